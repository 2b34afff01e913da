"""Template: many matches stepped together, one decision each (see `knolle.compiled.template` and `knolle.lab.batch`).

Where several seats choose together they are asked one after another; their choices wait in `pending`, which no row
shows. A match that is over restarts at once.
"""

from typing import TYPE_CHECKING, Any

from knolle.compiled.decorators import DEALER, below, entry, inner, lowest, popcount, random_bit, step, uint64, word
from knolle.compiled.encoding import mark

if TYPE_CHECKING:
    apply: Any = None
    deal_random: Any = None
    encode: Any = None
    legal: Any = None
    standing: Any = None
    to_act: Any = None
    winners: Any = None

U0, U1, U3 = uint64(0), uint64(1), uint64(3)


@entry
def begin(states, fresh, rngs, waiting, first, last):
    """Start the matches of a block; `fresh` has the state before the first deal for each starter."""
    for i in range(first, last):
        rngs[i] = restart(states, i, fresh, rngs[i])
        waiting[i] = to_act(states[i])


@entry
def advance(states, fresh, rngs, waiting, pending, seats, actions, rewards, done, won, first, last):
    """Make one legal decision in every match of a block."""
    for i in range(first, last):
        seat = uint64(seats[i])
        choices = pending[i] | uint64(actions[i]) << (seat << U3)
        left = waiting[i] & ~(U1 << seat)
        clear(rewards, i)
        if done[i]:
            clear(won, i)
            done[i] = False
        if not left:
            s = states[i]
            play(s, choices, rewards, i)
            rng = deal_owed(s, rngs[i])
            left, choices = to_act(s), U0
            if not left:
                note_winners(s, done, won, i)
                rng = restart(states, i, fresh, rng)
                left = to_act(s)
            rngs[i] = rng
        pending[i] = choices
        waiting[i] = left


@inner
def clear(rows, i):
    for k in range(rows.shape[1]):
        rows[i, k] = 0


@inner
def play(s, choices, rewards, i):
    """Apply the complete choices; the points they bring are the rewards."""
    for seat in range(s.players):
        rewards[i, seat] -= standing(s, uint64(seat))
    apply(s, choices, None)
    for seat in range(s.players):
        rewards[i, seat] += standing(s, uint64(seat))


@inner
def note_winners(s, done, won, i):
    done[i] = True
    mask = winners(s)
    share = 1.0 / popcount(mask)
    while mask:
        won[i, lowest(mask)] = share
        mask &= mask - U1


@inner
def restart(states, i, fresh, rng):
    """Start a new match with a random starter; return the new generator."""
    rng = step(rng)
    states[i] = fresh[below(word(rng), uint64(fresh.size))]
    return deal_owed(states[i], rng)


@inner
def deal_owed(s, rng):
    """Deal until a seat must choose; return the new generator."""
    while to_act(s) == DEALER:
        rng = deal_random(s, rng)
    return rng


@entry
def show(states, waiting, seats, masks, permitted, observations, first, last):
    """Write what the next seat of every match may know and do."""
    for i in range(first, last):
        seat = lowest(waiting[i])
        mask = legal(states[i], seat)
        seats[i] = seat
        masks[i] = mask
        clear(permitted, i)
        mark(permitted[i], U0, mask)
        clear(observations, i)
        encode(states[i], seat, observations[i])


@entry
def first_illegal(states, actions, masks):
    """Return the first match whose action is illegal, or -1."""
    for i in range(states.size):
        action = actions[i]
        if action < 0 or action > 63 or not (masks[i] >> uint64(action)) & U1:
            return i
    return -1


@entry
def draw(states, masks, rngs, actions):
    """Draw a random legal action for every match."""
    for i in range(states.size):
        rng = step(rngs[i])
        rngs[i] = rng
        actions[i] = lowest(random_bit(word(rng), masks[i]))
