"""The other seats, as small boxes in a row: name, whose turn it is, and what the game shows of a seat."""

from collections.abc import Callable

from textual.content import Content

from knolle.terminal.boards.frame import Frame, Space
from knolle.terminal.boards.paper import HEAVY, ROUND, Block, beside, centre_block, draw_box, text

Contents = Callable[[int], Block]


def is_on_turn(frame: Frame, seat: int) -> bool:
    return frame.recap is None and seat in frame.view["to_act"]


def standing(frame: Frame, seat: int) -> str:
    """Return a note if the person at a seat is away or a bot plays for them, or the temperament of a bot."""
    facts = frame.seats[seat] if seat < len(frame.seats) else {}
    if facts.get("kind") == "person" and facts.get("bot"):
        return frame.words.say("seat-bot-plays")
    if facts.get("temperament"):
        return frame.words.say(f"temperament-{facts['temperament']}")
    return frame.words.say("seat-gone") if seat in frame.away else ""


def title(frame: Frame, seat: int) -> Content:
    """Return the name, with an arrow if it is the seat's turn."""
    where = standing(frame, seat)
    name = text(frame.names[seat], "bold")
    if is_on_turn(frame, seat):
        name = text("► ", "bold $accent") + name
    return name + text(f" · {where}", "$muted") if where else name


def row(frame: Frame, room: Space, contents: Contents) -> Block:
    """Draw all other seats, sharing the width."""
    each = width(frame, room)
    return centre_block(beside(box(frame, seat, each, contents(seat)) for seat in frame.others), room.width)


def width(frame: Frame, room: Space) -> int:
    """Return the width of a seat's box."""
    n = max(1, len(frame.others))
    return min(38, (room.width - n + 1) // n)


def box(frame: Frame, seat: int, width: int, lines: Block) -> Block:
    busy = is_on_turn(frame, seat)
    border, style = (HEAVY, "bold $accent") if busy else (ROUND, "$line")
    return draw_box([text(" ") + line for line in lines], width, border=border, style=style, title=title(frame, seat))
