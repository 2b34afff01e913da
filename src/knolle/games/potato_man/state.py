"""The state of a Potato Man match: one flat record.

A card is a number below 64: colour * 16 + a place within the colour's 16 bits. Red is offset by two numbers more than
the other colours so that R18 fits: place = number - 3 for red, number - 1 for blue, green and yellow. A set of cards is
a 64-bit mask, one bit per card. Sack cards are counted in bytes packed into a word: red, blue, green, yellow, gold.
"""

import numpy as np

RED, BLUE, GREEN, YELLOW, GOLD = range(5)
LANE = 0xFFFF


def card_of(colour: int, number: int) -> int:
    """Return the card with a colour and a number.

    >>> card_of(RED, 18), card_of(YELLOW, 1)
    (15, 48)
    """
    return colour * 16 + number - (3 if colour == RED else 1)


def number(card: int) -> int:
    """Return a card's number.

    >>> number(card_of(RED, 18)), number(card_of(YELLOW, 1))
    (18, 1)
    """
    return (card & 15) + (3 if card >> 4 == RED else 1)


def _lane(colour: int, lowest: int, highest: int) -> list[int]:
    return [card_of(colour, n) for n in range(lowest, highest + 1)]


def mask_of(cards: list[int]) -> int:
    """Return a set of cards as a mask."""
    return sum(1 << card for card in set(cards))


# PM-1, in the order of the list before a shuffle
CARDS = _lane(RED, 5, 18) + _lane(BLUE, 4, 16) + _lane(GREEN, 3, 14) + _lane(YELLOW, 1, 13)
EVIL_CARDS = mask_of(_lane(RED, 16, 18))  # PM-2
MEN_CARDS = mask_of(_lane(YELLOW, 1, 3))  # PM-2
N_SACKS = 3  # PM-3: of each kind
MINI_CARDS = [card_of(RED, n) for n in (11, 12, 13, 16)] + [card_of(YELLOW, n) for n in (3, 11, 12, 13)]  # PM-26
MINI_HAND_SIZE, MINI_TRICK_SIZE = 3, 2  # PM-26
WORTHS = (1, 2, 3, 4)  # PM-3: sacks on a card of each colour; gold is an option (PM-21)

MOST_PLAYERS = 5
HAND_SIZE = {2: 12, 3: 12, 4: 12, 5: 10}  # PM-4
PILE_SIZE = 8  # PM-4: with 2 players
TRICK_SIZE = {2: 4, 3: 3, 4: 4, 5: 5}  # PM-6

DEAL, PLAY, OVER = range(3)
"""Phases: the dealer owes a shuffle; the seat `turn` owes a card; the match has ended."""

EVENTS = ("play", "draw", "trick", "block", "round")
"""The events in the kernel's log, by number."""
WHYS = (None, "PM-13", "PM-14")
"""The rules that can decide a trick other than by the highest number, by the kernel's number."""
REASONS = ("", "card-not-in-hand", "colour-already-in-trick", "colour-already-doubled", "second-potato-man")
"""The kernel's reasons for refusing a card, by number; 0 is no refusal."""

FIELDS = np.dtype(
    [
        # fixed by the options
        ("players", "u8"),  # 2..5
        ("trick_size", "u8"),  # 2..5
        ("hand_size", "u8"),  # cards per hand at the deal: 3, 10 or 12
        ("pile_size", "u8"),  # cards per draw pile at the deal: 8 with 2 players and all cards, else 0
        ("doubles", "u8"),  # 1 if one colour may be played twice in a trick (PM-8, PM-22), else 0
        ("gold", "u8"),  # worth of a gold sack
        ("rounds", "u8"),  # rounds in the match
        ("deck", "u8"),  # mask of the cards in use
        # the match
        ("phase", "u8"),  # DEAL, PLAY, OVER
        ("this_round", "u8"),  # rounds dealt so far, this one included
        ("starter", "u8"),  # seat that starts this round (before the first deal, the match)
        ("totals", "u8", 5),  # sacks of all finished rounds
        ("best", "u8", 5),  # each seat's highest single round (PM-19)
        # the round
        ("turn", "u8"),  # seat on turn; after a block, the blocked seat
        ("lead", "u8"),  # seat that led the trick
        ("n_tricks", "u8"),  # completed tricks
        ("n_played", "u8"),  # cards played
        ("blocked", "u8"),  # 1 if the round ended with a block
        ("hands", "u8", 5),  # masks
        ("n_cards", "u8", 5),  # in views only: cards in each hand
        ("aside", "u8"),  # mask
        ("n_drawn", "u8", 2),  # cards drawn from each pile
        ("played", "u1", 50),  # cards in the order played
        ("leads", "u1", 13),  # who led each trick
        ("dealt", "u1", 52),  # the deal as shuffled: hands by seat, draw piles (first drawn first), aside
        # sack cards
        ("supply", "u8"),  # left on the table, packed
        ("taken", "u8", 5),  # each seat's, packed
        ("sacks", "u8", 5),  # worth of each seat's sack cards this round
        # the trick, as `kernel.Trick` keeps it
        ("cards", "u8"),
        ("colours", "u8"),
        ("twice", "u8"),
        ("best_key", "u8"),
        ("man_key", "u8"),
    ]
)

STATE = np.dtype((np.record, FIELDS))
"""A numpy record, so that fields are attributes in plain Python too (NUMBA_DISABLE_JIT=1)."""
