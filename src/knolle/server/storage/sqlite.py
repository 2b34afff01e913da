"""A storage in one file: SQLite, synced at every commit. One thread writes (writer.py), a few others read; the event
loop never waits for the disk."""

import asyncio
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from knolle.server.storage import queries
from knolle.server.storage.backup import copy_sqlite
from knolle.server.storage.contract import End, Entry, Guest, LobbyRow, Place
from knolle.server.storage.errors import StorageError, not_open, storage_failure
from knolle.server.storage.jobs import Append
from knolle.server.storage.lock import lock
from knolle.server.storage.reading import QueryStorage
from knolle.server.storage.schema import missing_steps
from knolle.server.storage.writer import Call, Connection, Writer, sql

N_READERS = 2
LEAST_FREE = 16 * 1024 * 1024
"""Bytes on the disk below which the storage is not healthy, although small writes may still succeed."""
NO_ROOM = "less than 16 MB are free on the disk of the database"
PATIENCE = 5.0  # seconds to wait for other programs that read the file


class SqliteStorage(QueryStorage):
    """A storage for one server."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: Writer | None = None
        self._idle: SimpleQueue[Connection] = SimpleQueue()

    async def open(self) -> None:
        """Lock the file for this process, migrate it and start the threads."""
        self._loop = asyncio.get_running_loop()
        self._held = await asyncio.to_thread(self._prepare)
        self._readers = ThreadPoolExecutor(N_READERS, "knolle-reader")
        self._writer = Writer(self._connection)

    def _prepare(self) -> ExitStack:
        with ExitStack() as held:
            path = ready_file(self.path)
            held.callback(lock(path))
            try:
                refuse_unknown(path)
                self._connection = held.enter_context(closing(connect(path)))
                migrate(self._connection)
                for _ in range(N_READERS):
                    reader = held.enter_context(closing(connect(path)))
                    reader.execute("PRAGMA query_only = ON")
                    self._idle.put(reader)
            except sqlite3.Error as error:
                raise unusable(path, error) from error
            return held.pop_all()

    async def close(self) -> None:
        """Finish pending writes and release the file."""
        writer, self._writer = self._writer, None
        if writer is None:
            return
        writer.hand_over()
        await asyncio.to_thread(writer.finish)
        await asyncio.to_thread(self._readers.shutdown)
        self._idle = SimpleQueue()
        await asyncio.to_thread(self._held.close)

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, key: str, game: str, line: LobbyRow, first: Entry, members: tuple[int, ...]) -> int:
        """Create a table with its first entry."""

        def work(connection: Connection) -> int:
            values = queries.create_values(key, game, line, first, members)
            table = connection.execute(sql(queries.CREATE), values).lastrowid
            assert table is not None
            connection.execute(sql(queries.ADD_ENTRY), (table, first.seq, first.at, first.body))
            connection.executemany(sql(queries.ADD_MEMBER), [(guest, table) for guest in members])
            return table

        return int(await self._write(work))

    async def append(
        self,
        table: int,
        entry: Entry,
        line: LobbyRow | None = None,
        members: tuple[int, ...] = (),
        end: End | None = None,
    ) -> bool:
        """Add the next entry of a table; see `Storage.append`."""
        writer = self._writer
        if writer is None:
            raise not_open()
        future: asyncio.Future[bool] = self._loop.create_future()
        writer.take(Append(future, table, entry, line, members, end))
        return await future

    # -- owners: no other server can use this file --------------------------------------------------

    def stand(self, place: Place, lost: Callable[[], None]) -> None:
        """Do nothing."""

    async def claim(self, table: int) -> Place | None:
        """Return that the table is here."""
        return None

    async def release(self, table: int) -> None:
        """Do nothing."""

    async def leave(self) -> None:
        """Do nothing."""

    # -- guests ------------------------------------------------------------------------------------

    async def add_guest(self, token_hash: bytes, name: str, at: int) -> Guest:
        """Create a guest with their first token."""

        def work(connection: Connection) -> Guest:
            guest = connection.execute(sql(queries.ADD_GUEST), (name, at)).lastrowid
            assert guest is not None
            connection.execute(sql(queries.ADD_TOKEN), (token_hash, guest))
            return Guest(guest, name)

        added: Guest = await self._write(work)
        return added

    async def use_link(self, link_hash: bytes, token_hash: bytes, now: int) -> Guest | None:
        """Use up a one-time link; see `Storage.use_link`."""

        def work(connection: Connection) -> Guest | None:
            connection.execute(sql(queries.DROP_OLD_LINKS), (now,))
            found = connection.execute(sql(queries.LINK), (link_hash,)).fetchone()
            if found is None:
                return None
            connection.execute(sql(queries.SPEND_LINK), (link_hash,))
            connection.execute(sql(queries.ADD_TOKEN), (token_hash, found[0]))
            return queries.as_guest(connection.execute(sql(queries.GUEST), (token_hash,)).fetchone())

        used: Guest | None = await self._write(work)
        return used

    # -- maintenance -------------------------------------------------------------------------------

    async def ping(self) -> None:
        """Raise unless the file is writable and its disk has room."""
        await super().ping()
        free = (await asyncio.to_thread(shutil.disk_usage, self.path.resolve().parent)).free
        if free < LEAST_FREE:
            raise storage_failure(OSError(errno.ENOSPC, NO_ROOM))

    async def backup(self, path: Path) -> None:
        """Write a consistent copy while the server keeps running."""
        await asyncio.to_thread(copy_sqlite, self.path, path)

    # -- threads -----------------------------------------------------------------------------------

    async def _write(self, work: Callable[[Connection], Any]) -> Any:
        if self._writer is None:
            raise not_open()
        future: asyncio.Future[Any] = self._loop.create_future()
        self._writer.take(Call(future, work))
        return await future

    async def _execute(self, query: str, *values: Any) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sql(query), values)

        await self._write(work)

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        if self._writer is None:
            raise not_open()
        return await self._loop.run_in_executor(self._readers, self._rows, sql(query), values)

    def _rows(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        connection = self._idle.get()
        try:
            return connection.execute(query, values).fetchall()
        except (
            sqlite3.Error,
            ValueError,
            OverflowError,
        ) as error:  # the last two: a text or number that no database can hold
            raise storage_failure(error) from error
        finally:
            self._idle.put(connection)


def ready_file(path: Path) -> Path:
    """Return the file's resolved path; create it if missing, readable by its owner only, because it holds the cards."""
    path = path.resolve()
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise unusable(path, error) from error
    return path


def unusable(path: Path, error: Exception) -> StorageError:
    """Return the error for a file that cannot be opened as a database."""
    reason = error.strerror if isinstance(error, OSError) else str(error)
    sentence = f"{path} cannot be used as a database: {reason}. Name a file that Knolle created, or a new one."
    return StorageError("bad-database", sentence, database=str(path), reason=reason)


def refuse_unknown(path: Path) -> None:
    """Raise if the database is too new or another program's, without writing to it."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=PATIENCE)) as connection:
        found = version(connection)
        is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    if found == 0 and not is_empty:
        raise unusable(path, ValueError("it belongs to another program"))
    missing_steps(found, "sqlite")


def version(connection: Connection) -> int:
    """Return how many migrations a database has run."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'knolle_version'").fetchone():
        return 0
    row = connection.execute(queries.VERSION).fetchone()
    return int(row[0]) if row else 0


def connect(path: Path) -> Connection:
    """Return a connection with this server's settings; transactions must be begun explicitly."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        if mode != "wal":
            raise sqlite3.OperationalError("this file system does not support SQLite's write-ahead log")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def migrate(connection: Connection) -> None:
    """Run the missing migrations in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in missing_steps(version(connection), "sqlite"):
            connection.execute(step)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
