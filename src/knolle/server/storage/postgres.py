"""A storage that several servers can share: PostgreSQL. It reconnects by itself when the database is back."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from knolle.server.storage import queries
from knolle.server.storage.appends import TROUBLE, Appends
from knolle.server.storage.backup import dump_postgres
from knolle.server.storage.contract import End, Entry, Guest, LobbyRow, Place
from knolle.server.storage.errors import not_open, storage_failure
from knolle.server.storage.jobs import Append
from knolle.server.storage.owning import RELEASE, Lease
from knolle.server.storage.reading import QueryStorage
from knolle.server.storage.schema import missing_steps
from knolle.server.storage.urls import bad_database

N_CONNECTIONS = 4
MIGRATING = 0x6B6E6F6C6C65  # the advisory lock to hold while changing the schema
SETTINGS: dict[str, Any] = {
    "timeout": 10.0,
    "command_timeout": 30.0,
    "server_settings": {
        "application_name": "knolle",
        "synchronous_commit": "on",
        # a machine that has lost its power or its network loses its tables within some ten seconds
        "tcp_keepalives_idle": "5",
        "tcp_keepalives_interval": "2",
        "tcp_keepalives_count": "3",
    },
}


class PostgresStorage(QueryStorage):
    """A storage for one or more servers."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool[Any] | None = None
        self.stand(Place(secrets.token_hex(8)), lambda: None)

    async def open(self) -> None:
        """Connect and migrate the database."""
        self._loop = asyncio.get_running_loop()
        with translate_errors():
            try:
                pool = await asyncpg.create_pool(self._url, min_size=1, max_size=N_CONNECTIONS, **SETTINGS)
            except ValueError:
                raise bad_database(self._url) from None  # the original message may quote the URL
            try:
                async with pool.acquire() as connection, connection.transaction():
                    await migrate(connection)
                await self._lease.begin()
            except BaseException:
                pool.terminate()
                raise
        self._pool = pool
        self._appends = Appends(lambda: self._lease.server, self._connect)

    async def close(self) -> None:
        """Finish pending appends and disconnect."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        await self._appends.finish()
        await self._lease.finish()
        with translate_errors():
            await pool.close()

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, key: str, game: str, line: LobbyRow, first: Entry, members: tuple[int, ...]) -> int:
        """Create a table with its first entry."""
        async with self._transaction() as connection:
            values = queries.create_values(key, game, line, first, members)
            table: int = await connection.fetchval(f"{queries.CREATE} RETURNING id", *values)
            await connection.execute(queries.ADD_ENTRY, table, first.seq, first.at, first.body)
            await connection.executemany(queries.ADD_MEMBER, [(guest, table) for guest in sorted(members)])
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
            raise not_open()
        future: asyncio.Future[bool] = self._loop.create_future()
        self._appends.take(Append(future, table, entry, line, members, end))
        return await future

    # -- owners ------------------------------------------------------------------------------------

    def stand(self, place: Place, lost: Callable[[], None]) -> None:
        """Say before opening where this server is."""
        self._lease = Lease(place, self._connect, lost)

    async def claim(self, table: int) -> Place | None:
        """Claim a table; see `Storage.claim`."""
        async with self._transaction() as connection:
            return await self._lease.claim(connection, table)

    async def release(self, table: int) -> None:
        """Give up a table."""
        await self._execute(RELEASE, table, self._lease.server)

    async def leave(self) -> None:
        """Give up all tables."""
        await self._lease.finish()

    # -- guests ------------------------------------------------------------------------------------

    async def add_guest(self, token_hash: bytes, name: str, at: int) -> Guest:
        """Create a guest with their first token."""
        async with self._transaction() as connection:
            guest: int = await connection.fetchval(f"{queries.ADD_GUEST} RETURNING id", name, at)
            await connection.execute(queries.ADD_TOKEN, token_hash, guest)
        return Guest(guest, name)

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

    async def backup(self, path: Path) -> None:
        """Write a consistent dump while servers keep running."""
        await asyncio.to_thread(dump_postgres, self._url, path)

    # -- connections -------------------------------------------------------------------------------

    async def _connect(self) -> Any:
        return await asyncpg.connect(self._url, **SETTINGS)

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        if self._pool is None:
            raise not_open()
        with translate_errors():
            return await self._pool.fetch(query, *values)

    async def _execute(self, query: str, *values: Any) -> None:
        await self._fetch(query, *values)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        if self._pool is None:
            raise not_open()
        with translate_errors():
            async with self._pool.acquire() as connection, connection.transaction():
                yield connection


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn errors of the database into `storage-failed`."""
    try:
        yield
    except TROUBLE as error:
        raise storage_failure(error) from error


async def migrate(connection: Any) -> None:
    """Run the missing migrations, in the caller's transaction and under a lock against other servers."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
    is_new = await connection.fetchval("SELECT to_regclass('knolle_version') IS NULL")
    found = None if is_new else await connection.fetchval(queries.VERSION)
    for step in missing_steps(found or 0, "postgres"):
        await connection.execute(step)
