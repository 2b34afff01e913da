"""The speed of search: simulations per second of `ismcts` in every game, next to OpenSpiel's in C++ on Hearts.

A simulation draws a world, goes down the tree and plays the deal to its end. Measured as in `knolle.lab.bench`: all
cases take turns, by the CPU clock, and the fastest slice counts.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from knolle.bots.contract import Budget
from knolle.bots.registry import bot
from knolle.core.game import Game
from knolle.core.match import Match
from knolle.lab.bench import time_work
from knolle.lab.search import rollouts, worlds

SEARCHES = ("ismcts:chance:random", "ismcts:chance:greedy")
"""The searches measured in every game; the first is compared with OpenSpiel."""
KIT = "worlds and rollouts of the search kit"
SIMULATIONS = 4000
PLAYERS = 4
HEARTS = "hearts(pass_cards=false)"
DEAL = 1


@dataclass
class SearchCase:
    """One search measured from the first choice of a deal; `work` runs that many simulations and returns it."""

    game: str
    players: int
    search: str
    work: Callable[[int], int]
    cpu_ns: float = float("inf")

    def slice(self) -> None:
        """Search once and keep the best time."""
        n, spent = time_work(self.work, SIMULATIONS)
        self.cpu_ns = min(self.cpu_ns, spent / n)

    @property
    def rate(self) -> float:
        """Simulations per CPU second."""
        return 1e9 / self.cpu_ns

    def as_dict(self) -> dict[str, Any]:
        """Return the data that `knolle bench --json` writes."""
        return {
            "game": self.game,
            "players": self.players,
            "search": self.search,
            "simulations_per_second": self.rate,
        }


def searcher(game: Game, players: int, name: str) -> Callable[[int], int]:
    """Return the work of searching a match's first choice with the bot of this name."""
    match = Match(game, players=players, seed=bytes(32))
    view, mind = match.view(match.to_act[0]), bot(name)

    def work(n: int) -> int:
        mind.choose(view, DEAL, Budget(simulations=n))
        return n

    return work


def roller(game: Game, players: int) -> Callable[[int], int]:
    """Return the work of playing sampled worlds of a match's first choice to the end of the deal, at random."""
    match = Match(game, players=players, seed=bytes(32))
    view = match.view(match.to_act[0])

    def work(n: int) -> int:
        rollouts(game, worlds(view, n, DEAL), seed=DEAL)
        return n

    return work


def open_spiel_searcher() -> Callable[[int], int] | None:
    """Return OpenSpiel's search of a fresh deal of Hearts with random rollouts, or None if it is not installed."""
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        return None
    state = spiel.load_game(HEARTS).new_initial_state()
    chance = random.Random(DEAL)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    while len(state.legal_actions()) == 1:  # the two of clubs must lead, and a single choice is not searched
        state.apply_action(state.legal_actions()[0])

    def work(n: int) -> int:
        spiel.ISMCTSBot(DEAL, spiel.RandomRolloutEvaluator(1, DEAL), 1.0, n).step(state)
        return n

    return work


def cases(chosen: list[Game]) -> Iterator[SearchCase]:
    """Yield cases for every game with four players, or the number closest to four."""
    for game in chosen:
        players = min(game.players, key=lambda n: abs(n - PLAYERS))
        for name in SEARCHES:
            yield SearchCase(game.slug, players, name, searcher(game, players, name))
        yield SearchCase(game.slug, players, KIT, roller(game, players))


def run(
    chosen: list[Game], slices: int, progress: Callable[[], None] = lambda: None
) -> tuple[list[SearchCase], SearchCase | None]:
    """Measure everything; return the games' cases, and OpenSpiel's if it is installed."""
    measured = list(cases(chosen))
    work = open_spiel_searcher()
    rival = None if work is None else SearchCase("hearts", PLAYERS, "OpenSpiel", work)
    everything = [*measured, *([rival] if rival else [])]
    for case in everything:
        case.work(10)
    for _ in range(slices):
        for case in everything:
            case.slice()
        progress()
    return measured, rival
