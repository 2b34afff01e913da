"""Refusals of Potato Man: code, parameters, rule and a sentence that says what is allowed; the match is unchanged."""

from typing import Any

import pytest

from games.potato_man.table import GAME, legal, play, play_out, prepared
from knolle import ActionError, Match, OptionError


def refusal(match: Match, seat: Any, action: Any) -> ActionError:
    """Return the refusal of an action, having checked that nothing has changed."""
    before = (match.state.tobytes(), list(match.log), list(match.choices), match.to_act, match.view(None))
    with pytest.raises(ActionError) as refused:
        match.act(seat, action)
    assert (match.state.tobytes(), match.log, match.choices, match.to_act, match.view(None)) == before
    if match.to_act:
        match.act(match.to_act[0], legal(match, match.to_act[0])[0])
    return refused.value


def test_pm6_a_card_that_is_not_in_hand() -> None:
    match = prepared("R15", "Y1-12", "", "")
    play(match, "R15")
    allowed = legal(match, 1)
    error = refusal(match, 1, "B4")
    assert (error.code, error.rule) == ("card-not-in-hand", "PM-6")
    assert error.params == {"card": "B4", "allowed": allowed}
    assert error.sentence == f"B4: B4 is not in the hand of seat 1; allowed: {', '.join(allowed)}."


def test_pm6_a_card_already_played_or_still_in_the_pile() -> None:
    match = prepared("R15 R16 B4", "G3 Y9", piles=["B5", ""])
    assert refusal(match, 0, "B5").code == "card-not-in-hand"
    match = prepared("R15 R16 B4", "G3 Y9", piles=["B5", ""])
    play(match, "R15 G3")
    assert refusal(match, 0, "R15").code == "card-not-in-hand"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pm7_a_colour_already_played(players: int) -> None:
    match = prepared("R15", "Y10-13 B4 R5", *[""] * (players - 2))
    play(match, "R15")
    allowed = legal(match, 1)
    error = refusal(match, 1, "R5")
    assert (error.code, error.rule) == ("colour-already-in-trick", "PM-7")
    assert error.params == {"card": "R5", "colour": "red", "seat": 0, "allowed": allowed}
    assert error.sentence == f"R5: red already lies in this trick, played by seat 0; allowed: {', '.join(allowed)}."
    assert "Y10" in allowed and "R5" not in allowed


def test_pm7_names_who_played_the_colour() -> None:
    match = prepared("B4 B5", "G4 G5", "Y10 Y11", "R5 Y12 G6", starter=1)
    play(match, "G4 Y10")
    assert refusal(match, 3, "Y12").params["seat"] == 2
    match = prepared("B4 B5", "G4 G5", "Y10 Y11", "R5 Y12 G6", starter=1)
    play(match, "G4 Y10")
    assert refusal(match, 3, "G6").params["seat"] == 1


@pytest.mark.parametrize(("card", "colour", "seat"), [("R7", "red", 0), ("B5", "blue", 2)])
def test_pm8_a_third_card_and_a_second_pair(card: str, colour: str, seat: int) -> None:
    match = prepared("R15", "R6", "B4", "R7 B5 G3 Y10", "")
    play(match, "R15 R6 B4")
    allowed = legal(match, 3)
    error = refusal(match, 3, card)
    assert (error.code, error.rule) == ("colour-already-doubled", "PM-8")
    assert error.params == {"card": card, "colour": colour, "seat": seat, "allowed": allowed}
    assert error.sentence == f"{card}: a colour already lies twice in this trick; allowed: {', '.join(allowed)}."


def test_pm9_a_second_potato_man() -> None:
    match = prepared("Y1", "Y2 Y8", "", "", "")
    play(match, "Y1")
    allowed = legal(match, 1)
    error = refusal(match, 1, "Y2")
    assert (error.code, error.rule) == ("second-potato-man", "PM-9")
    assert error.params == {"card": "Y2", "allowed": allowed}
    assert error.sentence == f"Y2: a Potato Man already lies in this trick; allowed: {', '.join(allowed)}."


def test_pm22_the_same_with_two_players_and_three_colours() -> None:
    match = prepared("R15 R7", "R6 G3", two_player_colours=3)
    play(match, "R15 R6")
    error = refusal(match, 0, "R7")
    assert (error.code, error.rule) == ("colour-already-doubled", "PM-22")
    match = prepared("Y1", "Y2 Y8", two_player_colours=3)
    play(match, "Y1")
    error = refusal(match, 1, "Y2")
    assert (error.code, error.rule) == ("second-potato-man", "PM-9")


