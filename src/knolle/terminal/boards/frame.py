"""What a board draws: the table at one moment, seen from one seat or by a spectator."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from textual.content import Content

from knolle.core.registry import game
from knolle.terminal.boards.paper import Block, text, wrap
from knolle.terminal.sentences import lines
from knolle.terminal.table import last_part
from knolle.words.catalogue import Words
from knolle.words.said import Said
from knolle.words.sentence import Reader

Facts = dict[str, Any]


@dataclass(frozen=True)
class Recap:
    """A finished trick or round that stays on the screen for a while: its events, and what is said of its end."""

    events: Sequence[Facts]
    said: Sequence[Said] = ()

    @property
    def end(self) -> Facts:
        """The event that ended it."""
        return self.events[-1]

    def all(self, kind: str) -> list[Facts]:
        """Return its events of a kind."""
        return [event for event in self.events if event["type"] == kind]


@dataclass(frozen=True)
class Frame:
    """One moment of a match. `recap` is shown in place of the middle."""

    words: Words
    view: Facts
    log: Sequence[Facts] = ()
    said: Sequence[Sequence[Said]] = ()
    """What is said of each event of `log`."""
    seats: Sequence[Facts] = ()
    away: Mapping[int, Facts | None] = field(default_factory=dict)
    """The absence of the others, by seat; None at a table that lasts for days, where it means little."""
    skew: int = 0
    """The server's clock minus this one, in milliseconds."""
    is_mine: bool = True
    recap: Recap | None = None

    @property
    def slug(self) -> str:
        return str(self.view["game"])

    @property
    def seat(self) -> int | None:
        """The seat of the viewer; None for a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def names(self) -> list[str]:
        return list(self.view["names"])

    @property
    def legal(self) -> list[str]:
        """The viewer's legal actions; none while a recap is shown or a bot plays for them."""
        return list(self.view["legal"]) if self.is_mine and self.recap is None else []

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise from the viewer's left."""
        n = len(self.names)
        return list(range(n)) if self.seat is None else [(self.seat + k) % n for k in range(1, n)]

    @property
    def reader(self) -> Reader:
        """The viewer as a reader."""
        return Reader(self.words, self.names, self.seat)

    def since(self, first: int) -> Recap:
        """Return a recap with the events from a place in the log on."""
        return Recap(self.log[first:], self.said[-1])

    @property
    def last(self) -> Recap | None:
        """The last trick or round that was finished, if it may be shown."""
        found = last_part(self.log, *game(self.slug).telling.LAST)
        if found is None:
            return None
        return Recap(self.log[found.start : found.stop], self.said[found.stop - 1])

    def with_recap(self, recap: Recap | None) -> "Frame":
        return replace(self, recap=recap)


@dataclass(frozen=True)
class Item:
    """Something to choose: the action sent, its picture, its name, what to type for it, and what it does."""

    action: str
    inside: Block
    name: str
    style: str = "$accent"
    is_legal: bool = True
    width: int = 6
    notations: tuple[str, ...] = ()
    """In the language's letters, then in the rules' notation; if both match, the language's win."""
    about: str = ""
    """The text shown for it while it is legal, if not its name."""
    is_card: bool = False
    """Whether it can be armed, to be played by itself."""


@dataclass(frozen=True)
class Space:
    """The room a board has; `middle` is the number of lines between the seats."""

    width: int
    is_tall: bool = False
    middle: int = 0


def sentences(frame: Frame, recap: Recap, room: Space, most: int = 9) -> Block:
    """Return what is said of the end of a recap, `most` sentences at most."""
    every = lines(recap.said, frame.reader)
    return [line for sentence in every[:most] for line in wrap(sentence, room.width)]


def label(words: Words, id: str, style: str = "$muted") -> Content:
    """Return a heading or a remark, muted by default."""
    return text(words.say(id), style)
