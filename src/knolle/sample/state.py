"""The state of a Sample Tricks match: one flat record.

A card is a number below 24: suit * 8 + number - 1, so the list before a shuffle is 0, 1, 2, … A set of cards is a
64-bit mask, one bit per card.
"""

import numpy as np

N_SUITS, N_NUMBERS = 3, 8  # ST-1
N_CARDS = N_SUITS * N_NUMBERS
HAND_SIZE = 6  # ST-2
MOST_PLAYERS = 4

DEAL, PLAY, OVER = range(3)
"""Phases: the dealer owes a shuffle; the seat `turn` owes a card; the match has ended."""

EVENTS = ("play", "trick", "round")
"""The events in the kernel's log, by number."""
REASONS = ("", "card-not-in-hand", "must-follow-suit")
"""The kernel's reasons for refusing a card, by number; 0 is no refusal."""

FIELDS = np.dtype(
    [
        # fixed by the options
        ("players", "u8"),  # 2..4
        ("rounds", "u8"),  # rounds in the match
        # the match
        ("phase", "u8"),  # DEAL, PLAY, OVER
        ("this_round", "u8"),  # rounds dealt so far
        ("starter", "u8"),  # seat that starts this round (before the first deal, the match)
        ("totals", "u8", 4),  # points of all finished rounds
        # the round
        ("turn", "u8"),  # seat on turn
        ("lead", "u8"),  # seat that led the trick
        ("n_tricks", "u8"),  # completed tricks: 0..6
        ("points", "u8", 4),  # this round's
        ("hands", "u8", 4),  # masks
        ("n_cards", "u8", 4),  # in views only: cards in each hand
        ("lacks", "u8", 4),  # masks of the suits that a seat has shown not to have
        ("n_played", "u8"),  # cards played
        ("played", "u1", 24),  # in the order played
        ("leads", "u1", 6),  # who led each trick
        ("dealt", "u1", 24),  # the hands as shuffled, by seat; only for the deal event, never in a view
    ]
)

STATE = np.dtype((np.record, FIELDS))
"""A numpy record, so that fields are attributes in plain Python too (NUMBA_DISABLE_JIT=1)."""
