"""Appends to PostgreSQL: all appends that arrive while a statement runs go into the next one."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg

from knolle.server.storage.errors import storage_failure
from knolle.server.storage.jobs import Append, settle

MOST = 180  # entries per statement

# One statement is one transaction and one round trip. Only the owner of a table adds entries to it. Lines, members
# and ends depend on which entries were added. Rows are ordered by table, so that two servers never deadlock.
ADD_ENTRIES = """
WITH given AS (
    SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bytea[]) AS row (table_id, seq, at, body)
), added AS (
    INSERT INTO entries (table_id, seq, at, body)
    SELECT table_id, seq, at, body FROM given
    WHERE (SELECT true FROM entries e WHERE e.table_id = given.table_id AND e.seq = given.seq - 1)
        AND EXISTS (SELECT 1 FROM owners o WHERE o.table_id = given.table_id AND o.server_id = $15)
    ORDER BY table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id, at
), lined AS (
    UPDATE tables SET status = line.status, listed = line.listed, about = line.about, changed = added.at,
        due = line.due
    FROM unnest($5::bigint[], $6::text[], $7::boolean[], $8::bytea[], $16::bigint[])
        AS line (table_id, status, listed, about, due)
    JOIN added USING (table_id)
    WHERE tables.id = added.table_id
), joined AS (
    INSERT INTO members (guest_id, table_id)
    SELECT member.guest_id, added.table_id
    FROM unnest($9::bigint[], $10::bigint[]) AS member (guest_id, table_id) JOIN added USING (table_id)
    ORDER BY table_id, guest_id
    ON CONFLICT DO NOTHING
), ended AS (
    INSERT INTO ends (guest_id, table_id, match, at, about)
    SELECT played.guest_id, added.table_id, played.match, added.at, played.about
    FROM unnest($11::bigint[], $12::bigint[], $13::bigint[], $14::bytea[]) AS played (guest_id, table_id, match, about)
    JOIN added USING (table_id)
    ORDER BY table_id, guest_id
    ON CONFLICT DO NOTHING
)
SELECT array_agg(table_id) FROM added
"""

TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
OWN_FAULT = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError, TypeError)


class Appends:
    """Collects appends and stores them over its own connection, which is opened again when it breaks."""

    def __init__(self, server: Callable[[], int | None], connect: Callable[[], Awaitable[Any]]) -> None:
        self._server = server
        self._connect = connect
        self._connection: Any = None
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    def take(self, job: Append) -> None:
        """Queue an append."""
        self._waiting.append(job)
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Store what is queued, then disconnect."""
        if self._task is not None:
            await self._task
        if self._connection is not None:
            with suppress(*TROUBLE):
                await self._connection.close()

    async def _run(self) -> None:
        while self._waiting:
            await self._store(self._next())
        self._task = None

    def _next(self) -> dict[int, Append]:
        """Return the next batch, one entry per table at most: in one statement an entry does not see the one before."""
        batch: dict[int, Append] = {}
        later: list[Append] = []
        for job in self._waiting:
            if job.table in batch or len(batch) == MOST:
                later.append(job)
            else:
                batch[job.table] = job
        self._waiting = later
        return batch

    async def _store(self, batch: dict[int, Append]) -> None:
        try:
            added = await self._add(list(batch.values()))
        except Exception as error:
            if isinstance(error, OWN_FAULT) and len(batch) > 1:
                for table, job in batch.items():
                    await self._store({table: job})
                return
            for job in batch.values():
                job.answer = storage_failure(error)
        else:
            for table, job in batch.items():
                job.answer = table in added
        settle(batch.values())

    async def _add(self, jobs: list[Append]) -> set[int]:
        """Add the entries; return the tables whose entry was the next, and which this server owns."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        lined = [(job.table, job.line) for job in jobs if job.line]
        joined = [(guest, job.table) for job in jobs for guest in job.members]
        ended = [(guest, job.table, job.end) for job in jobs if job.end for guest in job.end.guests]
        added: list[int] | None = await self._connection.fetchval(
            ADD_ENTRIES,
            [job.table for job in jobs],
            [job.entry.seq for job in jobs],
            [job.entry.at for job in jobs],
            [job.entry.body for job in jobs],
            [table for table, _ in lined],
            [line.status for _, line in lined],
            [line.listed for _, line in lined],
            [line.about for _, line in lined],
            [guest for guest, _ in joined],
            [table for _, table in joined],
            [guest for guest, _, _ in ended],
            [table for _, table, _ in ended],
            [end.match for _, _, end in ended],
            [end.about for _, _, end in ended],
            self._server(),
            [line.due for _, line in lined],
        )
        return set(added or ())
