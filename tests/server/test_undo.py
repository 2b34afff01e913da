"""Undo: free while nobody else acted, else with the consent of all people; never past what was revealed."""

import json
import random
from typing import Any

import pytest

from knolle.core.match import Match
from knolle.server import protocol as p
from knolle.server.rooms.updates import Updates
from knolle.server.table import steps, undoing
from knolle.server.table.table import Table
from knolle.words.said import Card, Said, Seat
from server.desk import ANN, BEN, CLEO, DAN, SEED, read_again, start_match


def same_match(table: Table) -> bool:
    """Return whether a table's match equals its choices replayed from the start."""
    match = table.match
    fresh = Match(
        match.game, players=match.names, seed=SEED, entropy=match.entropy, starter=match.starter, **table.options
    )
    for choice in table.choices:
        fresh.act(choice.seat, choice.action)
    views = [(fresh.view(seat) == match.view(seat)) for seat in (None, *range(len(match.names)))]
    return fresh.log == match.log and all(views) and fresh.to_act == match.to_act


def test_undo_is_free_while_nobody_else_acted_and_nothing_hidden_was_shown() -> None:
    desk = start_match(ANN, BEN)
    assert desk.refuses(ANN, p.Undo) == "nothing-to-undo"
    log = list(desk.table.match.log)
    desk.act(0)
    assert desk.do(ANN, p.Undo).undo == {"type": "undo", "seat": 0, "kept": len(log)}
    assert (desk.table.match.log, desk.table.match.to_act) == (log, (0,))
    assert same_match(desk.table)


def test_undo_after_another_has_acted_needs_the_consent_of_all_people() -> None:
    desk = start_match(ANN, BEN, CLEO)
    desk.act(0)
    desk.act(1)
    assert not desk.do(ANN, p.Undo).undo
    assert desk.table.facts().undo == p.UndoFacts(seat=0, missing=[1, 2])
    assert desk.refuses(BEN, p.Undo) == "undo-pending"
    assert desk.refuses(ANN, p.Consent, agree=True) == "nothing-asked"
    assert desk.refuses(DAN, p.Consent, agree=True) == "not-seated"
    desk.do(CLEO, p.Consent, agree=True)
    assert desk.refuses(CLEO, p.Consent, agree=True) == "nothing-asked"
    assert desk.table.facts().undo.missing == [1]
    desk.do(BEN, p.Consent, agree=True)
    assert (desk.table.choices, desk.table.undo) == ([], None)
    assert same_match(desk.table)


def test_a_refusal_ends_an_undo_and_the_asker_can_withdraw_it() -> None:
    desk = start_match(ANN, BEN, CLEO)
    desk.act(0)
    desk.act(1)
    for guest in (CLEO, ANN):
        desk.do(ANN, p.Undo)
        desk.do(guest, p.Consent, agree=False)
        assert (desk.table.undo, len(desk.table.choices)) == (None, 2)


@pytest.mark.parametrize("people", [(ANN,), (ANN, BEN)])
def test_nothing_is_taken_back_past_a_drawn_card(people: tuple[int, ...]) -> None:
    desk = start_match(*people, game="potato-man", players=2, options={"rounds": 1})
    change = desk.act(0)
    assert [event["type"] for event in change.moments[0].events] == ["play", "draw"]
    assert desk.refuses(ANN, p.Undo) == "undo-too-far"


def test_nothing_is_taken_back_past_a_reveal_or_a_deal() -> None:
    desk = start_match(ANN, BEN, CLEO, game="hot-potato")
    for seat in range(3):
        desk.act(seat)
    assert desk.refuses(ANN, p.Undo) == "undo-too-far"
    desk = start_match(ANN, options={"games": 2})
    while sum(event["type"] == "deal" for event in desk.table.match.log) < 2:
        desk.act()
    assert desk.refuses(ANN, p.Undo) == "undo-too-far"


