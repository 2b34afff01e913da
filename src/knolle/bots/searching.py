"""Bots that search sampled worlds: `pimc`, determinized Monte Carlo, and `ismcts`, information set tree search."""

import math
import time
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.bots.contract import ActionValue, Bot, Budget, seat_of
from knolle.bots.instances import search_of
from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.view import View

OBJECTIVES = {"own": 0, "difference": 1, "chance": 2}
"""What every search can maximise, as the templates number it."""
AIMS = OBJECTIVES | {"match": 3}
"""The same with the aim of the strongest bots: the difference, and what a win is worth on top."""
WIN_WORTH = 5.0
"""Points that a win counts for next to the lead: the lead matters most of the match, the win near the end."""
ROLLOUTS = {"random": 0, "greedy": 1}
N_PLACES = 2**14
FIRST_STEP = 4


CLOCK = getattr(time, "thread_time", time.perf_counter)
"""This thread's CPU time; where the platform has none, as in a browser, the time that passes."""


def steps(budget: Budget, cost: int = 1, first: int = FIRST_STEP) -> Iterator[int]:
    """Yield amounts of work until the budget is used up, by count or by this thread's CPU clock."""
    if budget.simulations is not None:
        yield max(1, budget.simulations // cost)
        return
    before = CLOCK()
    end = before + (budget.milliseconds or 0.0) / 1000
    n = first
    while True:
        yield n
        now = CLOCK()
        if now >= end:
            return
        rate = n / max(now - before, 1e-7)
        n = max(1, min(int(rate * (end - now) * 0.6), 8 * n))
        before = now


class SearchBot(Bot):
    """What both kinds of search share: settings in the name, what it maximises and which policy plays its rollouts."""

    kind: str
    aims = OBJECTIVES

    def __init__(self, *settings: str) -> None:
        if len(settings) > 2:
            raise OptionError("bad-bot-settings", f"{self.kind} has two settings: objective and rollout.")
        self.name = ":".join((self.kind, *settings))
        objective, rollout = (*settings, *("chance", "greedy")[len(settings) :])
        self.objective = number_of(objective, self.aims)
        self.policy = number_of(rollout, ROLLOUTS)


def number_of(setting: str, known: Mapping[str, int]) -> int:
    """Return the number of a setting; raise `bad-bot-settings` if it is unknown."""
    if setting not in known:
        raise OptionError(
            "bad-bot-settings",
            f"{quote(setting)} is not a setting of a search; choose from {', '.join(known)}.",
            setting=quote(setting),
        )
    return known[setting]


class Pimc(SearchBot):
    """Tries every action in many sampled worlds, each played on by a simple policy, and takes the best mean."""

    kind = "pimc"
    aims = AIMS

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        return view.legal[0] if len(view.legal) == 1 else self.weigh(view, rng, budget)[0]

    def weigh(self, view: View, rng: int, budget: Budget) -> tuple[int, npt.NDArray[np.float64]]:
        """Return its choice, and how far every legal action seems behind it."""
        figures = self.figures(view, budget, rng)[list(view.legal)]
        worths = self._worths(figures)
        best = int(worths.argmax())
        return view.legal[best], (worths[best] - worths) / figures[best, 0]

    def _worths(self, figures: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """Return what it maximises, summed over the worlds."""
        worths: npt.NDArray[np.float64] = (
            figures[:, 3] + WIN_WORTH * figures[:, 5]
            if self.objective == AIMS["match"]
            else figures[:, 1 + 2 * self.objective]
        )
        return worths

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        figures = self.figures(view, budget, rng)
        return [action_value(action, figures[action]) for action in view.legal]

    def means(self, view: View, budget: Budget, rng: int) -> tuple[npt.NDArray[np.float64], float]:
        """Return the mean own points, difference and chance of every legal action, and how much luck there is.

        Luck is the standard deviation of the own points after the action that looks best.
        """
        figures = self.figures(view, budget, rng)[list(view.legal)]
        means, squares = figures[:, 1::2] / figures[:, :1], figures[:, 2] / figures[:, 0]
        best = int(self._worths(figures).argmax())
        return means, math.sqrt(max(squares[best] - means[best, 0] ** 2, 0.0))

    def figures(self, view: View, budget: Budget, rng: int) -> npt.NDArray[np.float64]:
        search = search_of(view.game)
        worlds = np.concatenate([view.state, view.state])
        figures = np.zeros((64, search.N_FIGURES))
        seat, generator = np.uint64(seat_of(view)), np.uint64(rng)
        for n in steps(budget, len(view.legal)):
            drawn = search.monte_carlo(view.state, seat, n, self.policy, worlds, figures, generator)
            generator = np.uint64(drawn)
        return figures


def action_value(action: int, figures: Any) -> ActionValue:
    n = figures[0]

    def mean(k: int) -> tuple[float, float]:
        middle = figures[k] / n
        variance = max(figures[k + 1] / n - middle**2, 0.0)
        return float(middle), math.sqrt(variance / max(n - 1, 1))

    return ActionValue(action, *mean(3), *mean(5), int(n))


class Ismcts(SearchBot):
    """Grows one tree over sampled worlds; where seats choose together, it mixes by regret matching."""

    kind = "ismcts"

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        tried = self._visits(view, budget, rng)
        if self._guesses(view):
            return view.legal[int(search_of(view.game).draw_index(tried, np.uint64(rng)))]
        return view.legal[max(range(len(tried)), key=lambda i: tried[i])]

    def mix(self, view: View, rng: int, budget: Budget) -> npt.NDArray[np.float64]:
        """Return the chances with which it chooses each action."""
        tried, found = self._visits(view, budget, rng), np.zeros(64)
        if self._guesses(view):
            found[list(view.legal)] = tried / math.fsum(tried)
        else:
            found[view.legal[int(tried.argmax())]] = 1.0
        return found

    def _guesses(self, view: View) -> bool:
        """Return whether seats choose together, so that it mixes."""
        return len(view.game.to_act(view.state)) > 1

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        return Pimc(*self.name.split(":")[1:]).evaluate(view, budget, rng)

    def _visits(self, view: View, budget: Budget, rng: int) -> npt.NDArray[np.float64]:
        """Return how often the tree tried each legal action, or the sum of its mixed strategies."""
        search = search_of(view.game)
        worlds = view.state.copy()
        keys = np.zeros(N_PLACES, np.uint64)
        figures = np.empty((N_PLACES, 64, 3), np.float32)  # nodes are cleared when first used; most never are
        trail = np.zeros((search.MOST_DEPTH + 1, 4), np.uint64)
        chances = np.zeros(search.MOST_DEPTH)
        seat, generator = np.uint64(seat_of(view)), np.uint64(rng)
        for n in steps(budget):
            drawn = search.tree_search(
                view.state, seat, n, self.policy, self.objective, worlds, keys, figures, trail, chances, generator
            )
            generator = np.uint64(drawn)
        width = int(search.slots_a_seat())
        return np.array([figures[0, int(seat) * width + action, 0] for action in view.legal], np.float64)
