"""Options of Potato Man in detail (PM-20 to PM-24): what they change, which tables they fit, what is refused."""

import re
from typing import Any

import pytest

from games.potato_man.table import cards, events_of, legal, play, play_out, prepared, won
from knolle import Match, OptionError


def test_pm20_applies_to_later_rounds_too() -> None:
    match = Match("potato-man", players=3, seed="20" * 32, variant="no-green")
    play_out(match)
    assert len(match.scores) == 3
    for deal in events_of(match.log, "deal"):
        dealt = [card for block in (*deal["hands"], deal["aside"]) for card in block]
        assert sorted(dealt) == sorted(cards("R5-18 B4-16 Y1-13"))
    assert "green" not in {trick["sack"] for trick in events_of(match.log, "trick")}


def test_pm20_every_trick_has_red_blue_and_yellow() -> None:
    match = prepared("R15", "B4-9 Y4-9", "B10-15 Y10-13", variant="no-green")
    play(match, "R15")
    assert {card[0] for card in legal(match, 1)} == {"B", "Y"}
    play(match, "B4")
    assert {card[0] for card in legal(match, 2)} == {"Y"}


def test_pm20_fits_three_players_only() -> None:
    for players in (2, 4, 5):
        with pytest.raises(OptionError) as refused:
            Match("potato-man", players=players, variant="no-green")
        assert refused.value.rule == "PM-20"
        Match("potato-man", players=players, variant="standard")


def test_pm22_four_colours_are_still_allowed() -> None:
    match = prepared("R15 B4", "G3 Y9", two_player_colours=3)
    assert won(match, "R15 G3 B4 Y9") == (0, "R15", "red")


def test_pm22_the_doubled_colour_may_come_last() -> None:
    match = prepared("R15 B4", "G3 B9", two_player_colours=3)
    assert won(match, "R15 G3 B4 B9") == (0, "R15", "red")


def test_pm22_a_second_potato_man_is_refused() -> None:
    match = prepared("Y1", "Y2 Y8", two_player_colours=3)
    play(match, "Y1")
    assert "Y2" not in legal(match, 1) and "Y8" in legal(match, 1)


def test_pm22_the_printed_rules_require_four() -> None:
    for options in ({}, {"two_player_colours": 4}):
        match = prepared("R5", "R6", **options)
        play(match, "R5")
        assert "R6" not in legal(match, 1)


def test_pm22_fits_two_players_only() -> None:
    for players in (3, 4, 5):
        with pytest.raises(OptionError) as refused:
            Match("potato-man", players=players, two_player_colours=3)
        assert refused.value.rule == "PM-22"
        Match("potato-man", players=players, two_player_colours=4)


@pytest.mark.parametrize(
    ("players", "name", "value", "allowed"),
    [
        (3, "variant", "green", "standard or no-green"),
        (3, "variant", None, "standard or no-green"),
        (3, "variant", ["no-green"], "standard or no-green"),
        (4, "variant", "no-green", "3 players only"),
        (2, "variant", "no-green", "3 players only"),
        (5, "variant", "no-green", "3 players only"),
        (2, "gold", -1, "a whole number of at least 0"),
        (2, "gold", 2.0, "a whole number of at least 0"),
        (2, "gold", "-1", "a whole number of at least 0"),
        (2, "gold", "five", "a whole number of at least 0"),
        (2, "gold", "٣", "a whole number of at least 0"),
        (2, "gold", True, "a whole number of at least 0"),
        (2, "gold", None, "a whole number of at least 0"),
        (2, "gold", 10**9 + 1, "at most 1000000000"),
        (2, "gold", "9" * 5000, "a whole number of at least 0"),
        (2, "two-player-colours", 2, "3 or 4"),
        (2, "two-player-colours", 5, "3 or 4"),
        (2, "two-player-colours", 3.0, "3 or 4"),
        (2, "two-player-colours", "three", "3 or 4"),
        (3, "two-player-colours", 3, "2 players only"),
        (4, "two-player-colours", 3, "2 players only"),
        (5, "two-player-colours", 3, "2 players only"),
        (4, "rounds", 0, "a whole number of at least 1"),
        (4, "rounds", -3, "a whole number of at least 1"),
        (4, "rounds", False, "a whole number of at least 1"),
        (4, "rounds", "", "a whole number of at least 1"),
        (4, "rounds", {}, "a whole number of at least 1"),
        (4, "rounds", 10**30, "at most 1000000000"),
    ],
)
def test_pm24_a_bad_value_is_refused_by_name(players: int, name: str, value: Any, allowed: str) -> None:
    with pytest.raises(OptionError) as refused:
        Match("potato-man", players=players, **{name: value})
    error = refused.value
    quoted = repr(value) if len(repr(value)) < 80 else "'9999"
    assert error.code == "bad-option-value"
    assert error.rule == {"variant": "PM-20", "gold": "PM-21", "two-player-colours": "PM-22", "rounds": "PM-23"}[name]
    assert error.params["option"] == name
    assert error.params["value"].startswith(quoted) and len(error.params["value"]) <= 80
    assert set(error.params) == {"option", "value", "allowed", "choices", "least", "most", "only_players"}
    assert re.search(f"^{name}='?{re.escape(quoted.strip(chr(39)))}", error.sentence)
    assert allowed in error.sentence
    assert str(error) == f"{error.sentence} ({error.rule})"


def test_pm24_allowed_values_are_accepted() -> None:
    match = Match("potato-man", players=2, gold=0, rounds=1, two_player_colours=3, variant="standard")
    values = {"variant": "standard", "gold": 0, "two-player-colours": 3, "rounds": 1, "deck": "full"}
    assert match.options.values == values
    assert match.options.changed == {"gold": 0, "two-player-colours": 3, "rounds": 1}
    match = Match("potato-man", players=2, gold="35", rounds="2")  # strings, as on a command line
    assert match.options.changed == {"gold": 35}
    assert Match("potato-man", players=4).options.changed == {}


@pytest.mark.parametrize("players", [0, 1, 6, -1, 100000])
def test_pm4_unsupported_numbers_of_players(players: int) -> None:
    with pytest.raises(OptionError) as refused:
        Match("potato-man", players=players)
    error = refused.value
    assert (error.code, error.rule) == ("bad-player-count", "PM-4")
    assert error.params == {"players": str(players), "least": 2, "most": 5}
    assert error.sentence == f"This game is for 2 to 5 players, not {players}."


def test_pm26_the_mini_deck_is_dealt_in_threes_and_played_in_pairs() -> None:
    match = Match("potato-man", players=2, seed=1, deck="mini", rounds=1)
    deal = match.log[0]
    assert sorted([*deal["hands"][0], *deal["hands"][1], *deal["aside"]]) == sorted(
        ["R11", "R12", "R13", "R16", "Y3", "Y11", "Y12", "Y13"]
    )
    assert [len(hand) for hand in deal["hands"]] == [3, 3] and "piles" not in deal
    assert match.view(0).facts()["sacks_left"] == {"red": 1, "blue": 0, "green": 0, "yellow": 1, "gold": 1}
    first = match.game.action_text(match.state, 0, match.legal(0)[0])
    match.act(0, first)
    assert all(match.game.action_text(match.state, 1, card)[0] != first[0] for card in match.legal(1))
    events = match.act(1, match.legal(1)[0])
    assert "trick" in [event["type"] for event in events]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_pm26_the_mini_deck_is_for_two(players: int) -> None:
    with pytest.raises(OptionError, match="deck=mini does not fit"):
        Match("potato-man", players=players, deck="mini")
