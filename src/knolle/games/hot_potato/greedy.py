"""The rule player of Hot Potato!: it thinks of this round, and a little of the next.

What comes next? Each encounter it knows to be on top of the deck (HP-4, HP-10) is as likely as the others there; the
places it does not know are shared by the encounters that are left. For each of them it looks at the open hands: with
what share of their cards would each opponent do no better? The product over the opponents is the chance of a point.

Choosing: the chance times the points it brings, plus the rest times what the effect is worth to a loser; Poteto Potato
counts with its best companion. Among nearly equal choices it picks at random, because a predictable player is beaten.
Adding: the others' cards are on the table, so it adds what raises the chance most. It always adds something, because a
hand that is empty sooner is full again sooner. Rambotato: away from itself, else at the opponent with the most points
whom no Robotato protects. Sweet Potato is always used, A-peeling Potato when there is something new to see, Robotato
while an opponent holds Rambotato, Couch Potato when there is something to take back, but not with an empty hand, which
takes up the discard pile anyway.

It reads only what a seat may know, so it answers the same on a state and on that seat's view.
"""

import numpy as np

from knolle.compiled.decorators import inner, lowest, popcount, random_bit, step, uint64, word
from knolle.games.hot_potato.kernel import ADD_NOTHING, CHOOSE, DECLINE, EXTRA, NO_RAMBO, USE, USE_RAMBO
from knolle.games.hot_potato.packed import (
    BEATS,
    FLAGS,
    PEELING,
    POTETO,
    RAMBO,
    ROBO,
    SWEET,
    U0,
    U1,
    U2,
    U3,
    U4,
    U8,
    U16,
    U24,
    U63,
    U255,
    best_lying,
    discards,
    flag,
    having,
    holding,
    may_be_named,
)
from knolle.games.hot_potato.state import RANKINGS

# in points, found by experiment
CARD = 0.08  # one more potato in hand
SWEET_WORTH = 0.7
PEELING_WORTH = 0.1
ROBO_WORTH = 0.03
RAMBO_WORTH = 0.1
RELIEF = 0.3  # getting rid of the Hot Potato
NOISE = 0.2 / 1024

ORDER = np.array(RANKINGS, np.uint8)
U10, U1023 = uint64(10), uint64(1023)


@inner
def choose(v, seat, rng):
    """Return a legal action for a seat that owes a choice, and the new generator."""
    rng = step(rng)
    bits = word(rng)
    if v.phase == CHOOSE:
        return best_potato(v, seat, bits), rng
    if v.phase == EXTRA:
        return best_added(v, seat, bits), rng
    if v.phase == USE_RAMBO:
        return best_target(v, seat, bits), rng
    return (USE if is_useful(v, seat) else DECLINE), rng


@inner
def own(packed, seat):
    return (packed >> (seat << U3)) & U63


@inner
def weights(v, seat):
    """Return how likely an encounter comes next: one the seat knows to be on top, and one of the others left."""
    known = v.known[seat]
    n_known, n_left = float(popcount(known)), float(popcount(v.left))
    window = float(v.window)
    if window == 0.0:
        return 0.0, 1.0 / n_left
    rest = (window - n_known) / window
    return 1.0 / window, (rest / (n_left - n_known) if n_left > n_known else 0.0)


@inner
def best_potato(v, seat, bits):
    """Return the most promising potato (HP-5)."""
    alone, paired = chances(v, seat)
    worth = 2.0 if own(v.in_force, seat) >> SWEET & U1 else 1.0
    hand, barred = own(v.hands, seat), v.hot & flag(seat) != U0
    best, best_value = U0, -1.0
    mine = hand
    while mine:
        potato = lowest(mine)
        mine &= mine - U1
        chance, cost = alone[potato], 0.0
        if potato == POTETO and not barred:
            chance, cost = with_companion(hand, worth, chance, paired)
        value = chance * worth - cost + (1.0 - chance) * effect_worth(v, seat, potato, barred)
        value += NOISE * float((bits >> (potato * U10)) & U1023)
        if value > best_value:
            best, best_value = potato, value
    return best


@inner
def with_companion(hand, worth, chance, paired):
    """Return the chance with the best card to add, if that is worth a card, and its cost."""
    cost = 0.0
    others = hand & ~(U1 << POTETO)
    while others:
        raised = paired[lowest(others)]
        others &= others - U1
        if raised * worth - CARD > chance * worth - cost:
            chance, cost = raised, CARD
    return chance, cost


@inner
def chances(v, seat):
    """Return each potato's chance to gain a point, alone and next to Poteto Potato."""
    alone, paired = np.zeros(6), np.zeros(6)
    others = v.hands & ~(flag(seat) * U63)
    counts = hand_sizes(others)
    weight_known, weight_other = weights(v, seat)
    weight_known /= float(product(counts))
    weight_other /= float(product(counts))
    encounters = v.left if weight_other else v.known[seat]
    while encounters:
        card = lowest(encounters)
        encounters &= encounters - U1
        weight = weight_known if v.known[seat] >> card & U1 else weight_other
        walk_down(v.rankings[card], others, counts, weight, alone, paired)
    return alone, paired


