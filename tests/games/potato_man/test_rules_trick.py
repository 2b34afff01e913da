"""The rules of Potato Man about playing a trick, on prepared deals; refusals are in test_refusals.py."""

from typing import Any

import pytest

from games.potato_man.table import (
    COLOURS,
    GAME,
    TABLES,
    TRICK_SIZE,
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
from knolle import ActionError, Match

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
