"""One seat's knowledge of Hot Potato! (HP-20), copied into an empty record, and full states that fit it.

Only the order of the deck and what the others have peeled are hidden. Both are drawn by replaying the pass as the seat
saw it. The cards on top of the deck occupy up to three slots; a slot knows its card, if the seat does, and which seats
have seen it, and when. Since every look is followed by a shuffle, each slot is equally likely to be turned up next, and
all cards the seat has not seen are alike. How likely the seat was to see what it saw does not depend on which of its
unknown slots was which, so drawing them one after another is exact.
"""

import numpy as np

from knolle.compiled.decorators import inner, lowest, random_bit, step, uint64, word
from knolle.games.hot_potato.kernel import DECK, shuffle
from knolle.games.hot_potato.packed import U0, U1, U3, U255, flags_of, holding

UNKNOWN = uint64(255)


@inner
def observe(s, seat, v):
    """Fill a zeroed record with what `seat` may know of the state."""
    copy_public(s, v)
    for place in range(s.n_turned):
        v.deck[place] = s.deck[place]
        v.peeled[place] = s.peeled[place]
    if s.phase == DECK:
        for place in range(s.n_encounters):  # the discard, or the file's order before the first shuffle
            v.deck[place] = s.deck[place]
    if seat < s.players:
        v.known[seat] = s.known[seat]
        for card in range(s.n_encounters):
            v.learned[card] = uint64(s.learned[card]) & (U255 << (seat << U3))


@inner
def copy_public(s, v):
    v.players = s.players
    v.seats = s.seats
    v.goal = s.goal
    v.potatoes = s.potatoes
    v.shared = s.shared
    v.n_encounters = s.n_encounters
    v.names = s.names
    v.phase = s.phase
    v.this_round = s.this_round
    v.first = s.first
    v.hot = s.hot
    v.hands = s.hands
    v.lying = s.lying
    v.in_force = s.in_force
    v.kept = s.kept
    v.gained = s.gained
    v.asked = s.asked
    v.waiting = s.waiting
    v.n_turned = s.n_turned
    v.left = s.left
    v.window = s.window
    v.shown = s.shown
    for seat in range(s.players):
        v.totals[seat] = s.totals[seat]
    for card in range(s.n_encounters):
        v.rankings[card] = s.rankings[card]


@inner
def determinize(s, seat, rng):
    """Turn an observed state into a full one."""
    if s.phase == DECK:
        return rng
    cards, times, n, rng = replay_pass(s, seat, rng)
    unseen = s.left
    for i in range(n):
        if cards[i] != UNKNOWN:
            unseen ^= U1 << cards[i]
    for i in range(n):
        if cards[i] == UNKNOWN:
            rng = step(rng)
            bit = random_bit(word(rng), unseen)
            unseen ^= bit
            cards[i] = lowest(bit)
        s.deck[s.n_turned + uint64(i)] = cards[i]
        note_times(s, cards[i], times[i])
    rng = shuffle(s, s.n_turned, n, rng)
    place = first = s.n_turned + n
    while unseen:
        s.deck[place] = lowest(unseen)
        unseen &= unseen - U1
        place += U1
    return shuffle(s, first, place - first, rng)


@inner
def note_times(s, card, times):
    """Record who has seen this card of the window, and so knows that it is there."""
    s.learned[card] = times
    bit = U1 << card
    for other in range(s.players):
        if (times >> (uint64(other) << U3)) & U255 or s.shown & bit:
            s.known[other] |= bit


@inner
def replay_pass(s, seat, rng):
    """Return the window's slots: their cards as far as the seat knows them, who saw them when, and their number."""
    cards = np.empty(3, np.uint64)
    times = np.zeros(3, np.uint64)
    n = U0
    shown = s.shown
    while shown:
        cards[n] = lowest(shown)
        shown &= shown - U1
        n += U1
    for k in range(s.n_turned):
        card = uint64(s.deck[k])
        i, rng = slot_of(cards, n, card, rng)
        if i < n:
            n -= U1
            s.learned[card] = times[i]
            cards[i] = cards[n]
            times[i] = times[n]
        if s.peeled[k]:
            n, rng = peel(s, seat, uint64(k) + U1, cards, times, n, rng)
    return cards, times, n, rng


@inner
def slot_of(cards, n, card, rng):
    """Return the slot that a card was turned up from: its own, else a random unknown one, or n if there is none."""
    unknown = U0
    for i in range(n):
        if cards[i] == card:
            return uint64(i), rng
        if cards[i] == UNKNOWN:
            unknown |= U1 << uint64(i)
    if not unknown:
        return n, rng
    rng = step(rng)
    return lowest(random_bit(word(rng), unknown)), rng


@inner
def peel(s, seat, when, cards, times, n, rng):
    """Apply one round's peeling: all who peeled saw the same top three, and the seat knows which if it did (HP-10)."""
    while n < min(U3, s.n_encounters - when):
        cards[n] = UNKNOWN
        times[n] = U0
        n += U1
    peelers = uint64(s.peeled[when - U1])
    if seat < s.players and peelers >> seat & U1:
        rng = identify(learned_at(s, seat, when), cards, n, rng)
    for i in range(n):
        if cards[i] == UNKNOWN or not s.shown >> cards[i] & U1:
            times[i] |= (flags_of(peelers) & ~holding(times[i])) * when
    return n, rng


@inner
def learned_at(s, seat, when):
    """Return the cards that the seat learned of at that time."""
    mask = U0
    for card in range(s.n_encounters):
        if (uint64(s.learned[card]) >> (seat << U3)) & U255 == when:
            mask |= U1 << uint64(card)
    return mask


@inner
def identify(new, cards, n, rng):
    """Put the cards just learned into the unknown slots, all ways equally likely."""
    for i in range(n):
        if cards[i] == UNKNOWN:
            rng = step(rng)
            bit = random_bit(word(rng), new)
            new ^= bit
            cards[i] = lowest(bit)
    return rng
