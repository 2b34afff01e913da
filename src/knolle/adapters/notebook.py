"""Tables in notebooks: HTML with the cards as inline SVG. `Match` and `View` load this by name."""

from html import escape

from knolle.adapters.cards import SHAPES, SUITS, face_of
from knolle.adapters.scene import Picture, Row, SeatPanel, look
from knolle.core.game import State
from knolle.core.view import View

INK, PAPER, BACK = "#2b1d0e", "#fffaf0", "#8f6b43"
TABLE = (
    "font-family:sans-serif;background:#e9dcc0;color:#2b1d0e;padding:8px 12px;border-radius:8px;display:inline-block"
)


def table_html(view: View, state: State | None = None) -> str:
    """Return the table of a view as HTML; with the full state, a spectator's view shows all hands."""
    scene = look(view, state)
    seats = "".join(_seat(seat) for seat in scene.seats)
    rows = "".join(_row(row) for row in scene.rows)
    return f'<div style="{TABLE}"><b>{escape(scene.title)}</b><table>{seats}</table>{rows}{_told(scene)}</div>'


def _told(scene: Picture) -> str:
    return "".join(f"<div>{escape(line)}</div>" for line in scene.told)


def _seat(seat: SeatPanel) -> str:
    cards = [card_svg(card, is_up=card in seat.legal) for card in seat.hand or ()] + [back_svg()] * seat.n_hidden
    mark = "▸" if seat.is_asked else ""
    note = f" ({escape(seat.note)})" if seat.note else ""
    name = f"<td>{mark}</td><td>{escape(seat.name)}{note}</td><td><b>{seat.points}</b></td>"
    return f'<tr style="background:none">{name}<td style="text-align:left">{"".join(cards)}</td></tr>'


def _row(row: Row) -> str:
    cards = "".join(card_svg(card) for _, card in row.cards)
    return f"<div>{escape(row.text)}</div><div>{cards}</div>" if cards else f"<div>{escape(row.text)}</div>"


def card_svg(card: str, *, is_up: bool = False) -> str:
    """Return a card as inline SVG; one that may be played is raised."""
    suit, label = face_of(card)
    shape = ""
    if suit in SHAPES:
        corners = " ".join(f"{17 + 9 * x:.1f},{14 + 9 * y:.1f}" for x, y in SHAPES[suit])
        shape = f'<polygon points="{corners}" fill="{SUITS[suit]}" stroke="{INK}"/>'
    elif suit is not None:
        shape = f'<circle cx="17" cy="14" r="9" fill="{SUITS[suit]}" stroke="{INK}"/>'
    size = 15 if len(label) < 3 else 8
    style = f'font-size="{size}" font-family="sans-serif" text-anchor="middle" fill="{INK}"'
    return _svg(card, PAPER, f'{shape}<text x="17" y="40" {style}>{escape(label)}</text>', is_up)


def back_svg() -> str:
    """Return the back of a card."""
    return _svg("hidden card", BACK, "", False)


def _svg(name: str, ground: str, face: str, is_up: bool) -> str:
    edge = f'<rect x="0.5" y="0.5" width="33" height="45" rx="4" fill="{ground}" stroke="{INK}"/>'
    style = f"margin:{0 if is_up else 5}px 1px {5 if is_up else 0}px;display:inline"
    head = f'<svg role="img" aria-label="{escape(name)}" width="34" height="46" style="{style}">'
    return f"{head}{edge}{face}</svg>"
