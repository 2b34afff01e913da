"""The log of a choice: what does not fit is not written, and an error."""

import numpy as np
import pytest

from knolle.compiled.decorators import emit, inner, moment, uint64
from knolle.core.moments import MOST_EVENTS, MOST_MOMENTS, Log
from knolle.sample.state import STATE


@inner
def tell(s, log, n_events, n_moments):
    for _ in range(n_moments):
        moment(s, log)
    for k in range(n_events):
        emit(log, uint64(1), uint64(k), uint64(0), uint64(0))


class Roomy(Log):
    """A log with memory behind it that nothing may be written to."""

    def __init__(self, state: np.ndarray) -> None:
        super().__init__(state)
        self.behind = np.zeros((2 * len(self.rows), 4), np.uint64), np.zeros(2 * MOST_MOMENTS, STATE)
        self.rows, self.states = self.behind[0][: len(self.rows)], self.behind[1][:MOST_MOMENTS]

    def is_inside(self) -> bool:
        return not self.behind[0][len(self.rows) :].any() and not self.behind[1]["players"][MOST_MOMENTS:].any()


def told(n_events: int, n_moments: int) -> tuple[Roomy, np.ndarray]:
    state = np.ones(1, STATE)
    log = Roomy(state)
    tell(state[0], (log.rows, log.states), n_events, n_moments)
    return log, state


@pytest.mark.parametrize("n_moments", [0, MOST_MOMENTS])
def test_all_that_fits_is_told(n_moments: int) -> None:
    n_events = MOST_EVENTS - n_moments
    log, state = told(n_events, n_moments)
    parts = log.parts(state)
    assert len(parts) == n_moments + 1 and sum(len(rows) for _, rows in parts) == n_events and log.is_inside()


@pytest.mark.parametrize(("n_events", "n_moments"), [(MOST_EVENTS + 9, 0), (MOST_EVENTS, 1), (0, MOST_MOMENTS + 9)])
def test_more_is_an_error_and_written_nowhere(n_events: int, n_moments: int) -> None:
    log, state = told(n_events, n_moments)
    with pytest.raises(RuntimeError, match="63 events and moments fit, 16 of them moments"):
        log.parts(state)
    assert log.is_inside()
    log.rows[0] = 0
    assert log.parts(state) == [(state, [])], "the next choice starts anew"
