"""Refusals: what programs read, what people read, and that they survive being passed between processes."""

import copy
import pickle

import pytest

from knolle.core.errors import ActionError, KnolleError, OptionError, RecordError


@pytest.mark.parametrize("kind", [KnolleError, ActionError, OptionError, RecordError])
def test_a_refusal_survives_pickle_and_copy(kind: type[KnolleError]) -> None:
    error = kind("bad-card", "No such card.", rule="PM-1", card="R1", allowed=["R5"])
    for other in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert type(other) is kind
        assert other.as_dict() == error.as_dict()
        assert str(other) == "No such card. (PM-1)"


def test_as_sent_over_the_wire() -> None:
    error = ActionError("bad-card", "No such card.", rule="PM-1", card="R1")
    expected = {"code": "bad-card", "params": {"card": "R1"}, "rule": "PM-1", "sentence": "No such card."}
    assert error.as_dict() == expected
    assert RecordError("bad-card", "No such card.", event=3).as_dict()["event"] == 3
    assert str(RecordError("bad-card", "No such card.")) == "No such card."
