"""Files of datasets: what they say about themselves, groups of rows, and what an interruption leaves."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import knolle

pytest.importorskip("pyarrow")
import pyarrow as pa
import pyarrow.parquet as pq

from knolle.commands import app
from knolle.lab import dataset
from knolle.lab.dataset import Dataset
from knolle.lab.fingerprint import fingerprint

WORDS = ["potato-man", "--players", "3", "--option", "rounds=1", "--teacher", "greedy", "--budget", "5sims"]


def write(file: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["dataset", *WORDS, "--out", str(file), *words])


def test_a_file_says_what_it_follows_from(tmp_path: Path) -> None:
    file = tmp_path / "d.parquet"
    assert write(file, "--matches", "1", "--share", "0.5", "--seed", "spring").exit_code == 0
    about = {name.decode(): value.decode() for name, value in pq.read_metadata(file).metadata.items()}
    game = knolle.game("potato-man")
    assert (about["format"], about["knolle"]) == ("knolle-positions/1", knolle.__version__)
    assert (about["game"], about["players"], about["seed"]) == ("potato-man", "3", "spring")
    assert json.loads(about["options"]) == {"rounds": 1}
    assert json.loads(about["bots"]) == ["greedy"] * 3
    assert json.loads(about["fingerprints"]) == {"greedy": fingerprint("greedy", game)}
    assert (about["teacher"], about["budget"], about["share"]) == ("greedy", "5sims", "0.5")
    assert (about["encoding"], about["row_size"]) == (str(game.encoding(3).version), str(game.encoding(3).size))


def test_rows_of_several_matches_share_a_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "d.parquet"
    monkeypatch.setattr(dataset, "GROUP", 60)
    assert write(file, "--matches", "9").exit_code == 0
    found = pq.ParquetFile(file).metadata
    sizes = [found.row_group(k).num_rows for k in range(found.num_row_groups)]
    assert 1 < len(sizes) < 9 and all(size >= 60 for size in sizes[:-1])
    assert pq.read_table(file)["match"].unique().to_pylist() == list(range(9))


def test_shards_are_the_parts_of_a_whole(tmp_path: Path) -> None:
    whole, *parts = files = [tmp_path / f"{name}.parquet" for name in ("whole", "1", "2")]
    for file, words in zip(files, ([], ["--shard", "1/2"], ["--shard", "2/2"]), strict=True):
        assert write(file, "--matches", "3", *words).exit_code == 0
    names = ["match", "seed", "step", "seat", "row", "legal", "action", "won"]  # those without NaN
    found = [pq.read_table(part).select(names) for part in parts]
    assert pa.concat_tables(found).equals(pq.read_table(whole).select(names))


def test_an_interruption_keeps_whole_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Dataset.tables

    def interrupted(self: Dataset, *given: Any) -> Iterator[Any]:
        for n, table in enumerate(whole(self, *given)):
            if n == 2:
                raise KeyboardInterrupt
            yield table

    file, all_of_it = tmp_path / "part.parquet", tmp_path / "whole.parquet"
    write(all_of_it, "--matches", "4")
    monkeypatch.setattr(Dataset, "tables", interrupted)
    done = write(file, "--matches", "4")
    rows = pq.read_table(file)
    assert done.exit_code == 130
    assert f"Stopped after 2 of 4 matches; their {len(rows)} positions are in {file}." in done.stderr
    names = ["match", "seed", "step", "seat", "row", "legal", "action", "won"]  # those without NaN
    expected = pq.read_table(all_of_it).select(names)
    assert rows.select(names).equals(expected.slice(0, len(rows))) and set(rows["match"].to_pylist()) == {0, 1}
