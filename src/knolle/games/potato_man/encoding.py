"""What one seat of Potato Man may know (PM-25) as a row of numbers. Seats are counted from the one that looks."""

from knolle.core.compiled import inner, uint64
from knolle.core.encoding import Encoding, capped, counted_from, laid_out, mark
from knolle.games.potato_man.kernel import PLAY, U0, U1, U3, U255

CARDS, KINDS = 64, 5
LANES = uint64(CARDS)


def encoding(players: int) -> Encoding:
    """Cards stand at the number of the action that plays them; kinds of sacks are red, blue, green, yellow, gold."""
    parts = (
        ("hand", CARDS),
        ("trick", CARDS),  # the cards that lie there
        ("played", CARDS * players),  # in this round, a set of cards a seat
        ("lead", players),  # who led the trick
        ("cards_left", players),
        ("sacks", players),  # worth of the sack cards won in this round
        ("totals", players),  # of the finished rounds
        ("sack_cards", KINDS * players),  # won in this round, by kind
        ("supply", KINDS),  # sack cards still on the table
        ("asked", 1),  # whether the seat is to play
        ("rounds_left", 1),  # after this one
        ("doubles", 1),  # whether one colour may lie twice
        ("gold", 1),  # worth of a gold sack
    )
    return laid_out(parts, CARDS)


@inner
def encode(s, seat, row):
    """Fill a row of zeros from a state or a view of it."""
    n = s.players
    played, lead = LANES + LANES, LANES * (U1 + U1 + n)
    mark(row, U0, s.hands[seat])
    mark(row, LANES, s.cards)
    row[lead + counted_from(seat, s.lead, n)] = 1
    left = lead + n
    mark_plays(s, seat, row, played, left)
    sack_cards = left + U3 * n
    for other in range(n):
        place = counted_from(seat, uint64(other), n)
        row[left + n + place] = s.sacks[other]
        row[left + n + n + place] = capped(s.totals[other])
        count_kinds(s.taken[other], row, sack_cards + uint64(KINDS) * place)
    supply = sack_cards + uint64(KINDS) * n
    count_kinds(s.supply, row, supply)
    last = supply + uint64(KINDS)
    row[last] = 1 if s.phase == PLAY and s.turn == seat else 0
    row[last + U1] = capped(s.rounds - s.this_round)
    row[last + U1 + U1] = s.doubles
    row[last + U3] = s.gold


@inner
def mark_plays(s, seat, row, played, left):
    """Who has played what, and so how many cards each has left."""
    n = s.players
    if not s.this_round:
        return
    for place in range(n):
        row[left + place] = s.hand_size
    if s.pile_size:
        row[left] += s.n_drawn[seat]
        row[left + U1] += s.n_drawn[U1 - seat]
    k, trick = U0, U0
    while k < s.n_played:
        place = counted_from(seat, uint64(s.leads[trick]), n)
        for _ in range(min(s.trick_size, s.n_played - k)):
            row[played + LANES * place + s.played[k]] = 1
            row[left + place] -= 1
            place = place + U1 if place + U1 < n else U0
            k += U1
        trick += U1


@inner
def count_kinds(packed, row, at):
    """Counters packed a byte each, the lowest first."""
    for kind in range(KINDS):
        row[at + uint64(kind)] = (packed >> (uint64(kind) << U3)) & U255
