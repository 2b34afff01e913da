"""The levels of version 1, kept as they were, so that anybody can compare later ones with them.

`master-1` tries the six actions that the net likes best, up to its own next turn, and uses the whole budget. In Hot
Potato! it solves every choice for as long as it may. `hard-1`, `medium-1` and `easy-1` were the levels below it.
"""

import random
from abc import abstractmethod
from pathlib import Path

import numpy as np
import numpy.typing as npt

from knolle.bots.contract import ActionValue, Bot, Budget
from knolle.bots.instances import is_solved
from knolle.bots.looking import figures_of, net_values, trained_for
from knolle.bots.searching import OBJECTIVES, Pimc
from knolle.bots.simple import GreedyBot
from knolle.bots.solving import judge_for, think
from knolle.bots.weights import path_of
from knolle.core.errors import OptionError
from knolle.core.view import View

MOST_TRIED = 6
PRIOR = 64.0
"""How many worlds the net's own judgement counts for."""
WIN_WORTH = 5.0
SHORT = Budget(simulations=100)
WAVER = 0.5
EASY_LOOK = Budget(simulations=400)
BLIND, LUCK = 1.75, 0.6


def old_net(view: View) -> Path:
    """Return the net that version 1 used: the one in `nets/1` if a later one has taken its place."""
    path = path_of(view.game, view.game.n_players(view.state))
    old = path.with_name("1") / path.name
    return old if old.exists() else path


class FrozenLevel(Bot):
    """A level of version 1; its judgements are those of `pimc`."""

    def __init__(self, *settings: str) -> None:
        if settings:
            raise OptionError("bad-bot-settings", f"{self.name} has no settings.", bot=self.name)

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        return view.legal[0] if len(view.legal) == 1 else self.pick(view, rng, budget)

    @abstractmethod
    def pick(self, view: View, rng: int, budget: Budget) -> int:
        """Return one of several legal actions."""

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        return Pimc("chance").evaluate(view, budget, rng)


class Easy1(FrozenLevel):
    """Picks any action that looks good enough in a few dozen random worlds."""

    name = "easy-1"

    def pick(self, view: View, rng: int, budget: Budget) -> int:
        tried, points, squares = Pimc("own", "random").figures(view, EASY_LOOK, rng)[list(view.legal), :3].T
        means = points / tried
        losses = means.max() - means
        best = int(losses.argmin())
        luck = np.sqrt(max(squares[best] / tried[best] - means[best] ** 2, 0.0))
        bound = min(BLIND * losses.mean(), LUCK * luck)
        return random.Random(rng).choice([a for a, loss in zip(view.legal, losses, strict=True) if loss <= bound])


class Medium1(FrozenLevel):
    """The rule player."""

    name = "medium-1"

    def pick(self, view: View, rng: int, budget: Budget) -> int:
        return GreedyBot().choose(view, rng, budget)


class Hard1(FrozenLevel):
    """The net's choice with some random error; a short search where seats choose together."""

    name = "hard-1"

    def pick(self, view: View, rng: int, budget: Budget) -> int:
        if is_solved(view.game):
            return Pimc("difference").choose(view, rng, SHORT)
        judged = net_values(view, old_net(view))[0][list(view.legal)]
        noise = np.random.default_rng(rng).normal(size=judged.size)
        return view.legal[int((judged + WAVER * judged.std() * noise).argmax())]


class Master1(FrozenLevel):
    """Tries the net's favourites in sampled worlds up to its next turn; solves where seats choose together."""

    name = "master-1"

    def pick(self, view: View, rng: int, budget: Budget) -> int:
        pick = self._draw_from_mix if is_solved(view.game) else self._pick_by_trial
        return pick(view, rng, budget)

    def _draw_from_mix(self, view: View, rng: int, budget: Budget) -> int:
        mix = think(view, judge_for(view.game, view.game.n_players(view.state), old_net(view)), budget, rng).mix
        return int(np.random.default_rng(rng).choice(mix.size, p=mix))

    def _pick_by_trial(self, view: View, rng: int, budget: Budget) -> int:
        file = old_net(view)
        judged, is_last = net_values(view, file)
        among = tuple(sorted(view.legal, key=lambda action: -judged[action])[:MOST_TRIED])
        rows = figures_of(view, trained_for(view, file), budget, rng, among, depth=0)[list(among)]
        ratings = judged[list(among)]
        worth = weigh(rows, OBJECTIVES["difference"], ratings)
        if is_last:
            worth += WIN_WORTH * weigh(rows, OBJECTIVES["chance"], ratings)
        return among[int(worth.argmax())]


def weigh(figures: npt.NDArray[np.float64], objective: int, judged: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
    """Return the worth of each action according to worlds and net together.

    The net judges the lead. For another objective, its judgement is scaled by how much that objective varies per point
    of lead, since both vary together from world to world.
    """
    n = figures[:, :1]
    means = figures[:, 1::2] / n
    strays = np.sqrt(np.maximum(figures[:, 2::2] / n - means**2, 0.0).mean(axis=0))
    lead = OBJECTIVES["difference"]
    slope = strays[objective] / strays[lead] if strays[lead] > 0.0 else 0.0
    told = means[:, objective].mean() + slope * (judged - means[:, lead].mean())
    share = PRIOR / (PRIOR + n[:, 0])
    worth: npt.NDArray[np.float64] = share * told + (1.0 - share) * means[:, objective]
    return worth