def test_a_request_ends_when_a_bot_reveals_something_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = start_match(ANN, BEN)
    desk.act(0)
    desk.act(1)
    desk.do(ANN, p.Undo)
    assert desk.table.undo == (0, {1})
    monkeypatch.setattr(type(desk.table.game), "open_events", frozenset())
    change = desk.act(2)
    assert desk.table.undo is None
    assert change.about[0] == Said("log-undo-late", {"name": Seat(0)})


def test_the_asker_hears_a_refusal_and_the_match_is_marked() -> None:
    desk = start_match(ANN, BEN)
    desk.act(0)
    desk.act(1)
    desk.do(ANN, p.Undo)
    assert desk.do(BEN, p.Consent, agree=False).about == [Said("log-undo-refused", {"name": Seat(1)})]
    assert desk.table.facts().undos == [0, 0, 0]
    desk.do(ANN, p.Undo)
    desk.do(BEN, p.Consent, agree=True)
    assert desk.table.facts().undos == [1, 0, 0]


def test_a_secret_choice_may_be_taken_back_until_somebody_else_chooses() -> None:
    desk = start_match(ANN, BEN, CLEO, game="hot-potato")
    desk.act(0)
    assert desk.table.match.to_act == (1, 2)
    desk.do(ANN, p.Undo)
    assert desk.table.match.to_act == (0, 1, 2)
    desk.act(0)
    desk.act(1)
    desk.do(ANN, p.Undo)
    assert desk.table.undo == (0, {1, 2})


def test_bots_are_not_asked_and_their_moves_do_not_end_an_undo() -> None:
    desk = start_match(ANN, bots={1: "easy", 2: "easy"})
    desk.act(0)
    desk.act(1)
    assert desk.do(ANN, p.Undo).undo
    assert desk.table.choices == []
    desk = start_match(ANN, BEN)
    desk.act(0)
    desk.act(1)
    desk.do(ANN, p.Undo)
    desk.act(2)
    assert desk.table.undo == (0, {1}), "bots move faster than people agree"
    desk.do(BEN, p.Consent, agree=True)
    assert desk.table.choices == []


def test_a_person_who_plays_on_ends_an_undo() -> None:
    desk = start_match(ANN, BEN, CLEO)
    desk.act(0)
    desk.act(1)
    desk.do(ANN, p.Undo)
    desk.act(2)
    assert desk.table.undo is None


def test_the_end_of_a_match_ends_an_undo() -> None:
    desk = start_match(ANN, BEN, bots={2: "easy"})
    while desk.table.status == "playing":
        if desk.table.undo is None and any(choice.seat == 0 for choice in desk.table.choices):
            desk.take(steps.Asked(seat=0, missing=(1,)))
            if desk.table.undo is None:
                desk.act(0)
        desk.act()
    assert desk.table.undo is None
    assert desk.refuses(BEN, p.Consent, agree=True) == "nothing-asked"
    assert desk.refuses(ANN, p.Undo) == "table-over"


def test_nothing_shown_is_taken_back_while_somebody_is_away() -> None:
    desk = start_match(ANN, BEN, CLEO)
    desk.act(0)
    desk.act(1)
    desk.do(ANN, p.Undo)
    desk.take(steps.TookOver(seat=2, level="easy", cause="away"))
    assert desk.table.undo is None, "the request ends with the presence of those who are asked"
    assert desk.refuses(ANN, p.Undo) == "player-away"
    desk.act(2)
    assert desk.refuses(ANN, p.Undo) == "player-away", "not to see the cards of the player who is away"
    desk.do(CLEO, p.Back)
    desk.do(ANN, p.Undo)
    assert desk.table.undo == (0, {1, 2})


def test_what_showed_nothing_may_be_taken_back_while_somebody_is_away() -> None:
    desk = start_match(ANN, BEN)
    desk.take(steps.TookOver(seat=1, level="easy", cause="away"))
    desk.act(0)
    assert desk.do(ANN, p.Undo).undo


