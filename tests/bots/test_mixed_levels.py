"""Mixed tables: the shares of wins of the four levels and of the temperaments."""

import math
from itertools import pairwise

import pytest

import knolle
from knolle.bots.character import TEMPERAMENTS
from knolle.bots.contract import Budget
from knolle.core.registry import GAMES
from knolle.lab.arena import Arena
from knolle.lab.standings import Standings

LEVELS = ["easy", "medium", "hard", "master"]


def shares(slug, bots, deals, budget):
    arena = Arena(knolle.game(slug), 4, bots, "mixed", Budget(simulations=budget), is_mixed=True)
    rows = Standings(arena, list(arena.blocks(0, deals))).rows()
    return {row.name: (row.wins.mean, row.wins.error) for row in rows}


def test_a_mixed_table_seats_every_bot_before_any_has_two():
    for players, bots in ((3, LEVELS), (4, LEVELS), (5, LEVELS)):
        slug = "potato-man"
        arena = Arena(knolle.game(slug), players, bots, "draw", Budget(simulations=1), is_mixed=True)
        lineups = [arena.lineup(0, deal) for deal in range(40)]
        assert len(set(lineups)) > 10
        assert {name for lineup in lineups for name in lineup} == set(LEVELS)
        for lineup in lineups:
            counts = sorted(lineup.count(name) for name in LEVELS)
            assert counts[-1] - counts[0] <= 1


def test_easy_and_master_are_far_apart():
    found = shares("potato-man", LEVELS, 8, 60)
    assert found["master"][0] > found["easy"][0] + 0.1


@pytest.mark.long
@pytest.mark.parametrize(("slug", "budget"), [("potato-man", 100), ("companeros", 300), ("hot-potato", 1500)])
def test_each_level_wins_more_than_the_one_below(slug, budget):
    found = shares(slug, LEVELS, 400, budget)
    means = [found[name][0] for name in LEVELS]
    assert means[0] > 0.08 and means[3] > 0.33 - 2 * found["master"][1]
    assert all(above - below > 0.04 - 2 * found["hard"][1] for below, above in pairwise(means))


@pytest.mark.long
@pytest.mark.parametrize("slug", GAMES)
def test_temperaments_are_equally_strong(slug):
    """40 points of Elo are a factor of 1.26 in shares of wins."""
    found = shares(slug, [f"hard:{one}" for one in TEMPERAMENTS], 400, 60)
    low, high = min(found.values()), max(found.values())
    error = math.hypot(low[1] / low[0], high[1] / high[0])
    assert 400 * math.log10(high[0] / low[0]) < 40 + 400 * 2 * error / math.log(10)
