"""Things that happened, as messages of the catalogue; the games' modules make them.

It says what the page says for the same event: tests/locales/stories.json holds both to it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from knolle.terminal.telling.cards import card_args, face_of, label_of
from knolle.terminal.words import Words

Sense = Literal["eye", "ear"]
Event = Mapping[str, Any]


@dataclass(frozen=True)
class Reader:
    """Who is told: in which language, for which sense, with whose names."""

    words: Words
    names: Sequence[str]
    slug: str
    sense: Sense = "eye"


# -- what needs words of its own ---------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    text: str

    def worded(self, reader: Reader) -> str:
        if reader.sense == "eye":
            return label_of(self.text, reader.words)
        return reader.words.say("card-the", **card_args(self.text, reader.words))

    def listed(self, reader: Reader) -> str:
        """In a list cards stand by name alone: "red 7, blue 8"."""
        if reader.sense == "eye":
            return label_of(self.text, reader.words)
        return reader.words.say("card-name", **card_args(self.text, reader.words))


@dataclass(frozen=True)
class Seat:
    number: int
    points: int | None = None

    def worded(self, reader: Reader) -> str:
        name = reader.names[self.number] if self.number < len(reader.names) else ""
        return name if self.points is None else reader.words.say("score-of", name=name, points=self.points)


@dataclass(frozen=True)
class Colour:
    name: str
    value: int | None = None

    def worded(self, reader: Reader) -> str:
        colour = reader.words.say(f"colour-{self.name}")
        return colour if self.value is None else reader.words.say("colour-value", colour=colour, value=self.value)


@dataclass(frozen=True)
class Sack:
    name: str

    def worded(self, reader: Reader) -> str:
        return reader.words.say(f"sack-{self.name}")


@dataclass(frozen=True)
class Potato:
    name: str

    def worded(self, reader: Reader) -> str:
        return reader.words.say(f"potato-{self.name}")


@dataclass(frozen=True)
class Encounter:
    name: str

    def worded(self, reader: Reader) -> str:
        return encounter_name(self.name, reader.words)


@dataclass(frozen=True)
class Level:
    name: str

    def worded(self, reader: Reader) -> str:
        return reader.words.say(f"level-{self.name}")


@dataclass(frozen=True)
class Several:
    parts: "tuple[Spoken, ...]"

    def worded(self, reader: Reader) -> str:
        parts = [part.listed(reader) if isinstance(part, Card) else part.worded(reader) for part in self.parts]
        return joined(parts, "list-last", reader.words)


Spoken = Card | Seat | Colour | Sack | Potato | Encounter | Level | Several
Told = Spoken | str | int


@dataclass(frozen=True)
class Said:
    """A message with what it speaks of, and the rule that explains it."""

    id: str
    args: Mapping[str, Told] = field(default_factory=dict)
    rule: str | None = None


def told(said: Said, reader: Reader) -> str:
    """A message in words."""
    args = {name: value if isinstance(value, str | int) else value.worded(reader) for name, value in said.args.items()}
    for value in said.args.values():
        if isinstance(value, Card):
            args["face"] = face_of(value.text, reader.slug) or "plain"
    return reader.words.say(said.id, **args)


def encounter_name(name: str, words: Words) -> str:
    """The name of an encounter; those of a table's own deck are called as the table calls them."""
    return words.say(f"encounter-{name}") if words.knows(f"encounter-{name}") else name


def joined(parts: Sequence[str], between: Literal["list-last", "list-or"], words: Words) -> str:
    """ "a, b and c", or whatever the message in between says."""
    if len(parts) < 2:
        return "".join(parts)
    return words.say(between, rest=", ".join(parts[:-1]), last=parts[-1])


def cards(texts: Iterable[str]) -> Several:
    return Several(tuple(Card(text) for text in texts))


def points_by_seat(points: Sequence[int]) -> Several:
    return Several(tuple(Seat(seat, n) for seat, n in enumerate(points)))


def last_of(events: Sequence[Event], kinds: str, before: int) -> int:
    """The place of the last event of a kind before another, or -1."""
    return next((k for k in range(before - 1, -1, -1) if events[k]["type"] == kinds), -1)
