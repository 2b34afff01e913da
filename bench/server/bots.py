"""Measure bots at many tables: `python bench/server/bots.py [--bot master] [--tables 20]`.

At each of these tables somebody plays Potato Man against three bots without pauses. A bot's choice lasts from the
moment when the choice before it was seen until its own is seen. The server has as many tables with four people each,
who choose once a second; their latency is measured alone and while the bots think.
"""

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import uvloop
from crowd import Notes, Party, Player
from machine import Server, load_average, raise_file_limit
from measures import SETTLING, Stage
from pace import Pace
from stock import fill, url_of


class BotParty(Party):
    """A table with a person at the first seat and bots at the others; its notes are about the bots' choices."""

    asked_at: float | None = None
    """When a bot was asked, if one is thinking."""

    def seen(self, player: Player) -> None:
        now = perf_counter()
        if self.asked_at is not None:
            self.notes.times.append(now - self.asked_at)
        self.asked_at = now if self.is_playing and player.to_act[0] != player.seat else None
        if self.asked_at is None:
            self.is_busy = False
            self.on_turn(self)


async def start(parties: Sequence[Party], period: float) -> Pace:
    """Let every table go on once per period, or as soon as it can."""
    pace = Pace(period)
    for party in parties:
        party.on_turn = pace.ready
    pace.start(parties)
    await asyncio.sleep(SETTLING)
    return pace


async def times(notes: Notes, seconds: float) -> list[float]:
    """Return the times that are noted from now on, sorted."""
    notes.times.clear()
    await asyncio.sleep(seconds)
    notes.check()
    return sorted(notes.times)


def show(work: str, spent: list[float], seconds: float) -> None:
    p50, p99, longest = (1000 * spent[int(share * (len(spent) - 1))] for share in (0.5, 0.99, 1.0))
    told = f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {longest:.1f} ms; {len(spent) / seconds:,.0f} per second"
    print(f"| {work} | {told} | load {load_average()} |", flush=True)


async def measure(bot: str, n: int, seconds: float, url: str) -> None:
    people, seated = await fill(url, n), await fill(url, n, bot=bot)
    on = Stage(Server(url), people)
    on.server.core = None  # bots think on all cores
    on.server.start()
    on.server.settle()
    try:
        await start(await on.connect(n, Party.go_on), 1.0)
        show(f"moves of people at {n} tables, alone", await times(on.notes, seconds), seconds)
        played = [BotParty(Notes(), table, BotParty.go_on) for table in seated]
        notes = played[0].notes
        for party in played:
            party.notes = notes
            await party.connect(on.server.port)
        on.parties += played
        pace = await start(played, 1.0)
        both = await asyncio.gather(times(notes, seconds), times(on.notes, seconds))
        show(f"choices of {bot}, {n} tables with three, a person's choice per second", both[0], seconds)
        show("moves of people meanwhile", both[1], seconds)
        pace.stop()
        for party in played:
            party.on_turn = BotParty.go_on
            if not party.is_busy:
                party.go_on()
        await asyncio.sleep(SETTLING)
        both = await asyncio.gather(times(notes, seconds), times(on.notes, seconds))
        show(f"choices of {bot} as fast as they come", both[0], seconds)
        show("moves of people meanwhile", both[1], seconds)
    finally:
        on.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bot", default="master", help="level of the bots")
    parser.add_argument("--tables", type=int, default=20, help="tables with bots, and as many with people alone")
    parser.add_argument("--seconds", type=float, default=12.0, help="length of each measurement")
    asked = parser.parse_args()
    raise_file_limit()
    with TemporaryDirectory(prefix="knolle-bench-") as folder:
        uvloop.run(measure(asked.bot, asked.tables, asked.seconds, url_of(Path(folder) / "knolle.db")))


if __name__ == "__main__":
    main()
