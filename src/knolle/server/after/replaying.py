"""Replays of finished matches, moment by moment as one seat or a spectator saw them, with everybody's hands."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from knolle.core.facts import Facts, changes
from knolle.core.match import Match
from knolle.core.moments import Moment
from knolle.core.view import View
from knolle.server.after.finished import FinishedMatch
from knolle.server.bodies import Replay, ReplayStep, ResultFacts
from knolle.server.errors import RequestError
from knolle.server.rooms.updates import Viewer, with_notes

MOST_REPLAYS = 32


def check_viewer(finished: FinishedMatch, viewer: Viewer) -> None:
    """Raise unless the match has that seat."""
    n = len(finished.match.names)
    if viewer is not None and viewer >= n:
        sentence = f"This table has seats 0 to {n - 1}; there is no seat {viewer}."
        raise RequestError("no-such-seat", sentence, status=404, seat=viewer, seats=n)


def replay(finished: FinishedMatch, viewer: Viewer) -> Replay:
    """Return the match as a seat saw it, or a spectator if `viewer` is None."""
    check_viewer(finished, viewer)
    match = finished.match
    blank = match.blank().view(viewer).facts()
    return Replay(
        match=finished.number,
        seat=viewer,
        game=match.game.slug,
        names=list(match.names),
        options=blank["options"],
        first=blank,
        steps=list(_steps(finished, viewer, blank)),
        result=ResultFacts(**match.result),
        movers=finished.movers,
        hints=finished.hints,
        undos=finished.undos,
    )


class Replays:
    """Replays, kept because a long one takes seconds; a single thread makes them, each once for all who ask."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, Viewer], asyncio.Future[Replay]] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "replay")

    async def find(self, finished: FinishedMatch, viewer: Viewer) -> Replay:
        """Return a replay, made unless it is kept."""
        key = finished.table, finished.number, viewer
        if key not in self._kept or self._kept[key].cancelled():
            check_viewer(finished, viewer)
            self._kept[key] = asyncio.get_running_loop().run_in_executor(self._thread, replay, finished, viewer)
            if len(self._kept) > MOST_REPLAYS:
                self._kept.popitem(last=False)
        return await asyncio.shield(self._kept[key])

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _steps(finished: FinishedMatch, viewer: Viewer, before: Facts) -> Iterator[ReplayStep]:
    """Yield every moment with what changed since the one before."""
    match, held, n_before = finished.match, list[list[str]](), 0
    for moments in finished.turns:
        for moment in moments:
            now = match.view_at(moment, viewer, is_last=moment is moments[-1]).facts()
            hands = _hands(match, moment, now)
            seen = [match.game.visible(*one, viewer) for one in zip(moment.events, moment.notes, strict=True)]
            yield ReplayStep(
                event=n_before,
                events=seen,
                said=with_notes([match.game.telling.tell(event) for event in seen], finished.notes, n_before),
                view=changes(before, now),
                hands=None if hands == held else hands,
            )
            before, held, n_before = now, hands, n_before + len(seen)


def _hands(match: Match, moment: Moment, seen: Facts) -> list[list[str]]:
    if "hands" in seen:  # in some games everybody sees them
        hands: list[list[str]] = seen["hands"]
        return hands
    views: list[View] = [match.view_at(moment, seat) for seat in range(len(match.names))]
    return [view.own_facts()["hand"] for view in views]
