"""One seat's knowledge of Potato Man (PM-25) as a row of numbers. Seats are counted from the observing seat."""

from functools import cache

from knolle.compiled.decorators import inlined, inner, uint64
from knolle.compiled.encoding import HIGHEST, Encoding, cap, lay_out, seats_after, write_set
from knolle.games.potato_man.kernel import PLAY, U0, U1, U3, U255
from knolle.games.potato_man.state import HAND_SIZE, N_SACKS

CARDS, KINDS = 64, 5
LANES = uint64(CARDS)


@cache
def encoding(players: int) -> Encoding:
    """Return the layout: cards are indexed by the action that plays them, sacks by red, blue, green, yellow, gold."""
    parts = (
        ("hand", CARDS, 1, "own cards"),
        ("trick", CARDS, 1, "the cards in the trick"),
        ("played", CARDS * players, 1, "played in this round, one set of cards per seat"),
        ("lead", players, 1, "who led the trick"),
        ("cards_left", players, max(HAND_SIZE.values()), "in each hand"),
        ("sacks", players, HIGHEST, "worth of the sack cards won in this round"),
        ("totals", players, HIGHEST, "points of the finished rounds"),
        ("sack_cards", KINDS * players, N_SACKS, "won in this round, by kind"),
        ("supply", KINDS, N_SACKS, "sack cards still on the table"),
        ("asked", 1, 1, "whether the seat is to play"),
        ("rounds_left", 1, HIGHEST, "after this one"),
        ("doubles", 1, 1, "whether one colour may be played twice in a trick"),
        ("gold", 1, HIGHEST, "worth of a gold sack"),
    )
    return lay_out(parts, CARDS)


@inlined
def encode(s, seat, row):
    """Fill a row of zeros from a state or a view of it."""
    n = s.players
    played, lead = LANES + LANES, LANES * (U1 + U1 + n)
    write_set(row, U0, s.hands[seat], CARDS)
    write_set(row, LANES, s.cards, CARDS)
    row[lead + seats_after(seat, s.lead, n)] = 1
    left = lead + n
    mark_plays(s, seat, row, played)
    sack_cards = left + U3 * n
    for other in range(n):
        place = seats_after(seat, uint64(other), n)
        row[left + place] = cards_left(s, uint64(other))
        row[left + n + place] = cap(s.sacks[other])
        row[left + n + n + place] = cap(s.totals[other])
        count_kinds(s.taken[other], row, sack_cards + uint64(KINDS) * place)
    supply = sack_cards + uint64(KINDS) * n
    count_kinds(s.supply, row, supply)
    last = supply + uint64(KINDS)
    row[last] = 1 if s.phase == PLAY and s.turn == seat else 0
    row[last + U1] = cap(s.rounds - s.this_round)
    row[last + U1 + U1] = s.doubles
    row[last + U3] = cap(s.gold)


@inlined
def mark_plays(s, seat, row, at):
    """Mark who has played which cards in this round."""
    n = s.players
    k, trick = U0, U0
    while k < s.n_played:
        place = seats_after(seat, uint64(s.leads[trick]), n)
        for _ in range(min(s.trick_size, s.n_played - k)):
            row[at + LANES * place + s.played[k]] = 1
            place = place + U1 if place + U1 < n else U0
            k += U1
        trick += U1


@inner
def cards_left(s, seat):
    """Return the number of cards in a hand, from public information. With 2 players a trick goes round twice (PM-6)."""
    n = s.players
    drawn = s.n_drawn[seat] if s.pile_size else U0
    order = s.n_played - s.n_tricks * s.trick_size
    place = seats_after(s.lead, seat, n)
    in_trick = (U1 if order > place else U0) + (U1 if order > place + n else U0)
    in_tricks = s.n_tricks + s.n_tricks if s.trick_size > n else s.n_tricks
    return s.hand_size + drawn - in_tricks - in_trick if s.this_round else U0


@inner
def count_kinds(packed, row, at):
    """Unpack counters of one byte each, lowest first."""
    for kind in range(KINDS):
        row[at + uint64(kind)] = (packed >> (uint64(kind) << U3)) & U255
