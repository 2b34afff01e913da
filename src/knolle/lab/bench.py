"""The speed of `knolle simulate`: random matches with fair shuffles, next to random play alone in C.

Shared machines are noisy, so every case is measured in many short slices, with all cases taking turns, by the CPU clock
of the working thread; the fastest slice counts.
"""

import ctypes
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any

from knolle.core.game import Game
from knolle.core.match import Match
from knolle.core.record import dump
from knolle.core.registry import game as game_of
from knolle.core.registry import games
from knolle.lab.simulate import MatchGroup, Simulation, match_seed

MATCHES = 256
C_DEALS = 12_000
"""The lengths of a slice."""
C_NAME = "potato.c"


@dataclass
class Case:
    """One measurement. Each worker, one per thread, plays that many matches or deals and returns the number of choices.

    Choices that seats make together count as one.
    """

    game: str
    players: int
    threads: int
    workers: list[Callable[[int], int]]
    size: int = MATCHES
    cpu_ns: float = float("inf")
    wall_ns: float = float("inf")
    choices_a_match: float = 0.0

    def slice(self, pool: ThreadPoolExecutor) -> None:
        """Play one slice on every worker at once and keep the best times."""
        started = time.perf_counter_ns()
        if len(self.workers) == 1:
            runs = [time_work(self.workers[0], self.size)]
        else:
            runs = list(pool.map(lambda worker: time_work(worker, self.size), self.workers))
        wall = time.perf_counter_ns() - started
        choices = sum(run[0] for run in runs)
        self.cpu_ns = min(self.cpu_ns, sum(run[1] for run in runs) / choices)
        self.wall_ns = min(self.wall_ns, wall / choices)
        self.choices_a_match = choices / self.size / len(runs)

    def as_dict(self) -> dict[str, Any]:
        """Return the data that `knolle bench --json` writes."""
        return {
            "game": self.game,
            "players": self.players,
            "threads": self.threads,
            "choices_per_second": 1e9 / self.cpu_ns,
            "matches_per_second": 1e9 / self.cpu_ns / self.choices_a_match,
            "choices_per_second_wall": 1e9 / self.wall_ns,
        }


def time_work(work: Callable[[int], int], n: int) -> tuple[int, int]:
    """Return what a worker returns, such as the number of choices, and this thread's CPU time in ns."""
    started = time.thread_time_ns()
    done = work(n)
    return done, time.thread_time_ns() - started


def simulator(game: Game, players: int, seed: str) -> Callable[[int], int]:
    """Return a worker that plays the matches of a simulation, some more at each call."""
    first = 0

    def work(n: int) -> int:
        nonlocal first
        tables = MatchGroup(Simulation(game, players, n, seed), [match_seed(seed, first + i) for i in range(n)])
        tables.play(Event())
        first += n
        return tables.n_played

    return work


def c_player(folder: Path) -> Callable[[int], int] | None:
    """Return the C program for Potato Man with four players, or None if it cannot be compiled."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    source = c_source()
    if compiler is None or source is None:
        return None
    library = folder / "potato.so"
    flags = ["-O3", "-march=native", "-shared", "-fPIC"]
    done = subprocess.run([compiler, *flags, str(source), "-o", str(library)], capture_output=True, check=False)
    if done.returncode != 0:
        return None
    bench = ctypes.CDLL(str(library)).bench
    bench.argtypes, bench.restype = [ctypes.c_long], ctypes.c_long
    return lambda deals: int(bench(deals))


def c_source() -> Path | None:
    """Return the path of the C source: next to the package if installed, in bench/ of a checkout, or None."""
    here = Path(__file__).resolve()
    places = [here.with_name(C_NAME), here.parents[3] / "bench" / C_NAME]
    return next((place for place in places if place.is_file()), None)


def cases(chosen: list[Game]) -> Iterator[Case]:
    """Yield a case for every game, number of players, and one or two threads."""
    for game in chosen:
        for players in game.players:
            for threads in (1, 2):
                workers = [simulator(game, players, str(worker)) for worker in range(threads)]
                yield Case(game.slug, players, threads, workers)


def run(slices: int, progress: Callable[[], None] = lambda: None) -> tuple[list[Case], Case | None]:
    """Measure everything; return the simulations' cases, and the C program's if it could be compiled."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        measured = list(cases(games()))
        c_worker = c_player(Path(folder))
        c_case = None if c_worker is None else Case("potato-man", 4, 1, [c_worker], C_DEALS)
        everything = [*measured, *([c_case] if c_case else [])]
        for case in everything:
            case.workers[0](10)
        for _ in range(slices):
            for case in everything:
                case.slice(pool)
            progress()
    return measured, c_case


def checked_rate(game: Game, players: int, seconds: float) -> float:
    """Return the number of checked random matches per CPU second, records included."""
    rng = random.Random(players)
    checked_match(game, players, rng)  # what is loaded by the first match is not counted
    n, started = 0, time.thread_time()
    while time.thread_time() - started < seconds:
        checked_match(game, players, rng)
        n += 1
    return n / (time.thread_time() - started)


def checked_match(game: Game, players: int, rng: random.Random) -> None:
    """Play one match of random choices and write its record."""
    match = Match(game, players=players, seed=rng.randbytes(32))
    while acting := match.to_act:
        for seat in acting:
            match.act(seat, rng.choice(match.legal(seat)))
    dump(match.record())


def simulation_time(matches: int) -> float:
    """Return the wall-clock seconds for that many random matches of Potato Man with four players and fair shuffles."""
    started = time.perf_counter()
    for _ in Simulation(game_of("potato-man"), 4, matches, "bench").chunks():
        pass
    return time.perf_counter() - started
