"""The levels for people: `easy`, `medium`, `hard` and `master`. A temperament may follow: `hard:bold`.

Every level judges all actions, each in its own way, and misjudges them by a margin (see character.py). `easy` and
`medium` imagine a few worlds, `hard` and `master` ask a trained net. Where there is none, or its training did
not include the table's options, they search without one.
"""

import logging
import random
from abc import abstractmethod
from collections.abc import Callable
from functools import cache
from statistics import pstdev

import numpy as np

from knolle.bots.character import Values, chances_within, character_of, check_temperament, draw, lean, margin_of
from knolle.bots.contract import ActionValue, Bot, Budget
from knolle.bots.instances import features_of, is_solved
from knolle.bots.looking import Lookahead, net_values
from knolle.bots.searching import Ismcts, Pimc
from knolle.bots.solving import Solver, judge_for
from knolle.bots.weights import weights
from knolle.core.errors import OptionError
from knolle.core.game import MAX_ACTIONS, Game
from knolle.core.view import View

MOST_THINKING = 250.0
"""Milliseconds per choice, whatever the budget allows, because a person is waiting."""
LUCK = 0.6
"""Bounds the margin to so many standard deviations of the points: where the rest is certain there are no mistakes."""
DIFFERENCE = 1

LOG = logging.getLogger("knolle")


@cache
def has_net(game: Game, players: int) -> bool:
    """Return whether there is a trained net; log the reason if not, unless the game has no nets at all."""
    if features_of(game) is None:
        return False
    load: Callable[[Game, int], object] = judge_for if is_solved(game) else weights
    try:
        load(game, players)
    except OptionError as error:
        LOG.warning("%s Searching without a net instead.", error)
        return False
    return True


def asks_net(view: View) -> bool:
    """Return whether a net can judge the view: there is one, and it was trained with the table's options."""
    character = character_of(view.game)
    is_known = character is None or character.nets_know(view.state[0])
    return is_known and has_net(view.game, view.game.n_players(view.state))


def strongest(view: View) -> Lookahead | Pimc | Solver | Ismcts:
    """Return the strongest bot for a table."""
    if is_solved(view.game):
        return Solver() if asks_net(view) else Ismcts("chance")
    return Lookahead() if asks_net(view) else Pimc("match")


class Level(Bot):
    """A bot that people play against."""

    level: str
    version = 2

    def __init__(self, *settings: str) -> None:
        self.temperament = check_temperament(self.level, settings)
        self.name = ":".join((self.level, *settings))

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        chances = lean(self.chances(view, rng, budget), view, self.temperament)
        return draw(view.legal, chances, random.Random(rng).random())

    def mix(self, view: View, rng: int, budget: Budget) -> Values:
        """Return the chances with which it chooses each action."""
        found = np.zeros(MAX_ACTIONS)
        found[list(view.legal)] = lean(self.chances(view, rng, budget), view, self.temperament)
        return found

    @abstractmethod
    def chances(self, view: View, rng: int, budget: Budget) -> Values:
        """Return how likely it chooses each legal action, whatever its temperament."""

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        return strongest(view).evaluate(view, budget, rng)

    def margin(self, view: View, luck: float) -> float:
        """Return by how many points it misjudges."""
        return margin_of(view.game, view.game.n_players(view.state), self.level, luck)


class Glance(Level):
    """A level that imagines a few worlds, whatever the budget allows."""

    look: Pimc
    worlds: Budget

    def chances(self, view: View, rng: int, budget: Budget) -> Values:
        means, luck = self.look.means(view, self.worlds, rng)
        points = means[:, self.look.objective]
        return chances_within(points, min(self.margin(view, luck), LUCK * luck))


class Easy(Glance):
    """A beginner: imagines that all go on at random, and counts its own points. It neither plans nor hinders."""

    level = "easy"
    look = Pimc("own", "random")
    worlds = Budget(simulations=400)  # about a millisecond


class Medium(Glance):
    """An evening's experience: it imagines that all play by rules of thumb, and counts its lead over the others."""

    level = "medium"
    look = Pimc("difference", "greedy")
    worlds = Budget(simulations=200)


class Hard(Level):
    """The net's judgement, off by a margin; a short search where seats choose together or there is no net."""

    level = "hard"
    look = Pimc("difference")
    worlds = Budget(simulations=200)

    def chances(self, view: View, rng: int, budget: Budget) -> Values:
        if is_solved(view.game) or not asks_net(view):
            means, luck = self.look.means(view, self.worlds, rng)
            values = means[:, DIFFERENCE]
        else:
            values = net_values(view)[0][list(view.legal)].astype(float)
            luck = pstdev(values.tolist())
        return chances_within(values, self.margin(view, luck))


class Master(Level):
    """The strongest level: search and net together."""

    level = "master"
    recalls = True

    def chances(self, view: View, rng: int, budget: Budget) -> Values:
        """Return its mixed strategy; or its choice and, for a temperament to lean on, what seems hardly worse."""
        if budget.milliseconds is not None:
            budget = Budget(milliseconds=min(budget.milliseconds, MOST_THINKING))
        mind = strongest(view)
        if isinstance(mind, (Solver, Ismcts)):
            return mind.mix(view, rng, budget)[list(view.legal)]
        best, gaps = mind.weigh(view, rng, budget)
        if self.temperament is None:
            return np.array([float(action == best) for action in view.legal])
        return chances_within(-gaps, self.margin(view, 0.0))
