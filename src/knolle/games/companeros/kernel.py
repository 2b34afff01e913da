"""The rules of Compañeros, compiled: deal, to_act, legal, apply, points. Trusts its input; modifies states in place.

The trick is passed as a small tuple and the display's worth as one word, which stay in registers; the state stores them
when the choice is over.
"""

from typing import NamedTuple

import numpy as np

from knolle.compiled.decorators import (
    DEALER,
    emit,
    inner,
    leaders,
    lowest,
    moment,
    nth_bit,
    popcount,
    random_bit,
    random_half,
    random_third,
    step,
    uint64,
    word,
)
from knolle.games.companeros import state as layout

U0, U1, U2, U3, U4, U5, U6, U7, U8 = (uint64(i) for i in range(9))
U10, U15, U16, U32, U56, U255 = (uint64(i) for i in (10, 15, 16, 32, 56, 255))
DEAL, PLAY, TAKE, OVER = (uint64(i) for i in (layout.DEAL, layout.PLAY, layout.TAKE, layout.OVER))
LANE = uint64((1 << layout.N_VALUES) - 1)
FILL, TOPS, GATHER = uint64(0x7F7F7F7F7F7F), uint64(0x808080808080), uint64(0x0102040810204080)

COLOURS = [card // layout.N_VALUES for card in range(layout.N_CARDS)]
VALUES = [card % layout.N_VALUES + 1 for card in range(layout.N_CARDS)]
WORTH = np.array([v << 8 * c for c, v in zip(COLOURS, VALUES, strict=True)], np.uint64)
"""A card's value, shifted to the byte of its colour."""
TAILS = np.array([56 << 8] + [c << 11 | v << 4 for c, v in zip(COLOURS, VALUES, strict=True)], np.uint64)
"""By card + 1: the position of its colour's byte, and its value. No card: a byte that is always 0."""

EV_PLAY, EV_RANKING, EV_TAKE, EV_TRICK, EV_GAME = (uint64(i) for i in range(len(layout.EVENTS)))
"""Event numbers. Their arguments: seat, card, whether it leads; order, tied value, colour values; seat, colour and
points << 8, cards; next starter, whether nobody took, whether it was the last trick; none."""

OK, NOT_IN_HAND, NOT_IN_DISPLAY = (uint64(i) for i in range(len(layout.REASONS)))


# -- a trick ---------------------------------------------------------------------------------------


class Trick(NamedTuple):
    """The cards played so far by seat, and their colour values."""

    cards: uint64  # packed bytes, one per seat: card + 1
    sums: uint64  # packed bytes, one per colour


@inner
def value_of(card):
    """Return a card's value, which is also its points (CO-1)."""
    return card % U10 + U1


@inner
def with_card(trick, seat, card):
    """Return the trick with one more card; a colour value is the sum of its cards (CO-4)."""
    return Trick(trick.cards | ((card + U1) << (seat << U3)), trick.sums + WORTH[card])


@inner
def key_of(trick, seat):
    """Return the key that ranks the seats (CO-5): colour value, colour, value; then seat + 1."""
    tail = TAILS[(trick.cards >> (seat << U3)) & U255]
    return (((trick.sums >> (tail >> U8)) & U255) << U16) | tail | (seat + U1)


@inner
def tie(key, below_it):
    """Return the colour value shared by these neighbours in the ranking if their colours differ (CO-7), or 0."""
    differ = key ^ below_it
    return key >> U16 if (differ >> U8 != U0) & (differ >> U16 == U0) else U0


@inner
def sort_two(a, b):
    return (a, b) if a > b else (b, a)


@inner
def descending(a, b, c, d, e, f):
    """Return six numbers sorted by a network, highest first, without branches to mispredict."""
    a, f = sort_two(a, f)
    b, d = sort_two(b, d)
    c, e = sort_two(c, e)
    b, c = sort_two(b, c)
    d, e = sort_two(d, e)
    a, d = sort_two(a, d)
    c, f = sort_two(c, f)
    a, b = sort_two(a, b)
    c, d = sort_two(c, d)
    e, f = sort_two(e, f)
    b, c = sort_two(b, c)
    d, e = sort_two(d, e)
    return a, b, c, d, e, f


@inner
def ranking(trick):
    """Return the seats entitled to take, packed, and the tied colour value that stops them, or 0 (CO-5, CO-7)."""
    a, b, c = key_of(trick, U0), key_of(trick, U1), key_of(trick, U2)
    d, e, f = key_of(trick, U3), key_of(trick, U4), key_of(trick, U5)
    a, b, c, d, e, f = descending(a, b, c, d, e, f)
    stopped = max(max(tie(a, b), tie(b, c)), max(tie(c, d), max(tie(d, e), tie(e, f))))
    order = ranking_at(a, stopped, U0) | ranking_at(b, stopped, U1) | ranking_at(c, stopped, U2)
    order |= ranking_at(d, stopped, U3) | ranking_at(e, stopped, U4) | ranking_at(f, stopped, U5)
    return order, stopped


@inner
def ranking_at(key, stopped, place):
    """Return a seat's entry in the ranking; 0 at or below the tie."""
    return (key & U15) << (place << U2) if key >> U16 > stopped else U0


@inner
def next_lead(order, lead):
    """Return the seat that took first, which leads the next trick, or the same leader if nobody could take (CO-10)."""
    return (order & U15) - U1 if order else lead


@inner
def colours_in(worth):
    """Return the top bit of the byte of each colour in the display."""
    return (worth + FILL) & TOPS


@inner
def worth_of(worth, shift):
    """Return the points of the colour whose byte starts at `shift` (CO-6)."""
    return (worth >> shift) & U255


# -- dealing ---------------------------------------------------------------------------------------


@inner
def n_to_shuffle(s):
    return popcount(s.deck)


@inner
def leader(s):
    """Return the leader in total points; among equals, the first clockwise from the last game's starter (CO-14)."""
    best = seat = s.starter
    for _ in range(s.players):
        if s.totals[seat] > s.totals[best]:
            best = seat
        seat = seat + U1 if seat + U1 < s.players else U0
    return best


@inner
def start_game(s):
    if s.game:
        s.starter = leader(s)
    s.game += U1
    s.phase = PLAY
    s.n_tricks = U0
    s.n_laid = s.players
    s.display = U0
    s.worth = U0
    for seat in range(s.players):
        s.taken[seat] = U0
        s.points[seat] = U0
    start_trick(s, s.starter)


@inner
def start_trick(s, seat):
    s.turn = seat
    s.lead = seat
    if s.n_tricks < s.hand_size:
        s.leads[s.n_tricks] = seat
    s.cards = U0
    s.sums = U0
    s.order = U0
    s.stopped = U0
    s.queue = U0
    for k in range(s.n_taken):
        s.took[k] = U0
    s.n_taken = U0


@inner
def deal(s, order, log):
    """Deal the display, then the hands by seat (CO-2); what is left lies aside (CO-17)."""
    start_game(s)
    n, n_cards = s.players, n_to_shuffle(s)
    for place in range(n_cards):
        card = card_at(s, uint64(order[place]))
        if place < n:
            lay_open(s, uint64(place), card)
        else:
            s.dealt[place - n] = card
    place = U0
    for seat in range(n):
        hand = U0
        for _ in range(s.hand_size):
            hand |= U1 << uint64(s.dealt[place])
            place += U1
        s.hands[seat] = hand


@inner
def card_at(s, place):
    """Return the card at a place of the list before a shuffle (CO-1, CO-17)."""
    return place if is_full(s) else lowest(nth_bit(s.deck, place))


@inner
def is_full(s):
    """Return whether all cards of the colours in use are, so that none lie aside."""
    return popcount(s.deck) == U10 * s.players


@inner
def lay_open(s, place, card):
    """Add a card to the first display."""
    s.laid[place] = card
    s.display |= U1 << card
    s.worth += WORTH[card]


@inner
def deal_random(s, rng):
    """Make the same deal uniformly at random, with masks instead of an order. `dealt` is not set."""
    start_game(s)
    n, size = s.players, s.hand_size
    rest = s.deck
    for place in range(n):
        rng = step(rng)
        bit = random_bit(word(rng), rest)
        lay_open(s, uint64(place), lowest(bit))
        rest ^= bit
    if n == U2:
        rest, rng = random_half(rng, rest, U2 * size)
        return deal_pair(s, U0, rest, rng)
    if n == U6:
        part, rng = random_half(rng, rest, U3 * size)
        rng = deal_three(s, U0, part, rng)
        return deal_three(s, U3, rest & ~part, rng)
    if n == U3:
        return deal_three(s, U0, rest, rng)
    if n > U4:
        hand, rng = random_third(rng, rest, size)
        s.hands[4] = hand
        rest &= ~hand
    part, rng = random_half(rng, rest, U2 * size)
    rng = deal_pair(s, U0, part, rng)
    return deal_pair(s, U2, rest & ~part, rng)


@inner
def deal_three(s, seat, cards, rng):
    """Split the cards into three hands."""
    hand, rng = random_third(rng, cards, s.hand_size)
    s.hands[seat] = hand
    return deal_pair(s, seat + U1, cards & ~hand, rng)


@inner
def deal_pair(s, seat, cards, rng):
    """Split the cards into two hands."""
    hand, rng = random_half(rng, cards, s.hand_size)
    s.hands[seat] = hand
    s.hands[seat + U1] = cards & ~hand
    return rng


# -- playing ---------------------------------------------------------------------------------------


@inner
def to_act(s):
    if s.phase == PLAY or s.phase == TAKE:
        return U1 << s.turn
    return DEALER if s.phase == DEAL else U0


@inner
def legal(s, seat):
    """Return the legal actions: any card in hand (CO-3), or any colour in the display (CO-6)."""
    if seat != s.turn:
        return U0
    if s.phase == PLAY:
        return s.hands[seat]
    return ((colours_in(s.worth) >> U7) * GATHER) >> U56 if s.phase == TAKE else U0


@inner
def refusal(s, seat, action):
    """Return why the seat may not play this card or take this colour now, or OK."""
    if (legal(s, seat) >> action) & U1:
        return OK
    return NOT_IN_HAND if s.phase == PLAY else NOT_IN_DISPLAY


@inner
def apply(s, choices, log):
    """Let the seat on turn play a card or take a colour, then do everything that follows without a choice."""
    action = (choices >> (s.turn << U3)) & U255
    if s.phase == PLAY:
        play(s, action, log)
    else:
        take(s, action << U3, log)
    if s.phase == TAKE:
        distribute(s, log)


@inner
def play(s, card, log):
    seat = s.turn
    s.hands[seat] ^= U1 << card
    s.laid[s.n_laid] = card
    s.n_laid += U1
    trick = with_card(Trick(s.cards, s.sums), seat, card)
    s.cards = trick.cards
    s.sums = trick.sums
    emit(log, EV_PLAY, seat, card, seat == s.lead)
    s.turn = seat + U1 if seat + U1 < s.players else U0
    if s.turn == s.lead:
        moment(s, log)
        order, stopped = ranking(trick)
        s.order = order
        s.queue = order
        s.stopped = stopped
        s.phase = TAKE
        emit(log, EV_RANKING, order, stopped, trick.sums)


@inner
def distribute(s, log):
    """Let the seats take in turn until no seat or no card is left; stop where one has a choice (CO-6, CO-8)."""
    while s.queue and s.worth:
        colours = colours_in(s.worth)
        if colours & (colours - U1):
            s.turn = (s.queue & U15) - U1
            return
        moment(s, log)
        take(s, lowest(colours) - U7, log)
    moment(s, log)
    finish_trick(s, log)


@inner
def take(s, shift, log):
    """Let the next seat take all cards of the colour whose byte starts at `shift` (CO-6)."""
    seat = (s.queue & U15) - U1
    colour = shift >> U3
    cards = s.display & (LANE << (U10 * colour))
    points = worth_of(s.worth, shift)
    s.queue >>= U4
    s.points[seat] += points
    s.worth &= ~(U255 << shift)
    s.display ^= cards
    s.taken[seat] |= cards
    s.took[s.n_taken] = cards
    s.n_taken += U1
    emit(log, EV_TAKE, seat, colour | points << U8, cards)


@inner
def finish_trick(s, log):
    """Add the trick to the display and start the next one (CO-9)."""
    lead = next_lead(s.order, s.lead)
    s.worth += s.sums
    for k in range(s.n_laid - s.players, s.n_laid):
        s.display |= U1 << uint64(s.laid[k])
    emit(log, EV_TRICK, lead, s.order == U0, s.n_tricks + U1 == s.hand_size)
    s.phase = PLAY
    s.n_tricks += U1
    start_trick(s, lead)
    if s.n_tricks == s.hand_size:
        moment(s, log)
        finish_game(s, log)


@inner
def finish_game(s, log):
    """Add up the points (CO-11, CO-13); cards left in the display count for nobody."""
    for seat in range(s.players):
        s.totals[seat] += s.points[seat]
    emit(log, EV_GAME, U0, U0, U0)
    s.phase = DEAL if s.game < s.games else OVER


# -- points ----------------------------------------------------------------------------------------


@inner
def total(s, seat):
    return s.totals[seat]


@inner
def winners(s):
    """Return the seats with the most points; ties share the win (CO-12, CO-13)."""
    return leaders(s.totals, (U1 << s.players) - U1)


@inner
def standing(s, seat):
    """Return the match score including the points of the current game so far."""
    return s.totals[seat] + (U0 if deal_ended(s) else s.points[seat])


@inner
def deal_ended(s):
    """Return whether all tricks of the game have been played."""
    return s.phase == DEAL or s.phase == OVER


@inner
def deals_left(s):
    """Return the number of games after this one."""
    return s.games - s.game
