"""Compare an arena on Ray with two workers to two threads of one process: the same deals, the same bits, the time.

    nice -n 10 .venv/bin/python bench/cluster.py --deals 400

Both take turns, on the wall clock, after Ray has started; the best of several turns counts. It needs two idle cores.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import knolle
from knolle.bots.contract import Budget
from knolle.lab.arena import Arena
from knolle.lab.cluster import workers

BOTS = ["ismcts", "greedy", "greedy", "greedy"]


def main() -> None:
    """Print the best times and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--turns", type=int, default=3)
    asked = parser.parse_args()
    arena = Arena(knolle.game("potato-man"), 4, BOTS, "bench", Budget(simulations=200))
    with workers("local", arena.bots, arena.game) as ray:
        ways: dict[str, Callable[[int], Any]] = {
            "two threads": lambda n: list(arena.blocks(0, n, threads=2)),
            "two workers": lambda n: list(arena.blocks(0, n, executor=ray)),
        }
        best = dict.fromkeys(ways, float("inf"))
        for work in ways.values():
            work(4)  # workers start with their first job
        for _ in range(asked.turns):
            found = []
            for name, work in ways.items():
                started = time.perf_counter()
                found.append(work(asked.deals))
                best[name] = min(best[name], time.perf_counter() - started)
            assert found[0] == found[1], "the bits differ"
    threads, spread = best.values()
    print(f"{asked.deals} deals: {threads:.2f} s on threads, {spread:.2f} s on Ray, {spread / threads:.2f} times")


if __name__ == "__main__":
    main()
