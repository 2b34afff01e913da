"""Lessons: the packaged ones are valid, and an invalid file is refused with the reason."""

import pytest

from knolle.core.registry import GAMES
from knolle.lessons import LessonError, files, load, play, read, slugs

TEXT = files()["potato-man"].read_text("utf-8")


@pytest.mark.parametrize("slug", slugs())
def test_every_lesson_is_valid(slug: str) -> None:
    lesson = load(slug)
    assert lesson.script.game in GAMES
    assert lesson.script.steps
    assert any(step.expect for step in lesson.script.steps)


def test_a_line_leads_to_its_log() -> None:
    script = load("potato-man").script
    match = play(script.game, script.line, players=3, seed=script.seed, starter=script.starter, **script.options)
    assert [event["winner"] for event in match.log if event["type"] == "trick"] == [0, 1, 0]
    assert len(match.log) == script.steps[-1].event


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('[1, "G5"]', '[1, "B7"]', "Choice 2 of the line, B7 by seat 1"),
        ('[1, "G5"]', '[2, "R5"]', "Choice 2 of the line, R5 by seat 2: It is the turn of seat 1"),
        ("event = 9", "event = 99", "Step 5, lesson-potato-man-equal: no moment has 99 events"),
        ("event = 9", "event = 1", "Step 5, lesson-potato-man-equal: it comes at event 1, but the step before it at 5"),
        ('expect = "G13"', 'expect = "G6"', "it expects G6, but the line has G13"),
        ("event = 13", 'event = 13\nexpect = "R9"', "it expects R9, but the line has no choice of the learner"),
        ("players = 3", "players = 9", "is invalid"),
        ("players = 3", "player = 3", "cannot be read: Object contains unknown field `player`"),
        ('game = "potato-man"', "game = ", "cannot be read"),
        ('seed = "38', 'seed = "zz', "is invalid"),
    ],
)
def test_errors_in_a_file_are_named(before: str, after: str, told: str) -> None:
    assert before in TEXT
    with pytest.raises(LessonError) as refused:
        read("x", TEXT.replace(before, after, 1))
    assert refused.value.code == "bad-lesson"
    assert told in refused.value.sentence


def test_secret_choices_must_be_complete() -> None:
    text = 'game = "hot-potato"\nplayers = 2\nseed = "{}"\nsteps = []\nline = [[0, "couch"], [1, "couch"]{}]\n'
    assert len(read("x", text.format("00" * 32, "")).line) == 1
    with pytest.raises(LessonError, match="The line ends before seats"):
        read("x", text.format("00" * 32, ', [0, "sweet"]'))


def test_other_names_are_refused() -> None:
    for slug in ("nothing", "../lessons/potato-man", ""):
        with pytest.raises(LessonError) as refused:
            load(slug)
        assert refused.value.code == "no-such-lesson"
