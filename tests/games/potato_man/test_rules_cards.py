"""The rules of Potato Man about cards, deals and options, played on prepared deals; more in test_options.py."""

from typing import Any

import pytest

from games.potato_man.table import (
    GAME,
    HAND_SIZE,
    PILE_SIZE,
    SACKS,
    SEVEN_REDS,
    TABLES,
    all_cards,
    cards,
    events_of,
    facts,
    legal,
    play,
    play_out,
    prepared,
    sack_counts,
    seven_reds,
    won,
)
from knolle import ActionError, Match, OptionError
from knolle.games.potato_man.facts import FACES
from knolle.games.potato_man.notation import CARD_TEXTS, face

# -- cards -----------------------------------------------------------------------------------------


def test_pm1_the_52_cards() -> None:
    start = GAME.start(GAME.settle(4, {}), 0)
    expected = cards("R5-18 B4-16 G3-14 Y1-13")
    assert len(expected) == 52
    assert GAME.shuffle_owed(start) == expected


def test_pm1_every_card_has_a_text_that_can_be_parsed() -> None:
    state = prepared("", "", "", "").state
    numbers = [GAME.parse_action(state, 0, card) for card in all_cards()]
    assert len(set(numbers)) == 52 and all(0 <= number < 64 for number in numbers)
    assert [GAME.action_text(state, 0, number) for number in numbers] == all_cards()


@pytest.mark.parametrize("evil", ["R16", "R17", "R18"])
@pytest.mark.parametrize("man", ["Y1", "Y2", "Y3"])
def test_pm2_evil_potatoes_and_potato_men(evil: str, man: str) -> None:
    assert won(prepared(evil, man, "B16"), f"{evil} {man} B16") == (1, man, "yellow")


def test_pm2_red_15_is_not_an_evil_potato_and_yellow_4_not_a_potato_man() -> None:
    for man in ("Y1", "Y2", "Y3"):
        assert won(prepared("R15", man, "B4"), f"R15 {man} B4") == (0, "R15", "red")
    for evil in ("R16", "R17", "R18"):
        assert won(prepared(evil, "Y4", "B4"), f"{evil} Y4 B4") == (0, evil, "red")


def test_pm2_pictures_show_the_faces_of_the_rules() -> None:
    shown = {text: face(card) for card, text in CARD_TEXTS.items()}
    assert {text: name for text, name in shown.items() if name != "plain"} == FACES


def test_pm3_fifteen_sack_cards() -> None:
    left = facts(prepared("", "", ""))["sacks_left"]
    assert left == {"red": 3, "blue": 3, "green": 3, "yellow": 3, "gold": 3}


@pytest.mark.parametrize(
    ("plays", "sack", "worth"),
    [("R14 B4 G3", "red", 1), ("B14 R5 G3", "blue", 2), ("G14 R5 B4", "green", 3), ("Y13 R5 B4", "yellow", 4)],
)
def test_pm3_worth_of_the_colours(plays: str, sack: str, worth: int) -> None:
    match = prepared(*plays.split())
    assert won(match, plays)[2] == sack
    assert facts(match)["sacks_worth"] == [worth, 0, 0]
    assert facts(match)["sacks_taken"][0] == sack_counts(**{sack: 1})


def test_pm3_gold_is_worth_5() -> None:
    match = seven_reds()
    play(match, SEVEN_REDS[: SEVEN_REDS.index(" R14")])
    assert facts(match)["sacks_taken"][0] == sack_counts(red=3, gold=1)
    assert facts(match)["sacks_worth"] == [8, 0, 0]


# -- deal ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pm4_hands_then_piles_then_the_rest_aside(players: int, options: dict[str, Any]) -> None:
    given = {name.replace("_", "-"): value for name, value in options.items()}
    deck = all_cards(green="variant" not in options)
    order = list(range(len(deck)))[::-1]
    state, (event,) = GAME.checked_deal(GAME.start(GAME.settle(players, given), 0), order)
    dealt = deck[::-1]
    size, pile = HAND_SIZE[players], PILE_SIZE[players]
    n_dealt = players * (size + pile)
    assert event["hands"] == [dealt[seat * size : (seat + 1) * size] for seat in range(players)]
    if players == 2:
        assert event["piles"] == [dealt[24:32], dealt[32:40]]
    else:
        assert "piles" not in event
    assert event["aside"] == dealt[n_dealt:]
    assert len(event["aside"]) == {2: 12, 3: 16, 4: 4, 5: 2}[players] - (12 if options.get("variant") else 0)
    assert (event["type"], event["round"], event["starter"]) == ("deal", 1, 0)
    for seat in range(players):
        assert sorted(GAME.facts(GAME.observe(state, seat), seat)["hand"]) == sorted(event["hands"][seat])


