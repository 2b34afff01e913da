"""What is to be seen of a table, the same for the text and the picture of it."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """Cards in the middle of the table, each with who played it."""

    title: str
    cards: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Middle:
    """What a game shows besides seats, hands and points: where the match is, a note a seat, cards, further lines."""

    progress: str
    notes: Sequence[str]
    rows: Sequence[Row]
    lines: Sequence[str]


@dataclass(frozen=True)
class Seat:
    """A seat with its hand, or the size of a hidden one."""

    name: str
    points: int
    hand: Sequence[str] | None
    n_hidden: int
    legal: Sequence[str]
    is_asked: bool
    note: str


@dataclass(frozen=True)
class Scene:
    """A table."""

    title: str
    seats: Sequence[Seat]
    rows: Sequence[Row]
    lines: Sequence[str]
    told: Sequence[str]
    """What the last choice led to."""


def listed(title: str, items: str) -> list[str]:
    """A line for a list, unless there is nothing on it."""
    return [title + items] if items else []


def text(scene: Scene) -> str:
    """A table as lines of text: who is asked is marked, and what he may do stands below."""
    width = max(len(seat.name) for seat in scene.seats)
    lines = [scene.title]
    for seat in scene.seats:
        cards = f"{seat.n_hidden} hidden" if seat.hand is None else " ".join(seat.hand)
        mark, note = ">" if seat.is_asked else " ", f"  ({seat.note})" if seat.note else ""
        lines.append(f"{mark} {seat.name:{width}} {seat.points:3}  {cards}{note}")
    for row in scene.rows:
        lines += listed(f"{row.title}: ", ", ".join(f"{name} {card}".strip() for name, card in row.cards))
    lines += scene.lines
    for seat in scene.seats:
        lines += listed(f"{seat.name} may: ", ", ".join(seat.legal))
    return "\n".join([*lines, *(["", *scene.told] if scene.told else [])])
