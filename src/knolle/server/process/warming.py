"""Loads compiled code while the server already listens; other processes compile what the cache lacks.

Games become playable one by one, each with its simple bots; the strong bots follow. Compiling in this process would
block everybody for minutes.
"""

import asyncio
import gc
import logging
import os
from collections.abc import Sequence
from contextlib import suppress

from knolle.bots.warmup import STAGES, is_compiled, load
from knolle.core.game import Game
from knolle.core.registry import game as game_of
from knolle.core.registry import games
from knolle.server.rooms.hub import Hub

LOG = logging.getLogger("knolle.server")
PATIENT = 10
"""Niceness of the compiling processes: matches in progress go first."""
AT_ONCE = 2
"""Compilers that run at the same time; each uses one core."""


class Warmer:
    """Loads games and bots in the background. `compiler` is the command that compiles a stage of a game."""

    def __init__(self, compiler: Sequence[str] = ()) -> None:
        self._compiler = compiler
        self._task: asyncio.Task[None] | None = None
        self._compilers = asyncio.Semaphore(AT_ONCE)
        self._loader = asyncio.Lock()

    def begin(self, hub: Hub) -> None:
        """Start loading; the event loop must be running."""
        hub.thinkers.loading = {(game.slug, stage): asyncio.Event() for stage in STAGES for game in games()}
        self._task = asyncio.ensure_future(self._warm(hub))
        self._task.add_done_callback(_log_failure)

    async def end(self) -> None:
        """Stop loading, if it is still in progress."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self._task

    async def _warm(self, hub: Hub) -> None:
        loading = hub.thinkers.loading
        try:
            async with asyncio.TaskGroup() as group:
                for slug, stage in loading:
                    group.create_task(self._prepare(hub, game_of(slug), stage))
        finally:
            for event in loading.values():
                event.set()
            hub.note_presence()
        gc.collect()
        gc.freeze()  # what is loaded stays; the collector need not visit it again
        LOG.info("games and bots loaded")

    async def _prepare(self, hub: Hub, game: Game, stage: str) -> None:
        """Compile a stage of a game if necessary, load it, and wake everybody who waits for it."""
        async with self._compilers:
            if self._compiler and not await asyncio.to_thread(is_compiled, game, stage):
                await self._compile(stage, game.slug)
        if stage != "table":
            await hub.thinkers.loading[game.slug, "table"].wait()
        async with self._loader:
            await asyncio.to_thread(load, game, stage)
        hub.thinkers.loading[game.slug, stage].set()
        hub.note_presence()

    async def _compile(self, stage: str, slug: str) -> None:
        LOG.warning("compiling, once: %s of %s", stage, slug)
        nowhere = asyncio.subprocess.DEVNULL
        command = (*self._compiler, stage, slug)
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(*command, stdin=nowhere, stdout=nowhere, stderr=nowhere)
        )
        try:
            process = await asyncio.shield(starting)
            if hasattr(os, "setpriority"):
                with suppress(ProcessLookupError):  # it has ended already
                    os.setpriority(os.PRIO_PROCESS, process.pid, PATIENT)
            if code := await process.wait():
                LOG.warning("compiling the %s of %s ended with code %d; this process compiles it", stage, slug, code)
        finally:
            process = await starting
            if process.returncode is None:
                process.terminate()  # not SIGINT, which a process ignores if a script started the server with &
                await process.wait()


def _log_failure(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        LOG.error("games and bots could not be loaded", exc_info=error)
