"""The contract of every bot: a choice, and a judgement of all choices. Bots get views, never states."""

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass

from knolle.core.errors import ActionError, OptionError
from knolle.core.fair import quote
from knolle.core.view import View

CLEAR = 2.0
"""Standard errors by which an action must lead to be called clearly better."""
NOTABLE = 0.3
"""Points by which it must lead as well: what is smaller is no mistake to a person."""
_BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s|sims)", re.ASCII)


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one choice: CPU milliseconds, or a number of simulations.

    With a number of simulations and a seed, the answer is the same on every machine, bit for bit.
    """

    milliseconds: float | None = None
    simulations: int | None = None

    @property
    def text(self) -> str:
        """The budget as a command-line option."""
        return f"{self.milliseconds:.10g}ms" if self.simulations is None else f"{self.simulations}sims"

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Return the budget written in a text such as a command-line option; raise `bad-budget` if it is none.

        >>> Budget.parse("10ms"), Budget.parse("500sims")
        (Budget(milliseconds=10.0, simulations=None), Budget(milliseconds=None, simulations=500))
        """
        found = _BUDGET.fullmatch(text)
        amount = float(found[1]) if found else 0.0
        if found is None or not 0 < amount <= 10**6 or (found[2] == "sims" and amount % 1):
            raise OptionError(
                "bad-budget", f"A budget looks like 10ms, 1s or 500sims, not {quote(text)}.", budget=quote(text)
            )
        if found[2] == "sims":
            return cls(simulations=int(amount))
        return cls(milliseconds=amount * (1000 if found[2] == "s" else 1))


@dataclass(frozen=True)
class ActionValue:
    """A bot's judgement of one action: points (own minus the others' mean) and the chance of winning the match.

    `loss` is what it loses to the best action, in points and in what a win is worth, if the bot says so.
    """

    action: int
    points: float
    points_error: float
    chance: float
    chance_error: float
    simulations: int
    loss: float = 0.0
    loss_error: float = 0.0


def is_clear(lead: float, error: float) -> bool:
    """Return whether a lead is clear, for hints and for the mistakes in a review."""
    return lead > max(CLEAR * error, NOTABLE)


def seat_of(view: View) -> int:
    """Return the seat that a bot is to choose for; raise `not-your-turn` if the view offers no choice."""
    if view.seat is None or not view.legal:
        raise ActionError("not-your-turn", f"There is nothing to choose for {view.seat}.", seat=view.seat)
    return view.seat


class Bot(ABC):
    """A bot. A given `name` and `version` never change behaviour: a stronger bot gets a new version."""

    name: str
    version: int = 1
    recalls: bool = False
    """Whether it is given views with everything its seat has seen, even where an option hides the past (CO-16)."""

    @abstractmethod
    def choose(self, view: View, rng: int, budget: Budget) -> int:
        """Return one of the view's legal actions."""

    @abstractmethod
    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        """Return a value for each legal action, in ascending order of actions."""
