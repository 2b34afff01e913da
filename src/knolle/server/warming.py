"""Loads compiled games and bots while the server already listens; another process compiles what the cache lacks.

Bots wait until they are loaded: compiling them in this process would block everybody for minutes.
"""

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress

from knolle.core.cache import cache_folder
from knolle.core.game import Game
from knolle.core.registry import GAMES
from knolle.core.registry import game as game_of
from knolle.server.hub import Hub

LOG = logging.getLogger("knolle.server")
PATIENT = 10
"""Niceness of the compiling process: matches in progress go first."""
LEVELS = ("easy", "medium", "hard", "master")


class Warming:
    """Loads games and bots in the background. `compiler` is the command that fills the cache."""

    def __init__(self, compiler: Sequence[str] = ()) -> None:
        self._compiler = compiler
        self._task: asyncio.Task[None] | None = None

    def begin(self, hub: Hub) -> None:
        """Start loading; the event loop must be running."""
        hub.thinkers.compiled = asyncio.Event()
        self._task = asyncio.ensure_future(self._warm(hub))
        self._task.add_done_callback(_noted)

    async def end(self) -> None:
        """Stop loading, if it is still in progress."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self._task

    async def _warm(self, hub: Hub) -> None:
        compiled = hub.thinkers.compiled
        assert compiled is not None
        try:
            if self._compiler and not await asyncio.to_thread(is_compiled):
                await self._compile()
            for slug in GAMES:
                await hub.ready(slug)
            for slug in GAMES:
                for level in LEVELS:
                    await asyncio.to_thread(touch, game_of(slug), level)
        finally:
            compiled.set()
            for room in hub.rooms.values():
                room.note_presence()
        gc.collect()
        gc.freeze()  # what is loaded stays; the collector need not visit it again
        LOG.info("games and bots loaded")

    async def _compile(self) -> None:
        LOG.warning("compiling the bots, once; they do not move until it is done")
        nowhere = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(*self._compiler, stdin=nowhere, stdout=nowhere, stderr=nowhere)
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, process.pid, PATIENT)
        try:
            await process.wait()
        finally:
            if process.returncode is None:  # interrupted, so that it stops its own processes too
                process.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGINT)
                await process.wait()
        LOG.warning("bots compiled")


def is_compiled() -> bool:
    """Return whether the cache has all games and bots."""
    folder = cache_folder()
    return all((folder / mark).exists() for mark in ("warm", *(f"bots-{slug}" for slug in GAMES)))


def touch(game: Game, level: str) -> None:
    """Load the compiled code of a bot from the cache."""
    from knolle.bots.contract import Budget
    from knolle.bots.registry import bot
    from knolle.core.match import Match

    match = Match(game, players=game.players[-1])
    bot(level).choose(match.view(match.to_act[0]), 0, Budget(simulations=1))


def _noted(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        LOG.error("games and bots could not be loaded", exc_info=error)
