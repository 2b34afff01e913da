"""Every numbered rule of src/knolle/games/potato_man/rules.md, played on prepared deals.

Details: refusals in test_refusals.py, options in test_options.py, what is hidden and shown in test_views.py.
"""

import json
from itertools import permutations
from typing import Any

import pytest

from games.potato_man.table import (
    COLOURS,
    GAME,
    HAND_SIZE,
    PILE_SIZE,
    SACKS,
    TABLES,
    TRICK_SIZE,
    all_cards,
    cards,
    deal_whole_round,
    events_of,
    facts,
    legal,
    play,
    play_out,
    play_trick,
    prepared,
    won,
)
from knolle import ActionError, Match, OptionError
from knolle.games.potato_man.facts import FACES
from knolle.games.potato_man.notation import CARD_TEXTS, face

SEVEN_REDS = "R18 B16 G14 R17 B15 G13 R16 B14 G12 R15 B13 G11 R14 B12 G10 R13 B11 G9 R12 B10 G8"
"""Seven tricks of three players, each won by the red card of seat 0."""


def seven_reds(**options: Any) -> Match:
    return prepared("R7-18", "B10-16", "G8-14", **options)


def sack_counts(**counts: int) -> dict[str, int]:
    return {sack: counts.get(sack, 0) for sack in SACKS}


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


# -- playing a trick -------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pm6_clockwise_from_the_starter_until_the_trick_is_complete(players: int, options: dict[str, Any]) -> None:
    for starter in range(players):
        match, plan = deal_whole_round(players, starter=starter, **options)
        events = play_trick(match, plan[0])
        seats = [event["seat"] for event in events_of(events, "play")]
        assert seats == [(starter + place) % players for place in range(TRICK_SIZE[players])]
        assert events[-1]["type"] == "trick"


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pm6_the_winner_leads_the_next_trick(players: int, options: dict[str, Any]) -> None:
    match, plan = deal_whole_round(players, starter=players - 1, **options)
    leaders = set()
    for trick in plan[:-1]:
        winner = play_trick(match, trick)[-1]["winner"]
        assert match.to_act == (winner,)
        assert facts(match)["trick"] == []
        leaders.add(winner)
    assert len(leaders) > 1


def test_pm6_only_the_seat_on_turn_has_legal_cards() -> None:
    match = prepared("R17", "R5-16", "", "", rounds=2)
    for seat in range(4):
        assert bool(GAME.legal(match.state, seat)) == (seat == 0) == bool(match.legal(seat))
    ended, _ = GAME.checked_apply(match.state, {0: GAME.parse_action(match.state, 0, "R17")})
    assert GAME.to_act(ended) == () and not any(GAME.legal(ended, seat) for seat in range(4))
    play_out(match)
    assert not any(GAME.legal(match.state, seat) or match.legal(seat) for seat in range(4))


def test_pm6_two_players_leader_other_leader_other() -> None:
    match = prepared("Y5 B16", "R15 G6", starter=1)
    plays = events_of(play(match, "R15 Y5 G6 B16"), "play")
    assert [(event["seat"], event["card"]) for event in plays] == [(1, "R15"), (0, "Y5"), (1, "G6"), (0, "B16")]


@pytest.mark.parametrize("lead", ["R5", "B4", "G3", "Y9"])
def test_pm7_each_colour_only_once_in_a_trick(lead: str) -> None:
    own = cards("R6-8 B5-7 G4-6 Y2-4")
    match = prepared(lead, " ".join(own), "", "")
    play(match, lead)
    assert set(legal(match, 1)) == {card for card in own if card[0] != lead[0]}
    second = next(card for card in own if card[0] != lead[0])
    play(match, second)
    assert {card[0] for card in legal(match, 2)} <= set(COLOURS) - {lead[0], second[0]}


def test_pm7_two_players() -> None:
    match = prepared("R5 B4 B5 R6 G3 Y9", "R7 B6 G4 Y8")
    play(match, "R5 B6")
    assert {card[0] for card in legal(match, 0)} == {"G", "Y"}
    play(match, "G3")
    assert {card[0] for card in legal(match, 1)} == {"Y"}


@pytest.mark.parametrize("left_out", COLOURS)
def test_pm7_three_players_any_three_colours(left_out: str) -> None:
    three = [card for card in ("R15", "B7", "G5", "Y4") if card[0] != left_out]
    assert won(prepared(*three), " ".join(three))[:2] == (0, three[0])


