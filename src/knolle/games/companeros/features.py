"""Inputs of the Compañeros net: only what the seat may know, and nothing that tells the colours apart.

All colours are equivalent, so the display is seen as piles by size, the trick as colour values by size, the hand by
value. Inputs of a card: its value, the place it would give if the trick ended now, the distance to the next higher and
lower colour values, cards of its colour in the trick and still unseen, the pile it joins. Dense figures of a card come
from imagined tricks; in half of them the seats to come play any unseen cards, in the other half high ones. They are
what this seat and what all seats would take, the chance of taking first and of taking at all, and the place in the next
trick. Dense figures of a colour to take: its points, what the takers after this seat get, and the piles of the next
display.
"""

from typing import Any, NamedTuple

import numpy as np

from knolle.compiled.decorators import inner, lowest, nth_bit, popcount, step, uint64, word
from knolle.games.companeros.greedy import by_points, place_in, richest
from knolle.games.companeros.kernel import (
    LANE,
    TAKE,
    U0,
    U1,
    U2,
    U3,
    U4,
    U6,
    U7,
    U8,
    U10,
    U15,
    U32,
    U255,
    Trick,
    key_of,
    next_lead,
    ranking,
    ranking_at,
    sort_two,
    tie,
    value_of,
    with_card,
    worth_of,
)
from knolle.games.companeros.view import cards_in_trick, unseen

U5, U9, U511 = (uint64(i) for i in (5, 9, 511))
LOW_HALF = uint64(0xFFFFFFFF)
NIBBLES = uint64(0x111111)
TRY_BITS = uint64(3)
N_TRIES = 1 << 3
LAST_TRY = uint64(N_TRIES - 1)
"""The number of imagined tricks of each of the two kinds, a power of 2."""
STRIDES = np.array([1, 5, 11, 7, 3], np.uint64)
"""Odd, so that the cards imagined for each seat are spread over the unseen ones, in a different order per seat."""
HIGH = uint64(sum(0b1111100000 << 10 * colour for colour in range(6)))

EDGES = (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 17, 20, 24, 30, 38)
STEPS = np.array([sum(points >= edge for edge in EDGES) for points in range(256)], np.int64)
"""Points mapped to steps that get coarser as points grow."""
N_STEPS = len(EDGES) + 1
NONE = N_STEPS - 1

TRICKS = 0
HAND = TRICKS + 2 * 9
PILES = HAND + 9 * 10
SUMS = PILES + 6 * N_STEPS
PLACE = SUMS + 6 * N_STEPS
QUEUE = PLACE + 6
CARD = QUEUE + 7 * 6
NOW = CARD + 9 * 10
ABOVE = NOW + 6 * 8
BELOW = ABOVE + 6 * N_STEPS
COMPANY = BELOW + 6 * N_STEPS
MATES = COMPANY + 6 * 9
JOINS = MATES + 6 * 10
RANK = JOINS + N_STEPS
LOSS = RANK + 6 * 6
FED = LOSS + N_STEPS
"""The first index of each kind of input."""
N_INPUTS = FED + N_STEPS
N_DENSE = 22
MOST_ACTIVE = 30
"""The most inputs that can be on at once."""
F0, F1 = np.float32(0.0), np.float32(1.0)


class Survey(NamedTuple):
    """What is computed once per state and used for every action."""

    pool: uint64  # unseen cards
    piles: uint64  # the display's piles by size, packed bytes
    totals: uint64  # what the first 0, 1, 2, … takers take together, nine bits each
    after: uint64  # seats that play after this one
    tricks: Any  # imagined cards and sums: first the tricks with any cards, then those with high ones


@inner
def survey(v, seat):
    pool, piles = unseen(v, seat), by_points(v.worth)
    if v.phase == TAKE:
        return Survey(pool, piles, running_totals(piles), U0, np.empty((0, 2), np.uint64))
    after = v.players - U1 - distance(v.lead, seat, v.players)
    tricks = np.empty((2 * N_TRIES if after else 2, 2), np.uint64)
    half = len(tricks) // 2
    high = pool & HIGH
    fill_tricks(v, seat, pool, after, tricks[:half])
    fill_tricks(v, seat, high if popcount(high) >= U5 else pool, after, tricks[half:])
    return Survey(pool, piles, running_totals(piles), after, tricks)


