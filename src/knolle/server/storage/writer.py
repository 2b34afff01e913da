"""The thread that writes to SQLite. All jobs that arrive in one turn of the event loop, or during a commit, share the
next transaction."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any

from knolle.server.storage.errors import storage_failure
from knolle.server.storage.jobs import Append, settle
from knolle.server.storage.queries import ADD_END, ADD_ENTRY, ADD_MEMBER, SET_LINE

Connection = sqlite3.Connection
MOST_ROWS = 128
"""Entries per statement. Their numbers are powers of two, so that few statements have to be prepared."""


@dataclass(slots=True, eq=False)
class Call:
    """Any job but an append. It may run twice, the first time rolled back."""

    future: asyncio.Future[Any]
    work: Callable[[Connection], Any]
    answer: Any = None


Job = Append | Call


class ApartError(Exception):
    """One job of a batch cannot be done; run them one by one to find out which."""


class Writer:
    """Takes jobs from the event loop and settles their futures there, once per transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._taken: list[Job] = []
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="knolle-writer", daemon=True)
        self._thread.start()

    def take(self, job: Job) -> None:
        """Queue a job, to share a transaction with all others of this turn of the loop: one each would cost more."""
        if not self._taken:
            self._loop.call_soon(self.hand_over)
        self._taken.append(job)

    def hand_over(self) -> None:
        """Pass the queued jobs to the thread, at the end of the turn."""
        taken, self._taken = self._taken, []
        if taken:
            self._jobs.put(taken)

    def finish(self) -> None:
        """Finish all jobs handed over, then end the thread. Blocks."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            taken = [self._jobs.get()]
            taken += [self._jobs.get_nowait() for _ in range(self._jobs.qsize())]
            jobs = [job for some in taken if some is not None for job in some]
            if jobs:
                self._store(jobs)
                with suppress(RuntimeError):  # the loop is closed, so nobody is waiting
                    self._loop.call_soon_threadsafe(settle, jobs)
            if None in taken:
                return

    def _store(self, jobs: list[Job]) -> None:
        try:
            try:
                self._transaction(together, jobs)
            except ApartError:
                self._transaction(apart, jobs)
        except Exception as error:
            for job in jobs:
                job.answer = storage_failure(error)

    def _transaction(self, write: Callable[[Connection, list[Job]], None], jobs: list[Job]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            write(self._connection, jobs)
            self._connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            raise


def together(connection: Connection, jobs: list[Job]) -> None:
    """Do all jobs, with one statement for all entries: the usual case. Raise ApartError if one cannot be done."""
    appends: list[Append] = []
    try:
        for job in jobs:
            if isinstance(job, Append):
                job.answer = True
                appends.append(job)
            else:
                job.answer = job.work(connection)
        is_done = add(connection, appends)
    except sqlite3.OperationalError:
        raise
    except Exception as error:
        raise ApartError from error
    if not is_done:
        raise ApartError


def apart(connection: Connection, jobs: list[Job]) -> None:
    """Do the jobs one by one, so that one that fails does not affect the others."""
    for job in jobs:
        connection.execute("SAVEPOINT job")
        try:
            job.answer = add(connection, [job]) if isinstance(job, Append) else job.work(connection)
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            connection.execute("ROLLBACK TO job")
            job.answer = storage_failure(error)
        connection.execute("RELEASE job")


def add(connection: Connection, appends: list[Append]) -> bool:
    """Add entries with their lines, members and ends; return False if one was not the next of its table."""
    if not add_entries(connection, appends):
        return False
    lines = [
        (job.table, line.status, line.listed, line.about, job.entry.at, line.due)
        for job in appends
        if (line := job.line) is not None
    ]
    if lines:
        connection.executemany(sql(SET_LINE), lines)
    if members := [(guest, job.table) for job in appends for guest in job.members]:
        connection.executemany(sql(ADD_MEMBER), members)
    for job in appends:
        if end := job.end:
            ends = [(guest, job.table, end.match, job.entry.at, end.about) for guest in end.guests]
            connection.executemany(sql(ADD_END), ends)
    return True


def add_entries(connection: Connection, appends: list[Append]) -> bool:
    """Add entries, many with each statement, and return False if one was not the next of its table.

    A statement costs the interpreter's lock twice. With one for each entry, this thread and the event loop would wait
    for each other most of the time.
    """
    first = 0
    while left := len(appends) - first:
        n = min(MOST_ROWS, 1 << left.bit_length() - 1)
        values: list[Any] = []
        for job in appends[first : first + n]:
            entry = job.entry
            values += (job.table, entry.seq, entry.at, entry.body)
        if connection.execute(add_rows(n), values).rowcount != n:
            return False
        first += n
    return True


@cache
def add_rows(n: int) -> str:
    """Return the statement that adds n entries."""
    head, row, tail = sql(ADD_ENTRY).partition("(?1, ?2, ?3, ?4)")
    assert row
    return head + ", ".join(["(?, ?, ?, ?)"] * n) + tail


def sql(text: str) -> str:
    """Return a query with SQLite's placeholders."""
    return text.replace("$", "?")
