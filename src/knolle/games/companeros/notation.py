"""Compañeros in text: cards, colours and actions."""

from collections.abc import Iterable

from knolle.core.game import bits_of
from knolle.games.companeros.facts import SUITS
from knolle.games.companeros.state import N_CARDS, N_VALUES

LETTERS, COLOURS = "".join(SUITS), tuple(SUITS.values())
COLOUR_NUMBERS = {name: colour for colour, name in enumerate(COLOURS)}
CARD_TEXTS = tuple(f"{LETTERS[card // N_VALUES]}{card % N_VALUES + 1}" for card in range(N_CARDS))
CARD_NUMBERS = {text: card for card, text in enumerate(CARD_TEXTS)}


def card_text(card: int) -> str:
    """Return a card in the record's notation.

    >>> card_text(9), card_text(10)
    ('R10', 'Y1')
    """
    return CARD_TEXTS[card]


def parse_card(text: str) -> int | None:
    """Return the card that a text stands for, or None.

    >>> parse_card("O10"), parse_card("O11")
    (59, None)
    """
    return CARD_NUMBERS.get(text)


def parse_colour(text: str) -> int | None:
    """Return the colour that a text stands for, or None.

    >>> parse_colour("orange"), parse_colour("Orange")
    (5, None)
    """
    return COLOUR_NUMBERS.get(text)


def cards_in(mask: int, order: Iterable[int] | None = None) -> list[str]:
    """Return a set of cards as texts, by colour and value or in the given order."""
    return [CARD_TEXTS[card] for card in (bits_of(mask) if order is None else order) if mask >> card & 1]


def by_colour(packed: int) -> list[list[str | int]]:
    """Return packed sums, one byte per colour, as [colour, sum], the highest first; a colour without cards is left out.

    >>> by_colour(7 | 9 << 8)
    [['yellow', 9], ['red', 7]]
    """
    sums = [(packed >> 8 * place & 255, colour) for place, colour in enumerate(COLOURS)]
    return [[colour, n] for n, colour in sorted(sums, key=lambda one: -one[0]) if n]