@inner
def fill_tricks(v, seat, pool, after, tricks):
    """Fill in tricks in which the seats to come play cards of the pool; the same view always gives the same tricks."""
    rng = v.hands[seat] + (v.cards << U8)
    for i in range(len(tricks)):
        trick, other, rest = Trick(v.cards, v.sums), seat, pool
        for k in range(after):
            other = other + U1 if other + U1 < v.players else U0
            rng = step(rng)
            part = (uint64(i) * STRIDES[k]) & LAST_TRY
            bits = ((word(rng) & LOW_HALF) + (part << U32)) >> TRY_BITS
            bit = nth_bit(rest, (bits * popcount(rest)) >> U32)
            rest ^= bit
            trick = with_card(trick, other, lowest(bit))
        tricks[i, 0] = trick.cards
        tricks[i, 1] = trick.sums


@inner
def running_totals(piles):
    total, packed = U0, U0
    for k in range(6):
        total += worth_of(piles, uint64(k) << U3)
        packed |= total << (U9 * uint64(k + 1))
    return packed


@inner
def total_of(totals, n):
    """Return what n takers take together."""
    return (totals >> (U9 * n)) & U511


@inner
def distance(first, seat, players):
    """Return how many seats `seat` sits clockwise from `first`."""
    return seat - first if seat >= first else seat + players - first


@inner
def ranking_among(trick, players):
    """Return what the kernel's `ranking` returns; three or four players are sorted in fewer steps."""
    if players > U4:
        return ranking(trick)
    a, b, c = key_of(trick, U0), key_of(trick, U1), key_of(trick, U2)
    d = key_of(trick, U3) if players == U4 else U0
    a, b = sort_two(a, b)
    c, d = sort_two(c, d)
    a, c = sort_two(a, c)
    b, d = sort_two(b, d)
    b, c = sort_two(b, c)
    stopped = max(max(tie(a, b), tie(b, c)), tie(c, d))
    order = (
        ranking_at(a, stopped, U0)
        | ranking_at(b, stopped, U1)
        | ranking_at(c, stopped, U2)
        | ranking_at(d, stopped, U3)
    )
    return order, stopped


@inner
def n_seats(order):
    """Return the number of seats in a packed ranking."""
    order |= order >> U2
    return popcount((order | (order >> U1)) & NIBBLES)


# -- a state ---------------------------------------------------------------------------------------


@inner
def state_inputs(v, seat, about, inputs):
    """Write the numbers of the inputs that are on; return how many there are."""
    taking = v.phase == TAKE
    inputs[0] = TRICKS + np.int64(v.n_tricks) + (9 if taking else 0)
    n = 1
    hand = v.hands[seat]
    while hand:
        inputs[n] = HAND + 10 * np.int64(v.n_tricks) + np.int64(value_of(lowest(hand))) - 1
        hand &= hand - U1
        n += 1
    sums = by_points(v.sums)
    for k in range(v.players):
        shift = uint64(k) << U3
        inputs[n] = PILES + N_STEPS * np.int64(k) + STEPS[worth_of(about.piles, shift)]
        inputs[n + 1] = SUMS + N_STEPS * np.int64(k) + STEPS[worth_of(sums, shift)]
        n += 2
    if taking:
        first = (v.order & U15) - U1
        inputs[n] = QUEUE + 6 * np.int64(n_seats(v.queue)) + np.int64(distance(first, seat, v.players))
    else:
        inputs[n] = PLACE + np.int64(about.after)
    return n + 1


