"""A table as a picture: one line per seat, the middle below. Suits differ in shape, not only in colour."""

import unicodedata
from functools import cache

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from knolle.adapters.cards import SHAPES, SUITS, face_of
from knolle.adapters.scene import Picture, Row, SeatPanel

WIDTH, HEIGHT = 640, 512
CARD_WIDTH, CARD_HEIGHT, STEP = 34, 46, 36
TOP, MIDDLE, MARGIN, HANDS = 34, 354, 10, 116
ROOM = WIDTH - MARGIN - HANDS
ROW_HEIGHT, LINE_HEIGHT = CARD_HEIGHT + 18, 14
GROUND, PAPER, INK, BACK, ASKED, PALE = "#e9dcc0", "#fffaf0", "#2b1d0e", "#8f6b43", "#f7efdc", "#6b5a45"


@cache
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return Pillow's built-in font."""
    return ImageFont.load_default(size)


def picture(scene: Picture) -> npt.NDArray[np.uint8]:
    """Return a table as an array of height, width and three colours."""
    image = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    draw = ImageDraw.Draw(image)
    draw.text((MARGIN, 8), plain(scene.title), INK, font(17))
    height = (MIDDLE - TOP) // len(scene.seats)
    for place, seat in enumerate(scene.seats):
        draw_seat(draw, TOP + place * height, height, seat)
    draw.line((0, MIDDLE, WIDTH, MIDDLE), BACK, 2)
    top = MIDDLE + 6
    for row in scene.rows:
        height = ROW_HEIGHT if row.cards else LINE_HEIGHT
        if top + height > HEIGHT:
            break
        draw_row(draw, top, row) if row.cards else draw.text((MARGIN, top), plain(row.text), INK, font(11))
        top += height
    return np.array(image)


def draw_seat(draw: ImageDraw.ImageDraw, top: int, height: int, seat: SeatPanel) -> None:
    """Draw a seat: its name, points and hand, with playable cards raised."""
    if seat.is_asked:
        draw.rectangle((0, top + 1, WIDTH, top + height - 2), ASKED)
        draw.rectangle((0, top + 1, 4, top + height - 2), SUITS["red"])
    y = top + (height - CARD_HEIGHT) // 2 + 2
    draw.text((MARGIN, y - 2), f"{seat.name}: {seat.points}", INK, font(15))
    draw.multiline_text((MARGIN, y + 17), seat.note.replace(", ", "\n"), PALE, font(11), spacing=2)
    for k in range(seat.n_hidden):
        draw.rounded_rectangle(card_box(HANDS + k * STEP, y), 4, BACK, INK)
    for k, card in enumerate(seat.hand or ()):
        draw_card(draw, HANDS + k * STEP, y - 4 * (card in seat.legal), card)


def draw_row(draw: ImageDraw.ImageDraw, top: int, row: Row) -> None:
    """Draw cards with the names of their players, closer together if there are many."""
    draw.text((MARGIN, top + 14), plain(row.text.partition(":")[0]), PALE, font(12))
    step = max([STEP, *(int(font(11).getlength(name)) + 6 for name, _ in row.cards)])
    step = min(step, (ROOM - CARD_WIDTH) // max(1, len(row.cards) - 1))
    for k, (name, card) in enumerate(row.cards):
        draw_card(draw, HANDS + k * step, top, card)
        draw.text((HANDS + k * step, top + CARD_HEIGHT + 1), name, INK, font(11))


def card_box(left: int, top: int) -> tuple[int, int, int, int]:
    """Return the outline of a card."""
    return left, top, left + CARD_WIDTH, top + CARD_HEIGHT


def draw_card(draw: ImageDraw.ImageDraw, left: int, top: int, card: str) -> None:
    """Draw a card: the suit's shape, and below it the number or the name."""
    suit, label = face_of(card)
    draw.rounded_rectangle(card_box(left, top), 4, PAPER, INK)
    x, y, radius = left + CARD_WIDTH / 2, top + 14, 9
    if suit is None:
        pass
    elif suit in SHAPES:
        draw.polygon([(x + radius * i, y + radius * j) for i, j in SHAPES[suit]], SUITS[suit], INK)
    else:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), SUITS[suit], INK)
    draw.text((x, top + 35), label, INK, font(16 if len(label) < 3 else 9), anchor="mm")


def plain(line: str) -> str:
    """Return a line without accents and signs that Pillow's built-in font lacks."""
    return "".join(c for c in unicodedata.normalize("NFKD", line) if not unicodedata.combining(c)).replace("×", "x")
