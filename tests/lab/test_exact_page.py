"""The table of docs/exact.md: every number follows from the rules, and the mixes are as close as the page says."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import knolle
from knolle.core.registry import games
from knolle.lab.equilibrium import Equilibrium
from knolle.lab.tree import CHANCE, Nodes

PAGE = Path(__file__).parents[2] / "docs" / "exact.md"
ROWS = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
TABLE = [[cell.strip() for cell in row.strip("|").split("|")] for row in ROWS]
SOLVED = [cells for cells in TABLE if len(cells) == 6]
OPTION = re.compile(r"`([\w-]+)=([\w-]+)`")
ITERATIONS = {"potato-man": 10_000}
FEW = 1_000
"""Iterations for the game that is not a mini."""


def n_deals(nodes: Nodes) -> int:
    """Return how many nodes come directly after the shuffles at the start."""
    found, waiting = 0, [0]
    while waiting:
        node = waiting.pop()
        if nodes.player[node] != CHANCE:
            found += 1
        else:
            waiting += range(nodes.first[node], nodes.first[node] + nodes.n_children[node])
    return found


def number(text: str) -> float:
    return float(text.replace(",", "").replace("−", "-"))


@pytest.mark.long
@pytest.mark.parametrize("cells", SOLVED, ids=lambda cells: cells[0])
def test_the_figures_of_a_small_game(cells: list[str]) -> None:
    game, _, deals, positions, situations, value = cells
    slug = re.findall(r"`([\w-]+)`", game)[0]
    options: dict[str, Any] = dict(OPTION.findall(game))
    solved = Equilibrium(knolle.game(slug), 2, options)
    nodes = solved.tree.nodes
    assert n_deals(nodes) == number(deals)
    assert nodes.player.size == number(positions) and solved.n_situations == number(situations)
    solved.iterate(ITERATIONS.get(slug, 5_000) if "deck" in options else FEW)
    assert solved.nash_conv < 0.00002
    decimals = len(value.partition(".")[2])
    assert np.round(solved.values()[0], decimals) == pytest.approx(number(value), abs=2e-5)


def test_the_page_has_a_row_for_each_game() -> None:
    assert len(SOLVED) == 5 and {cells[0].split("`")[1] for cells in SOLVED} == {game.slug for game in games()}