@inner
def lane(card):
    """Return all cards of a card's colour."""
    return LANE << (U10 * (card // U10))


@inner
def action_inputs(v, seat, about, action, inputs, dense):
    """Write the inputs that the action adds and its dense figures; return the number of inputs."""
    for k in range(N_DENSE):
        dense[k] = F0
    dense[17] = np.float32(total_of(about.totals, U6)) / np.float32(40.0)
    if v.phase == TAKE:
        weigh_hand(v.hands[seat], dense)
        weigh_taking(v, seat, about, action << U3, dense)
        return taking_inputs(v, about, action << U3, inputs)
    trick = with_card(Trick(v.cards, v.sums), seat, action)
    order, stopped = ranking_among(trick, v.players)
    weigh_hand(v.hands[seat] ^ (U1 << action), dense)
    weigh_playing(v, seat, about, action, order, dense)
    place = place_in(order, seat)
    return playing_inputs(v, about, action, trick, U7 if stopped and place == U6 else place, inputs)


@inner
def weigh_hand(hand, dense):
    """Write figures of the cards that stay in hand: total points, highest and lowest card."""
    points, highest, least = U0, U0, U0 if hand == U0 else U10
    while hand:
        value = value_of(lowest(hand))
        hand &= hand - U1
        points += value
        highest = max(highest, value)
        least = min(least, value)
    dense[12] = np.float32(points) / np.float32(25.0)
    dense[13] = np.float32(highest) / np.float32(10.0)
    dense[14] = np.float32(least) / np.float32(10.0)


# -- a card to play --------------------------------------------------------------------------------


@inner
def playing_inputs(v, about, card, trick, place, inputs):
    after = np.int64(about.after)
    shift = (card // U10) << U3
    own = worth_of(trick.sums, shift)
    above, below = neighbours(trick.sums, shift)
    company = cards_in_trick(v) & lane(card)
    higher = popcount(company >> card)
    lower = popcount(company) - higher
    inputs[0] = CARD + 10 * np.int64(v.n_tricks) + np.int64(value_of(card)) - 1
    inputs[1] = NOW + 8 * after + np.int64(place)
    inputs[2] = ABOVE + N_STEPS * after + (STEPS[above - own] if above else NONE)
    inputs[3] = BELOW + N_STEPS * after + (STEPS[own - below] if below else NONE)
    inputs[4] = COMPANY + 9 * after + 3 * np.int64(min(higher, U2)) + np.int64(min(lower, U2))
    inputs[5] = MATES + 10 * after + np.int64(popcount(about.pool & lane(card)))
    inputs[6] = JOINS + STEPS[worth_of(v.worth, shift) + own]
    return 7


@inner
def neighbours(sums, shift):
    """Return the next higher (or equal) and next lower colour values, 0 where there is none."""
    own = worth_of(sums, shift)
    above, below = U255, U0
    for colour in range(6):
        other = worth_of(sums, uint64(colour) << U3)
        if uint64(colour) << U3 == shift:
            continue
        if other >= own:
            above = min(above, other)
        else:
            below = max(below, other)
    return above if above < U255 else U0, below


@inner
def weigh_playing(v, seat, about, card, order, dense):
    half = len(about.tricks) // 2
    imagine(v, seat, about, card, about.tricks[:half], dense[0:5])
    imagine(v, seat, about, card, about.tricks[half:], dense[5:10])
    mine = worth_of(about.piles, place_in(order, seat) << U3)
    dense[10] = np.float32(mine) / np.float32(10.0)
    dense[11] = np.float32(total_of(about.totals, n_seats(order))) / np.float32(20.0)
    dense[15] = np.float32(value_of(card)) / np.float32(10.0)
    laid = total_of(running_totals(v.sums), U6) + value_of(card)
    dense[16] = np.float32(laid) / np.float32(20.0)


@inner
def imagine(v, seat, about, card, tricks, dense):
    """Write means over imagined tricks: own points, all points taken, taking first, taking at all, the next place."""
    mine = taken = first = some = spot = U0
    for i in range(len(tricks)):
        order, _ = ranking_among(with_card(Trick(tricks[i, 0], tricks[i, 1]), seat, card), v.players)
        place = place_in(order, seat)
        mine += worth_of(about.piles, place << U3)
        taken += total_of(about.totals, n_seats(order))
        first += U1 if place == U0 else U0
        some += U1 if place < U6 else U0
        spot += distance(next_lead(order, v.lead), seat, v.players)
    share = F1 / np.float32(len(tricks))
    dense[0] = np.float32(mine) * share / np.float32(10.0)
    dense[1] = np.float32(taken) * share / np.float32(20.0)
    dense[2] = np.float32(first) * share
    dense[3] = np.float32(some) * share
    dense[4] = np.float32(spot) * share / np.float32(3.0)


# -- a colour to take ------------------------------------------------------------------------------


@inner
def taking_inputs(v, about, shift, inputs):
    gain = worth_of(v.worth, shift)
    rank = 0
    while worth_of(about.piles, uint64(rank) << U3) > gain:
        rank += 1
    inputs[0] = RANK + 6 * (np.int64(n_seats(v.queue)) - 1) + rank
    inputs[1] = LOSS + STEPS[(about.piles & U255) - gain]
    inputs[2] = FED + STEPS[worth_of(v.sums, shift)]
    return 3


@inner
def weigh_taking(v, seat, about, shift, dense):
    """Write the figures of taking a colour, assuming that every later taker takes the most."""
    gain = worth_of(v.worth, shift)
    left = v.worth & ~(U255 << shift)
    for _ in range(n_seats(v.queue) - U1):
        left &= ~(U255 << (richest(left) << U3))
    staying = total_of(running_totals(left), U6)
    following = by_points(left + v.sums)
    dense[0] = np.float32(gain) / np.float32(10.0)
    dense[1] = np.float32(total_of(about.totals, U6) - staying) / np.float32(20.0)
    dense[18] = np.float32(staying) / np.float32(20.0)
    for k in range(3):
        dense[19 + k] = np.float32(worth_of(following, uint64(k) << U3)) / np.float32(20.0)


@inner
def share_left(v):
    """Return how much of a game's luck is still to come, from 1 to 0."""
    return float(v.hand_size - v.n_tricks) / float(v.hand_size)
