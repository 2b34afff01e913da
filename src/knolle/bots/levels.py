"""The levels for people above `easy`: `medium`, `hard` and `master`, each with the method that suits the game.

A game without nets is searched without one: `hard` looks at a few sampled worlds, `master` at many. A level whose
trained net is missing or does not fit logs a warning once and does the same.
"""

import logging
from collections.abc import Callable
from functools import cache

from knolle.bots.contract import ActionValue, Bot, Budget
from knolle.bots.instances import features_of, is_solved
from knolle.bots.looking import Lookahead, NetBot
from knolle.bots.searching import Ismcts, Pimc
from knolle.bots.simple import GreedyBot
from knolle.bots.solving import Solver, judge_for
from knolle.bots.weights import weights
from knolle.core.errors import OptionError
from knolle.core.game import Game
from knolle.core.view import View

MOST_THINKING = 250.0
"""Milliseconds per choice, whatever the budget allows, because a person is waiting."""
SHORT = Budget(simulations=100)
"""How long `hard` searches."""
WAVER = "0.5"
"""The random error in the judgement of `hard`, which puts it between `medium` and `master`."""

LOG = logging.getLogger("knolle")


@cache
def has_net(game: Game, players: int) -> bool:
    """Return whether a trained net fits; log the reason if not, unless the game has no nets at all."""
    if features_of(game) is None:
        return False
    load: Callable[[Game, int], object] = judge_for if is_solved(game) else weights
    try:
        load(game, players)
    except OptionError as error:
        LOG.warning("%s Searching without a net instead.", error)
        return False
    return True


def strongest(game: Game, players: int) -> Bot:
    """Return the strongest bot for a table."""
    if is_solved(game):
        return Solver() if has_net(game, players) else Ismcts("chance")
    return Lookahead() if has_net(game, players) else Pimc("chance")


class Level(Bot):
    """A level that delegates to the bot that suits the table."""

    def __init__(self, *settings: str) -> None:
        if settings:
            raise OptionError("bad-bot-settings", f"{self.name} has no settings.", bot=self.name)

    def mind(self, game: Game, players: int) -> Bot:
        """Return the bot that thinks at this table."""
        return strongest(game, players)

    def budget(self, given: Budget) -> Budget:
        """Return how much of the given budget to use."""
        if given.milliseconds is None:
            return given
        return Budget(milliseconds=min(given.milliseconds, MOST_THINKING))

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        mind = self.mind(view.game, view.game.n_players(view.state))
        return mind.choose(view, rng, self.budget(budget))

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        return strongest(view.game, view.game.n_players(view.state)).evaluate(view, budget, rng)


class Medium(Level):
    """The rule player, with an evening's experience."""

    name = "medium"

    def mind(self, game: Game, players: int) -> Bot:
        return GreedyBot()


class Hard(Level):
    """The net's choice with some random error; a short search where seats choose together or there is no net."""

    name = "hard"

    def mind(self, game: Game, players: int) -> Bot:
        return NetBot(WAVER) if not is_solved(game) and has_net(game, players) else Pimc("difference")

    def budget(self, given: Budget) -> Budget:
        return SHORT


class Master(Level):
    """The strongest level: search and net together."""

    name = "master"
