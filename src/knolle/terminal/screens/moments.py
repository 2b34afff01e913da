"""Turns news of a table into moments to show, in order."""

from dataclasses import dataclass

from knolle.terminal.boards import board_of
from knolle.terminal.boards.frame import Facts, Frame
from knolle.terminal.table import ClientTable, News
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
    if table.view is None:
        return None
    seats: list[Facts] = table.facts["seats"]
    people = {seat for seat, facts in enumerate(seats) if facts["kind"] == "person"}
    return Frame(
        words=words,
        view=dict(table.view),
        log=tuple(table.log),
        seats=seats,
        away=frozenset(people - set(table.presence["online"]) - {table.seat}),
        is_mine=table.seat is not None and seats[table.seat]["bot"] is None,
    )


class Moments:
    """Remembers the last view, to find out what a message has ended."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._before: Facts | None = None

    def of(self, table: ClientTable, news: News) -> list[Still]:
        frame, before = frame_of(table, self._words), self._before
        self._before = None if frame is None else frame.view
        if frame is None:
            return [Still(table.status, None)]
        added = [event for event in news.events if event["type"] != "undo"]
        found = []
        if added and len(added) == len(news.events):
            scenes = board_of(frame.slug).scenes(frame.log, len(frame.log) - len(added), before, frame.view)
            found = [Still("playing", frame.showing(scene), SCENE) for scene in scenes]
        return [*found, Still(table.status, frame, PLAY if added and not frame.legal else 0.0)]
