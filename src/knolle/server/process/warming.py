"""Loads compiled code while the server already listens; other processes compile what the cache lacks.

Games become playable one by one, each with its simple bots; the strong bots follow. Compiling in this process would
block everybody for minutes.
"""

import asyncio
import gc
import logging
import os
from collections.abc import Callable, Iterable, Sequence
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
WHAT = {"table": "%s", "bots": "the strong bots of %s"}
"""What a stage of a game is called."""


class Warmer:
    """Loads games and bots in the background.

    `compiler` is the command that compiles a stage of a game, `chosen` the games, by default all. `tell` is told what
    is compiled, and when it is ready; nothing if the cache has everything.
    """

    def __init__(
        self,
        compiler: Sequence[str] = (),
        chosen: Iterable[Game] = (),
        tell: Callable[[str], None] = LOG.warning,  # a lower level is not shown on a terminal
    ) -> None:
        self._compiler = compiler
        self._games = tuple(chosen)
        self._tell = tell
        self._has_compiled = False
        self._task: asyncio.Task[None] | None = None
        self._compilers = asyncio.Semaphore(AT_ONCE)
        self._loader = asyncio.Lock()

    def begin(self, hub: Hub) -> None:
        """Start loading; the event loop must be running."""
        hub.thinkers.loading = {
            (game.slug, stage): asyncio.Event() for stage in STAGES for game in self._games or games()
        }
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
        if self._has_compiled:
            self._tell("ready: everything")

    async def _prepare(self, hub: Hub, game: Game, stage: str) -> None:
        """Compile a stage of a game if necessary, load it, and wake everybody who waits for it."""
        what = WHAT[stage] % game.slug
        async with self._compilers:
            is_missing = bool(self._compiler) and not await asyncio.to_thread(is_compiled, game, stage)
            if is_missing:
                self._has_compiled = True
                self._tell(f"compiling, once: {what}")
                await self._compile(stage, game.slug)
        if stage != "table":
            await hub.thinkers.loading[game.slug, "table"].wait()
        async with self._loader:
            await asyncio.to_thread(load, game, stage)
        hub.thinkers.loading[game.slug, stage].set()
        hub.note_presence()
        if is_missing:
            self._tell(f"ready: {what}")

    async def _compile(self, stage: str, slug: str) -> None:
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
                self._tell(f"compiling {WHAT[stage] % slug} ended with code {code}; this process compiles it")
        finally:
            process = await starting
            if process.returncode is None:
                process.terminate()  # not SIGINT, which a process ignores if a script started the server with &
                await process.wait()


def _log_failure(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        LOG.error("games and bots could not be loaded", exc_info=error)
