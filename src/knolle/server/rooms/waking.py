"""Looks for tables where something is due although nobody is connected, and loads them, so that it happens.

Every server on a storage looks. A table that another one has in memory or owns is left to that one.
"""

import asyncio
import logging
from contextlib import suppress

from knolle.core.errors import KnolleError
from knolle.server.rooms.hub import ElsewhereError, Hub
from knolle.server.rooms.room import LostError, now_ms

LOG = logging.getLogger("knolle.server")
EVERY = 30.0
"""Seconds between looks; clocks of days need no more."""
MOST_AT_ONCE = 100


class Waker:
    """Wakes the tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to look."""
        self._task = asyncio.create_task(self._run())

    async def end(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except KnolleError as error:  # the storage failed
                LOG.warning("due tables were not found", extra={"code": error.code})
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Wake the tables that are due and not in memory."""
        for row in await self._hub.storage.due(now_ms(), MOST_AT_ONCE):
            if row.key in self._hub.rooms:
                continue
            try:
                room = await self._hub.room(row.key)
                await room.wake()
            except (ElsewhereError, LostError):
                continue
            except KnolleError as error:
                LOG.error("table could not be woken", extra={"table": row.id, "code": error.code})
