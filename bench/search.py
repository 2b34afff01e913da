"""Measure rollouts of the search kit, and batches of many sizes, on the CPU clock.

    nice -n 10 .venv/bin/python bench/search.py

All cases take turns, and the fastest slice of each counts. Two threads are judged by the CPU time of the calling
thread, which does half of the play and everything that is not shared: so much faster two idle cores would be, if the
second thread is woken in no time.
"""

import time
from collections.abc import Callable

import knolle
from knolle.adapters.bench import batch_driver
from knolle.lab.search import rollouts, worlds

SLICES = 40
WORLDS = 20_000
MATCHES = 2048
STEPS = 40


def best(cases: dict[str, Callable[[], int]]) -> dict[str, float]:
    """Return the most work per second of the calling thread's CPU time, by case."""
    rates = dict.fromkeys(cases, 0.0)
    for _ in range(SLICES):
        for name, work in cases.items():
            started = time.thread_time_ns()
            n = work()
            rates[name] = max(rates[name], 1e9 * n / (time.thread_time_ns() - started))
    return rates


def playing(slug: str, players: int, is_drawn: bool) -> Callable[[], int]:
    """Return work that plays worlds at random to the end of their deal, and first draws them unless they are drawn."""
    view = knolle.Match(slug, players=players, seed=1).view(0)
    drawn = worlds(view, WORLDS)
    return lambda: len(rollouts(view.game, drawn if is_drawn else worlds(view, WORLDS)).points)


def driving(matches: int, threads: int) -> Callable[[], int]:
    """Return some steps of a batch of Potato Man for four."""
    work = batch_driver(matches, threads)
    return lambda: work(STEPS * MATCHES if matches > 1 else 2000)


def main() -> None:
    """Print the figures."""
    tables = [("potato-man", 4), ("companeros", 4), ("hot-potato", 3)]
    kinds = {True: "worlds played to the end", False: "worlds drawn and played to the end"}
    found = best(
        {
            f"{slug} for {n}: {kind}": playing(slug, n, is_drawn)
            for slug, n in tables
            for is_drawn, kind in kinds.items()
        }
    )
    for name, rate in found.items():
        print(f"{name}: {rate:,.0f} per second")
    found = best({f"{n} matches, {t} thread": driving(n, t) for n, t in ((1024, 1), (64, 1), (1, 1))})
    for name, rate in found.items():
        print(f"batch, {name}: {rate:,.0f} decisions per second")
    for n in (MATCHES, 8 * MATCHES):
        one, two = best({"1": driving(n, 1), "2": driving(n, 2)}).values()
        print(f"batch, {n} matches: two threads {two / one:.2f} times as fast as one")


if __name__ == "__main__":
    main()
