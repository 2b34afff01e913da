"""The rules of Hot Potato!, compiled: deal, to_act, legal, apply, points. Trusts its input; modifies states in place.

The rules of a round, as functions over packed words, are in packed.py.
"""

from knolle.compiled.decorators import DEALER, emit, inner, leaders, lowest, moment, popcount, step, uint64, word
from knolle.games.hot_potato import state as layout
from knolle.games.hot_potato.packed import (
    BEATS,
    OTHERS,
    PEELING,
    RAMBO,
    SWEET,
    U0,
    U1,
    U3,
    U32,
    U63,
    U255,
    all_played_rambo,
    best_lying,
    flag,
    having,
    holding,
    hot_goes_to,
    may_add,
    may_be_named,
    may_use,
    points_for,
    potatoes_of,
    rambo_users,
    refill,
    seats_in,
    staying,
    taken_back,
)

SEATS = layout.SEATS
"""Loops over all seats that a state has room for need no jumps; what a seat that is not taken has is 0."""
DECK, TOP, PEEL, CHOOSE, EXTRA, USE_RAMBO, USE_OTHER, OVER = (uint64(i) for i in range(8))
ADD_NOTHING, NO_RAMBO, DECLINE, USE = (
    uint64(i) for i in (layout.ADD_NOTHING, layout.NO_RAMBO, layout.DECLINE, layout.USE)
)

EV_REVEAL, EV_EXTRA, EV_ENCOUNTER, EV_POINTS, EV_EFFECT, EV_HOT, EV_PICKUP = (
    uint64(i) for i in range(len(layout.EVENTS))
)
"""Event numbers. Their arguments: choices; seat, choice; encounter; points packed, best potato, seats with Sweet
Potato; seat, potato, choice; new holder, seats named, why; seat, round."""
TO, STAYS, SPLIT, SHIELDED, ALL_RAMBO = (uint64(i) for i in range(len(layout.WHYS)))

OK, NO_ACTION, NOT_IN_HAND, NAMES_ONESELF, NAMES_RAMBO = (uint64(i) for i in range(len(layout.REASONS)))


# -- the dealer ------------------------------------------------------------------------------------


@inner
def n_to_shuffle(s):
    return s.n_encounters if s.phase == DECK else min(U3, s.n_encounters - s.n_turned)


@inner
def deal(s, order, log):
    """Put the cards that are owed a shuffle into the given order (HP-4, HP-10, HP-17)."""
    look(s)
    n, first = n_to_shuffle(s), (U0 if s.phase == DECK else s.n_turned)
    before = s.deck.copy()
    for place in range(n):
        s.deck[first + uint64(place)] = before[first + uint64(order[place])]
    after_shuffle(s, log)


@inner
def deal_random(s, rng):
    """Do the same in a random order; return the new generator."""
    look(s)
    n, first = n_to_shuffle(s), (U0 if s.phase == DECK else s.n_turned)
    rng = shuffle(s, first, n, rng)
    after_shuffle(s, None)
    return rng


@inner
def shuffle(s, first, n, rng):
    """Shuffle n cards of the deck, starting at place `first`; return the new generator."""
    while n > U1:
        rng = step(rng)
        a, b = first + n - U1, first + (((word(rng) >> U32) * n) >> U32)
        card = s.deck[a]
        s.deck[a] = s.deck[b]
        s.deck[b] = card
        n -= U1
    return rng


@inner
def look(s):
    """Record what is seen of the deck before it is shuffled: by all (HP-4), or by one seat (HP-10)."""
    if s.phase == DECK:
        return
    s.window = n_to_shuffle(s)
    top = U0
    for place in range(s.n_turned, s.n_turned + s.window):
        top |= U1 << uint64(s.deck[place])
    if s.phase == TOP:
        s.shown = top
        for seat in range(s.players):
            s.known[seat] = top
    else:
        learn(s, lowest(s.asked) >> U3, top)


@inner
def learn(s, seat, top):
    """Record what a seat has peeled and which cards are new to it."""
    new = top & ~s.known[seat]
    s.known[seat] = top
    s.peeled[s.n_turned - U1] |= U1 << seat
    while new:
        s.learned[lowest(new)] |= s.n_turned << (seat << U3)
        new &= new - U1


@inner
def after_shuffle(s, log):
    if s.phase == DECK:
        start_pass(s)
    elif s.phase == TOP:
        start_round(s)
    else:
        next_effect(s, log)


@inner
def all_encounters(s):
    return ~U0 >> (uint64(layout.MOST) - s.n_encounters)


