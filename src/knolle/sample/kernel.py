"""The rules of Sample Tricks, compiled. Trusts its input; modifies states in place."""

from knolle.compiled.decorators import DEALER, emit, inner, leaders, moment, random_few, uint64
from knolle.sample import state as layout

U0, U1, U3, U255 = uint64(0), uint64(1), uint64(3), uint64(255)
DEAL, PLAY, OVER = uint64(layout.DEAL), uint64(layout.PLAY), uint64(layout.OVER)
HAND_SIZE, N_CARDS, N_NUMBERS = uint64(layout.HAND_SIZE), uint64(layout.N_CARDS), uint64(layout.N_NUMBERS)
DECK = uint64((1 << layout.N_CARDS) - 1)
SUIT = uint64((1 << layout.N_NUMBERS) - 1)

EV_PLAY, EV_TRICK, EV_ROUND = (uint64(i) for i in range(len(layout.EVENTS)))
"""Event numbers. Their arguments: seat, card, whether it leads; winner, card; none."""
OK, NOT_IN_HAND, MUST_FOLLOW = (uint64(i) for i in range(len(layout.REASONS)))


@inner
def suit_of(card):
    """Return all cards of a card's suit."""
    return SUIT << (card - card % N_NUMBERS)


@inner
def next_seat(s, seat):
    """Return the next seat clockwise."""
    return seat + U1 if seat + U1 < s.players else U0


# -- dealing ---------------------------------------------------------------------------------------


@inner
def n_to_shuffle(s):
    return N_CARDS


@inner
def start_round(s):
    """Let the next starter lead (ST-3)."""
    if s.this_round:
        s.starter = next_seat(s, s.starter)
    s.this_round += U1
    s.phase = PLAY
    s.n_tricks = U0
    s.n_played = U0
    for seat in range(s.players):
        s.points[seat] = U0
        s.lacks[seat] = U0
    start_trick(s, s.starter)


@inner
def start_trick(s, seat):
    s.turn = seat
    s.lead = seat
    s.leads[s.n_tricks] = seat


@inner
def deal(s, order, log):
    """Deal the hands by seat; set the rest aside (ST-2)."""
    start_round(s)
    for seat in range(s.players):
        s.hands[seat] = U0
    for place in range(s.players * HAND_SIZE):
        s.dealt[place] = order[place]
        s.hands[place // HAND_SIZE] |= U1 << uint64(order[place])


@inner
def deal_random(s, rng):
    """Make the same deal uniformly at random. `dealt` is not set."""
    start_round(s)
    rest, left = DECK, N_CARDS
    for seat in range(s.players):
        hand, rng = random_few(rng, rest, left, HAND_SIZE)
        s.hands[seat] = hand
        rest ^= hand
        left -= HAND_SIZE
    return rng


# -- playing ---------------------------------------------------------------------------------------


@inner
def to_act(s):
    if s.phase == PLAY:
        return U1 << s.turn
    return DEALER if s.phase == DEAL else U0


@inner
def first_card(s):
    """Return the index in `played` of the card that leads the trick; `n_played` if it has not been led."""
    return s.n_tricks * s.players


@inner
def to_follow(s, seat):
    """Return the cards in hand of the suit that was led; 0 if the seat leads or has none."""
    first = first_card(s)
    return s.hands[seat] & suit_of(uint64(s.played[first])) if s.n_played > first else U0


@inner
def legal(s, seat):
    """Return the cards that a seat may play: those that follow, or its hand (ST-5)."""
    if s.phase != PLAY or seat != s.turn:
        return U0
    follow = to_follow(s, seat)
    return follow if follow else s.hands[seat]


@inner
def refusal(s, seat, action):
    """Return why the seat may not play this card now, or OK."""
    if (legal(s, seat) >> action) & U1:
        return OK
    return MUST_FOLLOW if (s.hands[seat] >> action) & U1 else NOT_IN_HAND


@inner
def apply(s, choices, log):
    """Let the seat on turn play a card, then do everything that follows without a choice."""
    seat = s.turn
    card = (choices >> (seat << U3)) & U255
    first = first_card(s)
    if s.n_played > first:
        led = suit_of(uint64(s.played[first]))
        if not (led >> card) & U1:
            s.lacks[seat] |= led
    s.hands[seat] ^= U1 << card
    s.played[s.n_played] = card
    s.n_played += U1
    emit(log, EV_PLAY, seat, card, seat == s.lead)
    s.turn = next_seat(s, seat)
    if s.turn == s.lead:
        moment(s, log)
        finish_trick(s, log)


@inner
def best_place(s):
    """Return the place in the trick of the highest card of the suit that was led (ST-6)."""
    first = first_card(s)
    led = suit_of(uint64(s.played[first]))
    best = U0
    for k in range(s.n_played - first):
        card = uint64(s.played[first + uint64(k)])
        if (led >> card) & U1 and card > s.played[first + best]:
            best = uint64(k)
    return best


@inner
def finish_trick(s, log):
    """Give the trick to the highest card of its suit; that seat leads the next (ST-6, ST-7)."""
    place = best_place(s)
    winner = (s.lead + place) % s.players
    emit(log, EV_TRICK, winner, s.played[first_card(s) + place], U0)
    s.points[winner] += U1
    moment(s, log)  # while the trick still lies on the table
    s.n_tricks += U1
    if s.n_tricks < HAND_SIZE:
        start_trick(s, winner)
    else:
        finish_round(s, log)


@inner
def finish_round(s, log):
    """Add the points of the round to the totals."""
    for seat in range(s.players):
        s.totals[seat] += s.points[seat]
    s.phase = DEAL if s.this_round < s.rounds else OVER
    emit(log, EV_ROUND, U0, U0, U0)


# -- points ----------------------------------------------------------------------------------------


@inner
def total(s, seat):
    return s.totals[seat]


@inner
def winners(s):
    """Return the seats with the most points; ties share the win (ST-8)."""
    return leaders(s.totals, (U1 << s.players) - U1)


@inner
def standing(s, seat):
    """Return the match score including the points of the current round so far."""
    return s.totals[seat] + (U0 if deal_ended(s) else s.points[seat])


@inner
def deal_ended(s):
    return s.phase != PLAY


@inner
def deals_left(s):
    """Return the number of rounds after this one."""
    return s.rounds - s.this_round
