"""The findings of an arena run: means with standard errors over deals, and whether differences could be luck."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt

from knolle.lab.arena import Arena, Block

Values = npt.NDArray[np.float64]
CURVE_PLACES = 200


@dataclass(frozen=True)
class Estimate:
    """A mean over deals and its standard error, which is None for a single deal."""

    mean: float
    error: float | None
    n: int

    @classmethod
    def of(cls, values: Values) -> "Estimate":
        """Return the mean of independent values, one per deal.

        >>> Estimate.of(np.array([1.0, 2.0, 3.0, 6.0]))
        Estimate(mean=3.0, error=1.0801234497346435, n=4)
        """
        n = len(values)
        return cls(float(values.mean()), float(values.std(ddof=1) / math.sqrt(n)) if n > 1 else None, n)

    def p(self, expected: float = 0.0) -> float | None:
        """Return the chance of a mean at least this far from `expected`, on either side, if `expected` were true.

        Values without any spread give no error estimate; then only the fact that all lie on one side counts.

        >>> Estimate.of(np.zeros(8)).p(0.25)
        0.0078125
        """
        if self.error is None:
            return None
        distance = abs(self.mean - expected)
        if self.error <= 1e-12:
            return 1.0 if distance <= 1e-12 else 0.5 ** (self.n - 1)
        return two_sided(distance / self.error, self.n - 1)


def two_sided(t: float, freedom: int) -> float:
    """Return Student's two-sided p-value by Wallace's normal approximation, accurate from five deals on.

    >>> round(two_sided(2.262, 9), 3), round(two_sided(1.96, 10**6), 3)
    (0.05, 0.05)
    """
    z = (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(t * t / freedom))
    return math.erfc(z / math.sqrt(2))


@dataclass(frozen=True)
class Standing:
    """One bot's results per seat: points per match, points above the others at its table, share of wins."""

    name: str
    n_seats: int
    points: Estimate
    difference: Estimate
    wins: Estimate


@dataclass(frozen=True)
class Pair:
    """One bot minus another on the same deals."""

    first: str
    second: str
    points: Estimate
    wins: Estimate


@dataclass(frozen=True)
class Curve:
    """A bot's difference as it converges: its mean over the first `deals` deals, with errors."""

    name: str
    deals: list[int]
    means: list[float]
    errors: list[float]


class Standings:
    """All figures of the blocks played so far."""

    def __init__(self, arena: Arena, blocks: Sequence[Block]) -> None:
        self.arena = arena
        self.n = len(blocks)
        totals = np.array([block.totals for block in blocks], float)
        shares = np.array([[_shares(row, arena.players) for row in block.winners] for block in blocks])
        above = totals - (totals.sum(2, keepdims=True) - totals) / (arena.players - 1)
        rotations = range(arena.players)
        tables = np.array([[arena.lineup(rotation, block.deal) for rotation in rotations] for block in blocks])
        places = {name: tables == name for name in arena.names}
        self._points = {name: _means(totals, here) for name, here in places.items()}
        self._above = {name: _means(above, here) for name, here in places.items()}
        self._wins = {name: _means(shares, here) for name, here in places.items()}

    def rows(self) -> list[Standing]:
        """Return one row per bot, in the order given."""
        return [
            Standing(
                name,
                list(self.arena.bots).count(name),
                Estimate.of(present(self._points[name])),
                Estimate.of(present(self._above[name])),
                Estimate.of(present(self._wins[name])),
            )
            for name in self.arena.names
            if len(present(self._points[name]))
        ]

    def pairs(self) -> list[Pair]:
        """Return every pair of bots."""
        return [
            Pair(
                first,
                second,
                Estimate.of(points),
                Estimate.of(present(self._wins[first] - self._wins[second])),
            )
            for first, second in combinations(self.arena.names, 2)
            if len(points := present(self._points[first] - self._points[second]))
        ]

    def curves(self) -> list[Curve]:
        """Return how the differences converge, at up to CURVE_PLACES points."""
        found = {name: present(self._above[name]) for name in self.arena.names}
        return [_curve(name, values) for name, values in found.items() if len(values) > 1]


def _shares(winners: list[int], players: int) -> list[float]:
    return [(seat in winners) / len(winners) for seat in range(players)]


def _means(values: Values, here: npt.NDArray[np.bool_]) -> Values:
    """Return a bot's mean per deal over the seats it had in all rotations; not a number where it did not play."""
    n = here.sum((1, 2))
    means: Values = np.where(n, np.where(here, values, 0.0).sum((1, 2)) / np.maximum(n, 1), np.nan)
    return means


def present(values: Values) -> Values:
    """Return the values of the deals that were played."""
    return values[~np.isnan(values)]


def _curve(name: str, values: Values) -> Curve:
    deals = np.unique(np.linspace(2, len(values), CURVE_PLACES).astype(int))
    means = (values.cumsum() / np.arange(1, len(values) + 1))[deals - 1]
    squares = ((values**2).cumsum() / np.arange(1, len(values) + 1))[deals - 1]
    errors = np.sqrt(np.maximum(squares - means**2, 0.0) / (deals - 1))
    return Curve(name, deals.tolist(), means.tolist(), errors.tolist())
