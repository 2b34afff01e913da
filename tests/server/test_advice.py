"""Advice says how sure the best action is, and claims no more than the estimates support."""

import pytest

from knolle.server.protocol import ValueFacts
from knolle.server.rooms.thinking import advice, judge_lead
from knolle.words.said import Card
from samples import match_after


def value(action: str, points: float, error: float) -> ValueFacts:
    return ValueFacts(
        action=action, called=Card(action), points=points, points_error=error, chance=0.5, chance_error=0.1
    )


@pytest.mark.parametrize(
    ("lead", "errors", "code"),
    [
        (1.1, (0.3, 0.4), "clear"),
        (0.9, (0.3, 0.4), "close"),
        (0.0, (0.0, 0.0), "close"),
        (0.1, (0.0, 0.0), "close"),
        (0.4, (0.0, 0.0), "clear"),
    ],
)
def test_a_lead_is_clear_only_beyond_its_error(lead: float, errors: tuple[float, float], code: str) -> None:
    found = judge_lead([value("R7", 2.0 + lead, errors[0]), value("B4", 2.0, errors[1]), value("G3", -5.0, 0.0)])
    assert (found.code, found.params.action) == (code, "B4")
    assert found.params.points == pytest.approx(lead)
    assert found.params.points_error == pytest.approx(0.5 if errors[0] else 0.0)


def test_a_single_legal_action_is_the_only_one() -> None:
    found = judge_lead([value("R7", -3.0, 0.2)])
    assert (found.code, found.params) == ("only", None)


def test_it_compares_the_best_two() -> None:
    match = match_after("potato-man", 3, 4)
    values = advice(match.view(match.to_act[0]), simulations=200, rng=1)
    found = judge_lead(values)
    assert found.params.action == values[1].action
    assert found.params.points == values[0].points - values[1].points >= 0
