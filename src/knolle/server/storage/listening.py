"""Notices of entries that other servers add to a PostgreSQL database, including those missed without a connection."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from knolle.server.storage.appends import CHANNEL, TROUBLE

BEAT = 10.0  # seconds between checks that the connection is alive
PAUSE = 0.2  # seconds before connecting again
OVERLAP = 120_000  # milliseconds by which the clocks of servers may differ

MISSED = "SELECT table_id, max(seq) FROM entries WHERE at >= $1 GROUP BY table_id"


class Listener:
    """Calls `notice(table, seq)` for entries of other servers."""

    def __init__(self, server: str, connect: Callable[[], Awaitable[Any]], notice: Callable[[int, int], None]) -> None:
        self._server = server
        self._connect = connect
        self._notice = notice
        self._heard_until = now()
        self._task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Stop listening."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            with suppress(*TROUBLE):
                await self._listen()
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        connection = await self._connect()
        broken = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: broken.set())
            await connection.add_listener(CHANNEL, self._hear)
            for table, seq in await connection.fetch(MISSED, self._heard_until - OVERLAP):
                self._tell(table, seq)
            while not broken.is_set():
                self._heard_until = now()
                with suppress(TimeoutError):
                    await asyncio.wait_for(broken.wait(), BEAT)
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def _hear(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        server, *numbers = str(payload).split()
        if server != self._server:
            for table, seq in zip(numbers[::2], numbers[1::2], strict=True):
                self._tell(int(table), int(seq))

    def _tell(self, table: int, seq: int) -> None:
        # not called directly: an error there must not stop the listener
        asyncio.get_running_loop().call_soon(self._notice, table, seq)


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
