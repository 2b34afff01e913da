"""Template: entry points from Python into a game's kernel (see `knolle.compiled.template`).

Python passes an array of states and an index, which costs a fraction of passing a record.
"""

from typing import TYPE_CHECKING, Any

from knolle.compiled.decorators import entry, step, uint64, word

if TYPE_CHECKING:
    apply: Any = None
    deal: Any = None
    determinize: Any = None
    encode: Any = None
    legal: Any = None
    n_to_shuffle: Any = None
    observe: Any = None
    refusal: Any = None
    to_act: Any = None
    total: Any = None
    winners: Any = None


@entry
def call_to_act(states, i):
    return to_act(states[i])


@entry
def call_legal(states, i, seat):
    return legal(states[i], uint64(seat))


@entry
def call_refusal(states, i, seat, action):
    return refusal(states[i], uint64(seat), uint64(action))


@entry
def call_apply(states, i, choices, rows, moments):
    rows[0, 0] = uint64(0)
    rows[0, 1] = uint64(0)
    apply(states[i], choices, (rows, moments))


@entry
def call_n_to_shuffle(states, i):
    return n_to_shuffle(states[i])


@entry
def call_deal(states, i, order, rows, moments):
    rows[0, 0] = uint64(0)
    rows[0, 1] = uint64(0)
    deal(states[i], order, (rows, moments))


@entry
def call_total(states, i, seat):
    return total(states[i], uint64(seat))


@entry
def call_winners(states, i):
    return winners(states[i])


@entry
def call_observe(states, i, seat, views, j):
    observe(states[i], uint64(seat), views[j])


@entry
def call_encode(states, i, seat, row):
    encode(states[i], uint64(seat), row)


@entry
def call_determinize(views, j, seat, states, i, rng):
    states[i] = views[j]
    return determinize(states[i], uint64(seat), word(step(rng)))  # consecutive seeds must not give similar streams