@inner
def start_pass(s):
    """Put all encounters into the deck (HP-4, HP-17)."""
    s.left = all_encounters(s)
    s.n_turned = U0
    s.phase = TOP


@inner
def end_pass(s):
    """End the pass: the deck is empty, and nothing seen of it counts after the next shuffle (HP-17)."""
    s.window = U0
    s.shown = U0
    for seat in range(s.players):
        s.known[seat] = U0
    for card in range(s.n_encounters):
        s.learned[card] = U0
        s.peeled[card] = U0
    s.asked = U0
    s.phase = DECK


# -- the seats -------------------------------------------------------------------------------------


@inner
def to_act(s):
    if s.phase >= CHOOSE:
        return seats_in(s.asked)
    return DEALER


@inner
def legal(s, seat):
    if s.phase < CHOOSE or not s.asked & flag(seat):
        return U0
    hand = (s.hands >> (seat << U3)) & U63
    if s.phase == CHOOSE:
        return hand
    if s.phase == EXTRA:
        return hand | U1 << ADD_NOTHING
    if s.phase == USE_OTHER:
        return U1 << DECLINE | U1 << USE
    return seats_in(may_be_named(s.seats, s.lying)) | U1 << NO_RAMBO


@inner
def refusal(s, seat, action):
    """Return why an asked seat may not do this now, or OK."""
    if legal(s, seat) >> action & U1:
        return OK
    if s.phase <= EXTRA:
        return NOT_IN_HAND if action <= SWEET else NO_ACTION
    if s.phase == USE_OTHER or action >= s.players:
        return NO_ACTION
    return NAMES_ONESELF if action == seat else NAMES_RAMBO


@inner
def apply(s, choices, log):
    """Apply the choices of all asked seats, one byte per seat, then do everything that follows without a choice."""
    phase = s.phase
    if phase == CHOOSE:
        reveal(s, choices, log)
        if asks(s, EXTRA, may_add(s.hands, s.lying, s.hot)):
            return
    elif phase == EXTRA:
        reveal_added(s, choices, log)
    if phase <= EXTRA:
        moment(s, log)
        turn_up(s, log)
        if s.phase == OVER or asks_for_rambo(s, log):
            return
    elif phase == USE_RAMBO:
        move_hot(s, choices, log)
    if phase <= USE_RAMBO:
        s.waiting = may_use(s.lying, s.gained, s.hot)
    else:
        use_effect(s, choices, log)
        if s.phase == PEEL:
            return
    next_effect(s, log)


@inner
def asks_for_rambo(s, log):
    """Ask the players of Rambotato whom they name; if all played it, move the Hot Potato instead (HP-13)."""
    if not all_played_rambo(s.seats, s.lying):
        return asks(s, USE_RAMBO, rambo_users(s.lying, s.gained))
    moment(s, log)
    put_hot(s, U0, log)
    return False


@inner
def start_round(s):
    """Start a round; the first seat of step 4 moves on (HP-19)."""
    if s.this_round:
        s.first = s.first + U1 if s.first + U1 < s.players else U0
    s.this_round += U1
    s.gained = U0
    asks(s, CHOOSE, s.seats)


@inner
def asks(s, phase, seats):
    """Ask the seats for a choice; return whether there are any."""
    s.asked = seats
    if seats:
        s.phase = phase
    return seats != U0


@inner
def reveal(s, choices, log):
    """Reveal the chosen potatoes together (HP-5)."""
    for seat in range(s.players):
        shift = uint64(seat) << U3
        s.lying |= U1 << (shift + ((choices >> shift) & U255))
    s.hands ^= s.lying
    emit(log, EV_REVEAL, choices, U0, U0)


@inner
def reveal_added(s, choices, log):
    """Reveal the added cards together (HP-6)."""
    asked = s.asked
    while asked:
        shift = lowest(asked)
        potato = (choices >> shift) & U255
        emit(log, EV_EXTRA, shift >> U3, potato, U0)
        s.lying |= U0 if potato == ADD_NOTHING else U1 << (shift + potato)
        asked &= asked - U1
    s.hands &= ~s.lying


@inner
def turn_up(s, log):
    """Turn up an encounter, score it, and end the match if it is decided (HP-7, HP-8, HP-18)."""
    card = take_top(s)
    s.phase = USE_OTHER  # the encounter lies there; who is asked next, if anybody, is not known yet
    s.asked = U0
    emit(log, EV_ENCOUNTER, card, U0, U0)
    moment(s, log)
    s.gained = add_points(s, card, s.lying, s.in_force)
    best = best_lying(BEATS[s.rankings[card]], s.lying)
    emit(log, EV_POINTS, points_for(s.gained, s.in_force), best, s.gained & having(s.in_force, SWEET))
    if is_decided(s):
        s.asked = U0
        s.phase = OVER


