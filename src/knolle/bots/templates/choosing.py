"""Template: the choice of a value net without search."""

from typing import TYPE_CHECKING, Any

import numpy as np

from knolle.bots.net import begin, judge
from knolle.compiled.decorators import entry, inner, lowest, popcount, step, uint64, word

if TYPE_CHECKING:
    action_inputs: Any = None
    deals_left: Any = None
    legal: Any = None
    spread: Any = None
    state_inputs: Any = None
    survey: Any = None

U0, U1, U32 = uint64(0), uint64(1), uint64(32)
LOW = uint64(0xFFFFFFFF)
N_UNIFORM = 12
"""Uniform numbers in an almost normal one: their sum has a variance of 1."""


@inner
def best_action(s, seat, net, scratch, inputs, values):
    """Return the net's best action, its value, and the number of the state's active inputs, left in `inputs`.

    The value of every legal action goes to `values`, unless that is None.
    """
    about = survey(s, seat)
    n = state_inputs(s, seat, about, inputs)
    begin(net, inputs, n, scratch.base)
    mask = legal(s, seat)
    best, best_value = U0, np.float32(-1e30)
    while mask:
        action = lowest(mask)
        mask &= mask - U1
        m = action_inputs(s, seat, about, action, scratch.added, scratch.dense)
        value = judge(net, scratch.base, scratch.added, m, scratch.dense, scratch)
        if values is not None:
            values[action] = value
        if value > best_value:
            best, best_value = action, value
    return best, best_value, n


@inner
def almost_normal(rng):
    """Return an almost normally distributed random number and the new generator."""
    sum_ = -0.5 * N_UNIFORM
    for _ in range(N_UNIFORM // 2):
        rng = step(rng)
        bits = word(rng)
        sum_ += (float(bits & LOW) + float(bits >> U32)) * 2.0**-32
    return sum_, rng


@inner
def deviation(values, mask):
    """Return the standard deviation of the values of the actions in a mask."""
    n, sum_, squares = float(popcount(mask)), 0.0, 0.0
    while mask:
        value = float(values[lowest(mask)])
        mask &= mask - U1
        sum_ += value
        squares += value * value
    return np.sqrt(max(squares / n - (sum_ / n) * (sum_ / n), 0.0))


@entry
def net_choice(views, i, seat, net, scratch, inputs):
    """Return the net's choice for a view."""
    action, _, _ = best_action(views[i], seat, net, scratch, inputs, None)
    return action


@entry
def wavering_choice(views, i, seat, waver, net, scratch, inputs, values, rng):
    """Return the net's choice if each judgement has a random error of `waver` standard deviations of all of them."""
    best_action(views[i], seat, net, scratch, inputs, values)
    mask = legal(views[i], seat)
    size = waver * deviation(values, mask)
    best, best_value = U0, -1e30
    while mask:
        action = lowest(mask)
        mask &= mask - U1
        error, rng = almost_normal(rng)
        value = float(values[action]) + size * error
        if value > best_value:
            best, best_value = action, value
    return best


@entry
def net_values(views, i, seat, net, scratch, inputs, values):
    """Write the net's judgement of every legal action, in points; return the number of deals after this one."""
    best_action(views[i], seat, net, scratch, inputs, values)
    for action in range(values.size):
        values[action] *= spread(views[i])
    return deals_left(views[i])
