"""What a board draws: the table at one moment, from one chair."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from textual.content import Content

from knolle.terminal.boards.paper import Block, text, wrapped
from knolle.terminal.telling import tell
from knolle.terminal.words import Words

Facts = dict[str, Any]


@dataclass(frozen=True)
class Scene:
    """Something finished that stays on the screen for a while: a trick, a round. `index` is the event that ended it."""

    index: int
    plays: list[tuple[int, str]] = field(default_factory=list)
    marks: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Frame:
    """One moment of a match. `scene` is shown instead of the middle; `away` are seats nobody sits at right now."""

    words: Words
    view: Facts
    log: Sequence[Facts] = ()
    seats: Sequence[Facts] = ()
    away: frozenset[int] = frozenset()
    is_mine: bool = True
    scene: Scene | None = None

    @property
    def slug(self) -> str:
        return str(self.view["game"])

    @property
    def seat(self) -> int | None:
        """The chair that is looked from; None for one who watches."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def names(self) -> list[str]:
        return list(self.view["names"])

    @property
    def legal(self) -> list[str]:
        """What the reader may choose now."""
        return list(self.view["legal"]) if self.is_mine and self.scene is None else []

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise from one's own left."""
        n = len(self.names)
        return list(range(n)) if self.seat is None else [(self.seat + k) % n for k in range(1, n)]

    @property
    def told_from(self) -> int:
        """The first event that may be told again: with `memory=on` those of the last two tricks (CO-16)."""
        if self.view.get("memory") != "on" or self.view["phase"] == "over":
            return 0
        ends = [k + 1 for k, event in enumerate(self.log) if event["type"] in ("deal", "trick")]
        return ends[-2] if len(ends) > 1 else 0

    def showing(self, scene: Scene | None) -> "Frame":
        return replace(self, scene=scene)


@dataclass(frozen=True)
class Item:
    """Something to choose: what is sent, what is drawn, what it is called, what is typed for it, what it does."""

    action: str
    inside: Block
    name: str
    style: str = "$accent"
    is_legal: bool = True
    width: int = 6
    typed: tuple[str, ...] = ()
    """In the letters of the language, then in those of the rules: where both mean something, the language's do."""
    about: str = ""
    """What is said of it where it may be chosen, if that is more than its name."""


@dataclass(frozen=True)
class Room:
    """How much room a board has; `middle` are the lines between the seats."""

    width: int
    is_tall: bool = False
    middle: int = 0


def sentences(frame: Frame, scene: Scene, room: Room, most: int = 9) -> Block:
    """What came of a scene, as the log tells it, in so many sentences at most."""
    told = tell(frame.slug, frame.log[: scene.index + 1], frame.names, frame.words, first=scene.index)
    return [line for sentence in told[:most] for line in wrapped(sentence, room.width)]


def label(words: Words, id: str, style: str = "$muted") -> Content:
    """A heading or a remark, quieter than what is played with."""
    return text(words.say(id), style)
