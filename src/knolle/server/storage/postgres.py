"""A storage that several servers can share: PostgreSQL. It reconnects by itself when the database is back."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from knolle.server.storage import queries
from knolle.server.storage.appends import CHANNEL, TROUBLE, Appends
from knolle.server.storage.backup import dump_postgres
from knolle.server.storage.contract import End, Entry, Guest, LobbyRow
from knolle.server.storage.errors import closed, failed
from knolle.server.storage.jobs import Append
from knolle.server.storage.listening import Listener
from knolle.server.storage.reads import Reads
from knolle.server.storage.schema import missing_steps
from knolle.server.storage.urls import bad_database

N_CONNECTIONS = 4
MIGRATING = 0x6B6E6F6C6C65  # the advisory lock to hold while changing the schema
SETTINGS: dict[str, Any] = {
    "timeout": 10.0,
    "command_timeout": 30.0,
    "server_settings": {"application_name": "knolle", "synchronous_commit": "on"},
}


class PostgresStorage(Reads):
    """A storage for one or more servers."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._server = secrets.token_hex(4)
        self._pool: asyncpg.Pool[Any] | None = None
        self._listener: Listener | None = None
        self._notice: Callable[[int, int], None] | None = None

    async def open(self) -> None:
        """Connect and migrate the database."""
        self._loop = asyncio.get_running_loop()
        with told():
            try:
                pool = await asyncpg.create_pool(self._url, min_size=1, max_size=N_CONNECTIONS, **SETTINGS)
            except ValueError:
                raise bad_database(self._url) from None  # the original message may quote the URL
            try:
                async with pool.acquire() as connection, connection.transaction():
                    await migrate(connection)
            except BaseException:
                pool.terminate()
                raise
        self._pool = pool
        self._appends = Appends(self._server, self._connect)
        if self._notice is not None:
            self.watch(self._notice)

    async def close(self) -> None:
        """Finish pending appends and disconnect."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._listener is not None:
            await self._listener.finish()
            self._listener = None
        await self._appends.finish()
        with told():
            await pool.close()

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, key: str, game: str, line: LobbyRow, first: Entry, members: tuple[int, ...]) -> int:
        """Create a table with its first entry."""
        async with self._transaction() as connection:
            values = queries.create_values(key, game, line, first, members)
            table: int = await connection.fetchval(f"{queries.CREATE} RETURNING id", *values)
            await connection.execute(queries.ADD_ENTRY, table, first.seq, first.at, first.body)
            await connection.executemany(queries.ADD_MEMBER, [(guest, table) for guest in sorted(members)])
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._server} {table} {first.seq}")
        return table

    async def append(
        self,
        table: int,
        entry: Entry,
        line: LobbyRow | None = None,
        members: tuple[int, ...] = (),
        end: End | None = None,
    ) -> bool:
        """Add the next entry of a table; see `Storage.append`."""
        if self._pool is None:
            raise closed()
        future: asyncio.Future[bool] = self._loop.create_future()
        self._appends.take(Append(future, table, entry, line, members, end))
        return await future

    def watch(self, notice: Callable[[int, int], None]) -> None:
        """Call `notice` for entries of other servers while the storage is open."""
        self._notice = notice
        if self._pool is not None:
            self._listener = Listener(self._server, self._connect, notice)

    # -- guests ------------------------------------------------------------------------------------

    async def add_guest(self, token_hash: bytes, name: str, at: int) -> Guest:
        """Create a guest with their first token."""
        async with self._transaction() as connection:
            guest: int = await connection.fetchval(f"{queries.ADD_GUEST} RETURNING id", name, at)
            await connection.execute(queries.ADD_TOKEN, token_hash, guest)
        return Guest(guest, name)

    async def rename(self, guest: int, name: str) -> None:
        """Store a guest's new name."""
        await self._rows(queries.RENAME, guest, name)

    async def add_link(self, link_hash: bytes, guest: int, expires: int) -> None:
        """Store a one-time link."""
        await self._rows(queries.ADD_LINK, link_hash, guest, expires)

    async def use_link(self, link_hash: bytes, token_hash: bytes, now: int) -> Guest | None:
        """Use up a one-time link; see `Storage.use_link`."""
        async with self._transaction() as connection:
            await connection.execute(queries.DROP_OLD_LINKS, now)
            guest = await connection.fetchval(f"{queries.SPEND_LINK} RETURNING guest_id", link_hash)
            if guest is None:
                return None
            await connection.execute(queries.ADD_TOKEN, token_hash, guest)
            return queries.as_guest(await connection.fetchrow(queries.GUEST, token_hash))

    # -- maintenance -------------------------------------------------------------------------------

    async def ping(self) -> None:
        """Raise unless the database is writable."""
        await self._rows(queries.TOUCH)

    async def backup(self, path: Path) -> None:
        """Write a consistent dump while servers keep running."""
        await asyncio.to_thread(dump_postgres, self._url, path)

    # -- connections -------------------------------------------------------------------------------

    async def _connect(self) -> Any:
        return await asyncpg.connect(self._url, **SETTINGS)

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        if self._pool is None:
            raise closed()
        with told():
            return await self._pool.fetch(query, *values)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        if self._pool is None:
            raise closed()
        with told():
            async with self._pool.acquire() as connection, connection.transaction():
                yield connection


@contextmanager
def told() -> Iterator[None]:
    """Turn errors of the database into `storage-failed`."""
    try:
        yield
    except TROUBLE as error:
        raise failed(error) from error


async def migrate(connection: Any) -> None:
    """Run the missing migrations, in the caller's transaction and under a lock against other servers."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
    is_new = await connection.fetchval("SELECT to_regclass('knolle_version') IS NULL")
    found = None if is_new else await connection.fetchval(queries.VERSION)
    for step in missing_steps(found or 0, "postgres"):
        await connection.execute(step)
