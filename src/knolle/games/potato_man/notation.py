"""Potato Man in text: cards and actions."""

from functools import lru_cache
from struct import Struct

from knolle.core.game import bits_of
from knolle.games.potato_man.facts import SUITS
from knolle.games.potato_man.state import CARDS, EVIL_CARDS, MEN_CARDS, number

LETTERS, COLOURS = "".join(SUITS), tuple(SUITS.values())
SACKS = (*COLOURS, "gold")


def card_text(card: int) -> str:
    """Return a card in the record's notation.

    >>> card_text(15)
    'R18'
    """
    return CARD_TEXTS[card]


CARD_TEXTS = {card: f"{LETTERS[card >> 4]}{number(card)}" for card in CARDS}
LANES = Struct("<4H")
CARD_NUMBERS = {text: card for card, text in CARD_TEXTS.items()}


def parse_card(text: str) -> int | None:
    """Return the card that a text stands for, or None.

    >>> parse_card("R18"), parse_card("R19")
    (15, None)
    """
    return CARD_NUMBERS.get(text)


def cards_in(mask: int) -> list[str]:
    """Return a set of cards as texts, by colour and number.

    >>> cards_in(1 << 15 | 1 << 48)
    ['R18', 'Y1']
    """
    red, blue, green, yellow = LANES.unpack(mask.to_bytes(8, "little"))
    return [*_lane(0, red), *_lane(1, blue), *_lane(2, green), *_lane(3, yellow)]


@lru_cache(1 << 12)
def _lane(colour: int, mask: int) -> tuple[str, ...]:
    """Return a set of cards of one colour as texts; cached, because hands hold few per colour and sets recur."""
    return tuple(CARD_TEXTS[16 * colour + place] for place in bits_of(mask))


def face(card: int) -> str:
    """Return what a card shows besides its number (PM-2): `evil`, `man` or `plain`."""
    bit = 1 << card
    return "evil" if bit & EVIL_CARDS else "man" if bit & MEN_CARDS else "plain"