def test_pm4_an_invalid_order_is_refused() -> None:
    start = GAME.start(GAME.settle(4, {}), 0)
    for order in ([], list(range(51)), [0] * 52, list(range(1, 53))):
        with pytest.raises(ActionError) as refused:
            GAME.checked_deal(start, order)
        assert refused.value.code == "bad-order" and refused.value.params == {"n": 52}
    dealt, _ = GAME.checked_deal(start, range(52))
    with pytest.raises(ActionError):
        GAME.checked_deal(dealt, range(52))


def test_pm4_the_cards_set_aside_are_shown_when_the_round_is_over() -> None:
    match = prepared("R17", "R5-16", "", "")
    aside = match.log[0]["aside"]
    assert len(aside) == 4
    assert not any("aside" in event or "dealt" in event for event in match.events(0))
    play(match, "R17")
    (ended,) = events_of(match.events(None), "round")
    assert ended["dealt"]["aside"] == aside


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_pm5_sack_cards_left_are_public(seat: int | None) -> None:
    match = seven_reds()
    assert facts(match, seat)["sacks_left"] == dict.fromkeys(SACKS, 3)
    play(match, SEVEN_REDS[: SEVEN_REDS.index(" R14")])
    assert facts(match, seat)["sacks_left"] == {**dict.fromkeys(SACKS, 3), "red": 0, "gold": 2}
    assert facts(match, seat)["sacks_taken"] == [sack_counts(red=3, gold=1), sack_counts(), sack_counts()]


# -- options ---------------------------------------------------------------------------------------


def test_pm20_no_green_cards_and_no_green_sacks() -> None:
    match = prepared("R15", "B4", "Y9", variant="no-green")
    deal = match.log[0]
    dealt = [card for block in (*deal["hands"], deal["aside"]) for card in block]
    assert sorted(dealt) == sorted(cards("R5-18 B4-16 Y1-13"))
    assert [len(hand) for hand in deal["hands"]] == [12, 12, 12] and len(deal["aside"]) == 4
    assert facts(match)["sacks_left"] == {"red": 3, "blue": 3, "green": 0, "yellow": 3, "gold": 3}


@pytest.mark.parametrize("gold", [0, 1, 35, 10**9])
def test_pm21_worth_of_gold(gold: int) -> None:
    match = seven_reds(gold=gold)
    play(match, SEVEN_REDS)
    assert facts(match)["sacks_worth"] == [3 + 3 * gold, 0, 0]


def test_pm22_one_colour_may_be_played_twice() -> None:
    match = prepared("R5 R7 B4", "R6 B5 G3", two_player_colours=3)
    play(match, "R5")
    assert {"R6", "B5", "G3"} <= set(legal(match, 1))
    play(match, "R6")
    assert {card[0] for card in legal(match, 0)} <= {"B", "G", "Y"} and "B4" in legal(match, 0)
    play(match, "B4")
    assert {card[0] for card in legal(match, 1)} <= {"G", "Y"} and "G3" in legal(match, 1)


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (2, 5), (3, 2), (4, 1), (5, 6)])
def test_pm23_another_number_of_rounds(players: int, rounds: int) -> None:
    match = Match("potato-man", players=players, seed="23" * 32, rounds=rounds)
    assert facts(match)["rounds"] == rounds
    play_out(match)
    assert len(match.scores) == len(events_of(match.log, "deal")) == rounds


@pytest.mark.parametrize("name", ["colour", "round", "points", "games", "memory", "Variant", ""])
def test_pm24_an_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(OptionError) as refused:
        Match("potato-man", players=3, **{name: 7})
    error = refused.value
    known = ["variant", "gold", "two-player-colours", "rounds", "deck"]
    assert (error.code, error.rule) == ("unknown-option", "PM-24")
    assert error.params == {"option": repr(name), "value": "7", "allowed": known}
    assert all(word in error.sentence for word in [repr(name), *known])
