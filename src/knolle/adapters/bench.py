"""The speed of random play driven from Python: batches, the adapters, and OpenSpiel's own Hearts.

Measured as in `knolle.lab.bench`: all cases take turns, by the thread's CPU clock, and the fastest slice counts. Where
several seats choose together, each choice is a decision; chance moves are not.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from knolle.extras import missing
from knolle.lab.batch import Batch
from knolle.lab.bench import time_work
from knolle.lab.bench_search import HEARTS

GAME, PLAYERS = "potato-man", 4
MATCHES = 1024
PACKAGES = ("pettingzoo", "pyspiel")
Work = Callable[[int], int]


@dataclass
class DriveCase:
    """One way to drive a game; `work` makes at least that many decisions and returns how many it made."""

    name: str
    decisions: int
    work: Work
    cpu_ns: float = float("inf")

    def slice(self) -> None:
        """Play on for a while and keep the best time."""
        n, spent = time_work(self.work, self.decisions)
        self.cpu_ns = min(self.cpu_ns, spent / n)

    @property
    def rate(self) -> float:
        """Decisions per CPU second."""
        return 1e9 / self.cpu_ns

    def as_dict(self) -> dict[str, Any]:
        """Return the data that `knolle bench --json` writes."""
        return {"driven": self.name, "decisions_per_second": self.rate}


def batch_driver() -> Work:
    """Return random legal play on a batch, with observations, masks and rewards, on one core."""
    matches = Batch(GAME, MATCHES, players=PLAYERS, seed=1, threads=1)

    def work(n: int) -> int:
        steps = -(-n // MATCHES)
        for _ in range(steps):
            matches.step(matches.sample())
        return steps * MATCHES

    return work


def pettingzoo_driver() -> Work:
    """Return the same through PettingZoo, one agent after another."""
    from knolle.adapters.pettingzoo import potato_man_v0

    env = potato_man_v0.raw_env(players=PLAYERS)
    chance = random.Random(1)
    env.reset(seed=1)

    def work(n: int) -> int:
        for _ in range(n):
            seen, _, is_over, _, _ = env.last()
            if is_over:
                env.reset()
            else:
                env.step(int(chance.choice(seen["action_mask"].nonzero()[0])))
        return n

    return work


def open_spiel_driver(name: str, **parameters: Any) -> Work:
    """Return random play of an OpenSpiel game, with the tensor of the seat that chooses."""
    import pyspiel

    import knolle.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game(name, parameters) if parameters else pyspiel.load_game(name)
    chance = random.Random(1)
    state = game.new_initial_state()

    def work(n: int) -> int:
        nonlocal state
        made = 0
        while made < n:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                state.information_state_tensor(state.current_player())
                state.apply_action(chance.choice(state.legal_actions()))
                made += 1
        return made

    return work


def cases() -> list[DriveCase]:
    """Return a case for each way to drive Potato Man with four players that is installed, and for Hearts."""
    found = [DriveCase("knolle.batch", 40 * MATCHES, batch_driver())]
    absent = missing(*PACKAGES)
    if "pettingzoo" not in absent:
        found.append(DriveCase("PettingZoo", 500, pettingzoo_driver()))
    if "pyspiel" not in absent:
        found.append(DriveCase("OpenSpiel", 200, open_spiel_driver("python_knolle_potato_man", players=PLAYERS)))
        found.append(DriveCase("OpenSpiel's own Hearts, in C++", 2000, open_spiel_driver(HEARTS)))
    return found


def run(slices: int, progress: Callable[[], None] = lambda: None) -> list[DriveCase]:
    """Measure everything."""
    measured = cases()
    for case in measured:
        case.work(1)
    for _ in range(slices):
        for case in measured:
            case.slice()
        progress()
    return measured
