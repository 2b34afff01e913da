"""What the net of Potato Man looks at: only what the seat may know.

Inputs of a state: own hand, cards not seen, cards in the trick, the place in it, the best number and whether Evil
Potato and Potato Man lie there, sack cards left, cards in hand. Inputs of an action: the card, whether it is best now.
Dense figures of an action are those a person would weigh: the chance that it stays best, what that would win, what the
card may be worth later, how long its colour is.
"""

import numpy as np

from knolle.bots.greedy.potato_man import NOT_BELOW, chance_of_missing, cost, winnings
from knolle.core.compiled import inner, lowest, popcount, uint64
from knolle.games.potato_man.kernel import (
    EVIL,
    MEN,
    U1,
    U3,
    U4,
    lane,
    sack_for,
    trick_of,
    winning,
    with_card,
    worth,
)
from knolle.games.potato_man.view import unseen

HAND, UNSEEN, TRICK, ORDER, BEST, EVIL_LIES, MAN_LIES = 0, 64, 128, 192, 200, 224, 225
SUPPLY, LEFT, DRAWN = 226, 246, 268
CARD, WINS = 284, 348
"""Where the inputs of each kind begin."""
N_INPUTS = 358
N_DENSE = 8
MOST_ACTIVE = 96
"""Inputs that can be on at once."""


@inner
def add_cards(mask, first, inputs, n):
    while mask:
        inputs[n] = first + np.int64(lowest(mask))
        mask &= mask - U1
        n += 1
    return n


@inner
def state_inputs(v, seat, inputs):
    """Write the numbers of the inputs that are on; how many they are."""
    trick = trick_of(v)
    order = v.n_played - v.n_tricks * v.trick_size
    n = add_cards(v.hands[seat], HAND, inputs, 0)
    n = add_cards(unseen(v, seat), UNSEEN, inputs, n)
    n = add_cards(trick.cards, TRICK, inputs, n)
    inputs[n] = ORDER + np.int64(order)
    inputs[n + 1] = BEST + np.int64(trick.best_key >> uint64(8))
    inputs[n + 2] = LEFT + np.int64(popcount(v.hands[seat]))
    n += 3
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
def action_inputs(v, seat, action, inputs, dense):
    """Write the inputs that the action adds, and its dense figures; how many inputs they are."""
    bit = U1 << action
    hidden = unseen(v, seat)
    trick = trick_of(v)
    order = v.n_played - v.n_tricks * v.trick_size
    miss = chance_of_missing(v, seat, order, hidden)
    place, _ = winning(with_card(trick, bit, order))
    wins = place == order
    kind, got = sack_for(v.supply, action >> U4)
    gain = np.float32(got * worth(v, kind))
    own = v.hands[seat] & lane(action)
    expected = np.float32(winnings(v, trick, bit, order, hidden, miss))
    dense[0] = expected / np.float32(5.0)
    dense[1] = expected / gain if gain > 0 and wins else np.float32(0.0)
    dense[2] = gain / np.float32(5.0)
    dense[3] = np.float32(cost(v, seat, bit, hidden))
    dense[4] = np.float32(popcount(own)) / np.float32(6.0)
    dense[5] = np.float32(popcount(own & NOT_BELOW[action])) / np.float32(6.0)
    dense[6] = np.float32(popcount(hidden & lane(action) & NOT_BELOW[action])) / np.float32(6.0)
    dense[7] = np.float32(popcount(hidden & lane(action))) / np.float32(12.0)
    inputs[0] = CARD + np.int64(action)
    inputs[1] = WINS + np.int64(order) * 2 + (1 if wins else 0)
    return 2


@inner
def share_left(v):
    """How much of a round's luck is still to come, from 1 to 0."""
    return float(popcount(v.hands[v.turn])) / float(v.hand_size)
