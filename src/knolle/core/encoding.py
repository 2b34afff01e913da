"""A view as a row of whole numbers, for nets: what stands where, and the marks that every game sets the same way."""

from collections.abc import Iterable
from dataclasses import dataclass

from knolle.core.compiled import inner, lowest, uint64

HIGHEST = 2**15 - 1
MOST = uint64(HIGHEST)
"""No number is higher; what would be, in a match without end, stays there."""
U0, U1 = uint64(0), uint64(1)


@dataclass(frozen=True)
class Encoding:
    """The parts of a row by name, in their order, and how many actions a mask of legal ones has room for."""

    parts: dict[str, slice]
    size: int
    actions: int


def laid_out(parts: Iterable[tuple[str, int]], actions: int) -> Encoding:
    """Parts with their lengths, one behind the other.

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
    """A 1 for every set bit of a mask, from place `at` on."""
    while mask:
        row[at + lowest(mask)] = 1
        mask &= mask - U1


@inner
def capped(number):
    """A number as it fits in a row."""
    return min(number, MOST)


@inner
def counted_from(seat, other, players):
    """How many seats `other` sits behind `seat`: everybody finds himself at place 0."""
    return other - seat if other >= seat else other + players - seat
