"""Advice says how sure the best action is, and claims no more than the estimates support."""

import pytest

from knolle.server.protocol import ValueFacts
from knolle.server.rooms.thinking import advice, judge_lead
from knolle.words.said import Card
from samples import match_after


def value(action: str, loss: float, error: float) -> ValueFacts:
    return ValueFacts(
        action=action,
        called=Card(action),
        points=2.0 - loss,
        points_error=1.0,
        chance=0.5,
        chance_error=0.1,
        loss=loss,
        loss_error=error,
    )


@pytest.mark.parametrize(
    ("lead", "error", "code"),
    [
        (1.1, 0.5, "clear"),
        (0.9, 0.5, "close"),
        (0.0, 0.0, "close"),
        (0.1, 0.0, "close"),
        (0.4, 0.0, "clear"),
    ],
)
def test_a_lead_is_clear_only_beyond_its_error(lead: float, error: float, code: str) -> None:
    found = judge_lead([value("R7", 0.0, 0.0), value("B4", lead, error), value("G3", 7.0, 0.0)])
    assert (found.code, found.params.action) == (code, "B4")
    assert (found.params.points, found.params.points_error) == (lead, error)


def test_a_single_legal_action_is_the_only_one() -> None:
    found = judge_lead([value("R7", 0.0, 0.0)])
    assert (found.code, found.params) == ("only", None)


def test_it_compares_the_best_two() -> None:
    match = match_after("potato-man", 3, 4)
    values = advice(match.view(match.to_act[0]))
    found = judge_lead(values)
    assert found.params.action == values[1].action
    assert found.params.points == values[1].loss >= values[0].loss == 0
