"""Template: many matches at once in compiled code (see `knolle.compiled.template`).

Bots see an observed record, never the state. Matches stop where a shuffle is owed, because fair shuffles are drawn in
Python.
"""

from typing import TYPE_CHECKING, Any

from knolle.compiled.decorators import DEALER, entry, inner, lowest, random_bit, step, uint64, word
from knolle.compiled.fair import shuffle

if TYPE_CHECKING:
    apply: Any = None
    deal: Any = None
    greedy: Any = None
    legal: Any = None
    n_to_shuffle: Any = None
    observe: Any = None
    to_act: Any = None
    total: Any = None
    winners: Any = None

U0, U1, U8 = uint64(0), uint64(1), uint64(8)
RANDOM, GREEDY = 0, 1


@inner
def choice(states, i, seat, bot, scratch, rng):
    """Return one seat's choice and the new generator. `scratch` holds a blank record and one to observe into."""
    if bot == RANDOM:
        rng = step(rng)
        return lowest(random_bit(word(rng), legal(states[i], seat))), rng
    scratch[1] = scratch[0]
    observe(states[i], seat, scratch[1])
    return greedy(scratch[1], seat, rng)


@entry
def advance(states, bots, rngs, choices, n_choices, scratch, owed):
    """Play until each state owes a shuffle (`owed` is its number of items), has no room left (-2) or is over (-1)."""
    for i in range(states.size):
        s = states[i]
        rng = rngs[i]
        acting = to_act(s)
        while acting != DEALER and acting != U0 and n_choices[i] < choices.shape[1]:
            packed = U0
            while acting:
                seat = lowest(acting)
                acting &= acting - U1
                action, rng = choice(states, i, seat, bots[seat], scratch, rng)
                packed |= action << (seat * U8)
            apply(s, packed, None)
            choices[i, n_choices[i]] = packed
            n_choices[i] += 1
            acting = to_act(s)
        rngs[i] = rng
        owed[i] = n_to_shuffle(s) if acting == DEALER else (-2 if acting else -1)


@entry
def deal_all(states, places, words, owed, order):
    """Shuffle by each row's words and deal; return how many rows had too few words, which are left as they are."""
    short = 0
    for row in range(places.size):
        i = places[row]
        n = owed[i]
        if shuffle(words[row], n, order):
            deal(states[i], order, None)
            places[row] = -1
        else:
            short += 1
    return short


@entry
def results(states, totals, won):
    """Write the totals and the mask of winners of every finished match."""
    for i in range(states.size):
        for seat in range(totals.shape[1]):
            totals[i, seat] = total(states[i], uint64(seat))
        won[i] = winners(states[i])


@entry
def call_greedy(states, i, seat, rng):
    """Return the rule player's choice in one state or view."""
    action, _ = greedy(states[i], seat, rng)
    return action
