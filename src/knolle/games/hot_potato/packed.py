"""The rules of a round over words with one byte per seat (see `state`), so that one step serves all seats at once."""

import numpy as np

from knolle.compiled.decorators import inner, lowest, popcount, uint64
from knolle.games.hot_potato import state as layout

U0, U1, U2, U3, U4, U6, U8 = (uint64(i) for i in (0, 1, 2, 3, 4, 6, 8))
U16, U24, U32, U63, U255 = (uint64(i) for i in (16, 24, 32, 63, 255))
PEELING, COUCH, POTETO, RAMBO, ROBO, SWEET = (uint64(i) for i in range(layout.N_POTATOES))

FLAGS = uint64(0x01010101)  # one bit per seat
POTATOES = uint64(0x3F3F3F3F)  # all potatoes of all seats
STAYING = FLAGS << SWEET | FLAGS << ROBO  # what may be in force (HP-12)
OTHERS = uint64(layout.OTHERS)
SIX = uint64(0x010101010101)  # one bit per potato, each in a byte of its own
SELVES = uint64(sum(1 << 9 * p for p in range(layout.N_POTATOES)))  # each potato's own bit in its byte


def beats(ranking):
    """Return a ranking as a word: for each potato a byte, the mask of itself and all that beat it."""
    return sum(sum(1 << p for p in ranking[: place + 1]) << 8 * potato for place, potato in enumerate(ranking))


BEATS = np.array([beats(ranking) for ranking in layout.RANKINGS], np.uint64)


# -- packed words ----------------------------------------------------------------------------------


@inner
def flag(seat):
    return U1 << (seat << U3)


@inner
def seats_in(flags):
    """Return seat flags as a mask with bit s for seat s."""
    return ((flags * uint64(0x01020408)) >> U24) & uint64(15)


@inner
def flags_of(seats):
    """Return a mask with bit s for seat s as seat flags."""
    return (seats * uint64(0x00204081)) & FLAGS


@inner
def potatoes_of(flags):
    """Return all potatoes of the flagged seats."""
    return flags * U63


@inner
def holding(cards):
    """Return the seats whose byte is not empty."""
    return ((cards + POTATOES) >> U6) & FLAGS


@inner
def having(cards, potato):
    """Return the seats whose byte holds this potato."""
    return (cards >> potato) & FLAGS


@inner
def discards(potatoes, hands, lying, in_force):
    return potatoes & ~(hands | lying | in_force)


# -- the rules of a round, over packed words -------------------------------------------------------


@inner
def may_add(hands, lying, hot):
    """Return the seats that revealed `poteto`, are not barred and hold another card (HP-6, HP-14)."""
    return having(lying, POTETO) & ~hot & holding(hands)


@inner
def best_lying(beaten_by, lying):
    """Return the highest-ranked potato played (HP-8): it is on the table, and none above it is."""
    there = lying | lying >> U16
    there = (there | there >> U8) & U63
    losers = (((there * SIX) & beaten_by) ^ SELVES) + SIX * U63
    return lowest(~losers & (SIX << U6)) >> U3


@inner
def points_for(gained, in_force):
    """Return the points, one byte per seat: one, or two with Sweet Potato in force (HP-8, HP-12)."""
    return gained + (gained & having(in_force, SWEET))


@inner
def all_played_rambo(seats, lying):
    """HP-13: whether R is all players, so that the Hot Potato goes to the middle and nobody is asked."""
    return having(lying, RAMBO) == seats


@inner
def rambo_users(lying, gained):
    """HP-13, HP-14: who may use Rambotato, barred or not, where not all played it."""
    return having(lying, RAMBO) & ~gained


@inner
def may_be_named(seats, lying):
    """HP-13: anybody outside R, which is any other player where R is one."""
    return seats & ~having(lying, RAMBO)


@inner
def hot_goes_to(named, in_force):
    """HP-13: to the one named by all; to the middle if several are, or if Robotato protects the one."""
    return named & ~having(in_force, ROBO) if popcount(named) == U1 else U0


@inner
def may_use(lying, gained, hot):
    """Return the seats with an effect in turn: no point gained, not barred (HP-9, HP-14)."""
    return holding(lying & OTHERS) & ~gained & ~hot


@inner
def taken_back(users, potatoes, hands, lying, in_force):
    """Return the discard piles of those users who played `couch` (HP-11)."""
    return potatoes_of(users & having(lying, COUCH)) & discards(potatoes, hands, lying, in_force)


@inner
def staying(users, lying):
    """Return what stays in front of the users for the next round (HP-12, HP-15)."""
    return potatoes_of(users) & lying & STAYING


@inner
def refill(potatoes, hands, kept):
    """Return the hands, with empty ones refilled with all cards not in force (HP-16)."""
    return hands | (potatoes & ~potatoes_of(holding(hands)) & ~kept)
