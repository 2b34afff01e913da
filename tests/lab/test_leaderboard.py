"""Payoff tables, Nash averaging, α-rank and fingerprints."""

import importlib
import sys
from pathlib import Path
from unittest.mock import MagicMock

import numpy as np
import pytest

import knolle
from knolle.bots.contract import Budget
from knolle.lab.arena import Arena
from knolle.lab.fingerprint import fingerprint
from knolle.lab.journal import Journal
from knolle.lab.leaderboard import alpha_rank, equilibrium, payoffs, places
from knolle.lab.report import Report
from knolle.lab.standings import Estimate, Pair

CYCLE = np.array([[0, 1, -1], [-1, 0, 1], [1, -1, 0]], float)
GAME = knolle.game("potato-man")


def test_payoffs_are_the_leads_of_the_pairs() -> None:
    lead, none = Estimate(1.5, 0.1, 9), Estimate(0.0, 0.1, 9)
    found = payoffs(["a", "b"], [Pair("a", "b", lead, none)])
    assert found.tolist() == [[0, 1.5], [-1.5, 0]]


def test_a_cycle_is_shared_and_a_dominated_bot_has_nothing() -> None:
    assert equilibrium(CYCLE) == pytest.approx([1 / 3] * 3, abs=1e-3)
    assert alpha_rank(CYCLE) == pytest.approx([1 / 3] * 3, abs=1e-6)
    worse = np.zeros((4, 4))
    worse[:3, :3], worse[:3, 3], worse[3, :3] = CYCLE, 2, -2
    assert equilibrium(worse) == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0], abs=2e-3)
    assert alpha_rank(worse) == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0], abs=1e-6)
    averages = [place.nash_average for place in places("abcd", worse)]
    assert averages == pytest.approx([0, 0, 0, -2], abs=0.02)


def test_an_uneven_cycle_has_the_known_equilibrium() -> None:
    table = np.array([[0, 3, -1], [-3, 0, 2], [1, -2, 0]], float)
    assert equilibrium(table) == pytest.approx([2 / 6, 1 / 6, 3 / 6], abs=2e-3)


def test_among_several_equilibria_the_most_even_is_taken() -> None:
    copies = np.zeros((3, 3))
    copies[:2, 2], copies[2, :2] = 1, -1
    assert equilibrium(copies) == pytest.approx([0.5, 0.5, 0], abs=2e-3)
    assert equilibrium(np.zeros((2, 2))) == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize("table", [CYCLE, np.array([[0, 0.3, -0.1], [-0.3, 0, 0.02], [0.1, -0.02, 0]])])
def test_alpha_rank_is_that_of_open_spiel(table: np.ndarray, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = "open_spiel.python.egt.alpharank_visualizer"  # it needs matplotlib, which OpenSpiel does not bring
    monkeypatch.setitem(sys.modules, drawing, MagicMock())
    alpharank = importlib.import_module("open_spiel.python.egt.alpharank")
    theirs = alpharank.compute([table / np.abs(table).max()], m=20, alpha=1.0)[2]
    assert alpha_rank(table, 1.0, 20) == pytest.approx(theirs, abs=1e-6)


def test_a_bot_in_a_file_has_the_fingerprint_of_its_text(tmp_path: Path) -> None:
    source = (Path(__file__).parents[2] / "examples" / "careful.py").read_text()
    file = tmp_path / "careful.py"
    file.write_text(source)
    name = f"{file}:Careful"
    before = fingerprint(name, GAME)
    arena = Arena(GAME, 2, [name, "random"], "s", Budget(simulations=1), {"rounds": 1})
    with Journal(tmp_path / "run.jsonl", arena):
        pass
    file.write_text(source + "\n# a change\n")
    assert fingerprint(name, GAME) != before == arena.fingerprints[name]
    with pytest.raises(knolle.OptionError, match=r"run with fingerprints \S+:Careful '\w{12}', not '\w{12}'\. Use"):
        Journal(tmp_path / "run.jsonl", Arena(GAME, 2, [name, "random"], "s", Budget(simulations=1), {"rounds": 1}))
    assert fingerprint("random", GAME) != fingerprint("greedy", GAME)


def test_the_report_has_a_leaderboard() -> None:
    arena = Arena(GAME, 3, ["greedy", "random", "easy"], "s", Budget(simulations=5), {"rounds": 1})
    report = Report(arena, list(arena.blocks(0, 6)), 6)
    told = report.as_dict()
    assert [row["bot"] for row in told["leaderboard"]] == ["greedy", "random", "easy"]
    assert sum(row["alpha_rank"] for row in told["leaderboard"]) == pytest.approx(1)
    assert np.array(told["payoffs"]["points"]) == pytest.approx(-np.array(told["payoffs"]["points"]).T)
    assert len(report.place_cells()) == 3 and len(report.place_cells()[0]) == len(report.place_titles)
