"""The speed of random play driven from Python: batches, the adapters, and OpenSpiel's own Hearts.

Measured as in `knolle.lab.bench`: all cases take turns, by the thread's CPU clock, and the fastest slice counts. Where
several seats choose together, each choice is a decision; chance moves are not.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from knolle.extras import missing
from knolle.lab.batch import Batch
from knolle.lab.bench import time_work
from knolle.lab.bench_search import HEARTS

GAME, PLAYERS = "potato-man", 4
MATCHES = 1024
PACKAGES = ("gymnasium", "pettingzoo", "pyspiel")
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


def batch_driver(matches: int, threads: int = 1, **settings: Any) -> Work:
    """Return random legal play on a batch, with observations, masks and rewards."""
    played = Batch(GAME, matches, players=PLAYERS, seed=1, threads=threads, **settings)

    def work(n: int) -> int:
        steps = -(-n // matches)
        for _ in range(steps):
            played.step(played.sample())
        return steps * matches

    return work


def pettingzoo_driver(make: Callable[[], Any]) -> Work:
    """Return random play through PettingZoo, one agent after another."""
    env = make()
    chance = random.Random(1)
    env.reset(seed=1)

    def work(n: int) -> int:
        made = 0
        while made < n:
            env.reset()
            for _ in env.agent_iter():
                seen, _, is_over, is_cut, _ = env.last()
                if is_over or is_cut:
                    env.step(None)
                else:
                    env.step(int(chance.choice(seen["action_mask"].nonzero()[0])))
                    made += 1
        return made

    return work


def vector_driver() -> Work:
    """Return random play of one seat against the rule player in Gymnasium's vector environment."""
    import gymnasium

    import knolle.adapters.gymnasium  # noqa: F401

    env = gymnasium.make_vec(f"knolle/{GAME}-v0", num_envs=MATCHES, players=PLAYERS, opponents="greedy", threads=1)
    env.reset(seed=1)
    batch = env.unwrapped.table.batch  # type: ignore[attr-defined]

    def work(n: int) -> int:
        steps = -(-n // MATCHES)
        for _ in range(steps):
            env.step(batch.sample())
        return steps * MATCHES

    return work


def gain_of_threads(matches: int, slices: int) -> float:
    """Return how much faster two threads step a batch than one, by the wall clock, in the fastest of several slices."""
    works = [batch_driver(matches, threads) for threads in (1, 2)]
    best = [float("inf")] * 2
    for _ in range(slices):
        for k, work in enumerate(works):
            started = time.perf_counter()
            work(20 * matches)
            best[k] = min(best[k], time.perf_counter() - started)
    return best[0] / best[1]


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


def against_greedy() -> Work:
    """Return random play of one seat of a batch; the decisions of the others are not counted."""
    return batch_driver(MATCHES, opponents="greedy")


def pettingzoo_cases() -> list[DriveCase]:
    """Return the environment as documented, the bare one, and PettingZoo's own Leduc poker if it is installed."""
    from knolle.adapters.pettingzoo import potato_man_v0

    found = [
        DriveCase("PettingZoo, env", 500, pettingzoo_driver(lambda: potato_man_v0.env(players=PLAYERS))),
        DriveCase("PettingZoo, raw_env", 500, pettingzoo_driver(lambda: potato_man_v0.raw_env(players=PLAYERS))),
    ]
    if not missing("rlcard"):
        from pettingzoo.classic import leduc_holdem_v4

        found.append(DriveCase("PettingZoo's own Leduc poker, env", 200, pettingzoo_driver(leduc_holdem_v4.env)))
    return found


def cases() -> list[DriveCase]:
    """Return a case for each way to drive Potato Man with four players that is installed, and for Hearts."""
    found = [
        DriveCase("knolle.batch of 1,024 matches", 40 * MATCHES, batch_driver(MATCHES)),
        DriveCase("knolle.batch of 64 matches", 400 * 64, batch_driver(64)),
        DriveCase("knolle.batch of 1 match", 2000, batch_driver(1)),
        DriveCase("knolle.batch of 1,024 matches, one seat against greedy", 4 * MATCHES, against_greedy()),
    ]
    absent = missing(*PACKAGES)
    if "gymnasium" not in absent:
        found.append(DriveCase("Gymnasium, make_vec, one seat against greedy", 4 * MATCHES, vector_driver()))
    if "pettingzoo" not in absent:
        found += pettingzoo_cases()
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
