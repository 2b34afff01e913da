"""The rule player of Potato Man, with one evening's experience.

It asks two things of each card it may play. What would it win? That is the worth of the sack card its colour takes now,
times the chance that it stays the best card of the trick: for that it counts the unseen cards that would beat it in the
colours still open, and how likely later players hold one. And what does it cost? High numbers, colours with valuable
sacks, and a Potato Man while Evil Potatoes are still unseen are worth keeping. A card that cannot win is discarded
cheaply, preferably from a colour it holds many of. Chance decides among near equals. It does not guess hands, plan a
block or look at the score.
"""

import numpy as np

from knolle.compiled.decorators import inner, lowest, popcount, step, word
from knolle.games.potato_man.kernel import (
    EVIL,
    MEN,
    U0,
    U1,
    U2,
    U4,
    closed_cards,
    lane,
    playable,
    sack_for,
    trick_of,
    winning,
    with_card,
    worth,
)
from knolle.games.potato_man.state import CARDS, mask_of, number
from knolle.games.potato_man.view import unseen

NOT_BELOW = np.array(
    [mask_of([other for other in CARDS if card in CARDS and number(other) >= number(card)]) for card in range(64)],
    np.uint64,
)
"""For each card, all cards of at least its number: those that beat it when played later (PM-13)."""

KEEP = 0.45  # weight of what a card may still win later
LENGTH = 0.04  # preference for discarding from long colours
USED = 0.8  # how likely a rival who holds a better card plays it
NOISE = 2.0**-64 * 0.05


@inner
def choose(v, seat, rng):
    """Return an action for the seat on turn, and the new generator."""
    hidden = unseen(v, seat)
    trick = trick_of(v)
    order = v.n_played - v.n_tricks * v.trick_size
    miss = chance_of_missing(v, seat, order, hidden)
    can = playable(v)
    best, best_score = U0, -1e9
    while can:
        bit = can & (~can + U1)
        can ^= bit
        rng = step(rng)
        score = winnings(v, trick, bit, order, hidden, miss) - cost(v, seat, bit, hidden) + float(word(rng)) * NOISE
        if score > best_score:
            best, best_score = bit, score
    return lowest(best), rng


@inner
def chance_of_missing(v, seat, order, hidden):
    """Return the chance that no later player holds and plays a given hidden card."""
    followers = v.trick_size - order - U1
    rivals = followers if v.players > U2 else (followers + U1) // U2
    held = float(rivals * popcount(v.hands[seat])) / float(max(popcount(hidden), U1))
    return 1.0 - USED * min(held, 1.0)


@inner
def winnings(v, trick, bit, order, hidden, miss):
    """Return the expected worth of the sack card that this card wins in this trick."""
    after = with_card(trick, bit, order)
    place, colour = winning(after)
    if place != order:
        return 0.0
    kind, got = sack_for(v.supply, colour)
    gain = float(got * worth(v, kind))
    if after.cards & EVIL and after.cards & MEN:
        return gain  # PM-14: nothing beats Potato Man any more
    beaters = NOT_BELOW[lowest(bit)]
    if after.cards & EVIL:
        beaters |= MEN
    shut = closed_cards(after, True) if v.doubles else closed_cards(after, None)
    return gain * miss ** np.int64(popcount(beaters & hidden & ~shut))


@inner
def cost(v, seat, bit, hidden):
    """Return what playing the card gives up: its chance to win later, times what it would win."""
    card = lowest(bit)
    kind, got = sack_for(v.supply, card >> U4)
    gain = float(got * worth(v, kind))
    total = float(max(popcount(hidden), U1))
    strength = float(popcount(hidden & ~NOT_BELOW[card])) / total
    strength *= strength
    if bit & MEN and hidden & EVIL:
        strength = max(strength, 0.5)
    length = float(popcount(v.hands[seat] & lane(card)))
    return KEEP * strength * gain - LENGTH * length


# -- what search and learning ask of the game ------------------------------------------------------


@inner
def spread(s):
    """Return the standard deviation of a seat's points in one deal, measured between rule players."""
    return 3.5
