"""The moments that a choice leads to, read from what the kernel logs; `Game.events` turns its rows into events."""

from typing import Any, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from knolle.core.facts import State

Event: TypeAlias = dict[str, Any]
"""Something that happened, as docs/rules/record.md writes it."""
Note: TypeAlias = dict[str, Any]
"""What came of an event and by which rule; not in the record, because it follows from it."""

MOST_EVENTS = 63
"""Rows of the log that a choice may fill, with events and with the ends of moments."""
MOST_MOMENTS = 16
"""Moments that a choice may lead to before the last one."""
MOMENT = 255
"""The kind of a row in the kernel's log that ends a moment."""


class Moment(msgspec.Struct, eq=False):
    """A whole state worth showing, and the events with their notes that led to it from the moment before."""

    state: State
    events: list[Event]
    notes: list[Note]
    scores: tuple[tuple[int, ...], ...] = ()
    """The points of each finished round or game by then; `Match` adds them."""


def copy_state(state: State) -> State:
    """Return a copy, made from bytes: numpy copies a structured record field by field, twenty times slower."""
    return np.ndarray(state.size, state.dtype, bytearray(state.tobytes()))


def blank(state: State) -> State:
    """Return a record of the same type, all zero."""
    kind = state.dtype
    return np.ndarray(1, kind, bytearray(kind.itemsize))


class Log:
    """What the kernel writes while it applies a choice: rows of events, and the states of the moments between them."""

    def __init__(self, state: State) -> None:
        self.rows = np.zeros((1 + MOST_EVENTS, 4), np.uint64)
        self.states = np.empty(MOST_MOMENTS, state.dtype)

    def parts(self, after: State) -> list[tuple[State, list[list[int]]]]:
        """Return every moment's state with the rows that led to it; the last is the state after.

        Raise `RuntimeError` if the kernel had more to tell than fits.
        """
        check_room(self.rows)
        n_rows, n_moments = self.rows.item(0), self.rows.item(1)
        rows: list[list[int]] = self.rows[1 : n_rows + 1].tolist()
        if not n_moments:
            return [(after, rows)]
        found, first = [], 0
        for k in range(n_moments):
            end = next(place for place in range(first, n_rows) if rows[place][0] == MOMENT)
            # the log serves every match of its thread, whose states may have types of their own
            whole = np.ndarray(1, after.dtype, bytearray(self.states[k : k + 1].tobytes()))
            found.append((whole, rows[first:end]))
            first = end + 1
        return [*found, (after, rows[first:])]


def check_room(rows: npt.NDArray[np.uint64]) -> None:
    """Raise `RuntimeError` if there was more to write than these rows and their moments hold."""
    if rows.item(2):
        rows[0, 2] = 0
        raise RuntimeError(
            f"The kernel tells too much of one choice: {MOST_EVENTS} events and moments fit, "
            f"{MOST_MOMENTS} of them moments."
        )


def moment_of(state: State, told: list[tuple[Event, Note]]) -> Moment:
    """Return a moment from its state and its events with their notes."""
    return Moment(state, [event for event, _ in told], [note for _, note in told])


def result_of(moments: list[Moment]) -> tuple[State, list[Event]]:
    """Return the last state and all events."""
    return moments[-1].state, [event for moment in moments for event in moment.events]
