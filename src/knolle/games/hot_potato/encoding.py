"""One seat's knowledge of Hot Potato! (HP-20) as a row of numbers. Seats are counted from the observing seat.

An action that names a seat uses its number at the table, so the row also says which seat is observing.
"""

from functools import cache

import numpy as np

from knolle.compiled.decorators import inlined, lowest, uint64
from knolle.compiled.encoding import HIGHEST, Encoding, cap, lay_out, seats_after, write_set
from knolle.games.hot_potato import state as layout
from knolle.games.hot_potato.kernel import CHOOSE, OVER
from knolle.games.hot_potato.packed import U1, U2, U3, U4, U6, flag

ENCOUNTERS, N_POTATOES = layout.MOST, layout.N_POTATOES
U64 = uint64(ENCOUNTERS)
PLACES = np.array([[r.index(p) + 1 for p in range(N_POTATOES)] for r in layout.RANKINGS], np.uint64)
"""For each ranking, the place of each potato in it, 1 the best."""


@cache
def encoding(players: int) -> Encoding:
    """Return the layout: potatoes are indexed by the action that plays them, encounters by their place in the file."""
    potatoes = N_POTATOES * players
    parts = (
        ("hands", potatoes, 1, "one set of potatoes per seat"),
        ("lying", potatoes, 1, "played in this round"),
        ("in_force", potatoes, 1, "whose effects count in this round"),
        ("kept", potatoes, 1, "in force in the next round"),
        ("hot", players, 1, "who has the Hot Potato"),
        ("asked", players, 1, "who is to choose"),
        ("waiting", players, 1, "who will be asked about an effect"),
        ("gained", players, 1, "who gained points in this round"),
        ("first", players, 1, "who is first to use an effect"),
        ("totals", players, HIGHEST, "points so far"),
        ("peeled", players, ENCOUNTERS, "how often each has looked at the deck in this pass"),
        ("seat", players, 1, "the observing seat, by its number at the table"),
        ("phase", 4, 1, "a potato, an added one, Rambotato, another effect"),
        ("ranking", N_POTATOES, N_POTATOES, "places in the encounter turned up last"),
        ("left", ENCOUNTERS, 1, "still in the deck"),
        ("shown", ENCOUNTERS, 1, "shown to all in this pass"),
        ("known", ENCOUNTERS, 1, "those the seat knows to be on top"),
        ("window", 1, 3, "how many on top someone may know of"),
        ("goal", 1, HIGHEST, "points that win the match"),
        ("shared", 1, 1, "whether a tie shares the win"),
    )
    return lay_out(parts, N_POTATOES + 1)


@inlined
def encode(s, seat, row):
    """Fill a row of zeros from a state or a view of it."""
    n = s.players
    seats = U4 * U6 * n
    for other in range(n):
        place = seats_after(seat, uint64(other), n)
        shift = uint64(other) << U3
        at = U6 * place
        write_set(row, at, s.hands >> shift, N_POTATOES)
        write_set(row, U6 * n + at, s.lying >> shift, N_POTATOES)
        write_set(row, U2 * U6 * n + at, s.in_force >> shift, N_POTATOES)
        write_set(row, U3 * U6 * n + at, s.kept >> shift, N_POTATOES)
        mark_seat(s, uint64(other), row, seats + place)
    row[seats + U4 * n + seats_after(seat, s.first, n)] = 1
    row[seats + (U4 + U3) * n + seat] = 1
    mark_peels(s, seat, row, seats + U6 * n)
    phase = seats + U2 * U4 * n
    if s.phase >= CHOOSE and s.phase < OVER:
        row[phase + s.phase - CHOOSE] = 1
    mark_encounters(s, seat, row, phase + U4)


@inlined
def mark_seat(s, seat, row, at):
    """Write what everyone sees of a seat."""
    n, bit = s.players, flag(seat)
    row[at] = 1 if s.hot & bit else 0
    row[at + n] = 1 if s.asked & bit and s.phase >= CHOOSE else 0
    row[at + U2 * n] = 1 if s.waiting & bit else 0
    row[at + U3 * n] = 1 if s.gained & bit else 0
    row[at + (U4 + U1) * n] = cap(s.totals[seat])


@inlined
def mark_peels(s, seat, row, at):
    """Count how often each seat has looked at the deck in this pass."""
    for k in range(s.n_turned):
        peelers = uint64(s.peeled[k])
        while peelers:
            row[at + seats_after(seat, lowest(peelers), s.players)] += 1
            peelers &= peelers - U1


@inlined
def mark_encounters(s, seat, row, at):
    """Mark the encounter turned up last, and what the seat knows of those to come."""
    if s.n_turned:
        places = PLACES[s.rankings[s.deck[s.n_turned - U1]]]
        for potato in range(N_POTATOES):
            row[at + uint64(potato)] = places[potato]
    sets = at + U6
    write_set(row, sets, s.left, ENCOUNTERS)
    write_set(row, sets + U64, s.shown, ENCOUNTERS)
    write_set(row, sets + U2 * U64, s.known[seat], ENCOUNTERS)
    last = sets + U3 * U64
    row[last] = s.window
    row[last + U1] = cap(s.goal)
    row[last + U2] = s.shared
