"""What a choice of `master` costs at a table: CPU time per choice in matches of masters, forced choices left out."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from knolle.bots.contract import Budget
from knolle.bots.registry import bot
from knolle.core.game import Game
from knolle.core.match import Match
from knolle.lab.playing import generator
from knolle.lab.simulate import match_seed

TABLE = Budget(milliseconds=200)
"""What a server allows a master."""


@dataclass(frozen=True)
class ThinkingCase:
    """The CPU milliseconds of some choices."""

    game: str
    players: int
    name: str
    spent: list[float]

    @property
    def mean(self) -> float:
        """Mean CPU milliseconds per choice."""
        return float(np.mean(self.spent))

    @property
    def p95(self) -> float:
        """CPU milliseconds that 95 of 100 choices stay below."""
        return float(np.percentile(self.spent, 95))

    def as_dict(self) -> dict[str, Any]:
        """Return the data that `knolle bench --json` writes."""
        return {"game": self.game, "players": self.players, "bot": self.name, "mean_ms": self.mean, "p95_ms": self.p95}


def think(game: Game, players: int, n: int, name: str = "master", budget: Budget = TABLE) -> ThinkingCase:
    """Play matches with a bot at every seat until n choices between several actions have been made."""
    mind, spent, number = bot(name), list[float](), 0
    first = Match(game, players=players, seed=bytes(32))
    mind.choose(first.view(first.to_act[0]), 0, Budget(simulations=1))  # compiled code is loaded before the clock runs
    while len(spent) < n:
        seed = match_seed("thinking", number)
        match = Match(game, players=players, seed=seed)
        while not match.is_over and len(spent) < n:
            seat = match.to_act[0]
            view, rng = match.view(seat), generator(seed, 0, seat, len(match.choices))
            before = time.thread_time()
            chosen = mind.choose(view, rng, budget)
            if len(view.legal) > 1:
                spent.append(1000 * (time.thread_time() - before))
            match.act(seat, chosen)
        number += 1
    return ThinkingCase(game.slug, players, name, spent)


def run(chosen: list[Game], n: int, progress: Callable[[], None] = lambda: None) -> list[ThinkingCase]:
    """Measure every game with three and with four players."""
    cases = []
    for game in chosen:
        for players in sorted({min(game.players, key=lambda other: abs(other - wanted)) for wanted in (3, 4)}):
            cases.append(think(game, players, n))
            progress()
    return cases