def test_pm7_applies_to_potato_man_too() -> None:
    match = prepared("Y9", "Y1-3 R16-18", "")
    play(match, "Y9")
    assert not {"Y1", "Y2", "Y3"} & set(legal(match, 1))
    assert {"R16", "R17", "R18"} <= set(legal(match, 1))


def test_pm7_colours_are_free_again_in_the_next_trick() -> None:
    match = prepared("R15 R14", "B4 B5 R5", "G3")
    play(match, "R15 B4 G3")
    assert "R14" in legal(match, 0)
    play(match, "R14")
    assert "B5" in legal(match, 1) and "R5" not in legal(match, 1)


def test_pm8_one_colour_may_be_played_twice() -> None:
    match = prepared("R5", "R6 B4 G3 Y4", "R7 B5 G4 Y5", "R8 B6 G5 Y6", "R9 B7 G6 Y7")
    play(match, "R5")
    assert set(legal(match, 1)) >= {"R6", "B4", "G3", "Y4"}
    play(match, "R6")
    assert {card[0] for card in legal(match, 2)} == {"B", "G", "Y"}  # no colour a third time
    play(match, "B5")
    assert {card[0] for card in legal(match, 3)} == {"G", "Y"}  # no second colour twice
    play(match, "G5")
    assert {card[0] for card in legal(match, 4)} == {"Y"}
    assert won(match, "Y7") == (4, "Y7", "yellow")


def test_pm8_the_doubled_colour_may_come_last() -> None:
    for last in ("R9", "B7", "G6", "Y7"):
        match = prepared("R5", "B4", "G3", "Y5", "R9 B7 G6 Y7")
        play(match, "R5 B4 G3 Y5")
        assert last in legal(match, 4)
        assert won(match, last) == (4, last, {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}[last[0]])


def test_pm8_the_doubled_cards_need_not_be_consecutive() -> None:
    match = prepared("R5", "B4 G9", "R7 B5 G3", "R8 B6 G5 Y6", "")
    play(match, "R5 B4 R7")
    assert {card[0] for card in legal(match, 3)} == {"G", "Y"}


def test_pm8_every_trick_of_five_has_all_colours_and_one_of_them_twice() -> None:
    match = Match("potato-man", players=5, seed="55" * 32)
    play_out(match)
    trick: list[str] = []
    n_tricks = 0
    for event in match.log:
        if event["type"] == "play":
            trick.append(event["card"][0])
        elif event["type"] == "trick":
            assert len(trick) == 5 and set(trick) == set("RBGY")
            n_tricks += 1
        if event["type"] in ("trick", "block"):
            trick = []
    assert n_tricks > 20


def test_pm9_no_second_potato_man_with_five_players() -> None:
    for first in ("Y1", "Y2", "Y3"):
        others = {"Y1", "Y2", "Y3"} - {first}
        match = prepared(first, " ".join([*others, "Y4 Y13 R5"]), "", "", "")
        play(match, first)
        assert not others & set(legal(match, 1))
        assert {"Y4", "Y13", "R5"} <= set(legal(match, 1))


def test_pm9_applies_to_every_later_card_of_the_trick() -> None:
    match = prepared("Y1", "R6", "B5", "G3", "Y2 Y8")
    play(match, "Y1 R6 B5 G3")
    assert "Y8" in legal(match, 4) and "Y2" not in legal(match, 4)


def test_pm9_a_potato_man_may_double_another_yellow() -> None:
    match = prepared("Y8", "Y1 Y2", "R16", "B5", "G3")
    play(match, "Y8")
    assert {"Y1", "Y2"} <= set(legal(match, 1))
    assert won(match, "Y1 R16 B5 G3") == (1, "Y1", "yellow")


def test_pm9_ends_with_the_trick() -> None:
    match = prepared("Y1 R15", "R6 Y2", "B5", "G3", "Y13")
    assert won(match, "Y1 R6 B5 G3 Y13")[0] == 4
    assert match.to_act == (4,)
    play(match, legal(match, 4)[0])
    assert match.to_act == (0,)
    play(match, "R15")
    assert "Y2" in legal(match, 1)


