"""The rhythm of a table: bots take a human moment, and clocks start when what happened has been watched."""

import asyncio
from itertools import pairwise

import pytest

from knolle.core.moments import Moment
from knolle.core.registry import game as game_of
from knolle.server import protocol as p
from knolle.server.rooms.tempo import MOST_WATCHED, chance_of, pause
from knolle.server.table import steps
from knolle.server.table.watching import watch_time
from server.clockwork import jumping
from server.desk import ANN, BEN, read_again, start_match
from server.parlour import Parlour
from server.shelf import Shelf

BOTS = {1: "easy", 2: "easy"}


# -- bots ------------------------------------------------------------------------------------------


def test_a_hard_choice_takes_longer_than_an_easy_one_and_a_forced_one_least() -> None:
    assert pause("usual", 1, 0, 0.0) == pause("usual", 1, 0, 1.0) == 350
    for n in range(2, 12):
        assert 400 <= pause("usual", n, 0, 0.0) < pause("usual", n, 0, 1.0) <= 1200
    assert pause("usual", 2, 0, 0.5) < pause("usual", 5, 0, 0.5) < pause("usual", 9, 0, 0.5)


def test_the_tempo_scales_the_moment() -> None:
    found = [pause(tempo, 5, 0, 0.5) for tempo in ("none", "brisk", "usual", "calm")]
    assert found[0] == 0 and all(a < b for a, b in pairwise(found))


def test_a_bot_waits_until_people_have_watched() -> None:
    assert pause("usual", 1, 2060, 0.5) == pause("calm", 1, 2060, 0.5) == 2060
    assert pause("brisk", 1, 2060, 0.5) == 1030
    assert pause("usual", 1, 60_000, 0.5) == MOST_WATCHED
    assert pause("none", 9, 2060, 1.0) == 0


def test_moments_differ_but_repeat() -> None:
    found = [chance_of("key", seq, seat) for seq in range(50) for seat in range(4)]
    assert found == [chance_of("key", seq, seat) for seq in range(50) for seat in range(4)]
    assert len(set(found)) == 200 and min(found) < 0.1 and 0.9 < max(found) < 1


def times(shelf: Shelf) -> list[tuple[int, int]]:
    """Return the seat of every choice in the journal, and how long after the entry before it it was stored."""
    (journal,) = shelf.journals.values()
    found = [(steps.decode(entry.body), entry.at - before.at) for before, entry in pairwise(journal)]
    return [(step.seat, time) for step, time in found if isinstance(step, steps.Chose)]


@pytest.mark.parametrize("game", ["potato-man", "companeros"])
@jumping
async def test_every_bot_takes_its_moment(game: str) -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    house.bots.is_quick = True
    (ann,) = await house.seat("Ann", game=game, players=3, bots=BOTS, starter=0, tempo="usual")
    while house.table.status == "playing":
        await house.settle(ann)
        if ann.is_asked:
            await ann.act()
    moments = [time for seat, time in times(shelf) if seat]
    assert len(moments) >= 9
    assert min(moments) >= 350 and max(moments) <= MOST_WATCHED + 1
    assert any(time > 2000 for time in moments), "a trick is watched first"


@jumping
async def test_a_moment_is_not_added_to_the_time_of_thinking() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    (ann,) = await house.seat("Ann", players=3, bots=BOTS, starter=0, tempo="calm")
    await ann.act()
    await house.settle(pause=10)
    house.bots.move()
    await house.settle(pause=0.001)
    assert [seat for seat, _ in times(shelf)] == [0, 1]


@jumping
async def test_without_a_tempo_bots_choose_at_once() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    house.bots.is_quick = True
    (ann,) = await house.seat("Ann", players=3, bots=BOTS, starter=0, tempo="none")
    await ann.act()
    await house.settle(pause=0.001)
    assert times(shelf)[1:3] == [(1, 0), (2, 0)]


@jumping
async def test_a_choice_taken_back_during_a_bots_moment_is_not_answered() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    house.bots.is_quick = True
    (ann,) = await house.seat("Ann", players=3, bots=BOTS, starter=0, tempo="usual")
    await ann.act()
    assert (await ann.ask("undo"))["type"] == "done"
    await house.settle(ann, pause=5)
    assert [seat for seat, _ in times(shelf)] == [0] and ann.is_asked
    await asyncio.sleep(1)
    await ann.act()
    await house.settle(ann, pause=5)
    assert [seat for seat, _ in times(shelf)][:3] == [0, 0, 1]


def test_a_table_from_before_there_was_a_tempo_has_the_usual_one() -> None:
    opened = (
        b'{"do":"opened","game":"potato-man","players":2,"options":{},"settings":{"level":"hard"},"host":1,'
        b'"host_name":"Ann","bots":{"1":"easy"},"seed":"00"}'
    )
    step = steps.decode(opened)
    assert isinstance(step, steps.Opened)
    assert (step.settings.level, step.settings.tempo) == ("hard", "usual")


# -- clocks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "told", "time"),
    [
        ("potato-man", ["play"], 430),
        ("potato-man", ["play", "trick"], 430 + 1200 + 430),
        ("potato-man", ["play", "block", "round", "deal"], 430 + 2000 + 5000 + 860),
        ("companeros", ["play", "ranking"], 430 + 860),
        ("companeros", ["take", "take", "trick"], 430 + 1200 + 430),
        ("hot-potato", ["reveal", "encounter", "points"], 2 * 860 + 1200 + 430),
        ("hot-potato", ["reveal", "encounter", "points", ""], 2 * 860 + 1200),
        ("hot-potato", ["", "effect", ""], 1200),
        ("hot-potato", ["effect effect", "hot", "pickup pickup"], 430 + 1200),
        ("potato-man", [], 0),
    ],
)
def test_what_happened_takes_time_to_watch(game: str, told: list[str], time: int) -> None:
    found = game_of(game)
    moments = [Moment(None, [{"type": kind} for kind in kinds.split()], []) for kinds in told]  # type: ignore[arg-type]
    assert watch_time(found, moments) == time


def test_the_clock_of_the_next_player_starts_when_the_trick_has_been_watched() -> None:
    desk = start_match(ANN, BEN, game="potato-man", players=3, bots={2: "easy"}, clock={"move": 10, "reserve": 60})
    for guest in (ANN, BEN):
        desk.do(guest, p.Look)
    assert desk.table.ends_at(0) == desk.now + 860 + 70_000, "after the deal"
    desk.now += 5000
    desk.act(0)
    assert desk.table.ends_at(1) == desk.now + 430 + 70_000, "after a card"
    while not any(event["type"] == "trick" for moment in desk.table.match.moments for event in moment.events):
        desk.now += 5000
        desk.act()
    (leader,) = desk.table.since
    assert desk.table.since[leader] == desk.now + 430 + 1200 + 430, "after a trick"
    assert read_again(desk).since == desk.table.since


def test_a_choice_made_while_others_watch_makes_them_no_earlier() -> None:
    desk = start_match(ANN, BEN, game="potato-man", players=3, bots={2: "easy"}, clock={"move": 10})
    desk.act(0)
    assert desk.table.since == {1: desk.now + 860 + 430}, "the deal, then a card"
    desk.act(1)
    assert desk.table.choices[-1].spent == 0
    assert desk.table.since == {2: desk.now + 860 + 2 * 430}


def test_nobody_gets_more_than_ten_seconds_to_watch() -> None:
    desk = start_match(ANN, BEN, game="potato-man", players=3, bots={2: "easy"}, clock={"move": 10})
    for _ in range(30):
        desk.act()
    assert set(desk.table.since.values()) == {desk.now + 10_000}
