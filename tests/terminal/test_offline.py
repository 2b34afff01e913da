"""Without a connection: the player can leave at once, choices wait, and the table is back soon after the line is."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from knolle.terminal import remote, session
from knolle.terminal.app import TableApp
from knolle.terminal.files import Identity
from knolle.terminal.plain import Plain
from knolle.terminal.session import Session
from knolle.words.catalogue import Words
from terminal.screen import SMALL, app_of, seen
from terminal.screen import until as until_screen
from terminal.sitting import FallingDoor, Keyboard, Page, match_file, play_on, run, sitting, until


async def ann() -> tuple[Session, FallingDoor]:
    door = FallingDoor(await match_file())
    return sitting(door, begins=True), door


async def at_her_turn(ann: Session) -> None:
    await ann.arrive()
    await until(ann, lambda: ann.table.is_my_turn)


async def lose_line(playing: Session, door: FallingDoor, keys: Keyboard) -> tuple[Page, "asyncio.Future[None]"]:
    """Begin to play in plain lines, and let the connection fall at the player's choice."""
    page = Page()
    plain = asyncio.ensure_future(Plain(playing, Words("en"), keys, page, comeback="x").run())
    await page.says("Your choice")
    door.fall()
    await page.says("No connection.")
    return page, plain


# -- leaving ---------------------------------------------------------------------------------------


def test_the_screen_can_be_left_without_a_connection() -> None:
    async def play() -> None:
        playing, door = await ann()
        async with playing.open():
            app: TableApp = app_of(playing)
            async with app.run_test(size=SMALL) as pilot:
                await until_screen(pilot, lambda: playing.table.is_my_turn and app.screen is app.board)
                door.fall()
                await until_screen(pilot, lambda: "Reconnecting" in seen(app))
                await pilot.press("q", "enter")
                await until_screen(pilot, lambda: not app.is_running or app._exit)

    run(play())


def test_plain_lines_can_be_left_without_a_connection() -> None:
    async def play() -> None:
        playing, door = await ann()
        keys = Keyboard()
        page, plain = await lose_line(playing, door, keys)
        keys.type("quit")
        await plain
        assert page.lines[-1].startswith("You have left the table.")

    run(play())


def test_a_table_that_does_not_answer_does_not_keep_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    assert session.FAREWELL == 2.0
    monkeypatch.setattr(session, "FAREWELL", 0.01)

    async def play() -> None:
        playing, door = await ann()
        async with playing.open():
            await at_her_turn(playing)
            sent: list[str] = []

            async def swallow(text: str) -> None:
                sent.append(json.loads(text)["type"])

            monkeypatch.setattr(door.link, "send", swallow)
            await playing.leave()
            assert sent == ["rise"]

    run(play())


# -- choices ---------------------------------------------------------------------------------------


def test_plain_lines_say_that_a_choice_will_be_sent_and_still_let_the_player_quit() -> None:
    async def play() -> None:
        playing, door = await ann()
        keys = Keyboard()
        page, plain = await lose_line(playing, door, keys)
        keys.type("1")
        await page.says("will be sent as soon as it is back.")
        keys.type("2")
        await page.says("Reconnecting", 2)
        keys.type("quit")
        await plain

    run(play())


def test_plain_lines_send_a_choice_when_the_connection_is_back() -> None:
    async def play() -> None:
        playing, door = await ann()
        keys = Keyboard()
        page, plain = await lose_line(playing, door, keys)
        keys.type("1")
        await page.says("will be sent as soon as it is back.")
        door.is_down = False
        await page.says("Ann leads ")
        keys.type(None)
        await plain
        assert page.count("will be sent") == 1 and page.count("came too late") == 0

    run(play())


def test_plain_lines_say_that_a_choice_came_too_late() -> None:
    async def play() -> None:
        playing, door = await ann()
        keys = Keyboard()
        page, plain = await lose_line(playing, door, keys)
        keys.type("1")
        await page.says("will be sent as soon as it is back.")
        assert playing.table.seq is not None
        wish: Any = next(wish for wish, _ in playing._waiting.values())
        wish["seq"] -= 1
        door.is_down = False
        await page.says("came too late and was not played.")
        await page.says("Your choice", 2)
        keys.type(None)
        await plain

    run(play())


# -- the way back ----------------------------------------------------------------------------------


def test_pauses_between_attempts_are_short_in_the_first_minute_and_longer_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert (session.FIRST_PAUSE, session.LONGEST_PAUSE, session.MINUTE) == (0.3, (1.5, 10.0), 60.0)
    assert (remote.PATIENCE, remote.MOST_PATIENCE) == (3.0, 10.0)

    async def pauses_of(minute: float) -> list[float]:
        playing, door = await ann()
        pauses: list[float] = []

        async def note(seconds: float) -> None:
            pauses.append(seconds)
            await sleep(0)

        async with playing.open():
            await at_her_turn(playing)
            sleep = asyncio.sleep
            with monkeypatch.context() as patch:
                patch.setattr(session, "MINUTE", minute)
                patch.setattr(session.random, "random", lambda: 1.0)
                patch.setattr(session.asyncio, "sleep", note)
                door.fall()
                while len(pauses) < 10:
                    await sleep(0)
            door.is_down = False
            await play_on(playing)
        return pauses

    soon, late = run(pauses_of(60.0)), run(pauses_of(0.0))
    assert soon[0] == late[0] == 0.3
    assert max(soon) == 1.5 and max(late) == 10.0


def test_a_slow_line_is_given_more_time_at_each_attempt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        guest = Identity(tmp_path / "ann.json", "Ann", None)
        door = remote.RemoteDoor(remote.address_of("http://127.0.0.1:1/t/key"), guest)
        door._is_known = True
        given: list[float] = []
        is_slow = True

        async def connect(*_: Any, open_timeout: float, **__: Any) -> Any:
            given.append(open_timeout)
            if is_slow:
                raise TimeoutError

        monkeypatch.setattr(remote, "connect", connect)
        monkeypatch.setattr(door, "_cookie", dict)
        is_slow = False
        await door.open()
        is_slow = True
        for _ in range(5):
            with pytest.raises(TimeoutError):
                await door.open()
        assert given[:2] == [10.0, 3.0] and given[2] == pytest.approx(5.1) and given[-1] == 10.0

    run(play())
