"""Inputs of the Hot Potato! net: only what the seat may know, with seats counted from the judging one.

On/off inputs: hands, cards played, effects in force, the Hot Potato, the phase and who is to act, points to go,
encounters left. Dense figures come from the rankings and so fit any deck: how likely each potato in each hand gains a
point against the other hands, as far as the seat knows the next encounter; before that encounter is turned up, how
likely the cards played win, alone and with the best addition; how strong each potato is in the rest of the deck.

`n_lucks` and `other_luck` let a solver go through the encounters that may come next instead of drawing them.
"""

import numpy as np

from knolle.compiled.decorators import inner, lowest, popcount, uint64
from knolle.games.hot_potato.greedy import own, weights
from knolle.games.hot_potato.kernel import CHOOSE, EXTRA, all_encounters
from knolle.games.hot_potato.packed import (
    BEATS,
    ROBO,
    SWEET,
    U0,
    U1,
    U3,
    U8,
    U16,
    U63,
    best_lying,
    flag,
    having,
    refill,
)
from knolle.games.hot_potato.state import RANKINGS

HAND, CARD, LIES, FORCE, KEPT, HOT = 0, 256, 280, 304, 312, 320
PHASE, ASKED, WAITING, GAINED, TO_GO, RACE = 325, 329, 345, 349, 353, 417
LEFT, WINDOW, KNOWN, SHARED, SIZE, FIRST = 561, 575, 579, 583, 584, 612
"""The first index of each kind of input."""
N_INPUTS = 616
MOST_ACTIVE = 128
"""The most inputs that can be on at once."""
CHANCES, BEST, MEAN, SAFE, WINS, ADDED, RACES, STRENGTH, NEXT = 0, 24, 28, 32, 36, 40, 44, 48, 54
N_DENSE = 60
PAIRS_SHAPE = 2, 36
MOST_TO_GO, MOST_RACE, MOST_LEFT = 15, 11, 13
F0, F1 = np.float32(0.0), np.float32(1.0)


def not_beaten(ranking):
    """Return 1 for each pair of potatoes in which the first ranks no lower than the second, else 0."""
    return [1.0 if ranking.index(p) <= ranking.index(q) else 0.0 for p in range(6) for q in range(6)]


PAIRS = np.array([not_beaten(ranking) for ranking in RANKINGS], np.float32)


# -- inputs that are on or off ---------------------------------------------------------------------


@inner
def state_inputs(v, seat, inputs):
    """Write the numbers of the inputs that are on; return how many there are."""
    before = v.phase <= EXTRA  # the round's encounter is still to come
    n = 0
    for k in range(v.players):
        other = seat_at(v, seat, k)
        n = add_cards(v, other, k, before, inputs, n)
        n = add_standing(v, other, k, inputs, n)
    holder = lowest(v.hot) >> U3 if v.hot else U0
    inputs[n] = HOT + 1 + np.int64((holder + v.players - seat) % v.players) if v.hot else HOT
    inputs[n + 1] = PHASE + np.int64(v.phase - CHOOSE)
    inputs[n + 2] = LEFT + np.int64(min(popcount(v.left), uint64(MOST_LEFT)))
    inputs[n + 3] = WINDOW + np.int64(v.window)
    inputs[n + 4] = KNOWN + np.int64(popcount(v.known[seat]))
    inputs[n + 5] = FIRST + np.int64((v.first + v.players - seat) % v.players)
    inputs[n + 6] = RACE + 12 * to_go(v, v.totals[seat], MOST_RACE) + to_go(v, most_of_others(v, seat), MOST_RACE)
    n += 7
    if v.shared:
        inputs[n] = SHARED
        n += 1
    return n


@inner
def seat_at(v, seat, k):
    return (seat + uint64(k)) % v.players


@inner
def to_go(v, points, most):
    return min(np.int64(v.goal - points) if points < v.goal else 0, most)


@inner
def most_of_others(v, seat):
    most = U0
    for other in range(v.players):
        if other != seat:
            most = max(most, v.totals[other])
    return most


@inner
def hand_of(v, other, before):
    """Return the hand to choose from; after the encounter, that of the next round as far as it is settled."""
    hands = v.hands if before else refill(v.potatoes, v.hands, v.kept)
    return own(hands, other)


@inner
def add_cards(v, other, k, before, inputs, n):
    hand = hand_of(v, other, before)
    inputs[n] = HAND + 64 * k + np.int64(hand)
    inputs[n + 1] = SIZE + 7 * k + np.int64(popcount(hand))
    n = add_each(hand, CARD + 6 * k, inputs, n + 2)
    n = add_each(own(v.lying, other), LIES + 6 * k, inputs, n)
    n = add_each(own(v.in_force, other) >> ROBO, FORCE + 2 * k, inputs, n)
    return add_each(own(v.kept, other) >> ROBO, KEPT + 2 * k, inputs, n)


@inner
def add_each(mask, first, inputs, n):
    while mask:
        inputs[n] = first + np.int64(lowest(mask))
        mask &= mask - U1
        n += 1
    return n


@inner
def add_standing(v, other, k, inputs, n):
    inputs[n] = TO_GO + 16 * k + to_go(v, v.totals[other], MOST_TO_GO)
    n += 1
    if v.asked & flag(other):
        inputs[n] = ASKED + 4 * k + np.int64(v.phase - CHOOSE)
        n += 1
    if v.waiting & flag(other):
        inputs[n] = WAITING + k
        n += 1
    if v.gained & flag(other) and v.phase > EXTRA:
        inputs[n] = GAINED + k
        n += 1
    return n


