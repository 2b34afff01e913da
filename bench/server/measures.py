"""The measurements. Each starts its own server and returns its lines of the result."""

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from crowd import Notes, Party
from machine import Server, load_average
from pace import Pace
from stock import StockTable, fill, url_of
from wire import LoadError

AT_ONCE = 25
"""Tables whose sockets are opened at the same time."""
SETTLING = 3.0
BUSY = 0.9


@dataclass(frozen=True)
class Row:
    """One line of the result."""

    work: str
    measured: str
    wanted: str = ""
    load: str = field(default_factory=load_average)


@dataclass
class Stage:
    """A running server, its stored tables, and the notes of the players."""

    server: Server
    stored: list[StockTable]
    notes: Notes = field(default_factory=Notes)
    parties: list[Party] = field(default_factory=list)
    database: None = None

    async def connect(self, n: int, on_turn: Callable[[Party], None]) -> list[Party]:
        """Open the sockets of the next n tables, some at a time."""
        first = len(self.parties)
        for table in self.stored[first : first + n]:
            self.parties.append(Party(self.notes, table, on_turn))
        new = self.parties[first:]
        for start in range(0, n, AT_ONCE):
            await asyncio.gather(*(party.connect(self.server.port) for party in new[start : start + AT_ONCE]))
        return new

    async def settle(self) -> None:
        """Wait until every command is answered, and check that nothing is missing or went wrong."""
        for party in self.parties:
            party.on_turn = _rest
        end = time.perf_counter() + 30.0
        notes = self.notes
        while notes.n_answers < notes.n_commands and notes.trouble is None and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)
        if notes.n_answers != notes.n_commands:
            notes.fail(f"{notes.n_commands} commands, but {notes.n_answers} answers")
        for party in self.parties:
            if len({player.seq for player in party.players}) != 1:
                notes.fail("the sockets of a table have seen different entries")
        notes.check()

    def close(self) -> None:
        for party in self.parties:
            party.close()
        self.server.stop()


def _rest(party: Party) -> None:
    """Do nothing."""


@asynccontextmanager
async def stage(n_tables: int, n_choices: int = 0) -> AsyncIterator[Stage]:
    """Run a server with n tables in a temporary folder."""
    with TemporaryDirectory(prefix="knolle-bench-") as folder:
        url = url_of(Path(folder) / "knolle.db")
        stored = await fill(url, n_tables, n_choices)
        on = Stage(Server(url), stored)
        on.server.start()
        on.server.settle()
        try:
            yield on
        finally:
            on.close()


class Playing(Protocol):
    """A server, the notes of its players, and the database if that is a process of its own."""

    server: Any
    notes: Notes
    database: Any


class Slice:
    """One slice of a measurement: wall time, and CPU time of the server, of this process and of the database."""

    def __init__(self, on: Playing) -> None:
        self._on = on
        self._before = self._now()

    def _now(self) -> tuple[float, ...]:
        on = self._on
        database = 0.0 if on.database is None else on.database.cpu
        return time.perf_counter(), on.server.cpu, time.process_time(), database, on.notes.n_moves

    def end(self) -> None:
        """End the slice and compute its figures."""
        wall, server, own, database, moves = (now - then for now, then in zip(self._now(), self._before, strict=True))
        if not moves:
            raise LoadError("no move in a whole slice; if the server still compiles, run `knolle warm --bots` first")
        self.rate = moves / wall
        self.cpu = 1e6 * server / moves
        self.server_share, self.own_share, self.database_share = server / wall, own / wall, database / wall

    @property
    def warning(self) -> str:
        """A warning if the generator may have been the bottleneck, otherwise an empty text."""
        return f"; the generator was busy {self.own_share:.0%} of the time" if self.own_share > BUSY else ""


async def _slice(on: Stage, seconds: float) -> Slice:
    measured = Slice(on)
    await asyncio.sleep(seconds)
    on.notes.check()
    measured.end()
    return measured


