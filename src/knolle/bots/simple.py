"""Bots that do not search: random choice, and the rule player of each game."""

import random

import numpy as np

from knolle.bots.contract import ActionValue, Bot, Budget, seat_of
from knolle.bots.instances import search_of
from knolle.bots.searching import Pimc
from knolle.core.errors import OptionError
from knolle.core.view import View


class Simple(Bot):
    """A bot without settings that evaluates actions with a short search."""

    def __init__(self, *settings: str) -> None:
        if settings:
            raise OptionError("bad-bot-settings", f"{self.name} has no settings.", bot=self.name)

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        return Pimc("chance", self.name).evaluate(view, budget, rng)


class RandomBot(Simple):
    """Picks any legal action."""

    name = "random"

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        seat_of(view)
        return random.Random(rng).choice(view.legal)


class GreedyBot(Simple):
    """The game's rule player; see `greedy.py` in its folder."""

    name = "greedy"

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        return int(search_of(view.game).call_greedy(view.state, 0, np.uint64(seat_of(view)), np.uint64(rng)))
