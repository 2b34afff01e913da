"""Bots for tests, with predictable behaviour."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from knolle.bots import registry
from knolle.bots.contract import ActionValue, Bot, Budget
from knolle.core.view import View


class Stub(Bot):
    """Takes the lowest legal action. Settings change nothing: `lowest:a` and `lowest:b` are twins."""

    def __init__(self, *settings: str) -> None:
        self.name = ":".join((type(self).__name__.lower(), *settings))

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        return view.legal[0]

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        return [ActionValue(action, 0.0, 0.0, 0.0, 0.0, 0) for action in view.legal]


class Lowest(Stub):
    pass


class Highest(Stub):
    def choose(self, view: View, rng: int, budget: Budget) -> int:
        return view.legal[-1]


class Dice(Stub):
    """Takes any legal action, by the random number it is given."""

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        return view.legal[rng % len(view.legal)]


class Slow(Stub):
    def choose(self, view: View, rng: int, budget: Budget) -> int:
        time.sleep(0.002)
        return view.legal[0]


class Cheat(Stub):
    """Takes an action that does not exist."""

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        return 63


class Spy(Stub):
    """Records what it was asked."""

    def __init__(self, *settings: str) -> None:
        super().__init__(*settings)
        self.asked: list[tuple[View, int]] = []

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        self.asked.append((view, rng))
        return view.legal[0]


STUBS = {kind.__name__.lower(): f"stub_bots:{kind.__name__}" for kind in (Lowest, Highest, Dice, Slow, Cheat, Spy)}


@contextmanager
def registered() -> Iterator[None]:
    """Put the stubs into the registry for a while."""
    before = dict(registry.BOTS)
    registry.BOTS.update(STUBS)
    registry._create.cache_clear()
    try:
        yield
    finally:
        registry.BOTS.clear()
        registry.BOTS.update(before)
        registry._create.cache_clear()
