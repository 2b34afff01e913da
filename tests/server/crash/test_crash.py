"""SIGKILL at random moments during play: nothing that anybody saw is lost, nothing happens twice.

Set KNOLLE_FAULTS for longer runs.
"""

import asyncio
import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from knolle.server.process.addresses import listen
from knolle.server.storage.backup import copy_sqlite
from server.crash.judge import Judge
from server.crash.process import ServerProcess
from server.crash.tables import CrashTable, Journal, make_tables, read_journals
from server.crash.witness import Moment, Witness

pytestmark = pytest.mark.slow

PATIENCE = 120.0
NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve")


class Killer:
    """Kills the server at critical moments: right after a command or an update, at any time, and while it starts."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._awaited: tuple[Moment, asyncio.Future[None]] | None = None

    def note(self, moment: Moment) -> None:
        """Note that a witness has sent a command or seen an update."""
        if self._awaited is not None and self._awaited[0] == moment:
            future, self._awaited = self._awaited[1], None
            future.set_result(None)

    async def _come(self, moment: Moment) -> None:
        future = asyncio.get_running_loop().create_future()
        self._awaited = moment, future
        async with asyncio.timeout(PATIENCE):
            await future

    async def kill(self, when: str) -> None:
        """Kill the server once and start it again."""
        if when == "starting":
            await asyncio.sleep(random.random() * 0.5)
        else:
            await self._server.listens()
            await self._come("seen")
            await asyncio.sleep(random.random() * 0.5)
        if when == "sent":
            await self._come("sent")
            await asyncio.sleep(random.random() * 0.008)  # about as long as it takes to store a move
        elif when == "seen":
            await self._come("seen")
        self._server.kill()
        self._server.start()


KILLS = ("seen", "sent", "seen", "starting", "any")


def witnesses_of(table: CrashTable, origins: list[str], note: Callable[[Moment], None]) -> list[Witness]:
    """Return the witnesses of a table; the first is its host, the last a spectator."""
    names = [*NAMES[: len(table.guests) - 1], None]
    found = [Witness(origins, table.key, guest, name, note) for guest, name in zip(table.guests, names, strict=True)]
    found[0].is_host = True
    return found


async def back_up(database: Path, folder: Path) -> None:
    """Copy the database repeatedly, whatever happens to the server; keep the last five copies."""
    n = 0
    while True:
        await asyncio.to_thread(copy_sqlite, database, folder / f"{n % 5}.db", force=True)
        n += 1
        await asyncio.sleep(0.05)


async def play_and_kill(folder: Path, kills: int) -> None:
    """Play, kill the server repeatedly, play to the end, then judge."""
    database, copies = folder / "knolle.db", folder / "copies"
    copies.mkdir()
    made = await make_tables(str(database))
    server = ServerProcess(str(database), folder / "errors")
    killer = Killer(server)
    witnesses = {table.id: witnesses_of(table, [server.origin], killer.note) for table in made}
    everybody = [witness for group in witnesses.values() for witness in group]
    server.start()
    try:
        async with asyncio.TaskGroup() as group:
            backing_up = group.create_task(back_up(database, copies))
            living = [group.create_task(witness.live()) for witness in everybody]
            for k in range(kills):
                await killer.kill(KILLS[k % len(KILLS)])
            for witness in everybody:
                witness.is_last_match = True
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*living)
            backing_up.cancel()
    finally:
        server.stop()
    assert "Traceback" not in server.errors.read_text()
    assert min(witness.n_visits for witness in everybody) > 1
    await judge(database, copies, made, witnesses)


async def judge(database: Path, copies: Path, made: list[CrashTable], witnesses: dict[int, list[Witness]]) -> None:
    """Check that the journals, the witnesses and the copies agree."""
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    journals = await read_journals(str(database), made)
    compare(journals, witnesses)
    found = list(copies.glob("*.db"))
    assert found
    for copy in found:
        for table, journal in (await read_journals(str(copy), made)).items():
            assert journal == journals[table][: len(journal)]


def compare(journals: dict[int, Journal], witnesses: dict[int, list[Witness]]) -> None:
    """Check that everything that a witness saw is in the journals, without gaps and repetitions."""
    for table, journal in journals.items():
        judged = Judge(journal)
        judged.check_journal()
        for witness in witnesses[table]:
            judged.check(witness)


def test_nothing_seen_is_lost(tmp_path: Path) -> None:
    asyncio.run(play_and_kill(tmp_path, 5))


@pytest.mark.long
def test_nothing_seen_is_lost_in_many_kills(tmp_path: Path) -> None:
    asyncio.run(play_and_kill(tmp_path, int(os.environ.get("KNOLLE_FAULTS", "100"))))


def test_children_of_a_killed_server_do_not_keep_its_port() -> None:
    """The bots' compiler outlives a killed server, and the next server needs the port."""
    (listening,) = listen(["127.0.0.1"], 0)
    with listening:
        assert not listening.get_inheritable()
