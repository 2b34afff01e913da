"""Inputs of the Potato Man net: only what the seat may know.

Inputs of a state: own hand, unseen cards, cards in the trick, the place in it, the best number and whether Evil Potato
and Potato Man have been played, sack cards left, cards in hand, how many cards of each colour are in the hand and
unseen. Inputs of an action: the card by the place in the trick, whether it is best now, how many of its colour stay in
hand, the colours still open after it. Dense figures of an action are those a person would weigh: the chance that it
stays best, what that would win, what the card may be worth later, how long its colour is, and the crux of the game: how
likely the next player is to be blocked, and this one later.
"""

from typing import NamedTuple

import numpy as np

from knolle.compiled.decorators import inner, lowest, popcount, uint64
from knolle.games.potato_man.greedy import NOT_BELOW, chance_of_missing, cost, winnings
from knolle.games.potato_man.kernel import (
    EVIL,
    MEN,
    U0,
    U1,
    U3,
    U4,
    Trick,
    closed_cards,
    lane,
    sack_for,
    trick_of,
    winning,
    with_card,
    worth,
)
from knolle.games.potato_man.view import unseen

HAND, UNSEEN, TRICK, ORDER, BEST, EVIL_LIES, MAN_LIES = 0, 64, 128, 192, 200, 224, 225
SUPPLY, LEFT, DRAWN, OWN_LENGTH, OUT_LENGTH = 226, 246, 268, 284, 348
CARD, WINS, STAYING, OPEN = 412, 732, 742, 806
"""The first index of each kind of input."""
N_INPUTS = 822
N_DENSE = 12
MOST_ACTIVE = 112
"""The most inputs that can be on at once."""
FROM_DEALS = True
"""The net gets stronger by learning from whole deals."""
F0, F1 = np.float32(0.0), np.float32(1.0)


class Survey(NamedTuple):
    """What is computed once per state and used for every action."""

    hidden: uint64  # unseen cards
    trick: Trick
    order: uint64  # place in the trick
    miss: float  # the chance that the seats to come do not play a given hidden card


@inner
def survey(v, seat):
    hidden = unseen(v, seat)
    order = v.n_played - v.n_tricks * v.trick_size
    return Survey(hidden, trick_of(v), order, chance_of_missing(v, seat, order, hidden))


@inner
def add_cards(mask, first, inputs, n):
    while mask:
        inputs[n] = first + np.int64(lowest(mask))
        mask &= mask - U1
        n += 1
    return n


@inner
def state_inputs(v, seat, about, inputs):
    """Write the numbers of the inputs that are on; return how many there are."""
    trick = about.trick
    n = add_cards(v.hands[seat], HAND, inputs, 0)
    n = add_cards(about.hidden, UNSEEN, inputs, n)
    n = add_cards(trick.cards, TRICK, inputs, n)
    inputs[n] = ORDER + np.int64(about.order)
    inputs[n + 1] = BEST + np.int64(trick.best_key >> uint64(8))
    inputs[n + 2] = LEFT + np.int64(popcount(v.hands[seat]))
    n += 3
    for colour in range(4):
        mask = lane(uint64(colour) << U4)
        inputs[n] = OWN_LENGTH + 16 * colour + np.int64(popcount(v.hands[seat] & mask))
        inputs[n + 1] = OUT_LENGTH + 16 * colour + np.int64(popcount(about.hidden & mask))
        n += 2
    if trick.cards & EVIL:
        inputs[n] = EVIL_LIES
        n += 1
    if trick.cards & MEN:
        inputs[n] = MAN_LIES
        n += 1
    for kind in range(5):
        inputs[n] = SUPPLY + 4 * kind + np.int64((v.supply >> (uint64(kind) << U3)) & U3)
        n += 1
    if v.pile_size:
        inputs[n] = DRAWN + np.int64(v.n_drawn[seat])
        n += 1
    return n


@inner
def open_colours(shut):
    """Return the colours to which a card may still be added, one bit each."""
    colours = 0
    for colour in range(4):
        if not (shut >> (uint64(colour) << U4)) & U1 or (shut & lane(uint64(colour) << U4)) == MEN:
            colours |= 1 << colour
    return colours


@inner
def power(x, n):
    """Return x to the power of n, for small n."""
    result = 1.0
    while n:
        if n & U1:
            result *= x
        x *= x
        n >>= U1
    return result


@inner
def action_inputs(v, seat, about, action, inputs, dense):
    """Write the inputs that the action adds and its dense figures; return the number of inputs."""
    bit = U1 << action
    hidden, trick, order = about.hidden, about.trick, about.order
    after = with_card(trick, bit, order)
    shut = closed_cards(after, True) if v.doubles else closed_cards(after, None)
    place, _ = winning(after)
    wins = place == order
    kind, got = sack_for(v.supply, action >> U4)
    gain = np.float32(got * worth(v, kind))
    own = v.hands[seat] & lane(action)
    expected = np.float32(winnings(v, trick, bit, order, hidden, about.miss))
    dense[0] = expected / np.float32(5.0)
    dense[1] = expected / gain if gain > 0 and wins else F0
    dense[2] = gain / np.float32(5.0)
    dense[3] = np.float32(cost(v, seat, bit, hidden))
    dense[4] = np.float32(popcount(own)) / np.float32(6.0)
    dense[5] = np.float32(popcount(own & NOT_BELOW[action])) / np.float32(6.0)
    dense[6] = np.float32(popcount(hidden & lane(action) & NOT_BELOW[action])) / np.float32(6.0)
    dense[7] = np.float32(popcount(hidden & lane(action))) / np.float32(12.0)
    blocking_figures(v, seat, about, bit, shut, dense)
    inputs[0] = CARD + np.int64(order) * 64 + np.int64(action)
    inputs[1] = WINS + np.int64(order) * 2 + (1 if wins else 0)
    inputs[2] = STAYING + np.int64(action >> U4) * 16 + np.int64(popcount(own)) - 1
    inputs[3] = OPEN + open_colours(shut)
    return 4


@inner
def blocking_figures(v, seat, about, bit, shut, dense):
    """Write how likely the next player is blocked, the share of closed cards, and what this seat could still play."""
    rest = v.hands[seat] & ~bit
    followers = v.trick_size - about.order - U1
    total = float(max(popcount(about.hidden), U1))
    closed_share = 1.0 - float(popcount(about.hidden & ~shut)) / total
    cards = popcount(v.hands[seat])
    dense[8] = np.float32(power(closed_share, cards)) if followers else F0
    dense[9] = np.float32(closed_share) if followers else F0
    shortest = U0
    if rest:
        shortest = popcount(rest & ~shut)
    dense[10] = np.float32(shortest) / np.float32(12.0)
    dense[11] = F1 if rest and not shortest else F0


@inner
def share_left(v):
    """Return how much of a round's luck is still to come, from 1 to 0."""
    return float(popcount(v.hands[v.turn])) / float(v.hand_size)
