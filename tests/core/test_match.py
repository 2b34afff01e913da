"""A match: what it takes as an action and whom it tells."""

import numpy as np
import pytest

import knolle


def test_numbers_of_numpy_are_actions_too():
    match = knolle.Match("potato-man", players=3, seed="00" * 32)
    assert match.act(0, np.int64(match.legal(0)[0]))[0]["type"] == "play"


@pytest.mark.parametrize("seat", [9, -1, True, "0"])
def test_events_are_for_seats_at_the_table(seat):
    match = knolle.Match("potato-man", players=3, seed="00" * 32)
    with pytest.raises(knolle.OptionError) as error:
        match.events(seat)
    assert error.value.code == "bad-seat"
