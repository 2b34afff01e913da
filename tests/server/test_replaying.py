"""The replay of a finished match: combined as a client does, it equals what each seat saw."""

import random
from pathlib import Path
from typing import Any

import pytest

from knolle.bots import judge
from knolle.core.match import Match
from knolle.core.moments import Moment
from knolle.server import protocol
from knolle.server.after.finished import FinishedMatch, find
from knolle.server.after.judging import positions
from knolle.server.after.replaying import replay
from knolle.server.storage.contract import Entry
from knolle.server.table import steps
from knolle.words.said import Card, Seat
from samples import match_after
from server.desk import ANN, start_match
from server.visiting import code_of, play_match, run_async, visiting

MATCHES = [
    ("potato-man", 3, {"rounds": 2}),
    ("potato-man", 2, {"rounds": 1}),
    ("companeros", 3, {"games": 2}),
    ("companeros", 4, {"memory": "on"}),
    ("hot-potato", 3, {"points": 2}),
]


def played(slug: str, players: int, options: dict[str, Any]) -> Match:
    match = match_after(slug, players, 9999, **options)
    assert match.is_over
    return match


def retold(match: Match, viewer: int | None) -> Any:
    return replay(finished_match(match), viewer)


def turns_of(match: Match) -> list[list[Moment]]:
    """Play a match again; return the moments that the start and then each set of choices led to."""
    return [again.moments for again in match.steps()]


def finished_match(match: Match) -> FinishedMatch:
    return FinishedMatch(1, 1, match, 0, 0, [], turns_of(match))


@pytest.mark.parametrize(("slug", "players", "options"), MATCHES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_steps_add_up_to_the_final_view(
    slug: str, players: int, options: dict[str, Any], viewer: int | None
) -> None:
    match = played(slug, players, options)
    told = retold(match, viewer)
    view, log, hands = dict(told.first), [], None
    assert told.first["to_act"] == [] and told.first["scores"] == []
    for step in told.steps:
        assert step.event == len(log)
        view |= step.view
        log += step.events
        hands = step.hands or hands
        if view.get("hand") is not None:
            assert view["hand"] == hands[viewer]
    assert {name: value for name, value in view.items() if value is not None} == {
        name: value for name, value in match.view(viewer).facts().items() if value is not None
    }
    assert log == match.events(viewer)
    assert told.result.totals == match.result["totals"]


@pytest.mark.parametrize(("slug", "players", "options"), MATCHES)
def test_there_is_a_step_for_every_moment(slug: str, players: int, options: dict[str, Any]) -> None:
    match = played(slug, players, options)
    steps = retold(match, 0).steps
    n_deals = sum(event["type"] == "deal" for event in match.log)
    assert len(steps) == sum(len(again.moments) for again in match.steps()) > len(match.choices) + n_deals
    assert all(len(step.said) == len(step.events) for step in steps)
    deals = [step for step in steps if any(event["type"] == "deal" for event in step.events)]
    assert len(deals) == n_deals
    assert all(step.events[0]["type"] == "deal" for step in deals)


@pytest.mark.parametrize(("slug", "players", "options"), MATCHES)
def test_a_decision_of_the_review_leads_to_its_step(slug: str, players: int, options: dict[str, Any]) -> None:
    match = played(slug, players, options)
    told = retold(match, 1)
    view, by_event = dict(told.first), {}
    for step in told.steps:
        view |= step.view
        by_event[step.event + len(step.events)] = dict(view)
    found = positions(finished_match(match), 1)
    assert found
    for seen, _, event in found:
        assert by_event[event]["legal"] == seen.facts()["legal"] != []


@pytest.mark.parametrize("game", ["companeros", "hot-potato"])
def test_turns_found_in_a_journal_are_those_of_the_match_played_again(game: str) -> None:
    """Choices that were taken back leave no trace, also where only some of the seats had chosen."""
    desk, rng = start_match(ANN, game=game, undo=True), random.Random(1)
    for _ in range(40):
        seat = rng.choice(desk.table.match.to_act)
        desk.act(seat, rng.randrange(len(desk.table.match.legal(seat))))
        if rng.random() < 0.3 and any(choice.seat == 0 for choice in desk.table.choices):
            desk.take(steps.Asked(seat=0, missing=()))  # past what was revealed only in older journals
    desk.play_out()
    journal = [Entry(seq, at, body) for seq, (body, at) in enumerate(desk.journal)]
    found = find(1, journal, 1)
    assert len(found.turns) == len(found.match.choices) + 1
    assert [gist_of(turn) for turn in found.turns] == [gist_of(turn) for turn in turns_of(found.match)]


def test_what_was_taken_back_is_told_where_it_happened() -> None:
    desk = start_match(ANN, game="potato-man", options={"rounds": 1}, undo=True)
    desk.act(0)
    (played,) = [event for event in desk.table.match.log if event["type"] == "play"]
    desk.do(ANN, protocol.Undo)
    desk.act(0, k=1)
    desk.play_out()
    journal = [Entry(seq, at, body) for seq, (body, at) in enumerate(desk.journal)]
    first, second = replay(find(1, journal, 1), None).steps[:2]
    (note,) = [said for said in first.said[-1] if said.id == "undone-card"]
    assert note.args == {"name": Seat(0), "card": Card(played["card"])}
    assert [event["type"] for event in second.events] == ["play"] and len(second.said[0]) == 1


def gist_of(turn: list[Moment]) -> list[tuple[Any, ...]]:
    return [(moment.state.tobytes(), moment.events, moment.notes, moment.scores) for moment in turn]


def test_a_replay_shows_a_seat_no_more_than_it_saw() -> None:
    match = played("companeros", 3, {})
    deal = retold(match, 1).steps[0].events[0]
    assert [hand is not None for hand in deal["hands"]] == [False, True, False]
    assert retold(match, None).steps[0].events[0]["hands"] == [None, None, None]
    assert all(retold(match, None).steps[0].hands), "all hands are included separately"


@run_async
async def test_the_replay_is_requested_by_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "WORLDS", 1)
    async with visiting(tmp_path) as visit:
        ann, _, key = await play_match(visit)
        told = (await visit.browser().get(f"/api/tables/{key}/replay")).json()
        assert (told["match"], told["seat"], told["game"], told["names"]) == (1, None, "potato-man", ["P0", "P1"])
        assert told["options"]["rounds"] == 1 and told["first"]["hand"] is None
        own = (await ann.get(f"/api/tables/{key}/replay?seat=1&match=1")).json()
        assert own["seat"] == 1 and own["steps"][0]["view"]["hand"] == own["steps"][0]["hands"][1]
        judged = (await ann.get(f"/api/tables/{key}/review?seat=1")).json()["decisions"]
        assert {one["event"] for one in judged} <= {step["event"] for step in own["steps"]}
        assert code_of(await ann.get(f"/api/tables/{key}/replay?seat=2")) == (404, "no-such-seat")
        assert code_of(await ann.get(f"/api/tables/{key}/replay?match=2")) == (404, "no-such-match")
