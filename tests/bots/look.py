"""Template: everything that a net is told about a state and an action."""

from typing import TYPE_CHECKING, Any

from knolle.compiled.decorators import entry

if TYPE_CHECKING:
    action_inputs: Any = None
    state_inputs: Any = None
    survey: Any = None


@entry
def look(states, seat, action, inputs, added, dense):
    about = survey(states[0], seat)
    n = state_inputs(states[0], seat, about, inputs)
    return n, action_inputs(states[0], seat, about, action, added, dense)
