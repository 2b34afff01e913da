"""The figures of an arena run: standard errors, p-values, ratings."""

import math
import random
import statistics
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import knolle
import stub_bots
from knolle.bots.contract import Budget
from knolle.lab.arena import Arena, Block
from knolle.lab.ratings import model, places, ratings
from knolle.lab.report import Report
from knolle.lab.standings import CURVE_PLACES, Estimate, Standings, two_sided

SIMS = Budget(simulations=20)


@pytest.fixture(autouse=True)
def _stubs() -> Iterator[None]:
    with stub_bots.registered():
        yield


def arena(bots: str, **options: object) -> Arena:
    names = bots.split(",")
    return Arena(knolle.game("potato-man"), len(names), names, "s", SIMS, options)


def run(bots: str, deals: int) -> Standings:
    table = arena(bots, rounds=1)
    return Standings(table, list(table.blocks(0, deals)))


# -- means and errors ------------------------------------------------------------------------------

# seats in rotation 0: dice lowest lowest; 1: lowest lowest dice; 2: lowest dice lowest
MADE_UP = [
    Block(0, [[9, 3, 0], [3, 6, 6], [2, 1, 4]], [[0], [1, 2], [2]]),
    Block(1, [[1, 2, 3], [4, 4, 4], [0, 9, 0]], [[2], [0, 1, 2], [1]]),
    Block(2, [[5, 5, 2], [8, 1, 0], [7, 2, 6]], [[0], [0], [0]]),
]


def test_means_and_errors_over_deals_by_hand() -> None:
    dice, lowest = Standings(arena("dice,lowest,lowest"), MADE_UP).rows()
    points = [(9 + 6 + 1) / 3, (1 + 4 + 9) / 3, (5 + 0 + 2) / 3]
    difference = [
        ((9 - 1.5) + (6 - 4.5) + (1 - 3)) / 3,
        ((1 - 2.5) + 0 + 9) / 3,
        ((5 - 3.5) + (0 - 4.5) + (2 - 6.5)) / 3,
    ]
    wins = [(1 + 1 / 2 + 0) / 3, (0 + 1 / 3 + 1) / 3, (1 + 0 + 0) / 3]
    for estimate, values in ((dice.points, points), (dice.difference, difference), (dice.wins, wins)):
        assert estimate.mean == pytest.approx(statistics.mean(values))
        assert estimate.error == pytest.approx(statistics.stdev(values) / math.sqrt(3))
    assert (dice.n_seats, lowest.n_seats) == (1, 2)
    assert lowest.points.mean == pytest.approx(
        (3 + 0 + 3 + 6 + 2 + 4 + 2 + 3 + 4 + 4 + 0 + 0 + 5 + 2 + 8 + 1 + 7 + 6) / 18
    )
    assert lowest.difference.mean == pytest.approx(-dice.difference.mean / 2)
    assert dice.wins.mean + 2 * lowest.wins.mean == pytest.approx(1)


def test_pairs_compare_on_the_same_deals() -> None:
    standings = Standings(arena("dice,lowest,lowest"), MADE_UP)
    dice, _ = standings.rows()
    (pair,) = standings.pairs()
    assert (pair.first, pair.second) == ("dice", "lowest")
    # one dice against the rest: its difference, deal by deal
    assert pair.points.mean == pytest.approx(dice.difference.mean)
    assert pair.points.error == pytest.approx(dice.difference.error)
    assert pair.wins.mean == pytest.approx(dice.wins.mean - (1 - dice.wins.mean) / 2)


def test_luck_shared_by_all_is_not_an_error() -> None:
    rng = random.Random(1)
    lucks = [rng.randrange(100) for _ in range(50)]
    blocks = [Block(i, [[luck + 1, luck], [luck, luck + 1]], [[0], [1]]) for i, luck in enumerate(lucks)]
    standings = Standings(arena("dice,lowest"), blocks)
    assert standings.rows()[0].points.error > 2  # type: ignore[operator]
    assert standings.pairs()[0].points == Estimate(1.0, 0.0, 50)
    assert standings.pairs()[0].points.p() == pytest.approx(2.0**-49)


@pytest.mark.parametrize("bots", ["dice,lowest,highest,slow", "dice,lowest,lowest,lowest"])
def test_a_seat_that_always_wins_helps_no_bot(bots: str) -> None:
    blocks = [Block(i, [[10 + i, 0, 1, 2]] * 4, [[0]] * 4) for i in range(9)]
    standings = Standings(arena(bots), blocks)
    for row in standings.rows():
        assert row.difference.mean == pytest.approx(0)
        assert row.wins.mean == pytest.approx(1 / 4)
        assert row.wins.p(1 / 4) == 1.0
    for pair in standings.pairs():
        assert pair.points.mean == pytest.approx(0)
        assert pair.points.p() == 1.0


def test_the_error_matches_the_spread_of_many_runs() -> None:
    rng = np.random.default_rng(7)
    runs = [Estimate.of(rng.normal(3, 2, 40)) for _ in range(600)]
    spread = statistics.stdev(run.mean for run in runs)
    assert statistics.mean(run.error or 0 for run in runs) == pytest.approx(spread, rel=0.1)
    outside = sum((run.p(3) or 0) < 0.05 for run in runs) / 600
    assert 0.03 < outside < 0.075


@pytest.mark.parametrize(
    ("t", "freedom", "p"),
    [(2.776, 4, 0.05), (4.604, 4, 0.01), (2.262, 9, 0.05), (3.250, 9, 0.01), (1.984, 100, 0.05), (3.291, 10**7, 0.001)],
)
def test_p_values_from_tables(t: float, freedom: int, p: float) -> None:
    assert two_sided(t, freedom) == pytest.approx(p, rel=0.06)
    assert two_sided(0, freedom) == 1