def test_pm10_whoever_played_draws_the_top_of_their_own_pile() -> None:
    match = prepared("R5 B16", "G6 Y5", piles=["B4 B5 B6", "Y10 Y11 Y12"])
    events = play(match, "R5 G6 B16 Y5")
    plays_and_draws = [(event["type"], event["seat"], event["card"]) for event in events[:-1]]
    assert plays_and_draws == [
        *[("play", 0, "R5"), ("draw", 0, "B4")],
        *[("play", 1, "G6"), ("draw", 1, "Y10")],
        *[("play", 0, "B16"), ("draw", 0, "B5")],
        *[("play", 1, "Y5"), ("draw", 1, "Y11")],
    ]
    assert events[-1]["type"] == "trick"  # the last player also draws before the trick is decided
    assert {"B4", "B5"} <= set(facts(match, 0)["hand"]) and "B6" not in facts(match, 0)["hand"]
    assert {"Y10", "Y11"} <= set(facts(match, 1)["hand"])


def test_pm10_a_drawn_card_may_be_played_at_once() -> None:
    match = prepared("R5-13 R15-17", "G6", piles=["Y8", ""])
    play(match, "R5 G6")
    assert legal(match, 0) == ["Y8"]  # without it this would be a block
    play(match, "Y8")


def test_pm10_the_card_drawn_last_in_a_trick_may_lead_the_next() -> None:
    match = prepared("R5 B4", "G3 Y13", piles=["", "B15 R18"])
    assert won(match, "R5 G3 B4 Y13")[0] == 1
    assert "R18" in legal(match, 1)


def test_pm10_while_the_pile_lasts() -> None:
    match, plan = deal_whole_round(2)
    events = [event for trick in plan for event in play_trick(match, trick)]
    for seat in (0, 1):
        own = [event for event in events if event.get("seat") == seat]
        kinds = [event["type"] for event in own if event["type"] in ("play", "draw")]
        assert kinds == ["play", "draw"] * 8 + ["play"] * 12
        assert [event["card"] for event in own if event["type"] == "draw"] == match.log[0]["piles"][seat]


def test_pm10_only_two_players_draw() -> None:
    for players in (3, 4, 5):
        match = Match("potato-man", players=players, seed="0a" * 32)
        play_out(match)
        assert not events_of(match.log, "draw")


def test_pm11_worked_case_3_no_blue_ends_the_round() -> None:
    no_blue = "Y3 R9 G5 R5 Y1 R6 G3 R10 R7 G4 R8 Y2"
    match = prepared("R18", "Y8", "G8", no_blue)
    events = play(match, "R18 Y8 G8")
    assert [event["type"] for event in events] == ["play", "play", "play", "block", "round", "deal"]
    assert events[3] == {"type": "block", "seat": 3, "hand": no_blue.split()}
    assert events[4] == {"type": "round", "sacks": [0, 0, 0, 0]}
    assert facts(match)["trick"] == []
    assert (match.to_act, facts(match)["round"]) == ((1,), 2)


def test_pm11_the_hand_is_shown_as_dealt_with_drawn_cards_after_it_and_no_draw_pile() -> None:
    hand = "R5 B16 Y4 R6 G3 Y5 R7 Y6 B4 R8 Y7 B5"
    match = prepared("R18 Y13 Y12 R17", hand, piles=["", "B15 B13 B14 G5 G6 G7 G8 G9"])
    events = play(match, "R18 B16 Y13 G3 Y12 B15 R17")  # seat 1 needs green now and has it only in its pile
    shown = ["R5", "Y4", "R6", "Y5", "R7", "Y6", "B4", "R8", "Y7", "B5", "B13", "B14"]
    (block,) = events_of(events, "block")
    assert block == {"type": "block", "seat": 1, "hand": shown}
    assert [event["type"] for event in events[-5:]] == ["play", "draw", "block", "round", "deal"]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_pm11_everyone_sees_the_hand(seat: int | None) -> None:
    match = prepared("R17", "R5-16", "", "")
    play(match, "R17")
    (block,) = events_of(match.events(seat), "block")
    assert block["seat"] == 1 and block["hand"] == cards("R5-16")
    assert block["fitting"] == ["blue", "green", "yellow"]
    (over,) = events_of(match.events(seat), "round")
    assert (over["why"], over["blocked"]) == ("PM-11", 1)


