"""Turns news of a table into moments to show, in order."""

from dataclasses import dataclass

from knolle.terminal.boards import board_of
from knolle.terminal.boards.frame import Facts, Frame
from knolle.terminal.people import is_lasting
from knolle.terminal.table import ClientMoment, ClientTable, News
from knolle.words.catalogue import Words

CARD, LOOK = 0.35, 1.5
"""Beats: the seconds that a choice, and a recap, stay on the screen before the next moment."""


@dataclass(frozen=True)
class TimedMoment:
    """The table at one moment: its status, the match if there is one, and how many seconds to show it."""

    status: str
    frame: Frame | None
    seconds: float = 0.0


def frame_of(table: ClientTable, words: Words) -> Frame | None:
    """Return the current state of the match, if one has started."""
    return frame_at(table.whole(), table, words)


def frame_at(moment: ClientMoment, table: ClientTable, words: Words) -> Frame | None:
    """Return the match at one moment, if there was one."""
    if moment.view is None:
        return None
    seats: list[Facts] = table.facts["seats"]
    away = {int(seat): facts for seat, facts in table.presence["away"].items() if int(seat) != table.seat}
    return Frame(
        words=words,
        view=moment.view,
        log=moment.log,
        said=moment.log_said,
        seats=seats,
        away=dict.fromkeys(away) if away and is_lasting(table) else away,
        skew=table.skew,
        is_mine=table.seat is not None and seats[table.seat]["bot"] is None,
    )


def moments_of(table: ClientTable, news: News, words: Words) -> list[TimedMoment]:
    """Return what to show after a message: the moments that have passed, then the present."""
    frame = frame_of(table, words)
    if frame is None:
        return [TimedMoment(table.status, None)]
    is_new = news.kind == "update" and not news.is_undo and any(moment.events for moment in news.moments)
    past = _past_moments(table, news, words) if is_new else []
    return [*past, TimedMoment(table.status, frame, CARD if is_new and not frame.legal else 0.0)]


def _past_moments(table: ClientTable, news: News, words: Words) -> list[TimedMoment]:
    """Return the moments before the present, and what the last of them has ended."""
    found = []
    views = [moment.view for moment in news.moments[1:]] + [None]
    for moment, following in zip(news.moments, views, strict=True):
        frame = frame_at(moment, table, words)
        if frame is None or not moment.events:
            continue
        recap = board_of(frame.slug).recap(frame, following)
        if recap is not None:
            found.append(TimedMoment("playing", frame.with_recap(recap), LOOK))
        elif following is not None:
            found.append(TimedMoment("playing", frame, CARD))
    return found
