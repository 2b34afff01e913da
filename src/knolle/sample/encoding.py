"""One seat's knowledge of Sample Tricks (ST-10) as a row of numbers. Seats are counted from the observing seat."""

from functools import cache

from knolle.compiled.decorators import inner, uint64
from knolle.compiled.encoding import HIGHEST, Encoding, cap, lay_out, mark, seats_after
from knolle.sample import state as layout
from knolle.sample.kernel import N_CARDS, PLAY, U0, U1, first_card


@cache
def encoding(players: int) -> Encoding:
    """Return the layout; a card is indexed by the action that plays it."""
    cards = layout.N_CARDS
    parts = (
        ("hand", cards, 1, "own cards"),
        ("trick", cards, players, "1 for the card that led, 2 for the next, …"),
        ("gone", cards, 1, "played in earlier tricks"),
        ("lacks", cards * players, 1, "suits that a seat has shown not to have"),
        ("points", players, cards, "of this round"),
        ("totals", players, HIGHEST, "of the finished rounds"),
        ("playing", 1, 1, "whether the seat is to play"),
        ("rounds_left", 1, HIGHEST, "after this one"),
    )
    return lay_out(parts, cards)


@inner
def encode(s, seat, row):
    """Fill a row of zeros from a state or a view of it."""
    mark(row, U0, s.hands[seat])
    first = first_card(s)
    trick, gone = N_CARDS, N_CARDS + N_CARDS
    for k in range(s.n_played):
        if k < first:
            row[gone + s.played[k]] = 1
        else:
            row[trick + s.played[k]] = k - first + U1
    lacks = gone + N_CARDS
    points = lacks + N_CARDS * s.players
    for other in range(s.players):
        place = seats_after(seat, uint64(other), s.players)
        mark(row, lacks + N_CARDS * place, s.lacks[other])
        row[points + place] = s.points[other]
        row[points + s.players + place] = cap(s.totals[other])
    last = points + s.players + s.players
    row[last] = 1 if s.phase == PLAY and s.turn == seat else 0
    row[last + U1] = cap(s.rounds - s.this_round)
