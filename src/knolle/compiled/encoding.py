"""Views encoded as rows of whole numbers, for nets: the layout of a row and the marks all games set alike."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from knolle.compiled.decorators import inlined, inner, lowest, uint64

HIGHEST = 2**15 - 1
MOST = uint64(HIGHEST)
"""The highest number in a row. Anything larger, as in a match without end, is capped here."""
U0, U1 = uint64(0), uint64(1)


class Parts(dict[str, slice]):
    """The columns of each part of a row by its name."""

    def __missing__(self, name: object) -> slice:
        raise KeyError(f"a row has no part {name!r}; its parts are {', '.join(self)}")


@dataclass(frozen=True)
class Encoding:
    """The named parts of a row in order, its length, and the number of actions in a mask of legal actions."""

    parts: dict[str, slice]
    size: int
    actions: int
    version: int
    """Changes with the layout: a net that was trained on rows of another version does not understand these."""
    meanings: dict[str, str]
    """What each part says."""
    highest: npt.NDArray[np.int16] = field(compare=False, repr=False)
    """The highest number in each column; `HIGHEST` where the rules set no limit. The lowest is always 0."""

    def __str__(self) -> str:
        lines = [f"version {self.version}: {self.size} columns, {self.actions} actions"]
        for name, part in self.parts.items():
            most = "" if self.highest[part.start] == HIGHEST else f", at most {self.highest[part.start]}"
            lines.append(f"{part.start:5}  {name} ({part.stop - part.start}{most}): {self.meanings[name]}")
        return "\n".join(lines)

    def scaled(self, rows: npt.ArrayLike) -> npt.NDArray[np.float32]:
        """Return rows with every column between 0 and 1, by its highest number or, without a limit, by logarithms.

        Raise `ValueError` for anything but rows of this game.
        """
        try:
            rows = np.asarray(rows)
        except ValueError:  # lists of different lengths
            rows = np.array(None)
        if rows.shape[-1:] != (self.size,) or rows.dtype.kind not in "iuf":
            sentence = f"Rows of this game are numbers in {self.size} columns, not {rows.dtype} of shape {rows.shape}."
            raise ValueError(sentence)
        scaled = rows / self.highest.astype(np.float32)
        endless = self.highest == HIGHEST
        scaled[..., endless] = np.log1p(rows[..., endless]) / np.log1p(np.float32(HIGHEST))
        return scaled.astype(np.float32, copy=False)


def lay_out(parts: Iterable[tuple[str, int, int, str]], actions: int, version: int = 1) -> Encoding:
    """Lay out parts one after another; each has a name, a length, the highest number in it, and a meaning.

    >>> lay_out([("hand", 60, 1, "own cards"), ("totals", 4, HIGHEST, "points")], 60).parts["totals"]
    slice(60, 64, None)
    """
    slices = Parts()
    meanings: dict[str, str] = {}
    highest: list[int] = []
    for name, length, most, meaning in parts:
        slices[name] = slice(len(highest), len(highest) + length)
        meanings[name] = meaning
        highest += [most] * length
    return Encoding(slices, len(highest), actions, version, meanings, np.array(highest, np.int16))


@inlined
def mark(row, at, mask):
    """Set a 1 for every set bit of a mask, starting at index `at`."""
    while mask:
        row[at + lowest(mask)] = 1
        mask &= mask - U1


@inlined
def write_set(row, at, mask, size):
    """Write a 1 or a 0 for each of `size` bits of a mask, starting at index `at`; without branches to mispredict."""
    for k in range(size):
        row[at + uint64(k)] = (mask >> uint64(k)) & U1


@inner
def cap(number):
    """Return the number, capped so that it fits in a row."""
    return min(number, MOST)


@inner
def seats_after(seat, other, players):
    """Return how many seats `other` sits after `seat`, so that every seat finds itself at 0."""
    return other - seat if other >= seat else other + players - seat