async def saturation(n_tables: int, seconds: float, n_slices: int) -> list[Row]:
    """Measure moves per second and CPU per move while everybody plays as fast as the server allows."""
    async with stage(n_tables) as on:
        for party in await on.connect(n_tables, Party.go_on):
            party.go_on()
        await asyncio.sleep(SETTLING)
        slices = [await _slice(on, seconds) for _ in range(n_slices)]
        await on.settle()
    best = max(slices, key=lambda one: one.rate)
    least = min(slices, key=lambda one: one.cpu)
    shares = f"server {best.server_share:.0%} of its core, generator {best.own_share:.0%}"
    return [
        Row(f"durable moves per second, {n_tables} tables", f"{best.rate:,.0f} ({shares}){best.warning}", "≥ 5,000"),
        Row(
            "CPU of the server per move at saturation",
            f"{least.cpu:.1f} µs; median of {n_slices} slices {statistics.median(one.cpu for one in slices):.1f} µs",
            "≤ 130 µs",
        ),
    ]


async def latency(n_tables: int, seconds: float, wanted: str, n_windows: int = 1) -> tuple[list[Row], float]:
    """Measure latency at one move per second and table in some windows.

    Return the rows and the largest 99th percentile in milliseconds.
    """
    told, worst = list[str](), 0.0
    async with stage(n_tables) as on:
        pace = Pace(1.0)
        pace.start(await on.connect(n_tables, pace.ready))
        await asyncio.sleep(SETTLING)
        for _ in range(n_windows):
            on.notes.times.clear()
            measured = await _slice(on, seconds)
            times = sorted(1000 * spent for spent in on.notes.times)
            p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
            worst = max(worst, p99)
            told.append(
                f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {times[-1]:.1f} ms; {measured.rate:,.0f} moves per second;"
                f" server {measured.server_share:.0%} of its core{measured.warning}"
            )
        pace.stop()
        await on.settle()
    work = f"{n_tables:,} tables at 1 move per second"
    if n_windows == 1:
        return [Row(work, told[0], wanted)], worst
    return [Row(f"{work}, window {k}", one, wanted) for k, one in enumerate(told, 1)], worst


async def memory(n_tables: int, seconds: float) -> list[Row]:
    """Measure the memory of a table with its sockets, when it is opened and after some moves."""
    async with stage(n_tables + 1) as on:
        for party in await on.connect(1, _rest):  # the first table also loads what is loaded once
            party.go_on()
        await asyncio.sleep(SETTLING)
        before = on.server.memory
        parties = await on.connect(n_tables, Party.go_on)
        await asyncio.sleep(SETTLING)
        opened = on.server.memory
        for party in parties:
            party.go_on()
        await asyncio.sleep(seconds)
        await on.settle()
        played, n_moves = on.server.memory, on.notes.n_moves // n_tables
    told = f"{(opened - before) / n_tables / 1000:.0f} KB opened, {(played - before) / n_tables / 1000:.0f} KB"
    return [
        Row(
            f"memory per table with 4 sockets, {n_tables} tables",
            f"{told} after {n_moves} moves",
            "≤ 100 KB opened, ≤ 150 KB after 100 moves",
        )
    ]


async def restart(n_tables: int, n_playing: int, n_times: int) -> list[Row]:
    """Measure the time from kill -9 during play until the server answers again."""
    spent = []
    async with stage(n_tables, n_choices=24) as on:
        for _ in range(n_times):
            on.notes, on.parties = Notes(), []
            for party in await on.connect(n_playing, Party.go_on):
                party.go_on()
            await asyncio.sleep(1.0)
            on.notes.check()
            for player in (player for party in on.parties for player in party.players):
                player.is_wanted = False
            begun = time.perf_counter()
            on.server.kill()
            on.server.start()
            spent.append(time.perf_counter() - begun)
    if not on.notes.n_moves:
        raise LoadError("nobody played before the kill")
    told = f"{min(spent):.2f} to {max(spent):.2f} s in {n_times} runs"
    return [Row(f"kill -9 until the server answers, {n_tables:,} tables stored", told, "≤ 0.5 s")]
