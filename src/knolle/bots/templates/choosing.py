"""Template: the choice of a value net without search."""

from typing import TYPE_CHECKING, Any

import numpy as np

from knolle.bots.net import begin, judge
from knolle.core.compiled import entry, inner, lowest, uint64

if TYPE_CHECKING:
    action_inputs: Any = None
    legal: Any = None
    state_inputs: Any = None

U0, U1 = uint64(0), uint64(1)


@inner
def best_action(s, seat, net, scratch, inputs):
    """The action the net likes best, its value, and how many inputs of the state are on: they stay in `inputs`."""
    n = state_inputs(s, seat, inputs)
    begin(net, inputs, n, scratch.base)
    mask = legal(s, seat)
    best, best_value = U0, np.float32(-1e30)
    while mask:
        action = lowest(mask)
        mask &= mask - U1
        m = action_inputs(s, seat, action, scratch.added, scratch.dense)
        value = judge(net, scratch.base, scratch.added, m, scratch.dense, scratch.hidden)
        if value > best_value:
            best, best_value = action, value
    return best, best_value, n


@entry
def net_choice(views, i, seat, net, scratch, inputs):
    """The net's choice for a view."""
    action, _, _ = best_action(views[i], seat, net, scratch, inputs)
    return action
