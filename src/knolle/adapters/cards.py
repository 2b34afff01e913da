"""The faces of cards as environments and notebooks draw them. Suits differ in shape, not only in colour."""

from collections.abc import Sequence

from knolle.words.sentence import COLOURS

SUITS = {
    "red": "#b3261e",
    "blue": "#1f5fae",
    "green": "#2e7d32",
    "yellow": "#f2b705",
    "purple": "#6a3fa0",
    "orange": "#c65a00",
}
SHAPES: dict[str, Sequence[tuple[float, float]]] = {
    "red": [(0, -0.9), (1, 0.8), (-1, 0.8)],
    "green": [(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)],
    "yellow": [
        *((0, -1), (0.28, -0.33), (1, -0.28), (0.45, 0.2), (0.62, 0.92), (0, 0.53)),
        *((-0.62, 0.92), (-0.45, 0.2), (-1, -0.28), (-0.28, -0.33)),
    ],
    "purple": [(0, -1), (0.8, 0), (0, 1), (-0.8, 0)],
    "orange": [(-0.5, -0.85), (0.5, -0.85), (1, 0), (0.5, 0.85), (-0.5, 0.85), (-1, 0)],
}
"""Corners around the origin; a suit without any is a disc."""
SUIT_OF = COLOURS | {
    "peeling": "green",
    "couch": "blue",
    "poteto": "orange",
    "rambo": "red",
    "robo": "purple",
    "sweet": "yellow",
}


def face_of(card: str) -> tuple[str | None, str]:
    """Return the suit whose shape a card shows, if any, and the number or name below it.

    >>> face_of("R13"), face_of("couch")
    (('red', '13'), ('blue', 'couch'))
    """
    suit = SUIT_OF.get(card) or SUIT_OF.get(card[0])
    return suit, card if card in SUIT_OF or suit is None else card[1:]
