"""Compare our compiled Monte Carlo CFR with OpenSpiel's in Python, on the same small games.

    nice -n 10 .venv/bin/python bench/regret.py

An iteration of external sampling learns for both seats. Both are measured on the CPU clock, in turns; the best of
several turns counts.
"""

import time
from collections.abc import Callable
from typing import Any

import pyspiel
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import knolle
import knolle.adapters.openspiel  # registers the games
from knolle.lab.equilibrium import Equilibrium

TURNS = 3
SECONDS = 2.0
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("potato-man", {"deck": "mini", "rounds": 1}),
    ("companeros", {"deck": "mini"}),
    ("hot-potato", {"deck": "mini", "points": 2, "tie": "shared"}),
]


def rate(iterate: Callable[[int], object], few: int) -> float:
    """Return the iterations per second of CPU time in one turn."""
    n, started = 0, time.process_time()
    while (passed := time.process_time() - started) < SECONDS:
        iterate(few)
        n += few
    return n / passed


def theirs(slug: str, options: dict[str, Any]) -> ExternalSamplingSolver:
    """Return OpenSpiel's solver for a game."""
    given = ",".join(f"{name}={value}" for name, value in options.items())
    game = pyspiel.load_game(f"python_knolle_{slug.replace('-', '_')}(players=2,utility=margin,{given})")
    return ExternalSamplingSolver(pyspiel.convert_to_turn_based(game) if slug == "hot-potato" else game)


def main() -> None:
    """Print both rates of each game and their ratio."""
    for slug, options in GAMES:
        slow = theirs(slug, options)
        quick = Equilibrium(knolle.game(slug), 2, options, method="mccfr")
        quick.iterate(10)
        slow.iteration()
        pairs = [
            (rate(quick.iterate, 1000), rate(lambda n, slow=slow: [slow.iteration() for _ in range(n)], 1))
            for _ in range(TURNS)
        ]
        ours, python = (max(column) for column in zip(*pairs, strict=True))
        print(f"{slug}: ours {ours:,.0f}, OpenSpiel's {python:,.1f} iterations/s: {ours / python:,.0f} times as fast")


if __name__ == "__main__":
    main()