def test_pm11_no_sack_for_the_unfinished_trick_but_those_won_before_count() -> None:
    match = prepared("R15 R17", "B4 R5-14 R16", "G3")
    assert won(match, "R15 B4 G3") == (0, "R15", "red")
    events = play(match, "R17")
    assert [event["type"] for event in events] == ["play", "block", "round", "deal"]
    assert events[2]["sacks"] == [1, 0, 0]


def test_pm11_five_players_blocked_by_a_doubled_colour() -> None:
    match = prepared("R15", "R16", "R5-14", "", "")
    events = play(match, "R15 R16")
    assert [event["type"] for event in events[2:4]] == ["block", "round"]
    assert events[2]["seat"] == 2


def test_pm11_five_players_blocked_by_a_second_potato_man() -> None:
    match = prepared("Y1", "Y2", "", "", "")
    for seat, card in enumerate(("Y1", "Y2", "R5", "B4", "G3")):  # as if it were the last trick
        match.state["hands"][0, seat] = 1 << GAME.parse_action(match.state, seat, card)
    events = play(match, "Y1")
    assert events[1] == {"type": "block", "seat": 1, "hand": ["Y2"]}
    assert events[2]["type"] == "round"


def test_pm11_with_one_legal_card_there_is_no_block_and_no_passing() -> None:
    match = prepared("R17", "R5-14 R16 Y9", "", "")
    assert [event["type"] for event in play(match, "R17")] == ["play"]
    assert legal(match, 1) == ["Y9"]
    for text in ("pass", "block", "", "decline"):
        with pytest.raises(ActionError) as refused:
            match.act(1, text)
        assert refused.value.code == "unknown-action"


def test_pm11_nobody_is_asked() -> None:
    match = prepared("R17", "R5-16", "", "", rounds=1)
    assert facts(match)["blocked"] is None
    play(match, "R17")
    assert match.is_over and match.to_act == ()
    assert facts(match)["blocked"] == 1


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pm12_the_round_ends_with_the_last_trick(players: int, options: dict[str, Any]) -> None:
    match, plan = deal_whole_round(players, rounds=1, **options)
    for trick in plan[:-1]:
        assert play_trick(match, trick)[-1]["type"] == "trick"
    assert [event["type"] for event in play_trick(match, plan[-1])[-2:]] == ["trick", "round"]
    assert match.is_over and not events_of(match.log, "block")
    assert (match.notes[-1]["why"], match.notes[-1]["blocked"]) == ("PM-12", None)
    assert facts(match)["hand_sizes"] == [0] * players and facts(match)["blocked"] is None
    assert len(events_of(match.log, "trick")) == {2: 10, 3: 12, 4: 12, 5: 10}[players]


# -- who wins a trick ------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations("RBGY")))
def test_pm13_the_highest_number_wins(order: tuple[str, ...]) -> None:
    numbers = {"R": 7, "B": 9, "G": 8, "Y": 6}
    for highest in order:
        trick = [f"{c}{12 if c == highest else numbers[c]}" for c in order]
        assert won(prepared(*trick), " ".join(trick))[:2] == (order.index(highest), f"{highest}12")


@pytest.mark.parametrize("number", range(5, 13))
def test_pm13_later_of_equal_numbers_wins(number: int) -> None:
    for order in permutations("RBGY"):
        trick = [f"{c}{number}" for c in order]
        assert won(prepared(*trick), " ".join(trick))[:2] == (3, trick[3])


def test_pm13_worked_case_2_later_of_equal_numbers_wins() -> None:
    match = prepared("Y5 B16", "R16 G6")
    assert won(match, "Y5 R16 B16 G6") == (0, "B16", "blue")
    assert facts(match)["sacks_worth"] == [2, 0]


def test_pm13_the_last_of_several_highest_not_the_last_card() -> None:
    assert won(prepared("B9", "Y9", "G4"), "B9 Y9 G4")[:2] == (1, "Y9")
    assert won(prepared("B9", "G4", "R9", "Y8"), "B9 G4 R9 Y8")[:2] == (2, "R9")


def test_pm13_equal_lower_numbers_do_not_matter() -> None:
    assert won(prepared("R9", "B8", "G8"), "R9 B8 G8")[:2] == (0, "R9")
    assert won(prepared("B8", "G8", "R9", "Y8"), "B8 G8 R9 Y8")[:2] == (2, "R9")