def test_an_undo_leaves_a_line_in_the_log_for_those_who_return() -> None:
    desk = start_match(ANN, BEN, bots={2: "easy"})
    card = desk.table.match.game.action_text(desk.table.match.state, 0, desk.table.match.legal(0)[0])
    for _ in range(2):
        desk.act(0)
        desk.do(ANN, p.Undo)
    line = Said("undone-card", {"name": Seat(0), "card": Card(card)})
    table = read_again(desk)
    assert list(table.notes) == [(len(table.match.log), line)] * 2
    snapshot = json.loads(Updates(table).snapshot(table.you(BEN), 0))
    assert (
        snapshot["said"][-1][-2:] == [["say", "undone-card", {"name": ["seat", 0], "card": ["card", card]}, None]] * 2
    )


def test_a_secret_choice_that_is_taken_back_is_not_named() -> None:
    desk = start_match(ANN, BEN, game="hot-potato", players=2)
    desk.act(0)
    assert desk.do(ANN, p.Undo).undo_said == Said("undone", {"name": Seat(0)})


def test_a_journal_of_an_earlier_version_asks_those_who_were_playing() -> None:
    desk = start_match(ANN, BEN, CLEO)
    desk.act(0)
    desk.act(1)
    desk.take(steps.Asked(seat=0))
    assert desk.table.undo == (0, {1, 2})


def test_undo_after_a_seat_changed_hands_keeps_the_cards() -> None:
    desk = start_match(ANN, BEN, entropy="mine")
    hand = desk.table.match.view(0).facts()["hand"]
    desk.act(0)
    desk.do(BEN, p.Rise)
    desk.take(steps.Sat(seat=1, guest=CLEO, name="Cleo"))  # as in older journals
    assert desk.do(ANN, p.Undo).undo
    assert desk.table.match.view(0).facts()["hand"] == hand
    assert desk.table.match.names[1] == "Cleo"
    assert same_match(desk.table)
    desk.play_out()
    assert desk.table.match.record()["entropy"] == [f"mine{ANN}", f"mine{BEN}"]


def test_undo_can_be_switched_off() -> None:
    desk = start_match(ANN, undo=False)
    desk.act(0)
    assert desk.refuses(ANN, p.Undo) == "no-undo-here"


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("potato-man", 4, {"rounds": 1}), ("potato-man", 2, {"rounds": 1}), ("companeros", 3, {}), ("hot-potato", 3, {})],
)
@pytest.mark.parametrize("mark_every", [1, 3, 32])
def test_a_match_with_many_undos_equals_the_match_of_its_choices(
    game: str, players: int, options: Any, mark_every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undoing, "MARK_EVERY", mark_every)
    desk = start_match(ANN, game=game, players=players, options=options)
    rng = random.Random(5)
    for _ in range(300):
        if desk.table.status != "playing":
            break
        if rng.random() < 0.3 and any(choice.seat == 0 for choice in desk.table.choices):
            desk.take(steps.Asked(seat=0, missing=()))
            assert same_match(desk.table)
        seat = rng.choice(desk.table.match.to_act)
        desk.act(seat, rng.randrange(len(desk.table.match.legal(seat))))
    table = read_again(desk)
    assert (table.facts(), table.seq) == (desk.table.facts(), desk.table.seq)
    assert same_match(table)


def test_an_undo_gives_no_extra_time() -> None:
    desk = start_match(ANN, bots={1: "easy", 2: "easy"}, clock={"move": 10, "reserve": 60})
    desk.now = desk.table.since[0]  # the deal has been watched
    for _ in range(3):
        desk.now += 4000
        desk.act(0)
        desk.do(ANN, p.Undo)
    assert desk.table.ends_at(0) == desk.now + 58_000
    desk.now += 8000
    desk.act(0)
    assert desk.table.facts().clock.reserve[0] == 50_000
    desk.act(1)
    desk.do(ANN, p.Undo)
    assert desk.table.facts().clock.reserve == [60_000] * 3
    assert desk.table.ends_at(0) == desk.now + 50_000