@pytest.mark.parametrize(
    "action",
    ["", "r15", "R15 ", " R15", "R19", "R4", "Y14", "X5", "R", "15", "pass", "🥔", "R15\n", "R٥", "R" * 10000],
)
def test_texts_that_are_not_a_card(action: str) -> None:
    match = prepared("R15", "", "")
    allowed = legal(match, 0)
    error = refusal(match, 0, action)
    assert error.code == "unknown-action"
    assert error.params["allowed"] == allowed and len(error.params["action"]) <= 80
    assert error.sentence.endswith(f"is not an action here; allowed: {', '.join(allowed)}.")


@pytest.mark.parametrize("action", [-1, 0, 1, 64, 63, 10**30, 12.0, True, None, ["R15"], b"R15"])
def test_values_that_are_not_a_card(action: Any) -> None:
    error = refusal(prepared("R15", "", ""), 0, action)
    assert error.code == "unknown-action" and "allowed: " in error.sentence


@pytest.mark.parametrize("seat", [1, 2, 3, -1, 7, 64, None, "0", 0.0, False, [0]])
def test_pm6_out_of_turn(seat: Any) -> None:
    match = prepared("R15", "B4", "G3", "Y9")
    for action in ("B4", "nonsense", 17, 99):
        error = refusal(match, seat, action)
        assert (error.code, error.rule) == ("not-your-turn", "PM-6")
        assert error.params == {"seat": repr(seat), "acting": [0]}
        assert error.sentence == f"It is the turn of seat 0, not of {seat!r}."
        match = prepared("R15", "B4", "G3", "Y9")


def test_pm6_nobody_plays_twice_in_a_row() -> None:
    match = prepared("R15 B4", "G3", "", "")
    play(match, "R15")
    assert refusal(match, 0, "B4").code == "not-your-turn"


def test_pm19_nobody_plays_after_the_end() -> None:
    match = Match("potato-man", players=3, seed="77" * 32, rounds=1)
    play_out(match)
    error = refusal(match, 0, "R5")
    assert (error.code, error.params) == ("match-over", {})
    for choices in ({}, {0: 5}):
        with pytest.raises(ActionError) as refused:
            GAME.checked_apply(match.state, choices)
        assert refused.value.code == "match-over"


def test_pm17_nobody_plays_before_the_deal() -> None:
    start = GAME.start(GAME.settle(3, {}), 0)
    before = start.tobytes()
    for choices in ({}, {0: 5}):
        with pytest.raises(ActionError) as refused:
            GAME.checked_apply(start, choices)
        assert refused.value.code == "shuffle-owed"
    assert start.tobytes() == before and GAME.to_act(start) == ()


def test_choices_applied_together_are_checked_too() -> None:
    match = prepared("R15", "B4", "G3")
    for choices, code in (({1: 17}, "not-your-turn"), ({0: 64}, "unknown-action"), ({0: 12, 1: 17}, "not-your-turn")):
        with pytest.raises(ActionError) as refused:
            GAME.checked_apply(match.state, choices)
        assert refused.value.code == code


def test_a_missing_choice() -> None:
    match = prepared("R15", "", "")
    with pytest.raises(ActionError) as refused:
        GAME.checked_apply(match.state, {})
    assert (refused.value.code, refused.value.params) == ("choice-missing", {"missing": [0], "acting": [0]})


def test_a_choice_never_modifies_the_state_it_is_made_in() -> None:
    match = prepared("R15", "", "")
    before = match.state.tobytes()
    after, _ = GAME.checked_apply(match.state, {0: match.legal(0)[0]})
    assert match.state.tobytes() == before != after.tobytes()


@pytest.mark.parametrize("starter", [-1, 4, True, "0", None, 1.0])
def test_pm18_a_starter_who_is_not_at_the_table(starter: Any) -> None:
    with pytest.raises(OptionError) as refused:
        Match("potato-man", players=4, starter=starter)
    assert refused.value.code == "bad-starter"
    assert refused.value.sentence == f"The starter is a seat from 0 to 3, not {starter!r}."


@pytest.mark.parametrize("players", ["four", 4.0, None, True, [1, 2, 3], {"Ann": 1}])
def test_invalid_players(players: Any) -> None:
    with pytest.raises(OptionError) as refused:
        Match("potato-man", players=players)
    assert refused.value.code == "bad-players"


def test_pm4_a_list_of_names_that_is_too_long_or_too_short() -> None:
    for names in ([], ["Ann"], ["Ann"] * 6):
        with pytest.raises(OptionError) as refused:
            Match("potato-man", players=names)
        assert refused.value.params["players"] == str(len(names))


@pytest.mark.parametrize("seat", [-1, 3, 8, True, "0", 1.0])
def test_pm25_a_view_of_an_invalid_seat(seat: Any) -> None:
    match = prepared("", "", "")
    with pytest.raises(OptionError) as refused:
        match.view(seat)
    assert (refused.value.code, refused.value.params) == ("bad-seat", {"seat": repr(seat)})
