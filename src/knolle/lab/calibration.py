"""How far the judge of hints and reviews can be trusted: do its chances come true, and do its errors cover?"""

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import fsum, hypot, inf, sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from knolle.bots.contract import ActionValue, Budget, is_clear
from knolle.bots.judge import judge_anew
from knolle.core.game import Game
from knolle.core.view import View
from knolle.lab.arena import Arena
from knolle.lab.spread import n_cores

Values = npt.NDArray[np.float64]
SURE = 0.995
"""Chances beyond this count as this: the logarithm of the odds of a certain win has no end."""
TRUTH = 50
"""Times the usual budget, for what counts as the true value."""
STEPS = 25
"""Rounds of Newton's method."""
PULL = 0.1
"""How strongly a slope is drawn towards 1: a few positions could make it infinite, many hardly feel it."""


@dataclass(frozen=True)
class Position:
    """A choice in a match that was played to its end."""

    match: int
    view: View
    action: int
    won: float
    """The seat's share of the win."""


class Figure(NamedTuple):
    """What was measured, and its standard error."""

    value: float
    error: float


def positions(game: Game, players: int, bots: Sequence[str], matches: int, each: int, seed: str) -> list[Position]:
    """Return some positions of each match between bots with little time, spread evenly over the match."""
    arena = Arena(game, players, bots, seed, Budget(simulations=100))
    arena.prepare()
    with ThreadPoolExecutor(n_cores()) as pool:
        found = pool.map(lambda number: list(_of_match(arena, number, each)), range(matches))
        return [one for some in found for one in some]


def _of_match(arena: Arena, number: int, each: int) -> Iterator[Position]:
    match = arena.play(number, number % arena.players)
    real = []
    replay = arena.start(number)
    for choices in match.choices:
        for seat, action in choices.items():
            view = replay.view(seat, recalls=True)
            if len(view.legal) > 1:
                real.append((view, action, seat))
            replay.act(seat, action)
    won = match.result["winners"]
    first = int.from_bytes(hashlib.sha256(f"{arena.seed}/{number}".encode()).digest()[:4])
    step = max(1, len(real) // each)
    for view, action, seat in real[first % step :: step]:
        yield Position(number, view, action, (seat in won) / len(won))


def judge_all(found: Sequence[Position], rng: int, times: int = 1) -> list[list[ActionValue]]:
    """Return the judgement of every position with the given random numbers."""
    with ThreadPoolExecutor(n_cores()) as pool:
        return list(pool.map(lambda k: judge_anew(found[k].view, rng * 1_000_003 + k, times), range(len(found))))


# -- chances ---------------------------------------------------------------------------------------


def slope_of(found: Sequence[Position], judged: Sequence[Sequence[ActionValue]]) -> Figure:
    """Return how outcomes follow from the chances of the best action, in odds; a match counts as one unit.

    The slope is 1 if chances come true, less if they are too bold, more if they are too timid.
    """
    return fit(*_told_and_won(found, judged), np.array([one.match for one in found]))


def _told_and_won(found: Sequence[Position], judged: Sequence[Sequence[ActionValue]]) -> tuple[Values, Values]:
    told = [min(values, key=lambda value: value.loss).chance for values in judged]
    return np.array(told), np.array([one.won for one in found])


def fit(told: Values, won: Values, matches: npt.NDArray[np.int_]) -> Figure:
    """Fit a logistic regression of outcomes on the logarithm of the odds that were told."""
    kept = np.clip(told, 1.0 - SURE, SURE)
    rows = np.column_stack([np.ones(kept.size), np.log(kept / (1.0 - kept))])
    start = weights = np.array([0.0, 1.0])
    for _ in range(STEPS):
        expected = 1.0 / (1.0 + np.exp(-rows @ weights))
        bread = np.linalg.inv((rows * (expected * (1.0 - expected))[:, None]).T @ rows + PULL * np.eye(2))
        weights = weights + bread @ (rows.T @ (won - expected) - PULL * (weights - start))
    scores = rows * (won - expected)[:, None]
    sums = np.array([scores[matches == one].sum(axis=0) for one in np.unique(matches)])
    spread = bread @ (sums.T @ sums) @ bread
    return Figure(float(weights[1]), float(spread[1, 1] ** 0.5))


def tenths(found: Sequence[Position], judged: Sequence[Sequence[ActionValue]]) -> list[tuple[float, float, int]]:
    """Return mean chance told, share that came true and number of positions, for each tenth that has any."""
    told, won = _told_and_won(found, judged)
    places = np.minimum((10 * told).astype(int), 9)
    there = [places == k for k in range(10)]
    return [(float(told[here].mean()), float(won[here].mean()), int(here.sum())) for here in there if here.any()]


# -- errors and verdicts ---------------------------------------------------------------------------


def coverage(judged: Sequence[Sequence[ActionValue]], truth: Sequence[Sequence[ActionValue]]) -> Figure:
    """Return the share of values that lie within two standard errors of the truth, which has errors itself.

    From one position there is no telling the error of that share.
    """
    shares = np.array([_coverage(some, true) for some, true in zip(judged, truth, strict=True)])
    return Figure(float(shares.mean()), float(shares.std(ddof=1)) / sqrt(shares.size) if shares.size > 1 else inf)


def _coverage(some: Sequence[ActionValue], true: Sequence[ActionValue]) -> float:
    """Return the share of a position's values that the errors cover."""
    pairs = list(zip(some, true, strict=True))
    within = (
        abs(one.points - best.points) <= 2 * hypot(one.points_error, best.points_error) + 1e-9 for one, best in pairs
    )
    return sum(within) / len(pairs)


def flags(found: Sequence[Position], judged: Sequence[Sequence[ActionValue]]) -> set[int]:
    """Return the positions whose choice is called a mistake."""
    return {k for k, one in enumerate(found) if _is_mistake(one.action, judged[k])}


def _is_mistake(action: int, values: Sequence[ActionValue]) -> bool:
    mine = next(value for value in values if value.action == action)
    return is_clear(mine.loss, mine.loss_error)


def jaccard(matches: Sequence[int], first: set[int], second: set[int]) -> Figure:
    """Return how much two sets of positions have in common, 1 if they are the same; a match counts as one unit.

    From one match there is no telling the error.

    >>> jaccard([1, 1, 2, 2], {0, 1, 2}, {1, 2, 3})
    Figure(value=0.5, error=0.0)
    """
    both, either = (Counter(matches[k] for k in some) for some in (first & second, first | second))
    n, total = len(either), either.total()
    if not n:
        return Figure(1.0, 0.0)
    share = both.total() / total
    strays = [both[match] - share * count for match, count in either.items()]
    return Figure(share, sqrt(fsum(stray**2 for stray in strays) * n / (n - 1)) / total if n > 1 else inf)
