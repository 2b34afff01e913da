"""Lessons: real matches with a prepared deal and a prepared line of play. The catalogue holds their texts.

A lesson is the file `lesson.toml` in the folder of its game, and has the slug of the game:

    game = "potato-man"
    players = 3
    starter = 0                     # the seat that begins; default 0
    seed = "00…"                    # 64 hexadecimal digits; no player adds entropy, so the seed alone fixes the deal
    options = { rounds = 1 }        # default: the game's own
    line = [[0, "R7"], [1, "B9"]]   # all choices of all seats in order, in the game's notation

    [[steps]]                       # what is said, in order
    say = "lesson-potato-man-hello" # a message of the catalogue
    event = 1                       # shown once the log has this many events
    show = ["hand"]                 # optional: fields of the view or cards that the message is about

    [[steps]]
    say = "lesson-potato-man-lead"
    event = 1
    expect = "R7"                   # optional: what the learner is asked to choose then, as in the line

The learner has seat 0, bots have the others. Bots follow the line as long as everybody keeps to it, and think for
themselves afterwards. The line need not reach the end of the match. Where several seats choose in secret, all their
choices are listed one after another. To write a lesson, use `play` to see what a seed and a line lead to
(`play(…).log`, `.to_act`, `.view(0).facts()`) and `read` to learn what is wrong with a file.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from knolle.core.convert import converter
from knolle.core.errors import KnolleError
from knolle.core.fair import parse_seed
from knolle.core.match import Choices, Match
from knolle.core.registry import folders

LEARNER = 0
LEVEL: Literal["easy"] = "easy"
"""The bots' level in a lesson once they think for themselves."""


class LessonError(KnolleError):
    """A lesson that does not exist, or whose file is invalid."""


class LessonMessage(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One message of a lesson."""

    say: Annotated[str, msgspec.Meta(min_length=1)]
    event: Annotated[int, msgspec.Meta(ge=0)]
    expect: str | None = None
    show: list[str] = []


class LessonFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A lesson file as written."""

    game: str
    players: int
    starter: int = 0
    seed: str
    options: dict[str, Any] = {}
    line: list[tuple[int, str]]
    steps: list[LessonMessage]


_script = converter(LessonFile)


@dataclass(frozen=True)
class Lesson:
    """A valid lesson: its script, and its line as the sets of choices made together."""

    slug: str
    script: LessonFile
    line: tuple[Choices, ...]


def play(game: str, line: list[tuple[int, str]], *, players: int, seed: str, starter: int = 0, **options: Any) -> Match:
    """Play the choices of a line and return the match; raise `bad-line` at the first that is not allowed.

    >>> match = play("potato-man", [(0, "R7")], players=3, seed="00" * 32)
    >>> match.log[-1], match.to_act
    ({'type': 'play', 'seat': 0, 'card': 'R7'}, (1,))
    """
    match = Match(game, players=players, seed=parse_seed(seed), starter=starter, **options)
    for number, (seat, action) in enumerate(line, 1):
        _choose(match, number, seat, action)
    return match


def _choose(match: Match, number: int, seat: int, action: str) -> None:
    try:
        chosen = match.parse(seat, action)
    except KnolleError as error:
        sentence = f"Choice {number} of the line, {action} by seat {seat}: {error.sentence}"
        raise LessonError("bad-line", sentence, choice=number, seat=seat, action=action) from None
    text = match.game.action_text(match.state, seat, chosen)
    if text != action:
        sentence = f"Choice {number} of the line must be written {text}, not {action}."
        raise LessonError("bad-line", sentence, choice=number, seat=seat, action=action)
    match.take(seat, chosen)


@cache
def load(slug: str) -> Lesson:
    """Return a lesson that comes with this package; raise `no-such-lesson` if there is none."""
    found = files()
    if slug not in found:
        raise LessonError(
            "no-such-lesson", f"There is no lesson {slug!r}; the lessons are {', '.join(found)}.", slug=slug
        )
    return read(slug, found[slug].read_text("utf-8"))


def files() -> dict[str, Path]:
    """Return the lesson of every game that has one, by slug."""
    found = {slug: folder / "lesson.toml" for slug, folder in folders().items()}
    return {slug: path for slug, path in found.items() if path.is_file()}


def slugs() -> list[str]:
    """Return the names of all lessons, in the order of the games."""
    return list(files())


def read(slug: str, text: str) -> Lesson:
    """Return the lesson in the text of its file, checked by playing its line; raise `bad-lesson` if it is invalid."""
    try:
        script = _script(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError("bad-lesson", f"The lesson {slug} cannot be read: {error}.", slug=slug) from None
    try:
        match, lengths, reached = _play_line(script)
        for number, step in enumerate(script.steps):
            _check(script, number, step, lengths, reached)
    except KnolleError as error:
        raise LessonError("bad-lesson", f"The lesson {slug} is invalid: {error.sentence}", slug=slug) from None
    return Lesson(slug, script, tuple(match.choices))


def _play_line(script: LessonFile) -> tuple[Match, list[int], set[int]]:
    """Play the line; return the match and its numbers of events: before each choice and at the end; at each moment."""
    given: dict[str, Any] = {"players": script.players, "seed": script.seed, "starter": script.starter}
    match = play(script.game, [], **given, **script.options)
    lengths = [len(match.log)]
    reached = {len(match.log)}
    for number, (seat, action) in enumerate(script.line, 1):
        _choose(match, number, seat, action)
        reached.update(accumulate((len(moment.events) for moment in match.moments), initial=lengths[-1]))
        lengths.append(len(match.log))
    if match.view(None).chosen:
        raise LessonError("bad-line", f"The line ends before seats {match.to_act} have made their secret choices.")
    return match, lengths, reached


def _check(script: LessonFile, number: int, step: LessonMessage, lengths: list[int], reached: set[int]) -> None:
    """Raise `bad-step` unless the step comes in order, at a moment of the line, and expects the line's own choice."""
    told = f"Step {number + 1}, {step.say}"
    before = script.steps[number - 1].event if number else 0
    if step.event < before:
        raise LessonError("bad-step", f"{told}: it comes at event {step.event}, but the step before it at {before}.")
    if step.event not in reached:
        found = ", ".join(map(str, sorted(reached)))
        raise LessonError("bad-step", f"{told}: no moment has {step.event} events; they have {found}.")
    asked = [action for n, (seat, action) in enumerate(script.line) if (lengths[n], seat) == (step.event, LEARNER)]
    if step.expect is not None and asked != [step.expect]:
        found = asked[0] if asked else "no choice of the learner"
        raise LessonError("bad-step", f"{told}: it expects {step.expect}, but the line has {found}.")
