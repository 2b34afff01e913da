"""Turns news of a table into moments to show, in order."""

from dataclasses import dataclass

from knolle.terminal.boards import board_of
from knolle.terminal.boards.frame import Facts, Frame
from knolle.terminal.table import ClientTable, News
from knolle.terminal.table import Moment as Passed
from knolle.words.catalogue import Words

PLAY, SCENE = 0.35, 1.5
"""Seconds that a choice, and a scene, stay on the screen before the next moment."""


@dataclass(frozen=True)
class Still:
    """The table at one moment: its status, the match if there is one, and how many seconds to show it."""

    status: str
    frame: Frame | None
    seconds: float = 0.0


def frame_of(table: ClientTable, words: Words) -> Frame | None:
    """Return the current state of the match, if one has started."""
    return frame_at(table.whole(), table, words)


def frame_at(moment: Passed, table: ClientTable, words: Words) -> Frame | None:
    """Return the match at one moment, if there was one."""
    if moment.view is None:
        return None
    seats: list[Facts] = table.facts["seats"]
    people = {seat for seat, facts in enumerate(seats) if facts["kind"] == "person"}
    return Frame(
        words=words,
        view=moment.view,
        log=moment.log,
        said=moment.told,
        seats=seats,
        away=frozenset(people - set(table.presence["online"]) - {table.seat}),
        is_mine=table.seat is not None and seats[table.seat]["bot"] is None,
    )


def moments_of(table: ClientTable, news: News, words: Words) -> list[Still]:
    """Return what to show after a message: the moments that have passed, then the present."""
    frame = frame_of(table, words)
    if frame is None:
        return [Still(table.status, None)]
    is_new = news.kind == "update" and not news.is_undo and any(moment.events for moment in news.moments)
    passed = _passed(table, news, words) if is_new else []
    return [*passed, Still(table.status, frame, PLAY if is_new and not frame.legal else 0.0)]


def _passed(table: ClientTable, news: News, words: Words) -> list[Still]:
    """Return the moments before the present, and what the last of them has ended."""
    found = []
    views = [moment.view for moment in news.moments[1:]] + [None]
    for moment, following in zip(news.moments, views, strict=True):
        frame = frame_at(moment, table, words)
        if frame is None or not moment.events:
            continue
        scene = board_of(frame.slug).scene(frame, following)
        if scene is not None:
            found.append(Still("playing", frame.showing(scene), SCENE))
        elif following is not None:
            found.append(Still("playing", frame, PLAY))
    return found
