"""Lessons at tables: the deal and the bots' choices are prepared, all else is as everywhere."""

import asyncio

from knolle.core.errors import KnolleError
from knolle.lessons import LEARNER, LEVEL, Lesson, LessonError, load
from knolle.server.bodies import LessonFacts, LessonStep
from knolle.server.errors import RequestError
from knolle.server.protocol import Level, Settings
from knolle.server.table import Table


async def find(slug: str) -> Lesson:
    """A lesson; to play its line for the first time may take a moment, and others go on meanwhile."""
    try:
        return await asyncio.to_thread(load, slug)
    except LessonError as error:
        if error.code != "no-such-lesson":
            raise
        raise RequestError(error.code, error.sentence, status=404, **error.params) from None


def facts(lesson: Lesson) -> LessonFacts:
    """What is said in a lesson, and when."""
    script = lesson.script
    steps = [LessonStep(say=one.say, event=one.event, expect=one.expect, show=one.show) for one in script.steps]
    return LessonFacts(game=script.game, players=script.players, options=script.options, steps=steps)


def settings(lesson: Lesson) -> Settings:
    """How the table of a lesson is run: nobody finds it, and the learner takes his time."""
    return Settings(listed=False, clock=None, starter=lesson.script.starter, takeover=None, level=LEVEL)


def bots(lesson: Lesson) -> dict[int, Level]:
    """Everybody but the learner."""
    return {seat: LEVEL for seat in range(lesson.script.players) if seat != LEARNER}


def prepared(table: Table, seat: int) -> int | None:
    """What the line of a table's lesson has for a seat now; None when the match has left the line, or the line ends."""
    match = table.match
    if table.lesson is None or match is None:
        return None
    try:
        line = load(table.lesson).line
    except KnolleError:  # the table is older than this package, and its lesson is gone
        return None
    n = len(match.choices)
    if n >= len(line) or tuple(match.choices) != line[:n]:
        return None
    action = line[n].get(seat)
    return action if action in match.legal(seat) else None
