"""The level `easy`: a beginner who sees roughly what a card is worth and takes any that looks good enough.

It imagines a few dozen worlds in which everyone, itself included, continues at random, and counts only its own points,
so it neither plans nor hinders anyone. Then it picks evenly among the actions that look good enough. Two bounds keep
mistakes from being absurd: how the action compares with a blind choice, and how much luck is involved. Where the rest
of the deal is certain, it makes no mistake at all.
"""

import random

import numpy as np

from knolle.bots.contract import Budget
from knolle.bots.searching import Pimc
from knolle.core.errors import OptionError
from knolle.core.view import View

LOOK = Budget(simulations=400)  # about a millisecond, whatever the budget allows
BLIND = 1.75  # times the average loss of a blind choice; 2 would allow the worse of two actions
LUCK = 0.6  # times the standard deviation of its points


class Easy(Pimc):
    """Picks any action that looks good enough."""

    kind = "easy"

    def __init__(self, *settings: str) -> None:
        if settings:
            raise OptionError("bad-bot-settings", "easy has no settings.", bot=self.kind)
        super().__init__("own", "random")
        self.name = self.kind

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return random.Random(rng).choice(self.good_enough(view, rng))

    def good_enough(self, view: View, rng: int) -> list[int]:
        """Return the actions among which chance decides; the one that looks best is always included."""
        tried, points, squares = self._figures(view, LOOK, rng)[list(view.legal), :3].T
        means = points / tried
        losses = means.max() - means
        best = int(losses.argmin())
        luck = np.sqrt(max(squares[best] / tried[best] - means[best] ** 2, 0.0))
        bound = min(BLIND * losses.mean(), LUCK * luck)
        return [action for action, loss in zip(view.legal, losses, strict=True) if loss <= bound]