def test_pm13_a_doubled_colour_wins_by_its_higher_number() -> None:
    trick = "Y10 B13 Y11 G5 R6"
    assert won(prepared(*trick.split()), trick)[:2] == (1, "B13")
    trick = "Y12 B8 Y11 G5 R6"
    assert won(prepared(*trick.split()), trick)[:2] == (0, "Y12")


def test_pm14_worked_case_1_potato_man_beats_evil_potato() -> None:
    match = prepared("Y8", "B8", "R17", "Y2", "G4")
    assert won(match, "Y8 B8 R17 Y2 G4") == (3, "Y2", "yellow")
    assert facts(match)["sacks_worth"] == [0, 0, 0, 4, 0]
    assert match.to_act == (3,)


@pytest.mark.parametrize("trick", list(permutations(["Y1", "R18", "B16", "G14"])))
def test_pm14_in_any_order(trick: tuple[str, ...]) -> None:
    assert won(prepared(*trick), " ".join(trick)) == (trick.index("Y1"), "Y1", "yellow")


def test_pm14_whoever_played_it() -> None:
    assert won(prepared("R16 Y1", "B16 G3"), "R16 B16 Y1 G3")[:2] == (0, "Y1")
    trick = ["Y13", "R16", "Y3", "B16", "G3"]
    assert won(prepared(*trick), " ".join(trick))[:2] == (2, "Y3")  # even next to a higher yellow


def test_pm14_not_without_an_evil_potato_and_not_in_the_next_trick() -> None:
    assert won(prepared("Y1", "R15", "B4"), "Y1 R15 B4")[:2] == (1, "R15")
    match = prepared("R18 Y2", "B4 R5", "G3 B5")
    play(match, "R18 B4 G3")
    assert won(match, "Y2 R5 B5")[:2] == (2, "B5")


def test_pm14_two_evil_potatoes_and_one_potato_man() -> None:
    trick = ["R16", "R18", "Y1", "B16", "G14"]
    assert won(prepared(*trick), " ".join(trick))[:2] == (2, "Y1")


def test_pm15_gold_when_the_colour_is_gone_then_nothing() -> None:
    match = seven_reds()
    tricks = events_of(play(match, SEVEN_REDS), "trick")
    assert [trick["sack"] for trick in tricks] == ["red"] * 3 + ["gold"] * 3 + [None]
    assert {trick["winner"] for trick in tricks} == {0}
    assert facts(match)["sacks_taken"] == [sack_counts(red=3, gold=3), sack_counts(), sack_counts()]
    assert facts(match)["sacks_left"] == {"red": 0, "blue": 3, "green": 3, "yellow": 3, "gold": 0}
    assert facts(match)["sacks_worth"] == [18, 0, 0]


def test_pm15_another_colour_is_still_there_when_gold_is_gone() -> None:
    match = prepared("R7-18", "B10-16 Y13", "G8-14 B4")
    play(match, SEVEN_REDS)
    assert won(match, "R11 Y13 B4") == (1, "Y13", "yellow")


def test_pm15_the_sack_has_the_colour_of_the_winning_card_not_of_the_lead() -> None:
    assert won(prepared("R5", "B4", "G14"), "R5 B4 G14") == (2, "G14", "green")


def test_pm15_taking_is_not_a_choice() -> None:
    match = prepared("R15", "B4", "G3")
    play(match, "R15 B4")
    assert [event["type"] for event in play(match, "G3")] == ["play", "trick"]
    assert facts(match)["sacks_taken"][0] == sack_counts(red=1)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pm16_who_played_what_stays_public(players: int, options: dict[str, Any]) -> None:
    match, plan = deal_whole_round(players, starter=1, rounds=2, **options)
    for trick in plan:
        play_trick(match, trick)
        if match.scores:
            break
        expected = [[event["seat"], event["card"]] for event in events_of(match.log, "play")]
        for seat in (*range(players), None):
            assert [play for played in facts(match, seat)["tricks"] for play in played] == expected
    assert facts(match)["tricks"] == []  # a new round


# -- rounds, end, ties -----------------------------------------------------------------------------


