"""Bots at tables: they see only views, and think in threads of their own without the interpreter's lock."""

import asyncio
import math
import os
import secrets
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from knolle.bots.warmup import stage_of
from knolle.core.view import View
from knolle.server.protocol import Comparison, Confidence, ValueFacts

THINKING_MS = {"easy": 1.0, "medium": 1.0, "hard": 20.0, "master": 200.0}
HINT_MS = 250.0
CLEAR = 2.0
"""Standard errors by which the best action must lead to be called clear."""
NOTABLE = 0.3
"""Points by which it must lead as well: standard errors cover only the sampling of worlds, not the net's own error."""


class Thinkers:
    """The threads that all bots of a server share."""

    loading: Mapping[tuple[str, str], asyncio.Event] = {}
    """Games and stages being loaded; each event is set when its stage is loaded (see warming.py)."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = ThreadPoolExecutor(threads or max(2, os.cpu_count() or 2), "bot")

    def is_ready(self, slug: str, level: str) -> bool:
        """Return whether bots of this level can play this game without being compiled first."""
        event = self.loading.get((slug, stage_of(level)))
        return event is None or event.is_set()

    async def ready(self, slug: str, level: str) -> None:
        """Wait until bots of this level can play this game."""
        event = self.loading.get((slug, stage_of(level)))
        if event is not None:
            await event.wait()

    async def choose(self, view: View, level: str) -> int:
        """Return the choice of a bot of the given level."""
        await self.ready(view.game.slug, level)
        return await asyncio.get_running_loop().run_in_executor(self._threads, _choose, view, level)

    async def advise(self, view: View) -> list[ValueFacts]:
        """Return the master's estimate of every legal action, best first."""
        await self.ready(view.game.slug, "master")
        return await asyncio.get_running_loop().run_in_executor(self._threads, advice, view, HINT_MS)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _choose(view: View, level: str) -> int:
    from knolle.bots.contract import Budget
    from knolle.bots.registry import bot

    return bot(level).choose(view, secrets.randbits(63), Budget(milliseconds=THINKING_MS[level]))


def advice(
    view: View, milliseconds: float | None = None, *, simulations: int | None = None, rng: int | None = None
) -> list[ValueFacts]:
    """Return the master's estimate of every legal action, best first; reproducible if simulations and rng are given."""
    from knolle.bots.contract import Budget
    from knolle.bots.registry import bot

    budget = Budget(milliseconds, simulations)
    values = bot("master").evaluate(view, budget, secrets.randbits(63) if rng is None else rng)
    facts, game = view.facts(), view.game
    texts = {value.action: game.action_text(view.state, view.seat or 0, value.action) for value in values}
    found = [
        ValueFacts(
            action=texts[value.action],
            called=game.telling.name_action(texts[value.action], facts),
            points=value.points,
            points_error=value.points_error,
            chance=value.chance,
            chance_error=value.chance_error,
        )
        for value in values
    ]
    return sorted(found, key=lambda value: -value.points)


def judge_lead(values: list[ValueFacts]) -> Confidence:
    """Return how far the best action (the first) is ahead of the second, and whether the lead is clear."""
    if len(values) == 1:
        return Confidence(code="only")
    best, second = values[:2]
    lead = best.points - second.points
    # as if the two were independent: they share sampled worlds, so the true error is rather smaller
    error = math.hypot(best.points_error, second.points_error)
    comparison = Comparison(action=second.action, points=lead, points_error=error)
    return Confidence(code="clear" if is_clear(lead, error) else "close", params=comparison)


def is_clear(lead: float, error: float) -> bool:
    """Return whether a lead is clear, for hints and for the mistakes in a review."""
    return lead > max(CLEAR * error, NOTABLE)
