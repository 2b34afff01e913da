"""The other seats, as small boxes in a row: name, whose turn it is, and what the game shows of a seat."""

from collections.abc import Callable

from textual.content import Content

from knolle.terminal.boards.frame import Frame, Space
from knolle.terminal.boards.paper import HEAVY, ROUND, Block, beside, centre_block, draw_box, text, title_room
from knolle.terminal.people import absence_note

Contents = Callable[[int], Block]


def is_on_turn(frame: Frame, seat: int) -> bool:
    return frame.recap is None and seat in frame.view["to_act"]


def standing(frame: Frame, seat: int) -> str:
    """Return how long the person at a seat is away, or that a bot plays for them; or the temperament of a bot."""
    facts = frame.seats[seat] if seat < len(frame.seats) else {}
    if facts.get("kind") == "person" and facts.get("bot"):
        return frame.words.say("seat-bot-plays")
    if facts.get("temperament"):
        return frame.words.say(f"temperament-{facts['temperament']}")
    return absence_note(frame.away[seat], frame.skew, frame.words) if seat in frame.away else ""


def name(frame: Frame, seat: int) -> Content:
    """Return the name, with an arrow if it is the seat's turn."""
    called = text(frame.names[seat], "bold")
    return text("► ", "bold $accent") + called if is_on_turn(frame, seat) else called


def title(frame: Frame, seat: int) -> Content:
    """Return the name and the standing."""
    where = standing(frame, seat)
    return name(frame, seat) + text(f" · {where}", "$muted") if where else name(frame, seat)


def row(frame: Frame, room: Space, contents: Contents) -> Block:
    """Draw all other seats, sharing the width."""
    each = width(frame, room)
    return centre_block(beside(box(frame, seat, each, contents(seat)) for seat in frame.others), room.width)


def width(frame: Frame, room: Space) -> int:
    """Return the width of a seat's box."""
    n = max(1, len(frame.others))
    return min(38, (room.width - n + 1) // n)


def box(frame: Frame, seat: int, width: int, lines: Block) -> Block:
    """Draw a seat; a standing that does not fit beside the name is at the bottom."""
    busy = is_on_turn(frame, seat)
    border, style = (HEAVY, "bold $accent") if busy else (ROUND, "$line")
    head, foot = title(frame, seat), None
    if head.cell_length > title_room(width):
        head, foot = name(frame, seat), _foot(frame, seat, title_room(width))
    inside = [text(" ") + line for line in lines]
    return draw_box(inside, width, border=border, style=style, title=head, foot=foot)


def _foot(frame: Frame, seat: int, room: int) -> Content | None:
    """Return the standing in short if it is too long for this room."""
    where = standing(frame, seat)
    if len(where) > room and seat in frame.away:
        where = absence_note(frame.away[seat], frame.skew, frame.words, is_short=True)
    return text(where, "$muted") if where else None