def test_pm17_sacks_are_added_up_by_their_worth_and_recorded() -> None:
    match = prepared("Y13 Y4 Y12 R15", "B4 B14 R5-14", "G3 G4 G5")
    sacks = [won(match, trick)[::2] for trick in ("Y13 B4 G3", "Y4 B14 G4", "R5 G5 Y12")]
    assert sacks == [(0, "yellow"), (1, "blue"), (0, "yellow")]
    assert (facts(match)["sacks_worth"], facts(match)["totals"]) == ([8, 2, 0], [0, 0, 0])
    play(match, "R15")
    assert events_of(match.log, "round") == [{"type": "round", "sacks": [8, 2, 0]}]
    assert match.scores == ((8, 2, 0),)
    assert facts(match)["totals"] == [8, 2, 0]


def test_pm17_the_end_of_a_round_shows_what_was_won() -> None:
    match = prepared("R15 R17", "B4 R5-14 R16", "G3")
    play(match, "R15 B4 G3 R17")
    (end,) = (moment for moment in match.moments if moment.events[0]["type"] == "round")
    seen = match.view_at(end, None).facts()
    assert seen["sacks_taken"] == [sack_counts(red=1), sack_counts(), sack_counts()]
    assert (seen["sacks_worth"], seen["totals"], seen["scores"]) == ([1, 0, 0], [1, 0, 0], [[1, 0, 0]])
    assert end.notes[0]["totals"] == [1, 0, 0]