# -- dense figures ---------------------------------------------------------------------------------


@inner
def state_figures(v, seat, dense, pairs):
    """Write the dense figures. `pairs` has room for two tables: who beats whom next, and in all that is left."""
    dense[:] = F0
    fill_pairs(v, seat, pairs)
    before = v.phase <= EXTRA
    if v.phase == EXTRA:
        note_lying(v, seat, dense)
    else:
        note_chances(v, seat, before, dense, pairs)
    mine = float(v.totals[seat])
    dense[RACES] = np.float32((mine - float(most_of_others(v, seat))) / 5.0)
    dense[RACES + 1] = np.float32(min(float(v.goal) - mine, 30.0) / 10.0)
    dense[RACES + 2] = np.float32(min(float(v.goal) - float(most_of_others(v, seat)), 30.0) / 10.0)
    dense[RACES + 3] = np.float32(float(popcount(v.left)) / 12.0)
    for p in range(6):
        ahead = left = F0
        for q in range(6):
            ahead += pairs[0, 6 * p + q]
            left += pairs[1, 6 * p + q]
        dense[STRENGTH + p] = left / np.float32(3.0) - np.float32(7.0 / 6.0)
        dense[NEXT + p] = ahead / np.float32(3.0) - np.float32(7.0 / 6.0)


@inner
def fill_pairs(v, seat, pairs):
    pairs[:] = F0
    cards = v.left if v.left else all_encounters(v)
    share = np.float32(1.0 / float(popcount(cards)))
    weight_known, weight_other = share, share
    if v.left:
        one, other = weights(v, seat)
        weight_known, weight_other = np.float32(one), np.float32(other)
    known = v.known[seat]
    while cards:
        card = lowest(cards)
        cards &= cards - U1
        row = PAIRS[v.rankings[card]]
        weight = weight_known if known >> card & U1 else weight_other
        for k in range(36):
            pairs[0, k] += weight * row[k]
            pairs[1, k] += share * row[k]


@inner
def note_chances(v, seat, before, dense, pairs):
    """Write each hand's chance per potato that none of the others' cards, drawn blindly, beats it."""
    for k in range(v.players):
        other = seat_at(v, seat, k)
        hand = hand_of(v, other, before)
        sweet = own(v.in_force if before else v.kept, other) >> SWEET & U1
        best = sum_ = safe = F0
        n = np.float32(popcount(hand))
        while hand:
            p = lowest(hand)
            hand &= hand - U1
            chance, least = chance_of(v, other, np.int64(p), before, pairs)
            dense[CHANCES + 6 * k + np.int64(p)] = chance
            best = max(best, chance)
            safe = max(safe, least)
            sum_ += chance
        worth = np.float32(2.0) if sweet else F1
        dense[BEST + k] = worth * best
        dense[MEAN + k] = worth * sum_ / n if n else F0
        dense[SAFE + k] = worth * safe


@inner
def chance_of(v, seat, p, before, pairs):
    """Return a potato's chance against cards drawn blindly, and against the card that is worst for it."""
    chance = least = F1
    for other in range(v.players):
        if other == seat:
            continue
        hand = hand_of(v, uint64(other), before)
        n = np.float32(popcount(hand))
        sum_ = F0
        while hand:
            stays = pairs[0, 6 * p + np.int64(lowest(hand))]
            hand &= hand - U1
            sum_ += stays
            least = min(least, stays)
        if n:
            chance *= sum_ / n
    return chance, least


@inner
def note_lying(v, seat, dense):
    """Write how likely each seat wins with the cards played, and with the best card to add (HP-6)."""
    weight_known, weight_other = weights(v, seat)
    cards = v.left if weight_other else v.known[seat]
    there = v.lying | v.lying >> U16
    there = (there | there >> U8) & U63
    while cards:
        card = lowest(cards)
        cards &= cards - U1
        weight = np.float32(weight_known if v.known[seat] >> card & U1 else weight_other)
        beats = BEATS[v.rankings[card]]
        best = best_lying(beats, v.lying)
        winners = having(v.lying, best)
        for k in range(v.players):
            other = seat_at(v, seat, k)
            if winners & flag(other):
                dense[WINS + k] += weight
            elif v.asked & flag(other):
                note_added(own(v.hands, other), there, beats, weight, k, dense)
    for k in range(v.players):
        best_added = F0
        for p in range(6):
            best_added = max(best_added, dense[CHANCES + 6 * k + p])
        dense[ADDED + k] = best_added


@inner
def note_added(hand, there, beats, weight, k, dense):
    """Add the encounter's weight to each card of the hand that would win it."""
    while hand:
        p = lowest(hand)
        hand &= hand - U1
        if best_lying(beats, there | U1 << p) == p:
            dense[CHANCES + 6 * k + np.int64(p)] += weight


# -- luck ------------------------------------------------------------------------------------------


@inner
def n_lucks(v):
    """Return how many equally likely encounters the next choice may turn up, for a solver to go through."""
    if v.phase > EXTRA:
        return U1
    return v.window if v.window else popcount(v.left)


@inner
def is_open(s):
    """Return whether all seats know the same encounters, as they do until someone has peeled."""
    same = True
    for seat in range(1, s.players):
        same &= s.known[seat] == s.known[0]
    return same


@inner
def other_luck(s, k):
    """Make the k-th of the possible next encounters the next one."""
    a, b = s.n_turned, s.n_turned + k
    card = s.deck[a]
    s.deck[a] = s.deck[b]
    s.deck[b] = card
