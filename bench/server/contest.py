"""Compare servers in one run: `python bench/server/contest.py [--boardgameio FOLDER] [--other SOURCE] [--loose]`.

All contenders run at once, on the same core, and play in turns, slice by slice, so that other load on the machine meets
them alike. Compare the ratios. `--boardgameio` is the server described in boardgameio.py, in memory; `--other` the
folder `src` of another version of Knolle; `--loose` the same server while it may use every core, with the generator
too. Slices are either at saturation, or with one move per table and second (a lone move).
"""

import argparse
import asyncio
import statistics
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvloop
from boardgameio import Rival, RivalParty
from crowd import Notes, Party
from machine import OWN_CORE, SERVER_CORE, Process, Server, load_average, pin, raise_file_limit
from measures import AT_ONCE, Slice
from pace import Pace
from stock import fill, url_of

BREATH = 0.3
"""Seconds of play before a slice counts."""


@dataclass
class Contender:
    """A server with its tables."""

    name: str
    server: Process
    notes: Notes
    parties: list[Any]
    is_loose: bool = False
    database: Any = None
    slices: dict[str, list[Slice]] = field(default_factory=lambda: {"saturation": [], "lone": []})

    async def connect(self) -> None:
        for start in range(0, len(self.parties), AT_ONCE):
            some = self.parties[start : start + AT_ONCE]
            await asyncio.gather(*(party.connect(self.server.port) for party in some))

    async def play(self, kind: str, seconds: float) -> None:
        """Play for some seconds, of which all but the first moment count; then let everything come to rest."""
        self.server.pin(None if self.is_loose else SERVER_CORE)
        pin(0, None if self.is_loose else OWN_CORE)
        pace = Pace(1.0)
        for party in self.parties:
            party.on_turn = type(party).go_on if kind == "saturation" else pace.ready
        if kind == "saturation":
            for party in self.parties:
                party.go_on()
        else:
            pace.start(self.parties)
            await asyncio.sleep(1.0)
        await asyncio.sleep(BREATH)
        measured = Slice(self)
        await asyncio.sleep(seconds)
        measured.end()
        self.notes.check()
        self.slices[kind].append(measured)
        pace.stop()
        for party in self.parties:
            party.on_turn = _rest
        while any(party.is_busy for party in self.parties):
            self.notes.check()
            await asyncio.sleep(0.01)


def _rest(party: object) -> None:
    """Do nothing."""


async def contenders(stack: AsyncExitStack, asked: argparse.Namespace) -> list[Contender]:
    """Start all servers and seat their players."""
    found = [await knolle(stack, "Knolle", asked.tables, None)]
    if asked.loose:
        first = found[0]
        found.append(Contender("Knolle on any core", first.server, first.notes, first.parties, is_loose=True))
    if asked.other is not None:
        found.append(await knolle(stack, f"Knolle of {asked.other}", asked.tables, asked.other))
    if asked.boardgameio is not None:
        rival, notes = Rival(asked.boardgameio), Notes()
        rival.start()
        stack.callback(rival.stop)
        found.append(
            Contender("boardgame.io", rival, notes, [RivalParty(notes, k, _rest) for k in range(asked.tables)])
        )
        await found[-1].connect()
    return found


async def knolle(stack: AsyncExitStack, name: str, n_tables: int, source: Path | None) -> Contender:
    """Start a server on a new SQLite database and seat its players."""
    folder = Path(stack.enter_context(TemporaryDirectory(prefix="knolle-bench-")))
    url, notes = url_of(folder / "knolle.db"), Notes()
    stored = await fill(url, n_tables)
    server = Server(url, source=source)
    server.start()
    stack.callback(server.stop)
    server.settle()
    found = Contender(name, server, notes, [Party(notes, table, _rest) for table in stored])
    await found.connect()
    return found


def show(kind: str, found: list[Contender]) -> None:
    """Print the figures of each contender, and its ratios to the first."""
    first = found[0].slices[kind]
    for one in found:
        slices = one.slices[kind]
        rates, costs = [s.rate for s in slices], [s.cpu for s in slices]
        told = f"| {kind} | {one.name} | {statistics.median(rates):,.0f} (best {max(rates):,.0f}) moves per second"
        told += f" | {statistics.median(costs):.0f} µs (best {min(costs):.0f}) of CPU per move"
        if one is not found[0]:
            speed = statistics.median(a.rate / b.rate for a, b in zip(first, slices, strict=True))
            cost = statistics.median(a.cpu / b.cpu for a, b in zip(first, slices, strict=True))
            told += f" | the first makes {speed:.2f} times as many at {cost:.2f} of the CPU"
        print(f"{told} | load {load_average()} |", flush=True)


async def run(asked: argparse.Namespace) -> None:
    async with AsyncExitStack() as stack:
        found = await contenders(stack, asked)
        for kind in asked.kinds:
            for _ in range(asked.slices):
                for one in found:
                    await one.play(kind, asked.seconds)
            show(kind, found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--boardgameio", type=Path)
    parser.add_argument("--other", type=Path)
    parser.add_argument("--loose", action="store_true")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--slices", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=1.5, help="per slice")
    parser.add_argument("--kinds", nargs="*", default=["saturation", "lone"])
    asked = parser.parse_args()
    pin(0, OWN_CORE)
    raise_file_limit()
    uvloop.run(run(asked))


if __name__ == "__main__":
    main()
