"""Things that happened, as messages of the catalogue; the games' modules make them.

It says what the page says for the same event: tests/locales/stories.json holds both to it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from knolle.terminal.telling.cards import card_args, face_of, in_order, label_of, name_of
from knolle.words.catalogue import Words

Sense = Literal["eye", "ear"]
Event = Mapping[str, Any]
View = Mapping[str, Any]
"""The facts of a view; who watches has no hand and nothing to choose."""


@dataclass(frozen=True)
class Reader:
    """Who is told: in which language, for which sense, with whose names."""

    words: Words
    names: Sequence[str]
    slug: str
    sense: Sense = "eye"


class Spoken(Protocol):
    """What needs words of its own: it is put into words together with the message, in the language spoken then."""

    def worded(self, reader: Reader) -> str: ...


Args = Mapping[str, "Spoken | str | int"]


@dataclass(frozen=True)
class Said:
    """A message with what it speaks of, and the rule that explains it."""

    id: str
    args: Args = field(default_factory=dict)
    rule: str | None = None

    def worded(self, reader: Reader) -> str:
        args: dict[str, str | int] = {}
        for name, value in self.args.items():
            args[name] = value if isinstance(value, str | int) else value.worded(reader)
            if isinstance(value, Card):
                args["face"] = face_of(value.text, reader.slug) or "plain"
        return reader.words.say(self.id, **args)


@dataclass(frozen=True)
class Card:
    """A card as it stands in a sentence; in lists by name alone: "red 7, blue 8"."""

    text: str
    is_listed: bool = False

    def worded(self, reader: Reader) -> str:
        if reader.sense == "eye":
            return label_of(self.text, reader.words)
        return reader.words.say("card-name" if self.is_listed else "card-the", **card_args(self.text, reader.words))


@dataclass(frozen=True)
class CardName:
    """A card by its whole name: "Y2 · yellow 2, Potato Man", or without the label for the ear."""

    text: str

    def worded(self, reader: Reader) -> str:
        name = name_of(self.text, reader.slug, reader.words)
        if reader.sense == "ear":
            return name
        return reader.words.say("tell-card", label=label_of(self.text, reader.words), name=name)


@dataclass(frozen=True)
class Seat:
    """A player, or what he has of something."""

    number: int
    points: int | None = None

    def worded(self, reader: Reader) -> str:
        name = reader.names[self.number] if self.number < len(reader.names) else ""
        return name if self.points is None else reader.words.say("score-of", name=name, points=self.points)


@dataclass(frozen=True)
class Colour:
    """A colour, or its value."""

    name: str
    value: int | None = None

    def worded(self, reader: Reader) -> str:
        colour = reader.words.say(f"colour-{self.name}")
        return colour if self.value is None else reader.words.say("colour-value", colour=colour, value=self.value)


@dataclass(frozen=True)
class Encounter:
    """An encounter; those of a table's own deck are called as the table calls them."""

    name: str

    def worded(self, reader: Reader) -> str:
        message = f"encounter-{self.name}"
        return reader.words.say(message) if reader.words.knows(message) else self.name


@dataclass(frozen=True)
class Several:
    """A list of things."""

    parts: Sequence[Spoken]

    def worded(self, reader: Reader) -> str:
        return joined([part.worded(reader) for part in self.parts], "list-last", reader.words)


def sack(name: str) -> Said:
    return Said(f"sack-{name}")


def potato(name: str) -> Said:
    return Said(f"potato-{name}")


def level(name: str) -> Said:
    return Said(f"level-{name}")


def cards(texts: Iterable[str]) -> Several:
    return Several([Card(text, is_listed=True) for text in texts])


def potatoes(names: Iterable[str]) -> Several:
    return Several([potato(name) for name in names])


def seats(numbers: Iterable[int]) -> Several:
    return Several([Seat(number) for number in numbers])


def points_by_seat(points: Sequence[int]) -> Several:
    return Several([Seat(seat, n) for seat, n in enumerate(points)])


def played(event: Event, *, is_lead: bool) -> Said:
    """A card that was played."""
    args: Args = {"name": Seat(event["seat"]), "card": Card(event["card"])}
    return Said("log-lead" if is_lead else "log-play", args)


def joined(parts: Sequence[str], between: Literal["list-last", "list-or"], words: Words) -> str:
    """Parts as a list in a sentence: "a, b and c", or whatever the message in between says."""
    if len(parts) < 2:
        return "".join(parts)
    return words.say(between, rest=", ".join(parts[:-1]), last=parts[-1])


def last_of(events: Sequence[Event], kind: str, before: int) -> int | None:
    """The place of the last event of a kind before another."""
    return next((k for k in range(before - 1, -1, -1) if events[k]["type"] == kind), None)


def last_trick(events: Sequence[Event], within: Sequence[str]) -> range | None:
    """The events of the last trick that was finished; `within` are the kinds of events that make one."""
    end = last_of(events, "trick", len(events))
    if end is None:
        return None
    first = end
    while first and events[first - 1]["type"] in within:
        first -= 1
    return range(first, end + 1)


def place_of(events: Sequence[Event], index: int, part: Literal["round", "game"]) -> list[Said]:
    """The round or game of an event, and the number of its trick there."""
    deal = last_of(events, "deal", index)
    if deal is None:
        return []
    n_tricks = sum(event["type"] == "trick" for event in events[deal:index])
    return [Said(f"tell-place-{part}", {part: events[deal][part], "trick": n_tricks + 1})]


# -- the table as it stands ----------------------------------------------------------------------------


def trick_told(trick: Sequence[tuple[int, str]]) -> Said:
    """The cards of the trick that is going on."""
    plays = [Said("tell-played", {"name": Seat(seat), "card": Card(card, is_listed=True)}) for seat, card in trick]
    return Said("tell-trick", {"plays": Several(plays)}) if plays else Said("tell-trick-empty")


def hands_told(view: View) -> list[Said]:
    """How many cards everybody holds, and which they are where the reader may know."""
    sizes = Said("tell-hand-sizes", {"scores": points_by_seat(view["hand_sizes"])})
    hand = in_order(view["hand"] or (), view["game"])
    return [sizes, Said("tell-hand", {"cards": cards(hand)})] if hand else [sizes]
