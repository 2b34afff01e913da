"""Whole matches against bots on the screen, with keys and the mouse."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from knolle.terminal.app import TableApp
from knolle.terminal.boards.tray import Tray
from knolle.terminal.local import LocalDoor, Opening, create
from knolle.terminal.screens.end import EndScreen
from knolle.terminal.session import SeatWish, Session
from terminal.screen import SMALL, Doing, app_of, seen, until

pytestmark = pytest.mark.slow

MATCHES = [("potato-man", 4, {"rounds": 1}), ("companeros", 3, {}), ("hot-potato", 2, {"points": 2})]


def local(path: Path, game: str, players: int, options: dict[str, Any]) -> Session:
    """Create a match against easy bots and return a session at it."""
    bots = dict.fromkeys(range(1, players), "easy")
    asyncio.run(create(path, Opening(game, players, options, bots, bytes(32), 0), "Ann"))  # type: ignore[arg-type]
    return again(path)


def again(path: Path) -> Session:
    return Session(LocalDoor(path), SeatWish("Ann", seat=0, begins=True))


async def play(app: TableApp, pilot: Pilot[None], *, with_mouse: bool = False, most: int = 999) -> None:
    """Choose the first legal item until the match is over, `most` times at most."""
    for _ in range(most):
        await until(pilot, lambda: isinstance(app.screen, EndScreen) or app.table.is_my_turn)
        await pilot.pause()
        if isinstance(app.screen, EndScreen):
            return
        seq = app.table.seq
        if with_mouse:
            tray = app.screen.query_one(Tray)
            place = next(k for k, item in enumerate(tray.items) if item.is_legal)
            x = next(x for x in range(80) if tray.place_at(x) == place)
            await pilot.click(Tray, offset=(x + 1, 1))
            await pilot.click(Tray, offset=(x + 1, 1))
        else:
            await pilot.press("right", "enter")
        await until(pilot, lambda seq=seq: app.table.seq != seq)  # type: ignore[misc]


def sit(session: Session, doing: Doing) -> TableApp:
    """Open a session, run the app on it, do something, and return the app."""
    app = app_of(session)

    async def run() -> None:
        async with session.open(), app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await doing(app, pilot)

    asyncio.run(run())
    return app


@pytest.mark.parametrize(("game", "players", "options"), MATCHES)
def test_a_whole_match(
    game: str, players: int, options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KNOLLE_DATA", str(tmp_path))
    with_mouse = game == "companeros"

    async def whole(app: TableApp, pilot: Pilot[None]) -> None:
        await play(app, pilot, with_mouse=with_mouse)
        review = app.screen.query_one("#review", Static)  # a long match pushes it below the edge
        await until(pilot, lambda: "choices as good as the master" in str(review.render()))

    session = local(tmp_path / "match.db", game, players, options)
    sit(session, whole)
    assert session.table.status == "over"
    assert len(list((tmp_path / "records").glob("*.jsonl"))) == 1


def test_a_match_is_left_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "match.db"

    async def begin(app: TableApp, pilot: Pilot[None]) -> None:
        await play(app, pilot, most=2)
        await until(pilot, lambda: app.table.is_my_turn)
        await pilot.press("q")
        await pilot.pause()
        assert "knolle play --resume" in seen(app)
        await pilot.press("enter")

    left = sit(local(path, "potato-man", 3, {"rounds": 1}), begin).table.log

    async def go_on(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.table.is_my_turn)
        assert app.table.log == left
        await play(app, pilot, most=1)

    assert len(sit(again(path), go_on).table.log) > len(left)
