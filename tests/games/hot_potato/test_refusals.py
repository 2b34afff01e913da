"""Refusals of Hot Potato!: code, parameters, rule and a sentence that says what is allowed; the match is unchanged."""

import pytest

from games.hot_potato.table import POTATOES, Table
from knolle import ActionError


def refusal(match, seat, action):
    """Return the refusal of an action, having checked that nothing has changed."""
    before = (match.state.tobytes(), list(match.log), list(match.choices), match.to_act, match.view(None))
    with pytest.raises(ActionError) as refused:
        match.act(seat, action)
    assert (match.state.tobytes(), match.log, match.choices, match.to_act, match.view(None)) == before
    return refused.value


def test_hp5_a_potato_that_is_not_in_hand():
    match = Table(2)
    match.play("peeling, peeling")
    error = refusal(match, 0, "peeling")
    assert (error.code, error.rule) == ("card-not-in-hand", "HP-5")
    assert error.params == {"action": "peeling", "seat": 0, "allowed": POTATOES[1:]}
    assert error.sentence == f"peeling: this potato is not in the hand; allowed: {', '.join(POTATOES[1:])}."
    assert refusal(match, 0, 0).code == "card-not-in-hand"


def test_hp6_an_added_card_that_is_not_in_hand():
    match = Table(2)
    match.play("poteto, couch")
    error = refusal(match, 0, "poteto")
    assert (error.code, error.rule) == ("card-not-in-hand", "HP-6")
    assert error.params["allowed"] == ["peeling", "couch", "rambo", "robo", "sweet", "decline"]


def test_hp13_naming_oneself_or_another_who_played_rambo():
    match = Table(3, "peeling")
    match.play("rambo, rambo, peeling")
    error = refusal(match, 0, "to 0")
    assert (error.code, error.rule, error.params["allowed"]) == ("names-oneself", "HP-13", ["to 2", "decline"])
    error = refusal(match, 0, "to 1")
    assert (error.code, error.rule) == ("names-rambo-player", "HP-13")
    assert error.sentence == "to 1: who played rambo may not be named; allowed: to 2, decline."


def test_hp13_using_it_without_a_name():
    match = Table(3, "peeling")
    match.play("rambo, peeling, peeling")
    assert (refusal(match, 0, "use").code, refusal(match, 0, "use").rule) == ("unknown-action", "HP-13")


def test_hp13_a_seat_that_is_not_at_the_table():
    match = Table(3, "peeling")
    match.play("rambo, peeling, peeling")
    for action in ("to 3", "to 4", "to -1", "to", 3, 5):
        assert refusal(match, 0, action).code == "unknown-action"


STEPS = [([], "HP-5"), (["poteto, couch, peeling"], "HP-6"), (["rambo, peeling, peeling"], "HP-13")]
STEPS += [(["couch, peeling, peeling"], "HP-9")]


@pytest.mark.parametrize(("steps", "rule"), STEPS)
@pytest.mark.parametrize(
    "action", ["", "Sweet", "sweet ", "to 9", "chip", "🥔", "x" * 10000, -1, 7, 63, 64, 10**30, 1.0]
)
def test_texts_and_numbers_that_are_not_an_action_here(steps, rule, action):
    match = Table(3)
    match.play(*steps)
    error = refusal(match, 0, action)
    assert (error.code, error.rule) == ("unknown-action", rule)
    assert error.params["allowed"] == match.texts(0) and len(error.params["action"]) <= 80
    assert error.sentence.endswith(f"is not an action here; allowed: {', '.join(match.texts(0))}.")


@pytest.mark.parametrize(("steps", "rule"), STEPS[1:])
@pytest.mark.parametrize("seat", [1, 2, 3, -1, None, "0", True, 0.0])
def test_a_seat_that_is_not_asked(steps, rule, seat):
    match = Table(3)
    match.play(*steps)
    for action in ("decline", "use", 0):
        error = refusal(match, seat, action)
        assert (error.code, error.rule) == ("not-your-turn", rule)
        assert error.params == {"seat": repr(seat), "acting": [0]}


def test_hp5_a_choice_stands():
    match = Table(3)
    match.act(1, "sweet")
    error = refusal(match, 1, "robo")
    assert (error.code, error.rule, error.params) == ("already-chosen", "HP-5", {"seat": 1})
    match.act(0, "robo")
    assert match.act(2, "couch")[0]["potatoes"] == ["robo", "sweet", "couch"]


def test_hp18_nothing_after_the_end():
    match = Table(2, "peeling", points=1)
    match.play("peeling, couch")
    assert refusal(match, 1, "use").code == "match-over"
