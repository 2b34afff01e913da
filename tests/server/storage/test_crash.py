"""SIGKILL in the middle of appends: everything that was answered is stored, and nothing is stored partly."""

import asyncio
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from knolle.server.storage import Entry, LobbyRow, Storage
from server.storage.samples import storage_at

pytestmark = pytest.mark.slow

N_TABLES = 12
N_KILLS = 3


def answered_before_kill(url: str, n_lines: int) -> dict[int, int]:
    """Run a process, kill it in the middle of its work, and return the last answered number of each table."""
    script = Path(__file__).with_name("appender.py")
    answered: dict[int, int] = {}
    with subprocess.Popen([sys.executable, script, url, str(N_TABLES)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for n, line in enumerate(process.stdout, 1):
            table, seq = map(int, line.split())
            answered[table] = seq
            if n >= n_lines and len(answered) == N_TABLES:
                process.kill()
    assert process.returncode == -9
    return answered


async def at_rest(storage: Storage, tables: Iterable[int]) -> tuple[dict[int, list[Entry]], dict[int, LobbyRow]]:
    """Return journals and lines once they are stable: PostgreSQL may still be storing the last appends."""
    before: dict[int, list[Entry]] = {}
    while True:
        lines = {row.id: row.line for row in await storage.lobby(1000)}
        journals = {table: await storage.journal(table) for table in tables}
        if journals == before:
            return journals, lines
        before = journals


async def check(storage: Storage, answered: dict[int, int]) -> None:
    journals, lines = await at_rest(storage, answered)
    for table, seq in answered.items():
        journal = journals[table]
        assert len(journal) > seq
        assert [entry.seq for entry in journal] == list(range(len(journal)))
        assert [entry.body for entry in journal[1:]] == [b"%d of %d" % (k, table) for k in range(1, len(journal))]
        assert lines[table].about == b"%d" % ((len(journal) - 1) // 3 * 3)


def test_nothing_answered_is_lost(database_url: str) -> None:
    for kill in range(N_KILLS):
        answered = answered_before_kill(database_url, 300 + 150 * kill)
        assert len(answered) == N_TABLES

        async def main(answered: dict[int, int] = answered) -> None:
            async with storage_at(database_url) as storage:
                await check(storage, answered)
                await storage.ping()

        asyncio.run(main())
