"""Lessons: those that are there hold, and a file that does not is told what is wrong with it."""

import pytest

from knolle.core.registry import GAMES
from knolle.lessons import FOLDER, LessonError, load, play, read, slugs

TEXT = (FOLDER / "potato-man.toml").read_text("utf-8")


@pytest.mark.parametrize("slug", slugs())
def test_every_lesson_holds(slug: str) -> None:
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
        ('[1, "G5"]', '[1, "B7"]', "Choice 2 of the line, B7 of seat 1"),
        ('[1, "G5"]', '[2, "R5"]', "Choice 2 of the line, R5 of seat 2: It is the turn of seat 1"),
        ("event = 9", "event = 8", "Step 5, lesson-potato-man-equal: the log never has 8 events"),
        ("event = 9", "event = 1", "Step 5, lesson-potato-man-equal: it comes at event 1, the one before it at 5"),
        ('expect = "G13"', 'expect = "G6"', "it expects G6, the line has G13"),
        ("event = 13", 'event = 13\nexpect = "R9"', "it expects R9, the line has no choice of the learner"),
        ("players = 3", "players = 9", "does not hold"),
        ("players = 3", "player = 3", "cannot be read: Object contains unknown field `player`"),
        ('game = "potato-man"', "game = ", "cannot be read"),
        ('seed = "38', 'seed = "zz', "does not hold"),
    ],
)
def test_what_does_not_hold_is_named(before: str, after: str, told: str) -> None:
    assert before in TEXT
    with pytest.raises(LessonError) as refused:
        read("x", TEXT.replace(before, after, 1))
    assert refused.value.code == "bad-lesson"
    assert told in refused.value.sentence


def test_secret_choices_are_whole() -> None:
    text = 'game = "hot-potato"\nplayers = 2\nseed = "{}"\nsteps = []\nline = [[0, "couch"], [1, "couch"]{}]\n'
    assert len(read("x", text.format("00" * 32, "")).line) == 1
    with pytest.raises(LessonError, match="The line ends before the secret choices"):
        read("x", text.format("00" * 32, ', [0, "sweet"]'))


def test_there_is_no_other() -> None:
    for slug in ("nothing", "../lessons/potato-man", ""):
        with pytest.raises(LessonError) as refused:
            load(slug)
        assert refused.value.code == "no-such-lesson"
