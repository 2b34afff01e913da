"""Bots ranked from the table of payoffs between them: Nash averaging and α-rank.

The payoff of a bot against another is its mean lead per match in points on the same deals, at the tables of the arena.
Ratings give one number to each bot and cannot express that each of three beats the next; these can.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from knolle.lab.standings import Pair

Matrix = npt.NDArray[np.float64]
ALPHA = 100.0
"""How strongly α-rank prefers the better of two bots; payoffs are scaled to at most 1."""
POPULATION = 50
STEPS = 4000
"""Most steps towards the most even equilibrium; the shares are then exact to about three digits."""
CLOSE = 1e-7


@dataclass(frozen=True)
class Place:
    """One bot's place: its share of the equilibrium, its payoff against it, and its share by α-rank."""

    name: str
    nash_share: float
    nash_average: float
    alpha_share: float


def payoffs(names: Sequence[str], pairs: Sequence[Pair]) -> Matrix:
    """Return the table of payoffs, bots in the order given; a bot's payoff against itself is 0."""
    place = {name: k for k, name in enumerate(names)}
    found = np.zeros((len(names), len(names)))
    for pair in pairs:
        a, b = place[pair.first], place[pair.second]
        found[a, b], found[b, a] = pair.points.mean, -pair.points.mean
    return found


def places(names: Sequence[str], table: Matrix) -> list[Place]:
    """Return the place of every bot, in the order given."""
    nash, alpha = equilibrium(table), alpha_rank(table)
    averages = table @ nash
    return [Place(name, float(nash[k]), float(averages[k]), float(alpha[k])) for k, name in enumerate(names)]


def equilibrium(table: Matrix) -> Matrix:
    """Return the most even mix of bots against which no bot has a positive payoff (Balduzzi and others, 2018).

    It minimises log Σ exp(table · prices) over prices of at least 0, which is the dual of maximal entropy.

    >>> equilibrium(np.array([[0, 1, -1], [-1, 0, 1], [1, -1, 0]])).round(3)
    array([0.333, 0.333, 0.333])
    """
    scaled = table / (np.abs(table).max() or 1.0)
    prices = ahead = np.zeros(len(table))
    rate = 1 / max(1.0, float(np.linalg.norm(scaled, 2)) ** 2)
    for k in range(STEPS):
        before, prices = prices, np.maximum(0.0, ahead + rate * (scaled @ _softmax(scaled @ ahead)))
        ahead = prices + k / (k + 3) * (prices - before)
        if np.abs(prices - before).max() < CLOSE:
            break
    return _softmax(scaled @ prices)


def _softmax(values: Matrix) -> Matrix:
    weights = np.exp(values - values.max())
    found: Matrix = weights / weights.sum()
    return found


def alpha_rank(table: Matrix, alpha: float = ALPHA, population: int = POPULATION) -> Matrix:
    """Return the share of time that a population, taken over by one mutant after another, spends with each bot.

    This is α-rank for one population (Omidshafiei and others, 2019).
    """
    n = len(table)
    if n == 1:
        return np.ones(1)
    scaled = table / (np.abs(table).max() or 1.0)
    moves = np.array([[_fixation(scaled[b, a] - scaled[a, b], alpha, population) for b in range(n)] for a in range(n)])
    moves /= n - 1
    np.fill_diagonal(moves, 0.0)
    np.fill_diagonal(moves, 1 - moves.sum(1))
    values, vectors = np.linalg.eig(moves.T)
    still = np.abs(np.real(vectors[:, np.argmin(np.abs(values - 1))]))
    found: Matrix = still / still.sum()
    return found


def _fixation(gain: float, alpha: float, population: int) -> float:
    """Return the chance that one mutant with this payoff above the others takes over."""
    exponent = alpha * gain
    if abs(exponent) < 1e-12:
        return 1 / population
    if exponent * population < -700:
        return float(np.exp(np.clip(exponent * (population - 1), -700, 0)) * -np.expm1(exponent))
    return float(np.expm1(-exponent) / np.expm1(-population * exponent))
