"""Template: what a state is worth to a seat, in points and in the chance of winning the match."""

from typing import TYPE_CHECKING, Any

import numpy as np

from knolle.compiled.arithmetic import exp
from knolle.compiled.decorators import inner, uint64

if TYPE_CHECKING:
    deals_left: Any = None
    spread: Any = None
    standing: Any = None
    winners: Any = None

U0, U1 = uint64(0), uint64(1)
LOGISTIC = 0.83
"""A logistic curve of this width, in standard deviations of one of two equal players, is close to the normal one."""


@inner
def lead_of(s, seat):
    """Return own points minus the mean of the others."""
    others = 0.0
    for other in range(s.players):
        others += float(standing(s, uint64(other)))
    mine = float(standing(s, seat))
    return mine - (others - mine) / float(s.players - U1)


@inner
def share_of_win(s, seat):
    """Return a seat's share of the win at the end of the match: winners share 1, others get 0."""
    won = winners(s)
    n = 0.0
    for other in range(s.players):
        n += float((won >> uint64(other)) & U1)
    return float((won >> seat) & U1) / n


@inner
def chance_ahead(s, seat, gain, deals):
    """Return the chance of winning if the lead grows by `gain` points and this many deals of luck remain."""
    width = LOGISTIC * spread(s) * np.sqrt(deals)
    mine = float(standing(s, seat)) + gain
    sum_ = 1.0
    for other in range(s.players):
        if uint64(other) != seat:
            sum_ += exp((float(standing(s, uint64(other))) - mine) / width)
    return 1.0 / sum_


@inner
def chance_to_win(s, seat):
    """Return the chance of winning after a deal: exact at the match's end, else from the lead and the deals left."""
    left = deals_left(s)
    if left == U0:
        return share_of_win(s, seat)
    return chance_ahead(s, seat, 0.0, float(left))


@inner
def tally(figures, own, difference, chance):
    """Add what one world says of an action: own points, difference and chance, each with its square."""
    figures[0] += 1.0
    figures[1] += own
    figures[2] += own * own
    figures[3] += difference
    figures[4] += difference * difference
    figures[5] += chance
    figures[6] += chance * chance
