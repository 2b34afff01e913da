"""`knolle bench`: every game and number of players is measured. How fast they are is for the machine to say."""

import json
from pathlib import Path

from typer.testing import CliRunner

from knolle.commands import app
from knolle.core.registry import games


def test_every_table_is_measured_with_one_thread_and_two(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    done = CliRunner().invoke(app, ["bench", "--slices", "1", "--json", str(file)], env={"COLUMNS": "100"})
    assert done.exit_code == 0
    figures = json.loads(file.read_text(encoding="utf-8"))
    measured = [(row["game"], row["players"], row["threads"]) for row in figures]
    assert measured == [(game.slug, n, threads) for game in games() for n in game.players for threads in (1, 2)]
    for row in figures:
        assert row["plays_per_second"] > row["deals_per_second"] > 0
    assert "potato.c" in done.stdout
