"""Reviews of finished matches: the judge's verdict on every choice.

All of it follows from the table's journal, which is read from the storage and replayed in threads.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from knolle.bots.contract import NOTABLE, is_clear
from knolle.core.view import View
from knolle.server.after.finished import FinishedMatch, check, find, over
from knolle.server.bodies import CheckFacts, Decision, Review
from knolle.server.errors import RequestError
from knolle.server.rooms.hub import Hub
from knolle.server.rooms.thinking import advice
from knolle.server.telling import basis, cost, review_messages

MOST_DECISIONS = 400
MOST_KEPT = 64
MOST_AT_ONCE = 8
MOST_MOMENTS = 3
"""The costliest choices shown first."""
WORTH_TELLING = 0.05
"""The points that a choice must have cost for the cost to be mentioned."""


def positions(finished: FinishedMatch, seat: int) -> list[tuple[View, int, int]]:
    """Return, for each choice of a seat: all it had seen, what it chose, and the number of events so far."""
    match, found, n_events = finished.match, [], 0
    for moments, choices in zip(finished.turns, match.choices, strict=False):  # nobody chooses after the last turn
        n_events += sum(len(moment.events) for moment in moments)
        if seat in choices:
            view = match.view_at(moments[-1], seat, is_last=True, recalls=True)
            found.append((view, choices[seat], n_events))
    return found


def judge(view: View, action: int, event: int) -> Decision:
    """Return the verdict on one choice, compared with every legal action."""
    assert view.seat is not None
    game, facts = view.game, view.facts()
    chosen = game.action_text(view.state, view.seat, action)
    decision = Decision(
        event=event, place=game.telling.place(facts), chosen=chosen, called=game.telling.name_action(chosen, facts)
    )
    if len(view.legal) == 1:
        return decision
    values = advice(view)
    best, mine = values[0], next(value for value in values if value.action == chosen)
    decision.values, decision.chance, decision.verdict = values, best.chance, "best"
    if best is mine:
        return decision
    lost_chance = best.chance - mine.chance
    decision.lost, decision.lost_chance = mine.loss, lost_chance
    decision.verdict = "mistake" if is_clear(mine.loss, mine.loss_error) else "as-good"
    if mine.loss > WORTH_TELLING:
        decision.cost = cost(mine.loss, mine.loss_error, best.chance, lost_chance, game.slug)
    return decision


Kept = OrderedDict[tuple[Any, ...], Any]


def keep(kept: Kept, key: tuple[Any, ...], value: Any) -> None:
    """Keep a value, and drop the oldest if there are too many."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)


class Reviews:
    """Caches of finished matches and reviews, which the bots' threads make when no bot needs them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._finished: Kept = OrderedDict()
        self._reviews: Kept = OrderedDict()
        self._guests: set[int] = set()

    async def finished_match(self, key: str, number: int | None) -> FinishedMatch:
        """Return a match that is over, from the cache or the storage."""
        room = await self.hub.look(key)
        async with room.lock:
            wanted = over(room.table, number)
        known: FinishedMatch | None = self._finished.get((room.id, wanted))
        if known is None:
            journal = await self.hub.storage.journal(room.id)
            known = await asyncio.to_thread(find, room.id, journal, wanted)
            keep(self._finished, (room.id, wanted), known)
        return known

    async def check(self, key: str, number: int | None) -> CheckFacts:
        """Return the deal check of a match that is over."""
        return await asyncio.to_thread(check, await self.finished_match(key, number))

    async def review(self, guest: int, key: str, number: int | None, seat: int) -> Review:
        """Return the review of a seat's choices; a guest may have only one in progress."""
        finished = await self.finished_match(key, number)
        n = len(finished.match.names)
        if seat >= n:
            sentence = f"This table has seats 0 to {n - 1}; there is no seat {seat}."
            raise RequestError("no-such-seat", sentence, status=404, seat=seat, seats=n)
        about = finished.table, finished.number, seat
        if about not in self._reviews:
            with self._place(guest):
                keep(self._reviews, about, await self._think(guest, finished, seat))
        found: Review = self._reviews[about]
        return found

    @contextmanager
    def _place(self, guest: int) -> Iterator[None]:
        if guest in self._guests:
            sentence = "Another review of yours is in progress; wait for it first."
            raise RequestError("review-under-way", sentence, status=429, seconds=2)
        if len(self._guests) >= MOST_AT_ONCE:
            sentence = "Many reviews are in progress; please try again soon."
            raise RequestError("too-busy", sentence, status=503, seconds=5)
        self._guests.add(guest)
        try:
            yield
        finally:
            self._guests.discard(guest)

    async def _think(self, guest: int, finished: FinishedMatch, seat: int) -> Review:
        from knolle.bots.judge import n_worlds

        match, thinkers = finished.match, self.hub.thinkers
        await thinkers.ready(match.game.slug, "master")
        found = await thinkers.review(guest, partial(positions, finished, seat))
        # one request per choice: reviews take turns, bots come between, and closing takes effect soon
        decisions = [await thinkers.review(guest, partial(judge, *one)) for one in found[:MOST_DECISIONS]]
        is_whole = len(found) <= MOST_DECISIONS
        mistakes = [k for k, one in enumerate(decisions) if one.verdict == "mistake"]
        return Review(
            match=finished.number,
            seat=seat,
            names=list(match.names),
            simulations=n_worlds(match.game),
            is_whole=is_whole,
            decisions=decisions,
            costliest=sorted(mistakes, key=lambda k: -decisions[k].lost)[:MOST_MOMENTS],
            said=review_messages(decisions, match.game.slug, is_whole=is_whole),
            basis=basis(n_worlds(match.game), NOTABLE, match.game.slug),
        )
