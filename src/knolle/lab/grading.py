"""How good the choices of a bot are: each is compared with the best one according to play to the end of the deal.

A position is judged in two steps, so that luck in the first does not look like skill. In the first, all actions are
tried in the same worlds, played to the end by the net at every seat; this finds the best of the actions that the bot
did not choose. In the second, this one and the chosen one are tried in new worlds, until the difference between them is
known well enough.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from knolle.bots.contract import Budget, seat_of
from knolle.bots.instances import lookahead_of
from knolle.bots.levels import has_net
from knolle.bots.looking import new_race, trained_for, workbench_for
from knolle.bots.registry import bot
from knolle.bots.searching import AIMS
from knolle.core.errors import OptionError
from knolle.core.game import Game
from knolle.core.match import Match
from knolle.core.view import View
from knolle.lab.playing import generator
from knolle.lab.simulate import match_seed

TO_THE_END = 99
FIRST_WORLDS = 150
MOST_WORLDS = 3000
PART = 250
"""Worlds of the first step, most worlds of the second step, and worlds between two looks at the result."""
FINE = 0.12
"""A difference is known well enough if its standard error is below this,"""
SURE = 3.0
"""or if it is this many standard errors away from the limit."""


@dataclass(frozen=True)
class Grade:
    """What a choice lost against the best other one, in points; negative if it was the best."""

    loss: float
    error: float


@dataclass
class Judgement:
    """A race through worlds that are played to the end, from which no action is dropped."""

    view: View
    rng: int

    def __post_init__(self) -> None:
        self._compiled, trained = lookahead_of(self.view.game), trained_for(self.view, None)
        self._terms = self._compiled.Terms(AIMS["match"], 1e9, 0.0)
        scratch, inputs, _ = workbench_for(self.view, trained)
        self._net = trained.net, scratch, inputs
        self._worlds, self._seat = np.concatenate([self.view.state] * 2), np.uint64(seat_of(self.view))
        self._generator = np.uint64(self.rng)
        self.start(self.view.legal)

    def start(self, actions: tuple[int, ...]) -> None:
        """Forget all worlds, and try only these actions from now on."""
        self.race = new_race(self._compiled)
        self.race.open[0] = sum(1 << action for action in actions)

    def run(self, worlds: int) -> None:
        """Try the actions in more worlds."""
        n = worlds * int(self.race.open[0]).bit_count()
        drawn = self._compiled.run_race(
            *(self.view.state, self._seat, n, TO_THE_END, self._terms, *self._net),
            *(self._worlds, self.race, self._generator),
        )
        self._generator = np.uint64(drawn)

    def gap(self, one: int, other: int) -> Grade:
        """Return how much better one action is than the other."""
        race, n = self.race, float(self.race.n[0])
        mean = float(race.worths[one] - race.worths[other]) / n
        first, second = sorted((one, other))
        squares = race.products[one, one] + race.products[other, other] - 2.0 * race.products[first, second]
        return Grade(mean, float(np.sqrt(max(squares / n - mean**2, 0.0) / (n - 1))))

    def best_but(self, action: int) -> int:
        """Return the action with the highest mean, apart from one."""
        return max((a for a in self.view.legal if a != action), key=lambda a: float(self.race.worths[a]))


def grade(view: View, chosen: int, rng: int, limit: float) -> Grade:
    """Return what a choice loses; the more precisely, the closer to the limit."""
    judgement = Judgement(view, rng)
    judgement.run(FIRST_WORLDS)
    best = judgement.best_but(chosen)
    judgement.start((chosen, best))
    while True:
        judgement.run(PART)
        found = judgement.gap(best, chosen)
        is_clear = abs(found.loss - limit) > SURE * found.error and found.error < 4 * FINE
        if found.error < FINE or is_clear or judgement.race.n[0] >= MOST_WORLDS:
            return found


@dataclass(frozen=True)
class Grading:
    """A bot at all seats of a game whose seats choose one after the other; one choice in `every` is graded."""

    game: Game
    players: int
    bot: str
    budget: Budget
    seed: str
    every: int = 7
    limit: float = 0.5

    def __post_init__(self) -> None:
        self.game.settle(self.players, {})
        bot(self.bot)
        if self.game.is_simultaneous or not has_net(self.game, self.players):
            raise OptionError("no-grades", f"{self.game.name} has no net that plays a deal to its end.")

    def grades(self, n: int) -> Iterator[Grade]:
        """Yield the grades of n choices, taken from as many matches as necessary."""
        found, number = 0, 0
        while found < n:
            for view, chosen, rng in self._choices(number):
                yield grade(view, chosen, rng, self.limit)
                found += 1
                if found == n:
                    return
            number += 1

    def _choices(self, number: int) -> Iterator[tuple[View, int, int]]:
        """Play a match; yield one choice in `every`, with its position and a random word."""
        seed = match_seed(self.seed, number)
        match, mind = Match(self.game, players=self.players, seed=seed), bot(self.bot)
        while not match.is_over:
            seat, count = match.to_act[0], len(match.choices)
            view, rng = match.view(seat), generator(seed, 0, seat, count)
            chosen = mind.choose(view, rng, self.budget)
            if len(view.legal) > 1 and (count + number) % self.every == 0:
                yield view, chosen, rng ^ 1
            match.act(seat, chosen)


def summary(grades: list[Grade], limit: float) -> dict[str, Any]:
    """Return the share of choices that lose more than the limit, the mean and the greatest loss, with errors."""
    losses = np.maximum([grade.loss for grade in grades], 0.0)
    share, n = float(np.mean(losses > limit)), len(losses)
    return {
        "choices": n,
        "share": share,
        "share_error": float(np.sqrt(share * (1.0 - share) / n)),
        "mean": float(losses.mean()),
        "mean_error": float(losses.std() / np.sqrt(n)),
        "greatest": float(losses.max()),
    }
