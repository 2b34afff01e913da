"""What a board draws: the table at one moment, seen from one seat or by a spectator."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from textual.content import Content

from knolle.terminal.boards.paper import Block, text, wrapped
from knolle.terminal.telling import tell
from knolle.words.catalogue import Words

Facts = dict[str, Any]


@dataclass(frozen=True)
class Scene:
    """A finished trick or round that stays on the screen for a while. `index` is the event that ended it."""

    index: int
    plays: list[tuple[int, str]] = field(default_factory=list)
    marks: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Frame:
    """One moment of a match. `scene` is shown in place of the middle; `away` are the seats of disconnected people."""

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
        """The seat of the viewer; None for a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def names(self) -> list[str]:
        return list(self.view["names"])

    @property
    def legal(self) -> list[str]:
        """The viewer's legal actions; none while a scene is shown or a bot plays for them."""
        return list(self.view["legal"]) if self.is_mine and self.scene is None else []

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise from the viewer's left."""
        n = len(self.names)
        return list(range(n)) if self.seat is None else [(self.seat + k) % n for k in range(1, n)]

    @property
    def told_from(self) -> int:
        """The first event that may be shown again: with `memory=on` only the last two tricks (CO-16)."""
        if self.view.get("memory") != "on" or self.view["phase"] == "over":
            return 0
        ends = [k + 1 for k, event in enumerate(self.log) if event["type"] in ("deal", "trick")]
        return ends[-2] if len(ends) > 1 else 0

    def showing(self, scene: Scene | None) -> "Frame":
        return replace(self, scene=scene)


@dataclass(frozen=True)
class Item:
    """Something to choose: the action sent, its picture, its name, what to type for it, and what it does."""

    action: str
    inside: Block
    name: str
    style: str = "$accent"
    is_legal: bool = True
    width: int = 6
    typed: tuple[str, ...] = ()
    """In the language's letters, then in the rules' notation; if both match, the language's win."""
    about: str = ""
    """The text shown for it while it is legal, if not its name."""


@dataclass(frozen=True)
class Space:
    """The room a board has; `middle` is the number of lines between the seats."""

    width: int
    is_tall: bool = False
    middle: int = 0


def sentences(frame: Frame, scene: Scene, room: Space, most: int = 9) -> Block:
    """Return the log's sentences about a scene, `most` at most."""
    told = tell(frame.slug, frame.log[: scene.index + 1], frame.names, frame.words, first=scene.index)
    return [line for sentence in told[:most] for line in wrapped(sentence, room.width)]


def label(words: Words, id: str, style: str = "$muted") -> Content:
    """Return a heading or a remark, muted by default."""
    return text(words.say(id), style)
