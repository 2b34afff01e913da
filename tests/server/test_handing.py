"""Seats that are given away: announced, with time to object, and only with a deal, so that no hand is seen twice."""

import json
from typing import Any

import pytest

from knolle.server import protocol as p
from knolle.server.rooms.updates import Updates
from knolle.server.table import steps
from knolle.words.said import Said
from knolle.words.spans import span
from server.desk import ANN, BEN, CLEO, DAN, Desk, open_desk, read_again, start_match

TWO_ROUNDS: dict[str, Any] = {"game": "potato-man", "players": 3, "options": {"rounds": 3}}


def n_deals(desk: Desk) -> int:
    return sum(event["type"] == "deal" for event in desk.table.match.log)


def play_to_deal(desk: Desk, wait: int = 0) -> None:
    """Play until cards are dealt again."""
    before = n_deals(desk)
    desk.now += wait
    while n_deals(desk) == before:
        desk.act()


def with_absent_ben(**table: Any) -> Desk:
    desk = start_match(ANN, BEN, **TWO_ROUNDS | table)
    desk.take(steps.TookOver(seat=1, level="easy", cause="away"))
    return desk


def snapshot(desk: Desk, guest: int) -> Any:
    return json.loads(Updates(desk.table).snapshot(desk.table.you(guest), 0))


def test_a_seat_changes_hands_with_the_next_deal() -> None:
    desk = with_absent_ben()
    desk.offer(1)
    desk.do(CLEO, p.Sit, name="Cleo", offer="sesame")
    assert desk.table.seat_of(CLEO) is None and desk.table.you(CLEO).wants == 1
    assert desk.table.facts().offers == [p.OfferFacts(seat=1, state="granted", name="Cleo", ready=61_000)]
    assert snapshot(desk, CLEO)["view"]["hand"] is None
    play_to_deal(desk, wait=60_000)
    assert (desk.table.seat_of(CLEO), desk.table.seat_of(BEN)) == (1, None)
    assert desk.table.facts().offers == []
    told = snapshot(desk, CLEO)
    assert told["view"]["hand"], "her own"
    dealt = [event["hands"] for event in told["log"] if event["type"] == "deal"]
    assert dealt[0] == [None, None, None], "what was dealt to Ben stays hidden"
    assert dealt[1][1] is not None
    assert read_again(desk).facts() == desk.table.facts()


def test_the_owner_has_a_minute_even_if_a_deal_comes_sooner() -> None:
    desk = with_absent_ben()
    desk.offer(1)
    desk.do(CLEO, p.Sit, name="Cleo", offer="sesame")
    play_to_deal(desk, wait=59_999)
    assert desk.table.seat_of(CLEO) is None
    play_to_deal(desk, wait=1)
    assert desk.table.seat_of(CLEO) == 1


@pytest.mark.parametrize(("cause", "wait"), [("time", p.DAY), ("left", 60)])
def test_at_a_table_of_days_the_owner_has_a_day_unless_they_have_left(cause: Any, wait: int) -> None:
    desk = start_match(ANN, BEN, **TWO_ROUNDS, clock={"move": p.DAY})
    desk.take(steps.TookOver(seat=1, level="easy", cause=cause))
    desk.offer(1)
    assert desk.table.notes[-1][1].args["time"] == span(1000 * wait)
    desk.do(CLEO, p.Sit, name="Cleo", offer="sesame")
    play_to_deal(desk, wait=1000 * wait - 1)
    assert desk.table.seat_of(CLEO) is None
    play_to_deal(desk, wait=1)
    assert desk.table.seat_of(CLEO) == 1
    assert read_again(desk).facts() == desk.table.facts()


@pytest.mark.parametrize("is_claimed", [False, True])
def test_coming_back_is_an_objection(is_claimed: bool) -> None:
    desk = with_absent_ben()
    desk.offer(1)
    if is_claimed:
        desk.do(CLEO, p.Sit, name="Cleo", offer="sesame")
    desk.now += 100_000
    change = desk.do(BEN, p.Back)
    assert change.guests == ((CLEO,) if is_claimed else ())
    assert desk.table.facts().offers == []
    assert desk.refuses(DAN, p.Sit, name="Dan", offer="sesame") == "bad-offer"
    play_to_deal(desk)
    assert (desk.table.seat_of(BEN), desk.table.seat_of(CLEO)) == (1, None)


def test_everybody_is_told_and_the_owner_reads_why() -> None:
    desk = with_absent_ben()
    desk.take(steps.Promised(seat=1, secret_hash="0" * 64, by=ANN, id="x"))
    assert desk.table.notes[-1][1] == Said(
        "log-seat-offered-person", {"host": "Ann", "name": "Ben", "time": Said("span-minutes", {"count": 1})}
    )
    desk.offer(1)
    desk.do(CLEO, p.Sit, name="Ben", offer="sesame")
    assert desk.table.notes[-1][1] == Said("log-seat-claimed", {"name": "Ben 2", "before": "Ben"}), "not his double"
    play_to_deal(desk, wait=60_000)
    assert desk.table.you(BEN).told == Said("seat-given", {"name": "Ben 2"})
    assert desk.table.you(CLEO).told is None


