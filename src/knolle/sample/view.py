"""One seat's knowledge of Sample Tricks (ST-10), copied into an empty record, and full states that fit it."""

from math import comb

import numpy as np

from knolle.compiled.decorators import below, inner, popcount, random_few, step, uint64, word
from knolle.sample import state as layout
from knolle.sample.kernel import DECK, HAND_SIZE, N_NUMBERS, PLAY, SUIT, U0, U1

SIZES = range(layout.N_NUMBERS + 1)
CHOOSE = np.array([[comb(n, k) for k in SIZES] for n in SIZES], np.uint64)
"""The number of ways to choose k of n cards."""


@inner
def observe(s, seat, v):
    """Fill a zeroed record with what `seat` may know of the state."""
    v.players = s.players
    v.rounds = s.rounds
    v.phase = s.phase
    v.this_round = s.this_round
    v.starter = s.starter
    v.turn = s.turn
    v.lead = s.lead
    v.n_tricks = s.n_tricks
    v.n_played = s.n_played
    for k in range(s.n_played):
        v.played[k] = s.played[k]
    for k in range(HAND_SIZE):
        v.leads[k] = s.leads[k]
    for other in range(s.players):
        v.totals[other] = s.totals[other]
        v.points[other] = s.points[other]
        v.lacks[other] = s.lacks[other]
        v.n_cards[other] = popcount(s.hands[other])
        if other == seat:
            v.hands[other] = s.hands[other]


@inner
def determinize(s, seat, rng):
    """Turn an observed state into a full one, drawn uniformly from those in which everybody has followed suit (ST-5).

    Seats that are known to lack a suit are dealt first; any cards may go to the others.
    """
    pool = unseen(s, seat)
    for is_free in (False, True):
        for other in range(s.players):
            if other != seat and (s.lacks[other] == U0) == is_free:
                if is_free:
                    hand, rng = random_few(rng, pool, popcount(pool), s.n_cards[other])
                else:
                    hand, rng = draw_constrained(s, seat, uint64(other), pool, rng)
                s.hands[other] = hand
                pool ^= hand
    for other in range(s.players):
        s.n_cards[other] = U0
    return rng


@inner
def unseen(v, seat):
    """Return the cards whose place the seat cannot know."""
    if v.phase != PLAY:
        return U0
    mask = DECK
    for k in range(v.n_played):
        mask ^= U1 << uint64(v.played[k])
    return mask & ~v.hands[seat] if seat < v.players else mask


@inner
def counts(pool):
    """Return how many cards of each suit are in the pool."""
    return popcount(pool & SUIT), popcount(pool >> N_NUMBERS & SUIT), popcount(pool >> (N_NUMBERS + N_NUMBERS))


@inner
def draw_constrained(s, me, seat, pool, rng):
    """Draw the hand of a seat that lacks a suit: each hand counts as often as the seats after it can be dealt."""
    red, blue, green = counts(pool)
    rng = step(rng)
    chosen = below(word(rng), n_ways(s, me, seat, red, blue, green))
    n, may = s.n_cards[seat], pool & ~s.lacks[seat]
    most_red, most_blue, most_green = counts(may)
    for i in range(min(n, most_red) + U1):
        for j in range(min(n - i, most_blue) + U1):
            k = n - i - j
            if k > most_green:
                continue
            ways = CHOOSE[red, i] * CHOOSE[blue, j] * CHOOSE[green, k]
            ways *= n_ways(s, me, seat + U1, red - i, blue - j, green - k)
            if chosen < ways:
                return some_of(may, uint64(i), uint64(j), uint64(k), rng)
            chosen -= ways
    return U0, rng  # never reached


@inner
def some_of(pool, i, j, k, rng):
    """Draw i red, j blue and k green cards."""
    red, rng = random_few(rng, pool & SUIT, popcount(pool & SUIT), i)
    rest = pool >> N_NUMBERS
    blue, rng = random_few(rng, rest & SUIT, popcount(rest & SUIT), j)
    rest >>= N_NUMBERS
    green, rng = random_few(rng, rest, popcount(rest), k)
    return red | blue << N_NUMBERS | green << (N_NUMBERS + N_NUMBERS), rng


@inner
def n_ways(s, me, seat, red, blue, green):
    """Return the number of ways to deal these cards to the seats from this one on that lack a suit."""
    if seat == s.players:
        return U1
    if seat == me or s.lacks[seat] == U0:
        return n_ways(s, me, seat + U1, red, blue, green)
    has_red, has_blue, has_green = counts(DECK & ~s.lacks[seat])
    n, found = s.n_cards[seat], U0
    for i in range(min(n, min(red, has_red)) + U1):
        for j in range(min(n - i, min(blue, has_blue)) + U1):
            k = n - i - j
            if k <= min(green, has_green):
                rest = n_ways(s, me, seat + U1, red - i, blue - j, green - k)
                found += CHOOSE[red, i] * CHOOSE[blue, j] * CHOOSE[green, k] * rest
    return found
