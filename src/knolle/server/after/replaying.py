"""Replays of finished matches, moment by moment as one seat or a spectator saw them, with everybody's hands."""

from collections.abc import Iterator

from knolle.core.facts import Facts, changes
from knolle.core.match import Match
from knolle.core.moments import Moment
from knolle.core.view import View
from knolle.server.after.finished import FinishedMatch
from knolle.server.bodies import Replay, ReplayStep, ResultFacts
from knolle.server.errors import RequestError
from knolle.server.rooms.updates import Viewer


def replay(finished: FinishedMatch, viewer: Viewer) -> Replay:
    """Return the match as a seat saw it, or a spectator if `viewer` is None."""
    match, n = finished.match, len(finished.match.names)
    if viewer is not None and viewer >= n:
        sentence = f"This table has seats 0 to {n - 1}; there is no seat {viewer}."
        raise RequestError("no-such-seat", sentence, status=404, seat=viewer, seats=n)
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
    )


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
                said=[match.game.telling.tell(event) for event in seen],
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