def test_the_log_knows_whose_moves_were_whose() -> None:
    desk = start_match(ANN, BEN, **TWO_ROUNDS)
    desk.act(0)
    desk.act(1)
    n_own = len(desk.table.match.log)
    desk.take(steps.TookOver(seat=1, level="easy", cause="away"))
    desk.offer(1)
    desk.do(CLEO, p.Sit, name="Cleo", offer="sesame")
    play_to_deal(desk, wait=60_000)
    n_bot = len(desk.table.match.log)
    assert desk.table.facts().movers == [
        p.MoverFacts(seat=1, name="Ben", bot=False, until=n_own),
        p.MoverFacts(seat=1, name="Ben", bot=True, until=n_bot),
    ]
    assert desk.table.facts().seats[1].name == "Cleo"


def test_a_spectator_asks_for_a_bots_seat_and_the_host_grants_it() -> None:
    desk = start_match(ANN, BEN, **TWO_ROUNDS)
    assert desk.refuses(CLEO, p.Ask, name="Cleo", seat=1) == "seat-not-to-have", "Ben's"
    assert desk.refuses(BEN, p.Ask, name="Ben", seat=2) == "already-seated"
    assert desk.refuses(ANN, p.Grant, seat=2, agree=True) == "nothing-to-grant"
    desk.do(CLEO, p.Ask, name="Cleo", seat=2)
    assert desk.refuses(DAN, p.Ask, name="Dan", seat=2) == "seat-not-to-have", "one at a time"
    assert desk.refuses(CLEO, p.Grant, seat=2, agree=True) == "not-host"
    assert desk.refuses(BEN, p.Grant, seat=2, agree=False) == "not-host"
    play_to_deal(desk)
    assert desk.table.seat_of(CLEO) is None, "not granted"
    desk.do(ANN, p.Grant, seat=2, agree=True)
    desk.do(ANN, p.Replace, seat=2, level="hard")
    play_to_deal(desk)
    assert desk.table.seat_of(CLEO) == 2


def test_an_asker_is_refused_or_withdraws() -> None:
    desk = start_match(ANN, BEN, **TWO_ROUNDS)
    for guest, word in ((ANN, "refused"), (CLEO, "withdrawn")):
        desk.do(CLEO, p.Ask, name="Cleo", seat=2)
        assert desk.do(guest, p.Grant, seat=2, agree=False).about[0].id == f"log-seat-{word}"
        assert desk.table.facts().offers == []


def test_a_promised_seat_is_given_in_the_next_match() -> None:
    desk = with_absent_ben(options={"rounds": 1})
    desk.offer(1)
    desk.do(CLEO, p.Sit, name="Cleo", offer="sesame")
    desk.now += 60_000
    desk.play_out()
    assert desk.table.seat_of(CLEO) is None
    desk.do(ANN, p.Rematch)
    assert desk.table.seat_of(CLEO) == 1 and desk.table.you(BEN).told is not None


# -- removal ---------------------------------------------------------------------------------------


def test_whoever_is_removed_is_told_and_cannot_sit_again_until_the_host_allows_it() -> None:
    desk = start_match(ANN, BEN, **TWO_ROUNDS | {"options": {"rounds": 1}})
    desk.play_out()
    desk.do(ANN, p.Rematch)
    assert desk.refuses(ANN, p.Remove, seat=0) == "seat-is-yours"
    assert desk.do(ANN, p.Remove, seat=1).guests == (BEN,)
    assert desk.table.you(BEN).told == Said("seat-removed", {"name": "Ann"})
    assert desk.refuses(BEN, p.Sit, name="Ben") == "removed-from-table"
    assert desk.table.facts().removed == ["Ben"]
    assert desk.refuses(ANN, p.Readmit, name="Cleo") == "nobody-removed"
    assert desk.refuses(BEN, p.Readmit, name="Ben") == "not-host"
    desk.do(ANN, p.Readmit, name="Ben")
    desk.do(BEN, p.Sit, name="Ben")
    assert desk.table.you(BEN).told is None


def test_nobody_loses_their_seat_to_a_bot_before_a_match() -> None:
    desk = open_desk()
    desk.do(ANN, p.Sit, name="Ann")
    desk.do(BEN, p.Sit, name="Ben")
    assert desk.refuses(ANN, p.Replace, seat=1, level="easy") == "remove-first"
    assert desk.do(ANN, p.Replace, seat=0, level="easy").guests == (ANN,), "her own"
    assert desk.table.you(ANN).told is None
    desk.take(steps.Replaced(seat=1, level="easy", by=ANN))
    assert desk.table.you(BEN).told == Said("seat-removed", {"name": "Ann"}), "as older journals have it"


# -- hints -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "is_told"), [((ANN,), False), ((ANN, BEN), True)])
def test_hints_are_counted_and_the_others_are_told(people: tuple[int, ...], is_told: bool) -> None:
    desk = start_match(*people, **TWO_ROUNDS)
    change = desk.take(steps.Hinted(seat=0))
    assert bool(change.about) == is_told
    assert desk.table.has_hint(0)
    desk.act(0)
    assert not desk.table.has_hint(0)
    assert desk.table.facts().hints == [1, 0, 0]


def test_whoever_was_to_have_a_seat_that_goes_to_a_bot_is_told() -> None:
    desk = with_absent_ben(options={"rounds": 1})
    desk.offer(1)
    desk.do(CLEO, p.Sit, name="Cleo", offer="sesame")
    desk.play_out()
    desk.do(ANN, p.Rematch)
    assert desk.table.you(CLEO).wants == 1, "Ben still has time to return"
    change = desk.do(ANN, p.Start, anyway=True)
    assert desk.table.you(CLEO).wants is None and CLEO in change.guests
