"""The visible content of a table, shared by its text and its picture."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """A sentence about the middle of the table, and the cards that it names, each with the name of its player."""

    text: str
    cards: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class SeatPanel:
    """A seat with its hand, or the size of a hidden one."""

    name: str
    points: int
    hand: Sequence[str] | None
    n_hidden: int
    legal: Sequence[str]
    is_asked: bool
    note: str


@dataclass(frozen=True)
class Picture:
    """A table."""

    title: str
    seats: Sequence[SeatPanel]
    rows: Sequence[Row]
    told: Sequence[str]
    """What the last choice led to."""


def text(scene: Picture) -> str:
    """Return a table as lines of text, with marks for the seats to act and their legal actions below."""
    width = max(len(seat.name) for seat in scene.seats)
    lines = [scene.title]
    for seat in scene.seats:
        cards = f"{seat.n_hidden} hidden" if seat.hand is None else " ".join(seat.hand)
        mark, note = ">" if seat.is_asked else " ", f"  ({seat.note})" if seat.note else ""
        lines.append(f"{mark} {seat.name:{width}} {seat.points:3}  {cards}{note}")
    lines += [row.text for row in scene.rows]
    lines += [f"{seat.name} may: {', '.join(seat.legal)}" for seat in scene.seats if seat.legal]
    return "\n".join([*lines, *(["", *scene.told] if scene.told else [])])
