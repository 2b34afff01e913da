"""Lessons: real matches with a prepared deal and a prepared line of play. What is said stands in the catalogue.

A lesson is a file `<slug>.toml` in this folder:

    game = "potato-man"
    players = 3
    starter = 0                     # the seat that begins; without it 0
    seed = "00…"                    # 64 hexadecimal digits; nobody adds entropy, so the seed alone is the deal
    options = { rounds = 1 }        # without it the game's own
    line = [[0, "R7"], [1, "B9"]]   # all choices of all seats in order, in the notation of the game

    [[steps]]                       # what is said, in order
    say = "lesson-potato-man-hello" # a message of the catalogue
    event = 1                       # shown once the log has so many events
    show = ["hand"]                 # optional: fields of the view or cards that it speaks of

    [[steps]]
    say = "lesson-potato-man-lead"
    event = 1
    expect = "R7"                   # optional: what the learner is asked to choose then, as the line has it

The learner has seat 0, bots the others. They play the line as long as everybody keeps to it, and think for themselves
afterwards. The line need not reach the end of the match. Where several choose in secret, their choices stand one after
the other, all of them. `play` tells what a seed and a line lead to, for who writes one: `play(…).log`, `.to_act`,
`.view(0).facts()`; `read` says what is wrong with a file.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from knolle.core.errors import KnolleError
from knolle.core.match import Choices, Match
from knolle.core.typed import converter

FOLDER = Path(__file__).parent
LEARNER = 0
LEVEL: Literal["easy"] = "easy"
"""The bots of a lesson, where they think for themselves."""


class LessonError(KnolleError):
    """A lesson that is not there, or whose file does not hold."""


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One thing that is said."""

    say: Annotated[str, msgspec.Meta(min_length=1)]
    event: Annotated[int, msgspec.Meta(ge=0)]
    expect: str | None = None
    show: list[str] = []


class Script(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A file as it is written."""

    game: str
    players: int
    starter: int = 0
    seed: str
    options: dict[str, Any] = {}
    line: list[tuple[int, str]]
    steps: list[Step]


_script = converter(Script)


@dataclass(frozen=True)
class Lesson:
    """A lesson that holds: its script, and the line as the choices made together."""

    slug: str
    script: Script
    line: tuple[Choices, ...]


def play(game: str, line: list[tuple[int, str]], *, players: int, seed: str, starter: int = 0, **options: Any) -> Match:
    """The match after the choices of a line; refuses the first that is not allowed.

    >>> match = play("potato-man", [(0, "R7")], players=3, seed="00" * 32)
    >>> match.log[-1], match.to_act
    ({'type': 'play', 'seat': 0, 'card': 'R7'}, (1,))
    """
    match = Match(game, players=players, seed=seed, starter=starter, **options)
    for number, (seat, action) in enumerate(line, 1):
        _choose(match, number, seat, action)
    return match


def _choose(match: Match, number: int, seat: int, action: str) -> None:
    try:
        chosen = match.parse(seat, action)
    except KnolleError as error:
        sentence = f"Choice {number} of the line, {action} of seat {seat}: {error.sentence}"
        raise LessonError("bad-line", sentence, choice=number, seat=seat, action=action) from None
    text = match.game.action_text(match.state, seat, chosen)
    if text != action:
        sentence = f"Choice {number} of the line is written {text}, not {action}."
        raise LessonError("bad-line", sentence, choice=number, seat=seat, action=action)
    match.take(seat, chosen)


@cache
def load(slug: str) -> Lesson:
    """A lesson that comes with this package."""
    if slug not in slugs():
        raise LessonError("no-such-lesson", f"There is no lesson {slug!r}; there are: {', '.join(slugs())}.", slug=slug)
    return read(slug, (FOLDER / f"{slug}.toml").read_text("utf-8"))


def slugs() -> list[str]:
    """The lessons that there are."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def read(slug: str, text: str) -> Lesson:
    """A lesson out of the text of its file, played to the end of its line."""
    try:
        script = _script(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError("bad-lesson", f"The lesson {slug} cannot be read: {error}.", slug=slug) from None
    try:
        match, lengths = _played(script)
        for number, step in enumerate(script.steps):
            _check(script, number, step, lengths)
    except KnolleError as error:
        raise LessonError("bad-lesson", f"The lesson {slug} does not hold: {error.sentence}", slug=slug) from None
    return Lesson(slug, script, tuple(match.choices))


def _played(script: Script) -> tuple[Match, list[int]]:
    """The match at the end of the line, and how many events there were before each choice and after the last."""
    given: dict[str, Any] = {"players": script.players, "seed": script.seed, "starter": script.starter}
    match = play(script.game, [], **given, **script.options)
    lengths = [len(match.log)]
    for number, (seat, action) in enumerate(script.line, 1):
        _choose(match, number, seat, action)
        lengths.append(len(match.log))
    if match.view(None).chosen:
        raise LessonError("bad-line", f"The line ends before the secret choices of seats {match.to_act} are made.")
    return match, lengths


def _check(script: Script, number: int, step: Step, lengths: list[int]) -> None:
    """Steps come in order, when the line reaches them, and expect what the line has."""
    told = f"Step {number + 1}, {step.say}"
    before = script.steps[number - 1].event if number else 0
    if step.event < before:
        raise LessonError("bad-step", f"{told}: it comes at event {step.event}, the one before it at {before}.")
    if step.event not in lengths:
        reached = ", ".join(map(str, sorted(set(lengths))))
        raise LessonError("bad-step", f"{told}: the log never has {step.event} events; it has {reached}.")
    asked = [action for n, (seat, action) in enumerate(script.line) if (lengths[n], seat) == (step.event, LEARNER)]
    if step.expect is not None and asked != [step.expect]:
        found = asked[0] if asked else "no choice of the learner"
        raise LessonError("bad-step", f"{told}: it expects {step.expect}, the line has {found}.")
