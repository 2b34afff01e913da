"""Messages as data: an id of the catalogue and its variables, in no language yet.

The games make these from events (`telling.py`), the server sends them, and clients only format them: `sentence.py`
here, `words/said.ts` in the page. This module imports nothing but msgspec: the page's types are made from it.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, Union

from msgspec import Struct


class Seat(Struct, tag="seat", array_like=True, frozen=True):
    """A player, by name."""

    number: int


class Person(Struct, tag="who", array_like=True, frozen=True):
    """A player as seen from the reader's seat: "you", "Ben on your left"."""

    number: int


class Score(Struct, tag="score", array_like=True, frozen=True):
    """A player and their points."""

    number: int
    points: int


class Card(Struct, tag="card", array_like=True, frozen=True):
    """A card: its label for the eye; for the ear "the red 7", in a list "red 7"."""

    text: str


class Number(Struct, tag="num", array_like=True, frozen=True):
    """A number that is not simply counted, and how it is written."""

    value: float
    how: Literal["points", "fine", "signed", "percent", "count", "fine-count"]


class Several(Struct, tag="list", array_like=True, frozen=True):
    """A list of things: "a, b and c", or "a, b or c"."""

    parts: Sequence["Value"]
    last: Literal["and", "or"] = "and"


class Said(Struct, tag="say", array_like=True, frozen=True):
    """A message with its variables, and the rule that explains it."""

    id: str
    args: dict[str, "Value"] = {}
    rule: str | None = None


Value = Union[str, int, Seat, Person, Score, Card, Number, Several, Said]  # noqa: UP007 msgspec reads it


def seats(numbers: Iterable[int]) -> Several:
    """List players."""
    return Several([Seat(number) for number in numbers])


def scores(points: Sequence[int]) -> Several:
    """List all players with their points."""
    return Several([Score(seat, n) for seat, n in enumerate(points)])


def cards(texts: Iterable[str]) -> Several:
    """List cards."""
    return Several([Card(text) for text in texts])


def colour(name: str) -> Said:
    """Name a colour."""
    return Said(f"colour-{name}")


def card_by_name(text: str, colour_name: str, face: str | None = None) -> Said:
    """Name a card in full: "Y2 · yellow 2, Potato Man"."""
    name = Said(f"card-name-{face}" if face else "card-name", {"colour": colour(colour_name), "number": int(text[1:])})
    return Said("tell-card", {"label": Card(text), "name": name})
