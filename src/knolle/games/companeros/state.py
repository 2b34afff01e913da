"""The state of a Compañeros match: one flat record.

A card is a number below 60: colour * 10 + value - 1. The list before a shuffle has the cards in use in this order; n
players use the first 10 n cards. A set of cards is a 64-bit mask, one bit per card. Values are added up by colour in
bytes packed into a word, red lowest; no colour is worth more than 55. A ranking is packed with four bits per seat,
first taker lowest: seat + 1, then zeros.
"""

import numpy as np

RED, YELLOW, GREEN, BLUE, PURPLE, ORANGE = range(6)  # CO-1
N_VALUES = 10  # CO-1
HAND_SIZE = 9  # CO-2
MINI_VALUES, MINI_HAND_SIZE = 4, 2  # CO-17
MOST_SEATS = 6
N_CARDS = MOST_SEATS * N_VALUES


def card_of(colour: int, value: int) -> int:
    """Return the card with a colour and a value.

    >>> card_of(RED, 1), card_of(ORANGE, 10)
    (0, 59)
    """
    return colour * N_VALUES + value - 1


DEAL, PLAY, TAKE, OVER = range(4)
"""Phases: the dealer owes a shuffle; the seat `turn` owes a card; it owes a colour to take; the match has ended."""

EVENTS = ("play", "ranking", "take", "trick", "game")
"""The events in the kernel's log, by number."""
REASONS = ("", "card-not-in-hand", "colour-not-in-display")
"""The kernel's reasons for refusing an action, by number; 0 is no refusal."""

FIELDS = np.dtype(
    [
        # fixed by the options
        ("players", "u8"),  # 2..6, also the number of colours
        ("deck", "u8"),  # mask of the cards in use
        ("hand_size", "u8"),  # cards per hand at the deal, and tricks in a game: 2 or 9
        ("games", "u8"),  # games in the match
        ("memory", "u8"),  # 1 if views hide what was open earlier (CO-16), else 0
        # the match
        ("phase", "u8"),  # DEAL, PLAY, TAKE, OVER
        ("game", "u8"),  # games dealt so far
        ("starter", "u8"),  # seat that leads this game's first trick (before the first deal, the match's first)
        ("totals", "u8", 6),  # points of all finished games
        # the game
        ("turn", "u8"),  # seat on turn
        ("lead", "u8"),  # seat that led the trick
        ("n_tricks", "u8"),  # completed tricks: 0..9
        ("hands", "u8", 6),  # masks
        ("n_cards", "u8", 6),  # in views only: cards in each hand
        ("display", "u8"),  # mask
        ("worth", "u8"),  # points in the display by colour, packed
        ("taken", "u8", 6),  # each seat's cards, masks
        ("points", "u8", 6),  # this game's
        # the trick, as `kernel.Trick` keeps it, and its distribution
        ("cards", "u8"),  # packed bytes, one per seat: card + 1, or 0 before the seat has played
        ("sums", "u8"),  # colour values, packed
        ("order", "u8"),  # the ranking, packed; 0 until all have played
        ("stopped", "u8"),  # the tied colour value that stops the taking, or 0
        ("queue", "u8"),  # seats of the ranking that have not yet taken, packed
        ("n_taken", "u8"),  # takes so far
        ("took", "u8", 6),  # what the first, second, … taker took: masks
        # history of the game
        ("n_laid", "u8"),  # cards laid open so far
        ("laid", "u1", 60),  # in the order laid open: the first display, then the cards played
        ("leads", "u1", 9),  # who led each trick
        (
            "dealt",
            "u1",
            54,
        ),  # as shuffled: the hands by seat, then those aside; only for the deal event, never in a view
    ]
)

STATE = np.dtype((np.record, FIELDS))
"""A numpy record, so that fields are attributes in plain Python too (NUMBA_DISABLE_JIT=1)."""
