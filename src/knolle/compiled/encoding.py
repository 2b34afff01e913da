"""Views encoded as rows of whole numbers, for nets: the layout of a row and the marks all games set alike."""

from collections.abc import Iterable
from dataclasses import dataclass

from knolle.compiled.decorators import inner, lowest, uint64

HIGHEST = 2**15 - 1
MOST = uint64(HIGHEST)
"""The highest number in a row. Anything larger, as in a match without end, is capped here."""
U0, U1 = uint64(0), uint64(1)


@dataclass(frozen=True)
class Encoding:
    """The named parts of a row in order, its length, and the number of actions in a mask of legal actions."""

    parts: dict[str, slice]
    size: int
    actions: int


def laid_out(parts: Iterable[tuple[str, int]], actions: int) -> Encoding:
    """Lay out parts of the given lengths one after another.

    >>> laid_out([("hand", 60), ("totals", 4)], 60).parts["totals"]
    slice(60, 64, None)
    """
    slices: dict[str, slice] = {}
    at = 0
    for name, length in parts:
        slices[name] = slice(at, at + length)
        at += length
    return Encoding(slices, at, actions)


@inner
def mark(row, at, mask):
    """Set a 1 for every set bit of a mask, starting at index `at`."""
    while mask:
        row[at + lowest(mask)] = 1
        mask &= mask - U1


@inner
def capped(number):
    """Return the number, capped so that it fits in a row."""
    return min(number, MOST)


@inner
def counted_from(seat, other, players):
    """Return how many seats `other` sits after `seat`, so that every seat finds itself at 0."""
    return other - seat if other >= seat else other + players - seat
