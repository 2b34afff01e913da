"""Lessons at tables: the deal and the bots' choices are scripted; the rest works as at any table."""

import asyncio

from knolle.core.errors import KnolleError
from knolle.lessons import LEARNER, LEVEL, Lesson, LessonError, load
from knolle.server.bodies import LessonFacts, LessonStep
from knolle.server.errors import RequestError
from knolle.server.protocol import Level, Settings
from knolle.server.table.table import Table


async def find(slug: str) -> Lesson:
    """Return a lesson, loaded in a thread because the first load plays through its line; 404 if there is none."""
    try:
        return await asyncio.to_thread(load, slug)
    except LessonError as error:
        if error.code != "no-such-lesson":
            raise
        raise RequestError(error.code, error.sentence, status=404, **error.params) from None


def facts(lesson: Lesson) -> LessonFacts:
    """Return the lesson's steps as the API sends them."""
    script = lesson.script
    steps = [LessonStep(say=one.say, event=one.event, expect=one.expect, show=one.show) for one in script.steps]
    return LessonFacts(game=script.game, players=script.players, options=script.options, steps=steps)


def settings(lesson: Lesson) -> Settings:
    """Return the settings of a lesson's table: unlisted, without a clock, without a takeover."""
    return Settings(listed=False, clock=None, starter=lesson.script.starter, takeover=None, level=LEVEL)


def bots(lesson: Lesson) -> dict[int, Level]:
    """Return the bots of a lesson's table: every seat but the learner's."""
    return {seat: LEVEL for seat in range(lesson.script.players) if seat != LEARNER}


def scripted_choice(table: Table, seat: int) -> int | None:
    """Return the scripted choice of a seat; None once the match has left the script or reached its end."""
    match = table.match
    if table.lesson is None or match is None:
        return None
    try:
        line = load(table.lesson).line
    except KnolleError:  # the table is older than this package, which no longer has its lesson
        return None
    n = len(match.choices)
    if n >= len(line) or tuple(match.choices) != line[:n]:
        return None
    action = line[n].get(seat)
    return action if action in match.legal(seat) else None
