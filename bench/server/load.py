"""How fast the server is: `python bench/server/load.py [saturation] [latency] [held] [memory] [restart]`.

It starts the real server on a new SQLite database in a temporary folder, the server on one core and itself on another,
plays Potato Man with four at many tables, four sockets each, and prints what it measured beside what is wanted. CPU
time a move is the firm figure, its least over many slices: on a shared machine a core is often only half as quick
as it can be, but not always. What the wall's clock says suffers from others all the time, so the load is told too.
"""

import argparse
import resource

import uvloop
from machine import OWN_CORE, pin
from measures import Row, latency, memory, restart, saturation

STEPS = (500, 1000, 2000, 3000)
"""Tables tried at one move a second, until it is too much."""


async def held(seconds: float) -> list[Row]:
    """How many tables one core holds at a move a second."""
    rows: list[Row] = []
    for n_tables in STEPS:
        more, p99 = await latency(n_tables, seconds, "≥ 2,000 tables with p99 ≤ 100 ms")
        rows += more
        if p99 > 100.0:
            break
    return rows


async def measure(name: str, asked: argparse.Namespace) -> list[Row]:
    """One of the measurements."""
    match name:
        case "saturation":
            return await saturation(asked.tables, asked.slice, asked.slices)
        case "latency":
            return (await latency(200, asked.seconds, "p99 ≤ 10 ms"))[0]
        case "held":
            return await held(asked.seconds)
        case "memory":
            return await memory(asked.tables, asked.seconds)
        case _:
            return await restart(20_000, 50, 3)


def show(row: Row) -> None:
    """A line of the result, as soon as it is there."""
    print(f"| {row.work} | {row.measured} | {row.wanted} | {row.load} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    every = ("saturation", "latency", "held", "memory", "restart")
    parser.add_argument("measures", nargs="*", help=f"which; all of them if none is named: {', '.join(every)}")
    parser.add_argument("--tables", type=int, default=300, help="tables at saturation and for memory")
    parser.add_argument("--seconds", type=float, default=12.0, help="how long latency and memory are watched")
    parser.add_argument("--slice", type=float, default=1.0, help="seconds of a slice at saturation")
    parser.add_argument("--slices", type=int, default=30, help="how many of them; the best counts")
    asked = parser.parse_args()
    pin(0, OWN_CORE)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    show(Row("work", "measured", "wanted", "load"))
    show(Row("---", "---", "---", "---"))
    for name in asked.measures or every:
        for row in uvloop.run(measure(name, asked)):
            show(row)


if __name__ == "__main__":
    main()
