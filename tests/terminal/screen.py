"""Runs the app for tests that look at the screen and press keys."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from knolle.terminal.app import TableApp
from knolle.words.catalogue import Words
from terminal.sitting import PATIENCE

SMALL, LARGE = (80, 24), (120, 40)
Doing = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def app_of(session: Any, *, lang: str = "en", pace: float = 0) -> TableApp:
    return TableApp(session, Words(lang), comeback="knolle play --resume", pace=pace)


def on_screen(app: TableApp, doing: Doing, size: tuple[int, int] = SMALL) -> None:
    """Run the app and do something with it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await doing(app, pilot)

    asyncio.run(run())


def seen(app: TableApp) -> str:
    """Return the screen as lines of text."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def shown(session: Any, *keys: str, lang: str = "en", size: tuple[int, int] = SMALL) -> str:
    """Return the screen after some keys."""
    found = []

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*keys)
        await pilot.pause(0.05)
        found.append(seen(app))

    on_screen(app_of(session, lang=lang), look, size)
    return found[0]


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await pilot.pause(0.01)
