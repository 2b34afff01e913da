"""Template: many matches stepped together, one decision each (see `knolle.core.template` and `knolle.lab.batch`).

Where several seats choose together they are asked one after the other, and their choices wait in `pending`, which no
row shows. A match that is over begins anew at once.
"""

from typing import TYPE_CHECKING, Any

from knolle.core.compiled import DEALER, below, entry, inner, lowest, popcount, random_bit, step, uint64, word
from knolle.core.encoding import mark

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
    """Start the matches of a block; `fresh` has the state before the first deal for every starter."""
    for i in range(first, last):
        rngs[i] = restart(states, i, fresh, rngs[i])
        waiting[i] = to_act(states[i])


@entry
def advance(states, fresh, rngs, waiting, pending, seats, actions, rewards, done, won, first, last):
    """Take one decision in every match of a block, all of them legal."""
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
    """All choices are in: the points they bring are the rewards."""
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
    """A new match with a random starter."""
    rng = step(rng)
    states[i] = fresh[below(word(rng), uint64(fresh.size))]
    return deal_owed(states[i], rng)


@inner
def deal_owed(s, rng):
    """Deal until somebody is to choose."""
    while to_act(s) == DEALER:
        rng = deal_random(s, rng)
    return rng


@entry
def show(states, waiting, seats, masks, permitted, observations, first, last):
    """Show the next seat of every match what it may know and do."""
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
    """The first match whose action is not allowed, or -1."""
    for i in range(states.size):
        action = actions[i]
        if action < 0 or action > 63 or not (masks[i] >> uint64(action)) & U1:
            return i
    return -1


@entry
def draw(states, masks, rngs, actions):
    """A random legal action for every match."""
    for i in range(states.size):
        rng = step(rngs[i])
        rngs[i] = rng
        actions[i] = lowest(random_bit(word(rng), masks[i]))
