"""The level `easy`: a beginner, who sees roughly what a card is worth and takes any that looks good enough.

He imagines a few dozen worlds in which everybody, he too, goes on at random, and counts only his own points: so he
neither plans nor hinders anybody. Then he draws evenly among the actions that look good enough. Good enough is bounded
twice, so that no mistake is absurd: by how the action compares with one taken blindly, and by how much luck is about.
Where the rest of the deal is certain he makes no mistake at all.
"""

import random

import numpy as np

from knolle.bots.contract import Budget
from knolle.bots.searching import Pimc
from knolle.core.errors import OptionError
from knolle.core.view import View

LOOK = Budget(simulations=400)  # about a millisecond, whatever the budget allows
BLIND = 1.75  # of what a blind choice loses on average; 2 would allow the worse of two
LUCK = 0.6  # of the standard deviation of his points


class Easy(Pimc):
    """Any action that looks good enough."""

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
        """The actions among which chance decides; the one that looks best is always there."""
        tried, points, squares = self._figures(view, LOOK, rng)[list(view.legal), :3].T
        means = points / tried
        losses = means.max() - means
        best = int(losses.argmin())
        luck = np.sqrt(max(squares[best] / tried[best] - means[best] ** 2, 0.0))
        bound = min(BLIND * losses.mean(), LUCK * luck)
        return [action for action, loss in zip(view.legal, losses, strict=True) if loss <= bound]
