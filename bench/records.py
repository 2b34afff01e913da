"""Measure how fast records are written and checked: Potato Man with four rule players.

    nice -n 10 .venv/bin/python bench/records.py

Prints matches per second on the wall clock, on all cores, and per second of CPU time on one core. The best of several
turns counts; all kinds of files take turns.
"""

import resource
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import knolle
from knolle.commands.verify import troubles
from knolle.lab.files import open_writer
from knolle.lab.simulate import Simulation

KINDS = (".jsonl", ".jsonl.zst", ".parquet")
MATCHES, TURNS = 20_000, 3


def write(path: Path) -> None:
    """Play and write all matches."""
    simulation = Simulation(knolle.game("potato-man"), 4, MATCHES, "bench", ["greedy"], keep_choices=True)
    with open_writer(path) as writer:
        for chunk in simulation.chunks(encode=writer.encode):
            writer.write(chunk.content)


def check(path: Path) -> None:
    """Check all matches."""
    assert all(error is None for _, error, _ in troubles(str(path)))


def cpu() -> float:
    """Return the CPU time of this process and of its children that have ended."""
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in spent)


def rates(work: Callable[[Path], None], path: Path) -> tuple[float, float]:
    """Return matches per second, on the wall clock and of CPU time."""
    started, spent = time.perf_counter(), cpu()
    work(path)
    return MATCHES / (time.perf_counter() - started), MATCHES / (cpu() - spent)


def main() -> None:
    """Print the figures."""
    with TemporaryDirectory() as folder:
        found: dict[tuple[str, str], list[tuple[float, float]]] = {}
        for _ in range(TURNS):
            for kind in KINDS:
                for work in (write, check):
                    found.setdefault((work.__name__, kind), []).append(rates(work, Path(folder, f"m{kind}")))
    for (what, kind), measured in found.items():
        wall, one_core = (max(column) for column in zip(*measured, strict=True))
        print(f"{what:5} {kind:10} {wall:8,.0f} matches/s, {one_core:8,.0f} per second of CPU time")


if __name__ == "__main__":
    main()