@inner
def take_top(s):
    """Turn up the top card of the deck for all to see, and return it."""
    card = uint64(s.deck[s.n_turned])
    turned = U1 << card
    s.n_turned += U1
    s.window -= U1 if s.window else U0
    s.left ^= turned
    for seat in range(SEATS):
        s.known[seat] &= ~turned
    return card


@inner
def add_points(s, card, lying, in_force):
    """Add the points of the players of the best potato, and return those seats (HP-8)."""
    gained = having(lying, best_lying(BEATS[s.rankings[card]], lying))
    points = points_for(gained, in_force)
    for seat in range(SEATS):
        s.totals[seat] += (points >> (uint64(seat) << U3)) & U3
    return gained


@inner
def is_decided(s):
    """Return whether someone has enough points and leads alone, or may share the win (HP-18)."""
    most = U0
    for seat in range(SEATS):
        most = max(most, s.totals[seat])
    if most < s.goal:
        return False
    return s.shared != U0 or popcount(winners(s)) == U1


@inner
def move_hot(s, choices, log):
    """Reveal the names together, and move the Hot Potato if any player uses their Rambotato (HP-13)."""
    named = U0
    asked = s.asked
    s.asked = U0
    while asked:
        choice = (choices >> lowest(asked)) & U255
        emit(log, EV_EFFECT, lowest(asked) >> U3, RAMBO, choice)
        named |= flag(choice) if choice != NO_RAMBO else U0
        asked &= asked - U1
    if named:
        moment(s, log)
        put_hot(s, named, log)


@inner
def put_hot(s, named, log):
    """Move the Hot Potato to the seat that was named, or to the middle (HP-13)."""
    before = s.hot
    s.hot = hot_goes_to(named, s.in_force)
    emit(log, EV_HOT, s.hot, named, why_hot(before, named, s.hot))


@inner
def why_hot(before, named, after):
    """Return what decided where the Hot Potato is now, as a place in WHYS."""
    if after:
        return STAYS if after == before else TO
    if not named:
        return ALL_RAMBO
    return SPLIT if popcount(named) > U1 else SHIELDED


@inner
def use_effect(s, choices, log):
    """Let one seat use its effect or decline (HP-10 to HP-12)."""
    shift = lowest(s.asked)
    potato = lowest(s.lying & OTHERS & potatoes_of(s.asked)) - shift
    choice = (choices >> shift) & U255
    if choice == USE and potato == PEELING:
        s.phase = PEEL  # reported after the shuffle, which is part of it
        return
    emit(log, EV_EFFECT, shift >> U3, potato, choice)
    if choice == USE:
        s.hands |= taken_back(s.asked, s.potatoes, s.hands, s.lying, s.in_force)
        s.kept |= staying(s.asked, s.lying)


@inner
def next_effect(s, log):
    """Ask the next seat clockwise from the first that has an effect to use, or end the round (HP-9)."""
    if not s.waiting:
        s.asked = U0
        moment(s, log)
        if log is not None:
            tell_pickups(s, log)
        clean_up(s)
        return
    later = s.waiting >> (s.first << U3) << (s.first << U3)
    ahead = later if later else s.waiting
    asks(s, USE_OTHER, ahead & (~ahead + U1))
    s.waiting ^= s.asked


@inner
def tell_pickups(s, log):
    empty = s.seats & ~holding(s.hands)
    while empty:
        emit(log, EV_PICKUP, lowest(empty) >> U3, s.this_round, U0)
        empty &= empty - U1


@inner
def clean_up(s):
    """Clean up after the round (HP-15 to HP-17)."""
    s.hands = refill(s.potatoes, s.hands, s.kept)
    s.lying = U0
    s.in_force = s.kept
    s.kept = U0
    if s.left:
        start_round(s)
    else:
        end_pass(s)


# -- points ----------------------------------------------------------------------------------------


@inner
def total(s, seat):
    return s.totals[seat]


@inner
def winners(s):
    """Return the seats with the most points (HP-18)."""
    return leaders(s.totals, (U1 << s.players) - U1)


@inner
def standing(s, seat):
    """Return the points so far."""
    return s.totals[seat]


@inner
def deal_ended(s):
    """Return whether the match is over; a match is one deal."""
    return s.phase == OVER


@inner
def deals_left(s):
    return U0
