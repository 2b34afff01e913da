"""`knolle bench`: every game and number of players is measured. The figures themselves depend on the machine."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from knolle.bots.registry import bot
from knolle.commands import app
from knolle.core.match import Match
from knolle.core.registry import games
from knolle.lab import bench_search


def test_every_table_and_search_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    file = tmp_path / "figures.json"
    done = CliRunner().invoke(app, ["bench", "--slices", "1", "--json", str(file)], env={"COLUMNS": "100"})
    assert done.exit_code == 0
    figures = json.loads(file.read_text(encoding="utf-8"))
    measured = [(row["game"], row["players"], row["threads"]) for row in figures["simulate"]]
    assert measured == [(game.slug, n, threads) for game in games() for n in game.players for threads in (1, 2)]
    for row in figures["simulate"]:
        assert row["choices_per_second"] > row["matches_per_second"] > 0
    assert "potato.c" in done.stdout
    searched = [(row["game"], row["players"], row["search"]) for row in figures["search"]]
    assert searched == [(game.slug, 4, name) for game in games() for name in (*bench_search.SEARCHES, bench_search.KIT)]
    assert all(row["simulations_per_second"] > 0 for row in figures["search"])
    assert (
        "Comparisons with OpenSpiel need open-spiel, not installed here: pip install 'knolle[research]'" in done.stdout
    )
    assert {(row["game"], row["players"]) for row in figures["think"]} == {(g.slug, n) for g in games() for n in (3, 4)}
    assert all(0 < row["mean_ms"] < 250 for row in figures["think"])
    driven = [row["driven"] for row in figures["drive"]]
    assert [name.partition(",")[0] for name in driven[:7]] == [
        *("knolle.batch of 1", "knolle.batch of 64 matches", "knolle.batch of 1 match", "knolle.batch of 1"),
        *("Gymnasium", "PettingZoo", "PettingZoo"),
    ]
    assert len(driven) == len(set(driven))
    assert "The other ways to drive it need pyspiel" in done.stdout


def test_a_slice_runs_the_stated_number_of_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    mind = bot("ismcts:chance:random")
    monkeypatch.setattr(mind, "choose", lambda view, rng, budget: asked.append((view, budget.simulations)))
    case = next(bench_search.cases(games()))
    case.slice()
    [(view, n)] = asked
    assert n == bench_search.SIMULATIONS
    assert case.rate == pytest.approx(1e9 / case.cpu_ns)
    assert view.facts() == Match("potato-man", players=4, seed=bytes(32)).view(0).facts()


def test_open_spiel_is_measured_in_the_same_run() -> None:
    pytest.importorskip("pyspiel")
    measured, rival = bench_search.run(games()[:1], 1)
    assert rival is not None
    assert measured[0].rate > rival.rate > 100
