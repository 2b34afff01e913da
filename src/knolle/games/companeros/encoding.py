"""One seat's knowledge of Compañeros (CO-16) as a row of numbers. Seats are counted from the observing seat."""

from functools import cache

from knolle.compiled.decorators import inlined, inner, uint64
from knolle.compiled.encoding import HIGHEST, Encoding, cap, lay_out, mark, seats_after, write_set
from knolle.games.companeros import state as layout
from knolle.games.companeros.kernel import PLAY, TAKE, U0, U1, U2, U3, U4, U8, U10, U15, U255
from knolle.games.companeros.view import cards_in_trick, running


@cache
def encoding(players: int) -> Encoding:
    """Return the layout: cards are indexed by the action that plays them, colours by the action that takes them."""
    cards = layout.N_VALUES * players
    a_colour = sum(range(1, layout.N_VALUES + 1))
    parts = (
        ("hand", cards, 1, "own cards"),
        ("display", cards, 1, "the cards in the display"),
        ("trick", cards, 1, "the cards in the trick"),
        ("played", cards * players, 1, "in this game, one set of cards per seat"),
        ("taken", cards * players, 1, "in this game, one set of cards per seat"),
        ("lead", players, 1, "who led the trick"),
        ("cards_left", players, layout.HAND_SIZE, "in each hand"),
        ("to_take", players, players, "1 for the seat that takes now, 2 for the next, …; 0 for seats not entitled"),
        ("points", players, a_colour * players, "of this game"),
        ("totals", players, HIGHEST, "points of the finished games"),
        ("values", players, a_colour, "of the colours in the trick"),
        ("worth", players, a_colour, "of the colours in the display"),
        ("playing", 1, 1, "whether the seat is to play a card"),
        ("taking", 1, 1, "whether the seat is to take a colour"),
        ("tricks", 1, layout.HAND_SIZE, "completed"),
        ("games_left", 1, HIGHEST, "after this one"),
        ("memory", 1, 1, "whether the past is hidden; then `played` and `taken` cover this trick, `points` nothing"),
    )
    return lay_out(parts, cards)


@inlined
def encode(s, seat, row):
    """Fill a row of zeros from a state or a view of it."""
    n = s.players
    cards = U10 * n
    is_hidden = s.memory != U0 and running(s)
    write_set(row, U0, s.hands[seat], cards)
    write_set(row, cards, s.display, cards)
    write_set(row, cards + cards, cards_in_trick(s), cards)
    played = U3 * cards
    mark_plays(s, seat, s.n_tricks if is_hidden else U0, row, played)
    taken = played + cards * n
    if is_hidden:
        mark_takes_now(s, seat, row, taken)
    seats = taken + cards * n
    for other in range(n):
        place = seats_after(seat, uint64(other), n)
        if not is_hidden:
            write_set(row, taken + cards * place, s.taken[other], cards)
            row[seats + U3 * n + place] = s.points[other]
        row[seats + n + place] = cards_left(s, uint64(other))
        row[seats + U4 * n + place] = cap(s.totals[other])
        row[seats + (U4 + U1) * n + uint64(other)] = (s.sums >> (uint64(other) << U3)) & U255
        row[seats + (U4 + U2) * n + uint64(other)] = (s.worth >> (uint64(other) << U3)) & U255
    row[seats + seats_after(seat, s.lead, n)] = 1
    mark_queue(s, seat, row, seats + U2 * n)
    last = seats + (U4 + U3) * n
    is_mine = s.turn == seat
    row[last] = 1 if is_mine and s.phase == PLAY else 0
    row[last + U1] = 1 if is_mine and s.phase == TAKE else 0
    row[last + U2] = s.n_tricks
    row[last + U3] = cap(s.games - s.game)
    row[last + U4] = s.memory


@inner
def cards_left(s, seat):
    """Return the number of cards in a hand, from public information only."""
    if not s.game:
        return U0
    return s.hand_size - s.n_tricks - (U1 if (s.cards >> (seat * U8)) & U255 else U0)


@inlined
def mark_plays(s, seat, first, row, at):
    """Mark who has played which cards since trick number `first`."""
    n = s.players
    k, trick = n + first * n, first
    while k < s.n_laid:
        place = seats_after(seat, uint64(s.leads[trick]), n)
        for _ in range(min(n, s.n_laid - k)):
            row[at + U10 * n * place + s.laid[k]] = 1
            place = place + U1 if place + U1 < n else U0
            k += U1
        trick += U1


@inner
def mark_takes_now(s, seat, row, at):
    """Mark who has taken which cards in the current trick."""
    for k in range(s.n_taken):
        taker = ((s.order >> (U4 * uint64(k))) & U15) - U1
        mark(row, at + U10 * s.players * seats_after(seat, taker, s.players), s.took[k])


@inlined
def mark_queue(s, seat, row, at):
    """Set the place of each seat that has yet to take."""
    queue, place = s.queue, 1
    while queue:
        row[at + seats_after(seat, (queue & U15) - U1, s.players)] = place
        queue >>= U4
        place += 1