def test_one_deal_has_no_error_and_proves_nothing() -> None:
    table = arena("dice,lowest,lowest")
    standings = Standings(table, MADE_UP[:1])
    assert standings.rows()[0].points.error is None
    assert standings.pairs()[0].points.p() is None
    assert standings.curves() == []
    assert Report(table, MADE_UP[:1], 1).standing_cells()[0][1] == "5.33"


def test_curves_end_at_the_final_figures() -> None:
    rng = random.Random(2)
    table = arena("dice,lowest,highest")
    rows = [[[rng.randrange(20) for _ in range(3)] for _ in range(3)] for _ in range(1000)]
    standings = Standings(table, [Block(i, totals, [[0], [1], [2]]) for i, totals in enumerate(rows)])
    for curve, row in zip(standings.curves(), standings.rows(), strict=True):
        assert (curve.deals[0], curve.deals[-1]) == (2, 1000)
        assert len(curve.deals) <= CURVE_PLACES
        assert curve.means[-1] == pytest.approx(row.difference.mean)
        assert curve.errors[-1] == pytest.approx(row.difference.error)
    early = Standings(table, [Block(i, totals, [[0], [1], [2]]) for i, totals in enumerate(rows[:2])])
    assert early.curves()[0].errors == pytest.approx([early.rows()[0].difference.error])


# -- bots ------------------------------------------------------------------------------------------


def test_twins_differ_only_by_luck() -> None:
    (pair,) = run("dice:a,dice:b,dice:b", 150).pairs()
    assert pair.points.error is not None
    assert 0 < abs(pair.points.mean) < 3 * pair.points.error
    assert (pair.points.p() or 0) > 0.01
    assert (pair.wins.p() or 0) > 0.01


def test_deterministic_twins_do_not_differ() -> None:
    (pair,) = run("lowest:a,lowest:b,lowest:b", 10).pairs()
    assert pair.points.mean == pytest.approx(0, abs=1e-12)
    assert pair.points.p() == 1.0


def test_the_stronger_bot_is_found() -> None:
    standings = run("greedy,random,random", 60)
    greedy, _ = standings.rows()
    assert greedy.difference.mean > 0 and (greedy.difference.p() or 1) < 0.001
    assert greedy.wins.mean > 1 / 3 and (greedy.wins.p(1 / 3) or 1) < 0.001


# -- ratings ---------------------------------------------------------------------------------------

RATED = st.tuples(st.floats(0, 50), st.floats(0.5, 9))
SLACK = 1e-9


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[tuple[float, float]], list[float]]:
    n = draw(st.integers(2, 6))
    rated = draw(st.lists(RATED, min_size=n, max_size=n))
    return rated, [float(rank) for rank in draw(st.lists(st.integers(0, n - 1), min_size=n, max_size=n))]


def gains(rated: list[tuple[float, float]], ranks: list[float]) -> list[float]:
    judge = model(len(rated))
    after = judge.rate([[judge.rating(mu=mu, sigma=sigma)] for mu, sigma in rated], ranks=ranks)
    return [one.mu - mu for (one,), (mu, _) in zip(after, rated, strict=True)]


@given(tables(), RATED)
def test_among_equals_a_better_rank_never_gains_less(
    table: tuple[list[tuple[float, float]], list[float]], rated: tuple[float, float]
) -> None:
    ranks = table[1]
    gained = gains([rated] * len(ranks), ranks)
    for rank, gain in zip(ranks, gained, strict=True):
        for other_rank, other_gain in zip(ranks, gained, strict=True):
            if rank == other_rank:
                assert gain == pytest.approx(other_gain, abs=1e-6)
            elif rank < other_rank:
                assert gain > other_gain - SLACK


@given(tables(), st.data())
def test_a_better_rank_never_gains_less_than_a_worse_one_would_have(
    table: tuple[list[tuple[float, float]], list[float]], data: st.DataObject
) -> None:
    rated, ranks = table
    seat = data.draw(st.integers(0, len(rated) - 1))
    better = data.draw(st.sampled_from([rank - 0.5 for rank in range(int(ranks[seat]) + 1)]))
    improved = [better if place == seat else rank for place, rank in enumerate(ranks)]
    assert gains(rated, improved)[seat] >= gains(rated, ranks)[seat] - SLACK


def test_nobody_behind_tied_winners_gains_as_much() -> None:
    # openskill's Plackett-Luce gives 0.44, 0.44, 0.44, 1.00, -2.33 here
    first, second, third, fourth, last = gains([(25, 25 / 3)] * 5, [0, 0, 0, 1, 2])
    assert first == second == third > 0 > fourth > last


def test_winners_come_before_equal_points() -> None:
    assert places([5, 5, 5], [1]) == [1, 0, 1]
    assert places([5, 9, 9, 0], [1, 2]) == [2, 0, 0, 3]


def test_ratings_follow_strength_and_become_certain() -> None:
    table = arena("greedy,random,random,random", rounds=1)
    blocks = list(table.blocks(0, 30))
    few, many = ratings(table, blocks[:3]), ratings(table, blocks)
    assert many["greedy"].mu > many["random"].mu
    assert many["greedy"].sigma < few["greedy"].sigma < 25 / 3
    assert ratings(table, blocks) == many


def test_twins_are_rated_alike() -> None:
    table = arena("lowest:a,lowest:b,lowest:c", rounds=1)
    rated = ratings(table, list(table.blocks(0, 20)))
    assert max(one.mu for one in rated.values()) - min(one.mu for one in rated.values()) < 3 * rated["lowest:a"].sigma
