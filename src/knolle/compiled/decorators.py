"""What all compiled code shares: the three decorators, bit tricks, random words, the event log.

Import numba only through this module. `entry` keeps machine code on disk in the folder of the instance that is being
made (template.py, cache.py), so that an edit or an upgrade never runs stale machine code.

Types: everything in a kernel is an unsigned 64-bit integer. Mixed with a plain literal it would silently become signed
or even a float, so kernels wrap every constant: `U1 = uint64(1)`.

With NUMBA_DISABLE_JIT=1 the same kernels run as plain Python, for coverage and debugging.
"""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import uint64

from knolle.compiled import bits
from knolle.compiled.bits import borrowed, lowest, multiply_fold, nth_bit, popcount

__all__ = [
    "DEALER",
    "below",
    "borrowed",
    "emit",
    "entry",
    "inlined",
    "inner",
    "lowest",
    "moment",
    "nth_bit",
    "popcount",
    "random_bit",
    "random_few",
    "random_half",
    "random_third",
    "step",
    "uint64",
    "word",
]


def inner(function: Callable[..., Any]) -> Any:
    """Compile a function that only other compiled functions call."""
    return numba.njit(nogil=True, error_model="numpy")(function)


def inlined(function: Callable[..., Any]) -> Any:
    """Compile a function as a part of those that call it: for hot code that takes arrays.

    An array that is passed on is counted, in an atomic step that takes as long as a card takes to play. With `borrowed`
    the compiler sees that there is nothing to count, but only as far as it inlines.
    """
    return numba.njit(nogil=True, error_model="numpy", forceinline=True)(function)


def entry(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls: kept on disk, run without the GIL. Only templates may have these."""
    return numba.njit(nogil=True, error_model="numpy", cache=True)(function)


if bits.INTERPRETED:
    np.seterr(over="ignore")

DEALER = uint64(1 << 7)
"""The bit of `to_act` that marks an owed shuffle."""

U0, U1, U32 = uint64(0), uint64(1), uint64(32)
LOW = uint64(0xFFFFFFFF)
GAMMA = uint64(0xA0761D6478BD642F)
FOLD = uint64(0xE7037ED1A0B428DB)


@inner
def step(rng):
    """Return the generator's next state. A generator is one word, passed by value so that it stays in a register."""
    return rng + GAMMA


@inner
def word(rng):
    """Return 64 random bits for the generator's current state."""
    return multiply_fold(rng, rng ^ FOLD)


@inner
def below(bits32, n):
    """Return a number below n from the low 32 random bits (bias below n / 2**32)."""
    return ((bits32 & LOW) * n) >> U32


@inner
def random_bit(bits32, mask):
    """Return one random set bit of a non-empty mask, as a mask."""
    return nth_bit(mask, below(bits32, popcount(mask)))


@inner
def random_few(rng, mask, left, size):
    """Draw `size` of the `left` set bits of a mask uniformly, one at a time; return them and the new generator."""
    chosen = U0
    while size:
        rng = step(rng)
        bit = nth_bit(mask, below(word(rng), left))
        mask ^= bit
        chosen |= bit
        left -= U1
        size -= U1
    return chosen, rng


@inner
def random_half(rng, mask, size):
    """Draw `size` set bits uniformly, fast when that is about half of them; return them and the new generator."""
    rng = step(rng)
    return resized(rng, word(rng) & mask, mask, size)


@inner
def random_third(rng, mask, size):
    """Draw `size` set bits uniformly, fast for a quarter to a third of them; return them and the new generator."""
    rng = step(step(rng))
    return resized(rng, word(rng) & word(rng - GAMMA) & mask, mask, size)


@inner
def resized(rng, chosen, mask, size):
    """Drop or add random bits until `size` remain; by symmetry a random guess becomes a uniform subset."""
    n = popcount(chosen)
    while n > size:
        rng = step(rng)
        chosen ^= nth_bit(chosen, below(word(rng), n))
        n -= U1
    if n < size:
        rest = mask & ~chosen
        left = popcount(rest)
        while n < size:
            rng = step(rng)
            bit = nth_bit(rest, below(word(rng), left))
            rest ^= bit
            chosen |= bit
            left -= U1
            n += U1
    return chosen, rng


@inner
def leaders(points, seats):
    """Return those seats of a mask that have the most points."""
    most = mask = U0
    while seats:
        seat = lowest(seats)
        if uint64(points[seat]) > most:
            most = uint64(points[seat])
            mask = U0
        if uint64(points[seat]) == most:
            mask |= U1 << seat
        seats &= seats - U1
    return mask


MOMENT = uint64(255)
"""The kind of a row that ends a moment."""


@inner
def emit(log, kind, a, b, c):
    """Append an event to the log; without a log this compiles to nothing.

    A log is a pair: rows, and the states of the moments. Row 0 has the numbers of events and of moments, and whether
    there was more than fits, which is not written.
    """
    if log is not None:
        rows = log[0]
        k = rows[0, 0] + U1
        if k >= uint64(len(rows)):
            rows[0, 2] = U1
            return
        rows[0, 0] = k
        rows[k, 0] = kind
        rows[k, 1] = a
        rows[k, 2] = b
        rows[k, 3] = c


@inner
def moment(s, log):
    """Mark a place where the state is whole and more follows, so that it can be shown; nothing without a log."""
    if log is not None:
        k = log[0][0, 1]
        if k >= uint64(len(log[1])):
            log[0][0, 2] = U1
            return
        log[1][k] = s
        log[0][0, 1] = k + U1
        emit(log, MOMENT, U0, U0, U0)
