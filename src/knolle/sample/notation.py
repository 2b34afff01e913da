"""Sample Tricks in text: cards, which are also the actions."""

from knolle.core.game import bits_of
from knolle.sample.facts import SUITS
from knolle.sample.state import N_CARDS, N_NUMBERS

LETTERS = "".join(SUITS)
CARD_TEXTS = tuple(f"{LETTERS[card // N_NUMBERS]}{card % N_NUMBERS + 1}" for card in range(N_CARDS))
CARD_NUMBERS = {text: card for card, text in enumerate(CARD_TEXTS)}


def cards_in(mask: int) -> list[str]:
    """Return a set of cards as texts, by suit and number.

    >>> cards_in(1 | 1 << 23)
    ['R1', 'G8']
    """
    return [CARD_TEXTS[card] for card in bits_of(mask)]
