"""Measure the server: `python bench/server/load.py [saturation] [latency] [held] [memory] [restart] [shared]`.

It starts the real server on a new SQLite database in a temporary folder (`shared` on PostgreSQL), with the server on
one core and itself on another. It plays Potato Man with four players at many tables, four sockets each, and prints
the results beside the targets. The most reliable figure is the CPU time per move, the lowest of many slices: on a
shared machine a core often runs at half its speed, but not always. Wall-clock times always suffer from other load, so
the load average is printed.
"""

import argparse

import uvloop
from machine import OWN_CORE, pin, raise_file_limit
from measures import Row, latency, memory, restart, saturation
from shared import shared

N_WINDOWS = 3
STEPS = (500, 1000, 2000, 2500, 3000)
"""Numbers of tables to try at one move per second, until the server cannot keep up."""


async def held(seconds: float) -> list[Row]:
    """Measure how many tables one core can serve at one move per second, in each of three windows."""
    rows: list[Row] = []
    for n_tables in STEPS:
        more, p99 = await latency(n_tables, seconds, "≥ 2,500 tables with p99 ≤ 50 ms", N_WINDOWS)
        rows += more
        if p99 > 50.0:
            break
    return rows


async def measure(name: str, asked: argparse.Namespace) -> list[Row]:
    """Run one of the measurements."""
    match name:
        case "saturation":
            return await saturation(asked.tables, asked.slice, asked.slices)
        case "latency":
            return (await latency(200, asked.seconds, "p99 ≤ 10 ms"))[0]
        case "held":
            return await held(asked.seconds)
        case "memory":
            return await memory(asked.tables, asked.seconds)
        case "shared":
            return await shared(asked.tables, asked.slice, asked.slices)
        case _:
            return await restart(20_000, 50, 3)


def show(row: Row) -> None:
    """Print one line of the result at once."""
    print(f"| {row.work} | {row.measured} | {row.wanted} | {row.load} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    every = ("saturation", "latency", "held", "memory", "restart", "shared")
    parser.add_argument("measures", nargs="*", help=f"what to measure; default: all of {', '.join(every)}")
    parser.add_argument("--tables", type=int, default=300, help="number of tables for saturation, memory and shared")
    parser.add_argument("--seconds", type=float, default=12.0, help="length of the latency and memory measurements")
    parser.add_argument("--slice", type=float, default=1.0, help="seconds per slice at saturation")
    parser.add_argument("--slices", type=int, default=30, help="number of slices; the best one counts")
    asked = parser.parse_args()
    pin(0, OWN_CORE)
    raise_file_limit()
    show(Row("work", "measured", "target", "load"))
    show(Row("---", "---", "---", "---"))
    for name in asked.measures or every:
        for row in uvloop.run(measure(name, asked)):
            show(row)


if __name__ == "__main__":
    main()