def test_pm17_everything_is_dealt_and_laid_out_again() -> None:
    match = prepared("R15 R17", "B4 R5-14 R16", "G3")
    play(match, "R15 B4 G3 R17")
    assert match.scores == ((1, 0, 0),)
    deal = match.log[-1]
    again = [card for block in (*deal["hands"], deal["aside"]) for card in block]
    assert sorted(again) == sorted(all_cards())
    assert again != [card for block in (*match.log[0]["hands"], match.log[0]["aside"]) for card in block]
    seen = facts(match, 0)
    assert sorted(seen["hand"]) == sorted(deal["hands"][0])
    assert seen["sacks_left"] == dict.fromkeys(SACKS, 3)
    assert seen["sacks_taken"] == [sack_counts()] * 3
    assert seen["sacks_worth"] == [0, 0, 0]
    assert seen["totals"] == [1, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pm17_every_round_counts_into_the_total(players: int) -> None:
    match = Match("potato-man", players=players, seed="c0" * 32)
    play_out(match)
    rounds = [event["sacks"] for event in events_of(match.log, "round")]
    assert match.result["totals"] == [sum(column) for column in zip(*rounds, strict=True)]
    assert any(match.result["totals"])


def test_pm17_the_draw_piles_are_new_too() -> None:
    match = prepared("R18 B4", "R5-10 Y4-9", piles=["G3-10", "R11-14 Y10-13"])
    play(match, "R18 Y4 B4")
    assert len(match.scores) == 1
    deal = match.log[-1]
    assert facts(match)["pile_sizes"] == [8, 8]
    draw = events_of(play(match, legal(match, 1)[0]), "draw")
    assert draw[0]["card"] == deal["piles"][1][0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pm18_the_left_neighbour_starts_the_next_round(players: int) -> None:
    for starter in range(players):
        match = Match("potato-man", players=players, seed="05" * 32, starter=starter, rounds=players + 1)
        for k in range(players + 1):
            expected = (starter + k) % players
            assert (match.to_act, facts(match)["starter"]) == ((expected,), expected)
            play_out(match, n_rounds=k + 1)
        assert [deal["starter"] for deal in events_of(match.log, "deal")] == [
            (starter + k) % players for k in range(players + 1)
        ]


def test_pm18_regardless_of_who_won() -> None:
    match = prepared("R5", "B4", "G14")
    play(match, "R5 B4 G14")
    assert match.to_act == (2,)
    play_out(match, n_rounds=1)
    assert match.to_act == (1,)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pm19_one_round_per_player(players: int) -> None:
    match = Match("potato-man", players=players, seed="19" * 32)
    play_out(match)
    assert len(match.scores) == players
    assert [deal["round"] for deal in events_of(match.log, "deal")] == list(range(1, players + 1))
    assert match.log[-1]["type"] == "round"


def ended(*, totals: list[int], best: list[int], sacks: list[int]) -> dict[str, list[int]]:
    """Return the result of a match of four, given totals and best rounds before its last round, and its sacks."""
    match = prepared("R17", "R5-16", "", "", rounds=1)
    match.state["totals"][0, :4] = totals
    match.state["best"][0, :4] = best
    match.state["sacks"][0, :4] = sacks
    play(match, "R17")
    return match.result


@pytest.mark.parametrize("winner", range(4))
def test_pm19_most_sacks_in_total_wins(winner: int) -> None:
    sacks = [3, 3, 3, 3]
    sacks[winner] = 4
    result = ended(totals=[10, 10, 10, 10], best=[9, 9, 9, 9], sacks=sacks)
    assert result == {"totals": [10 + n for n in sacks], "winners": [winner]}


def test_pm19_the_best_round_counts_only_among_those_tied() -> None:
    assert ended(totals=[8, 20, 9, 20], best=[8, 6, 9, 7], sacks=[0, 2, 5, 2])["winners"] == [3]
    assert ended(totals=[8, 20, 9, 20], best=[8, 7, 9, 6], sacks=[0, 2, 5, 2])["winners"] == [1]


def test_pm19_the_last_round_may_be_the_best() -> None:
    result = ended(totals=[10, 4, 6, 0], best=[6, 4, 6, 0], sacks=[0, 6, 4, 9])
    assert result == {"totals": [10, 10, 10, 9], "winners": [0, 1, 2]}
    assert ended(totals=[10, 3, 6, 0], best=[6, 3, 6, 0], sacks=[0, 7, 4, 0])["winners"] == [1]


def test_pm19_if_that_is_equal_too_they_share() -> None:
    assert ended(totals=[5, 5, 5, 5], best=[3, 4, 4, 3], sacks=[2, 2, 2, 2])["winners"] == [1, 2]
    assert ended(totals=[0, 0, 0, 0], best=[0, 0, 0, 0], sacks=[0, 0, 0, 0])["winners"] == [0, 1, 2, 3]


def test_pm19_the_winner_of_matches_played() -> None:
    for k in range(12):
        match = Match("potato-man", players=3, seed=bytes([k]) * 32)
        play_out(match)
        totals = [sum(column) for column in zip(*match.scores, strict=True)]
        best = [max(column) for column in zip(*match.scores, strict=True)]
        keys = list(zip(totals, best, strict=True))
        assert match.result["winners"] == [seat for seat in range(3) if keys[seat] == max(keys)]


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
    known = ["variant", "gold", "two-player-colours", "rounds"]
    assert (error.code, error.rule) == ("unknown-option", "PM-24")
    assert error.params == {"option": repr(name), "value": "7", "allowed": known}
    assert all(word in error.sentence for word in [repr(name), *known])


# -- what a player sees ----------------------------------------------------------------------------


def test_pm25_what_a_player_sees() -> None:
    match = prepared("R15 B4 G8", "B9 G3", piles=["Y10", "Y11"], starter=0, rounds=3)
    play(match, "R15 B9")
    seen = facts(match, 0)
    deal = match.log[0]
    assert sorted(seen["hand"]) == sorted([card for card in deal["hands"][0] if card != "R15"] + ["Y10"])
    assert seen["trick"] == [[0, "R15"], [1, "B9"]] and seen["tricks"] == []
    assert seen["hand_sizes"] == [12, 12] and seen["pile_sizes"] == [7, 7]
    assert seen["sacks_left"] == dict.fromkeys(SACKS, 3) and seen["sacks_taken"] == [sack_counts()] * 2
    assert (seen["scores"], seen["totals"]) == ([], [0, 0])
    assert (seen["seat"], seen["to_act"], seen["turn"]) == (0, [0], 0)
    assert sorted(seen["legal"]) == sorted(legal(match, 0))
    assert facts(match, 1)["legal"] == [] and facts(match, 1)["to_act"] == [0]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pm25_scores_of_all_rounds(players: int, options: dict[str, Any]) -> None:
    match = Match("potato-man", players=players, seed="25" * 32, **options)
    play_out(match, n_rounds=players - 1)
    for seat in (*range(players), None):
        assert facts(match, seat)["scores"] == [event["sacks"] for event in events_of(match.log, "round")]


def test_pm25_no_seed_before_the_match_is_over() -> None:
    match = Match("potato-man", players=2, seed="d5" * 32, entropy=["salt"], rounds=1)
    for seat in (0, 1, None):
        assert "d5d5" not in json.dumps([facts(match, seat), match.events(seat)]) + repr(match.view(seat))
    with pytest.raises(ActionError) as refused:
        match.record()
    assert refused.value.code == "match-not-over"
    play_out(match)
    assert match.record()["seed"] == "d5" * 32