@inner
def walk_down(ranking, others, counts, weight, alone, paired):
    """Add one encounter's chances, best potato first: opponents' cards above a potato count against it."""
    below_poteto = 0.0
    for place in range(6):
        potato = uint64(ORDER[ranking, place])
        chance = weight * float(product(counts))
        counts -= having(others, potato)
        alone[potato] += chance
        paired[potato] += max(chance, below_poteto)
        if potato == POTETO:
            below_poteto = chance


@inner
def hand_sizes(hands):
    """Return the number of cards in each byte, 1 where there are none."""
    pairs = hands - ((hands >> U1) & uint64(0x55555555))
    fours = (pairs & uint64(0x33333333)) + ((pairs >> U2) & uint64(0x33333333))
    sizes = (fours + (fours >> U4)) & uint64(0x0F0F0F0F)
    return sizes | (FLAGS & ~holding(sizes))


@inner
def product(counts):
    return (counts & U255) * ((counts >> U8) & U255) * ((counts >> U16) & U255) * (counts >> U24)


@inner
def effect_worth(v, seat, potato, barred):
    """Return what a potato's effect is worth to a seat that gained nothing with it."""
    if potato == RAMBO:
        return RELIEF if barred else RAMBO_WORTH
    if barred or potato == POTETO:
        return 0.0
    if potato == SWEET:
        return SWEET_WORTH
    if potato == ROBO:
        return ROBO_WORTH
    if potato == PEELING:
        return PEELING_WORTH if popcount(v.left) > U1 else 0.0
    n_back = popcount(own(discards(v.potatoes, v.hands, v.lying, v.in_force), seat))
    return CARD * float(n_back) if popcount(own(v.hands, seat)) > U1 else 0.0


@inner
def best_added(v, seat, bits):
    """Return the best potato to add (HP-6); the others' potatoes are known, so only the encounters are uncertain."""
    against = v.lying & ~(flag(seat) * U63)
    against |= against >> U16
    against = (against | against >> U8) & U63
    worth = 2.0 if own(v.in_force, seat) >> SWEET & U1 else 1.0
    best, best_value = ADD_NOTHING, -1.0
    mine = own(v.hands, seat)
    while mine:
        potato = lowest(mine)
        mine &= mine - U1
        chance = chance_against(v, seat, U1 << POTETO | U1 << potato, against)
        value = chance * worth + (1.0 - chance) * effect_worth(v, seat, potato, False)
        value += NOISE * float((bits >> (potato * U10)) & U1023)
        if value > best_value:
            best, best_value = potato, value
    return best


@inner
def chance_against(v, seat, mine, against):
    """Return the chance that the best potato on the table is one of `mine`."""
    weight_known, weight_other = weights(v, seat)
    chance = 0.0
    encounters = v.left if weight_other else v.known[seat]
    while encounters:
        card = lowest(encounters)
        encounters &= encounters - U1
        if mine >> best_lying(BEATS[v.rankings[card]], mine | against) & U1:
            chance += weight_known if v.known[seat] >> card & U1 else weight_other
    return chance


@inner
def best_target(v, seat, bits):
    """HP-13: away from oneself; else at the leader who is not protected."""
    mine = v.hot & flag(seat) != U0
    nameable = may_be_named(v.seats, v.lying)
    targets = nameable & ~having(v.in_force, ROBO)
    if not targets:  # it would go to the middle
        return lowest(random_bit(bits, nameable)) >> U3 if mine else NO_RAMBO
    most = U0
    leaders = U0
    while targets:
        other = lowest(targets) >> U3
        if v.totals[other] > most or not leaders:
            most, leaders = v.totals[other], U0
        if v.totals[other] == most:
            leaders |= U1 << other
        targets &= targets - U1
    return lowest(random_bit(bits, leaders))


@inner
def is_useful(v, seat):
    """Return whether to use the effect that is offered (HP-9)."""
    potatoes = own(v.lying, seat)
    if potatoes >> SWEET & U1:
        return True
    if potatoes >> ROBO & U1:
        return having(v.hands, RAMBO) & ~flag(seat) != U0
    if potatoes >> PEELING & U1:
        return popcount(v.known[seat]) < min(U3, popcount(v.left))
    back = own(discards(v.potatoes, v.hands, v.lying, v.in_force), seat)
    return back != U0 and own(v.hands, seat) != U0


# -- what search and learning ask of the game ------------------------------------------------------


@inner
def spread(s):
    """Return the standard deviation of a seat's points, measured between rule players."""
    return 2.5


@inner
def public_mark(s):
    """Return the encounter turned up last plus 1, or 0: public knowledge that does not follow from the choices."""
    return uint64(s.deck[s.n_turned - U1]) + U1 if s.n_turned else U0
