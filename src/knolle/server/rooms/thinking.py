"""Bots at tables: they see only views, and think in threads of their own without the interpreter's lock.

Quick bots have a thread of their own, so that nobody's hints or masters make them wait.
"""

import asyncio
import os
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from knolle.bots.contract import is_clear
from knolle.bots.warmup import stage_of
from knolle.core.match import Match
from knolle.core.view import View
from knolle.server.errors import RequestError
from knolle.server.limits import HOUSEHOLD, too_often
from knolle.server.protocol import Comparison, Confidence, ValueFacts
from knolle.server.rooms.lanes import Lane
from knolle.server.table.casting import split

THINKING_MS = {"easy": 1.0, "medium": 1.0, "hard": 20.0, "master": 200.0}
QUICK = frozenset({"easy", "medium"})
"""Levels that choose within about a millisecond."""


class Thinkers:
    """The threads that all bots of a server share."""

    loading: Mapping[tuple[str, str], asyncio.Event] = {}
    """Games and stages being loaded; each event is set when its stage is loaded (see warming.py)."""

    def __init__(self, threads: int | None = None) -> None:
        self._quick = Lane("quick bot", 1)
        self._slow = Lane("bot", threads or max(2, os.cpu_count() or 2), gives_way=True)
        self._askers: set[int] = set()
        """Guests who wait for a hint."""
        self._askers_at: Counter[str] = Counter()
        """How many of them wait at each address."""

    def is_ready(self, slug: str, level: str) -> bool:
        """Return whether bots of this level can play this game without being compiled first."""
        event = self.loading.get((slug, stage_of(level)))
        return event is None or event.is_set()

    async def ready(self, slug: str, level: str) -> None:
        """Wait until bots of this level can play this game."""
        event = self.loading.get((slug, stage_of(level)))
        if event is not None:
            await event.wait()

    async def choose(self, view: View, level: str, owner: int) -> int:
        """Return the choice of a bot of the given level and temperament at a table that the owner hosts."""
        await self.ready(view.game.slug, split(level)[0])
        lane = self._quick if split(level)[0] in QUICK else self._slow
        chosen: int = await lane.run(owner, lambda share: _choose(view, level, share))
        return chosen

    async def advise(self, view: View, guest: int, asker: object, address: str | None = None) -> list[ValueFacts]:
        """Return the judge's estimate of every legal action, best first: the same however many wait for a thread.

        A guest may have one in progress, and all guests of an address, if one is given, `HOUSEHOLD`.
        """
        if guest in self._askers:
            raise RequestError("hint-under-way", "Another hint of yours is in progress; wait for it first.", status=429)
        if address is not None and self._askers_at[address] >= HOUSEHOLD:
            raise too_often("Too many hints for your address are in progress.", 1)
        self._askers.add(guest)
        self._askers_at.update([] if address is None else [address])
        try:
            await self.ready(view.game.slug, "master")
            found: list[ValueFacts] = await self._slow.run(guest, lambda _: advice(view), asker=asker)
        finally:
            self._askers.discard(guest)
            if address is not None:
                self._askers_at -= Counter([address])  # also drops what is zero
        return found

    async def review(self, guest: int, work: Callable[[], Any]) -> Any:
        """Return what a part of a review returns; it waits until no bot does, and gets no less time then."""
        return await self._slow.run(guest, lambda _: work(), is_review=True)

    def forget(self, asker: object) -> None:
        """Cancel the hint of a client that is gone."""
        self._slow.forget(asker)

    def close(self) -> None:
        """Refuse what is not answered yet, and everything from now on."""
        self._quick.close()
        self._slow.close()


def view_for(match: Match, seat: int, level: str) -> View:
    """Return what a bot at a seat knows: a master forgets nothing that its seat has seen (CO-16)."""
    return match.view(seat, recalls=split(level)[0] == "master")


def _choose(view: View, level: str, share: float) -> int:
    from knolle.bots.contract import Budget
    from knolle.bots.registry import bot

    budget = Budget(milliseconds=share * THINKING_MS[split(level)[0]])
    return bot(level).choose(view, secrets.randbits(63), budget)


def advice(view: View) -> list[ValueFacts]:
    """Return the judge's estimate of every legal action, best first; for the same position always the same."""
    from knolle.bots.judge import judge

    facts, game = view.facts(), view.game
    values = sorted(judge(view), key=lambda value: value.loss)
    texts = {value.action: game.action_text(view.state, view.seat or 0, value.action) for value in values}
    return [
        ValueFacts(
            action=texts[value.action],
            called=game.telling.name_action(texts[value.action], facts),
            points=value.points,
            points_error=value.points_error,
            chance=value.chance,
            chance_error=value.chance_error,
            loss=value.loss,
            loss_error=value.loss_error,
        )
        for value in values
    ]


def judge_lead(values: list[ValueFacts]) -> Confidence:
    """Return how far the best action (the first) is ahead of the second, and whether the lead is clear."""
    if len(values) == 1:
        return Confidence(code="only")
    second = values[1]
    comparison = Comparison(action=second.action, points=second.loss, points_error=second.loss_error)
    return Confidence(code="clear" if is_clear(second.loss, second.loss_error) else "close", params=comparison)
