"""Records in bulk: the bytes of `Match`, checked quickly, in lines, compressed and in tables."""

import json
from pathlib import Path
from typing import Any

import pytest

import knolle
from knolle.core.record import dump, parse, replay
from knolle.core.registry import GAMES
from knolle.lab import records, verify
from knolle.lab.files import open_writer
from knolle.lab.playing import choices_of
from knolle.lab.records import Outline, Setup, tell
from knolle.lab.simulate import Simulation
from knolle.lab.tables import check_rows
from samples import GOLDEN

KINDS = ("m.jsonl", "m.jsonl.zst", "m.parquet")


def write(path: Path, slug: str = "potato-man", players: int = 3, n: int = 5, **options: Any) -> Path:
    simulation = Simulation(knolle.game(slug), players, n, "s", ["greedy"], options, keep_choices=True)
    with open_writer(path) as writer:
        for chunk in simulation.chunks(encode=writer.encode):
            writer.write(chunk.content)
    return path


@pytest.mark.parametrize("slug", GAMES)
def test_golden_records_are_written_byte_for_byte_and_found_valid_quickly(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [line for name, _, line in GOLDEN if name == slug]
    canonical = [dump(parse(line)).encode() for line in lines]
    for line in canonical:
        match = replay(parse(line))
        setup = Setup(match.game, match.names, match.options, match.starter)
        played = Outline(match.seed, choices_of(match), match.entropy)
        (story,) = tell(setup, [played], with_plays=True)
        assert story is not None and story.line(setup.head, played) == line
        assert len(story.plays) == sum(len(chosen) for chosen in match.choices)
    monkeypatch.setattr(verify, "_slow_check", pytest.fail)
    assert verify.check_lines(canonical) == [None] * len(lines)


@pytest.mark.parametrize("slug", GAMES)
def test_records_of_minis_are_found_valid_quickly(slug: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = write(tmp_path / "m.jsonl", slug, 2, 20, deck="mini").read_bytes().splitlines()
    for line in lines:
        assert dump(replay(parse(line)).record()).encode() == line
    monkeypatch.setattr(verify, "_slow_check", pytest.fail)
    assert verify.check_lines(lines) == [None] * len(lines)


@pytest.mark.parametrize("page", [0, 700])
def test_a_small_buffer_changes_nothing(page: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    whole = write(tmp_path / "a.jsonl", "companeros").read_bytes()
    monkeypatch.setattr(records, "PAGE", 1 + page)
    assert write(tmp_path / "b.jsonl", "companeros").read_bytes() == whole


def test_choices_that_the_rules_forbid_have_no_story() -> None:
    setup = Setup.of(knolle.game("potato-man"), 3, {"rounds": 1})
    match = setup.match(Outline(bytes(32), ()))
    while match.to_act:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    good = choices_of(match)
    for bad in (good[:-1], [*good, 0], [good[0], good[0], *good[2:]], [255, *good[1:]], [2**63, *good[1:]], []):
        assert tell(setup, [Outline(bytes(32), bad), Outline(bytes(32), good)])[0] is None


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'"seat": 0', b'"seat": 7', "event-differs"),
        (b'"seat": 0', b'"seat": 9', "event-differs"),
        (b'"options": {}', b'"options": {"encounters": "/etc/hosts"}', "unknown-option"),
        (b'"starter": 0', b'"starter": 9', "bad-starter"),
        (b'"winners": [', b'"winners": [5, ', "result-differs"),
        (b'"entropy": []', b'"entropy": [1]', "bad-value"),
        (b'"log": [{', b'"log": [{"x": 1}, {', "bad-event"),
    ],
)
@pytest.mark.parametrize("slug", ["potato-man", "hot-potato"])
def test_a_damaged_line_gets_the_error_of_the_slow_check(
    slug: str, old: bytes, new: bytes, code: str, tmp_path: Path
) -> None:
    line = write(tmp_path / "m.jsonl", slug, n=1).read_bytes()
    damaged = line.replace(old, new)
    assert damaged != line
    good, found = verify.check_lines([line, damaged])
    assert good is None and found is not None
    slow = verify._slow_check(damaged)
    assert slow is not None and (found.code, found.event) == (slow.code, slow.event)
    assert found.code == code


@pytest.mark.parametrize(
    ("slug", "players", "options"),
    [("companeros", 4, {"games": 2}), ("hot-potato", 3, {}), ("companeros", 2, {"deck": "mini"})],
)
def test_all_kinds_of_files_have_the_same_matches(
    slug: str, players: int, options: dict[str, Any], tmp_path: Path
) -> None:
    lines, packed, table = (knolle.read(write(tmp_path / kind, slug, players, **options)) for kind in KINDS)
    assert lines.arrow.equals(table.arrow.combine_chunks()) and packed.arrow.equals(lines.arrow)
    match = replay(parse((tmp_path / "m.jsonl").read_bytes().splitlines()[2]))
    plays = lines.plays.filter(lines.plays["match"] == 2)
    assert plays["step"].max() == len(match.choices) - 1
    pairs = [(seat, action) for chosen in match.choices for seat, action in chosen.items()]
    assert list(zip(plays["seat"], plays["action"], strict=True)) == pairs
    deals = lines.deals.filter(lines.deals["match"] == 2)
    assert len(deals) == match.n_shuffles
    assert [sum(column) for column in zip(*deals["points"].to_list(), strict=True)] == match.result["totals"]
    assert json.loads(deals["event"][0]) == match.log[0]
    assert lines.matches["totals"][2].to_list() == match.result["totals"]


def test_actions_are_told_as_the_game_tells_them(tmp_path: Path) -> None:
    for slug, players in (("potato-man", 3), ("companeros", 3), ("hot-potato", 2)):
        file = write(tmp_path / f"{slug}.jsonl", slug, players, 1)
        match, texts = replay(parse(file.read_bytes())), iter(knolle.read(file).plays["text"])
        again = knolle.Match(slug, players=players, seed=match.seed)
        for chosen in match.choices:
            state = again.state
            for seat, action in chosen.items():
                assert next(texts) == again.game.action_text(state, seat, action)
            for seat, action in chosen.items():
                again.act(seat, action)


def test_a_changed_row_is_found_and_the_others_are_valid(tmp_path: Path) -> None:
    import pyarrow as pa

    table = knolle.read(write(tmp_path / "m.parquet", n=6)).arrow
    rows = table.to_pylist()
    rows[1]["totals"][0] += 1
    rows[3]["plays"][0]["action"] ^= 1
    rows[4]["seed"] = "no seed"
    found = check_rows(pa.Table.from_pylist(rows, table.schema))
    assert [None if error is None else error.code for error in found] == [
        *(None, "row-differs", None, "bad-plays", "bad-seed", None)
    ]
    assert found[1] is not None and found[1].params["column"] == "totals"


@pytest.mark.parametrize("name", ["m.txt", "m.jsonl.gz", ".parquet", "records"])
def test_other_kinds_of_files_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(knolle.OptionError) as error, open_writer(tmp_path / name):
        pass
    assert error.value.code == "bad-records-file"
    assert not (tmp_path / name).exists()


def test_a_damaged_file_is_refused_in_words(tmp_path: Path) -> None:
    for name in ("m.parquet", "m.jsonl.zst"):
        (tmp_path / name).write_bytes(b"nonsense")
        with pytest.raises(knolle.OptionError) as error:
            knolle.read(tmp_path / name)
        assert error.value.code == "unreadable-file"
