"""Thinking is shared fairly: guests take turns, one hint at a time, and nobody thinks for people who are gone."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from knolle.server.errors import RequestError
from knolle.server.limits import HOUSEHOLD
from knolle.server.rooms import thinking
from knolle.server.rooms.lanes import LEAST_SHARE, MOST_PASSED, Lane
from knolle.server.rooms.thinking import Thinkers
from samples import match_after
from server.clockwork import jumping
from server.parlour import Parlour
from server.playing import GoneError
from server.shelf import Shelf

HOG, OTHER = 1, 2


class Bench:
    """A lane with one thread that is held until `open`, and the order in which requests had their turn."""

    def __init__(self) -> None:
        self.lane = Lane("test", 1)
        self.gate = threading.Event()
        self.order: list[str] = []
        self.shares: dict[str, float] = {}
        self.tasks: list[asyncio.Task[Any]] = []

    def ask(self, owner: int, name: str, **more: Any) -> asyncio.Task[Any]:
        self.tasks.append(asyncio.ensure_future(self.lane.run(owner, self._work(name), **more)))
        return self.tasks[-1]

    def _work(self, name: str) -> Callable[[float], str]:
        def work(share: float) -> str:
            assert self.gate.wait(60)
            self.order.append(name)
            self.shares[name] = share
            return name

        return work

    async def open(self) -> list[str]:
        """Let all requests have their turn."""
        await asyncio.sleep(0)
        self.gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.lane.close()
        return self.order


def test_guests_take_turns_however_many_requests_one_of_them_has() -> None:
    async def play() -> None:
        bench = Bench()
        for k in range(10):
            bench.ask(HOG, f"hog {k}")
        bench.ask(OTHER, "other 0")
        bench.ask(OTHER, "other 1")
        order = await bench.open()
        assert order[:5] == ["hog 0", "hog 1", "other 0", "hog 2", "other 1"]

    asyncio.run(play())


def test_a_hint_is_the_same_however_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_after("potato-man", 3, 4)
    view = match.view(match.to_act[0])
    monkeypatch.setattr(Lane, "_share", lambda lane, owner: LEAST_SHARE)

    async def play() -> None:
        thinkers = Thinkers()
        assert await thinkers.advise(view, HOG, object()) == thinking.advice(view)
        assert await thinkers.review(HOG, lambda: thinking.advice(view)) == thinking.advice(view)
        thinkers.close()

    asyncio.run(play())


def test_a_review_waits_for_choices_but_not_for_ever() -> None:
    async def play() -> None:
        bench = Bench()
        bench.ask(HOG, "first")
        bench.ask(OTHER, "review", is_review=True)
        for k in range(2 * MOST_PASSED):
            bench.ask(HOG, f"choice {k}")
        order = await bench.open()
        assert MOST_PASSED - 1 <= order.index("review") <= MOST_PASSED

    asyncio.run(play())


def test_time_shrinks_while_many_wait_and_most_for_who_asks_most() -> None:
    async def play() -> None:
        bench = Bench()
        bench.ask(HOG, "alone")
        for k in range(60):
            bench.ask(HOG, f"hog {k}")
        bench.ask(OTHER, "other")
        await bench.open()
        assert bench.shares["alone"] == 1.0
        assert bench.shares["hog 0"] == LEAST_SHARE
        assert bench.shares["other"] >= 0.5 * bench.shares["alone"]
        assert bench.shares["hog 59"] == 1.0

    asyncio.run(play())


def test_cancelled_requests_leave_the_queue() -> None:
    async def play() -> None:
        bench = Bench()
        bench.ask(HOG, "first")
        gone = [bench.ask(HOG, f"gone {k}", asker="Ann") for k in range(5)]
        gone.append(bench.ask(OTHER, "cancelled"))
        stays = bench.ask(HOG, "stays", asker="Ben")
        await asyncio.sleep(0)
        bench.lane.forget("Ann")
        gone[-1].cancel()
        await asyncio.wait(gone)
        assert all(task.cancelled() for task in gone)
        assert bench.lane.n_open == 2
        assert await bench.open() == ["first", "stays"]
        assert stays.result() == "stays"

    asyncio.run(play())


def test_a_lane_that_closes_refuses_everything_at_once() -> None:
    async def play() -> None:
        bench = Bench()
        tasks = [bench.ask(HOG, f"{k}") for k in range(3)]
        await asyncio.sleep(0)
        bench.lane.close()
        for done in await asyncio.gather(*tasks, bench.lane.run(OTHER, lambda _: 0), return_exceptions=True):
            assert isinstance(done, RequestError) and done.code == "server-stops"
        bench.gate.set()

    asyncio.run(play())


def test_a_guest_has_one_hint_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match, gate = match_after("potato-man", 3, 4), threading.Event()
    view = match.view(match.to_act[0])
    monkeypatch.setattr(thinking, "advice", lambda view: gate.wait(60) and [])

    async def play() -> None:
        thinkers = Thinkers(1)
        first = asyncio.ensure_future(thinkers.advise(view, HOG, "a socket"))
        await asyncio.sleep(0)
        with pytest.raises(RequestError) as caught:
            await thinkers.advise(view, HOG, "another socket")
        assert caught.value.code == "hint-under-way"
        thinkers.forget("a socket")
        with pytest.raises(asyncio.CancelledError):
            await first
        again = asyncio.ensure_future(thinkers.advise(view, HOG, "another socket"))
        gate.set()
        assert await again == []
        thinkers.close()

    asyncio.run(play())


def test_the_guests_of_an_address_have_few_hints_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match, gate = match_after("potato-man", 3, 4), threading.Event()
    view = match.view(match.to_act[0])
    monkeypatch.setattr(thinking, "advice", lambda view: gate.wait(60) and [])

    async def play() -> None:
        thinkers = Thinkers(1)
        crowd = [asyncio.ensure_future(thinkers.advise(view, k, k, "192.0.2.1")) for k in range(HOUSEHOLD)]
        await asyncio.sleep(0)
        with pytest.raises(RequestError) as caught:
            await thinkers.advise(view, 100, 100, "192.0.2.1")
        assert caught.value.code == "too-often"
        crowd += [asyncio.ensure_future(thinkers.advise(view, 100, 100, "192.0.2.2"))]
        gate.set()
        await asyncio.gather(*crowd)
        assert await thinkers.advise(view, 100, 100, "192.0.2.1") == []
        thinkers.close()

    asyncio.run(play())


def test_quick_bots_do_not_wait_for_slow_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    match, gate = match_after("potato-man", 3, 4), threading.Event()
    view = match.view(match.to_act[0])
    monkeypatch.setattr(thinking, "advice", lambda view: gate.wait(60) and [])

    async def play() -> None:
        thinkers = Thinkers(2)
        hints = [asyncio.ensure_future(thinkers.advise(view, guest, guest)) for guest in range(20)]
        for level in ("easy", "medium"):
            assert await thinkers.choose(view, level, HOG) in view.legal
        assert not any(hint.done() for hint in hints)
        gate.set()
        await asyncio.gather(*hints)
        thinkers.close()

    asyncio.run(play())


@jumping
async def test_bots_pause_while_nobody_is_connected_and_go_on_when_somebody_returns() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    (ann,) = await house.seat("Ann", players=3, bots={1: "master", 2: "master"}, starter=1)
    assert len(house.bots.waiting) == 1
    await ann.link.close()
    assert house.bots.waiting[0][1].cancelled(), "the request of the table that was left"
    house.bots.waiting.clear()
    await asyncio.sleep(30)
    assert not house.bots.waiting
    seq = house.table.seq
    ann = await house.join(house.people["Ann"])
    assert (len(house.bots.waiting), house.table.seq) == (1, seq)
    house.bots.move()
    await house.settle(ann)
    assert ann.state.seq == seq + 1


@jumping
async def test_bots_alone_play_on_only_while_somebody_watches() -> None:
    house = Parlour(Shelf())
    house.bots.is_quick = True
    host = await house.person("Ann")
    await house.open_table(host, players=3, bots={0: "easy", 1: "easy", 2: "easy"}, options={"rounds": 1})
    watcher = await house.join(host)
    house.bots.is_quick = False
    await watcher.ask("start")
    await watcher.link.close()
    house.bots.is_quick = True
    await asyncio.sleep(30)
    assert house.table.status == "playing"
    watcher = await house.join(host)
    await asyncio.sleep(30)
    assert house.table.status == "over"


@jumping
async def test_a_hint_is_dropped_when_its_socket_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Parlour(Shelf())
    (ann,) = await house.seat("Ann", players=3, bots={1: "easy", 2: "easy"}, starter=0)
    asked: list[asyncio.Future[Any]] = []

    async def run(owner: int, work: Any, *, asker: object) -> Any:
        asked.append(asyncio.get_running_loop().create_future())
        return await asked[-1]

    monkeypatch.setattr(house.bots._slow, "run", run)
    monkeypatch.setattr(house.bots._slow, "forget", lambda asker: [one.cancel() for one in asked])
    await ann.say("hint", id="h")
    await house.settle()
    await ann.link.close()
    assert asked[0].cancelled() and not house.hub.rooms[house.key].clients


@jumping
async def test_a_hint_is_noted_even_if_its_socket_closes_meanwhile() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    (ann,) = await house.seat("Ann", players=3, bots={1: "easy", 2: "easy"}, starter=0)
    shelf.gate.clear()
    await ann.say("hint", id="h")
    await house.settle()
    closing = asyncio.ensure_future(ann.link.close())
    await house.settle()
    shelf.gate.set()
    await closing
    assert house.table.hints == [1, 0, 0]


@jumping
async def test_a_hint_that_fails_ends_its_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Parlour(Shelf())
    (ann,) = await house.seat("Ann", players=3, bots={1: "easy", 2: "easy"}, starter=0)

    async def fail(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(house.bots._slow, "run", fail)
    monkeypatch.setattr(asyncio.get_running_loop(), "call_exception_handler", lambda context: None)
    with pytest.raises(GoneError):
        await ann.ask("hint")
