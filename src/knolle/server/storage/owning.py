"""Who owns a table in PostgreSQL: a server has a row, and an advisory lock that its own connection holds.

The database releases the lock when the connection breaks, so a dead server is known to be dead at once, without clocks.
Numbers of servers are never used again: a server that has lost its connection joins again under a new one.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from knolle.server.storage.appends import TROUBLE
from knolle.server.storage.contract import Place
from knolle.server.storage.errors import storage_failure

ALIVE = 0x6B6E6F6C  # the first key of the servers' locks; the second is the server's number
BEAT = 10.0  # seconds between checks that the connection is alive
PAUSE = 0.2  # seconds before connecting again

JOIN = "INSERT INTO servers (house, door, address) VALUES ($1, $2, $3) RETURNING id"
BURY = f"DELETE FROM servers WHERE id <> $1 AND pg_try_advisory_xact_lock_shared({ALIVE}, id)"
# The process of the same house that owns the fewest tables gets it, unless a living server has it already.
CLAIM = f"""
INSERT INTO owners (table_id, server_id)
SELECT $1, s.id FROM servers s LEFT JOIN owners o ON o.server_id = s.id
WHERE s.house = $2 AND (s.id = $3 OR NOT pg_try_advisory_xact_lock_shared({ALIVE}, s.id))
GROUP BY s.id ORDER BY count(o.table_id), s.id <> $3, s.id LIMIT 1
ON CONFLICT (table_id) DO UPDATE SET server_id = EXCLUDED.server_id
WHERE pg_try_advisory_xact_lock_shared({ALIVE}, owners.server_id)
"""
OWNER = "SELECT s.id, s.house, s.door, s.address FROM owners o JOIN servers s ON s.id = o.server_id WHERE table_id = $1"
RELEASE = "DELETE FROM owners WHERE table_id = $1 AND server_id = $2"


class Lease:
    """This server's number while its connection holds the lock of that number; None in between."""

    def __init__(self, place: Place, connect: Callable[[], Awaitable[Any]], lost: Callable[[], None]) -> None:
        self.place = place
        self.server: int | None = None
        self._connect = connect
        self._lost = lost
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Join the servers of this database."""
        await self._join()
        self._task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Give up all tables."""
        self.server = None
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._connection.terminate()

    async def claim(self, connection: Any, table: int) -> Place | None:
        """Make a table this house's unless another server has it; return where it is, None if it is here."""
        if self.server is None:
            raise storage_failure(ConnectionError("no connection"))
        await connection.execute(CLAIM, table, self.place.house, self.server)
        owner, *place = await connection.fetchrow(OWNER, table)
        return None if owner == self.server else Place(*place)

    async def _run(self) -> None:
        while True:
            with suppress(*TROUBLE):
                await self._hold(self._connection)
            self.server = None
            self._lost()
            while self.server is None:
                await asyncio.sleep(PAUSE)
                with suppress(*TROUBLE):
                    await self._join()

    async def _join(self) -> None:
        connection = await self._connect()
        try:
            async with connection.transaction():
                place = self.place
                server: int = await connection.fetchval(JOIN, place.house, place.door, place.address)
                await connection.execute(f"SELECT pg_advisory_lock({ALIVE}, $1)", server)
                await connection.execute(BURY, server)
        except BaseException:
            connection.terminate()
            raise
        self.server, self._connection = server, connection

    async def _hold(self, connection: Any) -> None:
        broken = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: broken.set())
            while not broken.is_set() and not connection.is_closed():
                with suppress(TimeoutError):
                    await asyncio.wait_for(broken.wait(), BEAT)
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()
