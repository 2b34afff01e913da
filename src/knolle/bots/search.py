"""Template: search by sampled worlds, written once for all games (see `knolle.core.template`).

A world is a full state drawn by `determinize` for the view. Rollouts play on to the end of the deal with a simple
policy; what counts there is the match score of each seat, and the chance to win the match that it leaves.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from knolle.core.compiled import DEALER, entry, inner, lowest, random_bit, step, uint64, word

if TYPE_CHECKING:
    apply: Any = None
    deal_ended: Any = None
    deal_random: Any = None
    deals_left: Any = None
    determinize: Any = None
    greedy: Any = None
    legal: Any = None
    spread: Any = None
    to_act: Any = None
    total: Any = None
    winners: Any = None

U0, U1, U3, U8 = uint64(0), uint64(1), uint64(3), uint64(8)
RANDOM, GREEDY = 0, 1
OWN, DIFFERENCE, CHANCE = 0, 1, 2
N_FIGURES = 7
"""Figures kept for an action: how often tried; sum and sum of squares of own points, difference, chance."""


# -- judging the end of a deal ---------------------------------------------------------------------


@inner
def chance_to_win(s, seat):
    """The seat's share of the win: exact when the match is over, else by the lead against the luck of the deals left."""
    left = deals_left(s)
    if left == U0:
        won = winners(s)
        n = 0.0
        for other in range(s.players):
            n += float((won >> uint64(other)) & U1)
        return float((won >> seat) & U1) / n
    width = 0.83 * spread(s) * np.sqrt(float(left))  # a logistic curve close to the normal one
    mine = float(total(s, seat))
    sum_ = 0.0
    for other in range(s.players):
        sum_ += np.exp((float(total(s, uint64(other))) - mine) / width)
    return 1.0 / sum_


@inner
def lead_of(s, seat):
    """Own points minus the mean of the others."""
    others = 0.0
    for other in range(s.players):
        others += float(total(s, uint64(other)))
    mine = float(total(s, seat))
    return mine - (others - mine) / float(s.players - U1)


@inner
def value_of(s, seat, objective):
    if objective == OWN:
        return float(total(s, seat))
    if objective == DIFFERENCE:
        return lead_of(s, seat)
    return chance_to_win(s, seat)


# -- playing on ------------------------------------------------------------------------------------


@inner
def policy_choice(s, seat, policy, rng):
    if policy == GREEDY:
        return greedy(s, seat, rng)
    rng = step(rng)
    return lowest(random_bit(word(rng), legal(s, seat))), rng


@inner
def others_choose(s, acting, policy, rng):
    """The packed choices of the acting seats by a policy."""
    packed = U0
    while acting:
        seat = lowest(acting)
        acting &= acting - U1
        action, rng = policy_choice(s, seat, policy, rng)
        packed |= action << (seat << U3)
    return packed, rng


@inner
def rollout(s, policy, rng):
    """Play on to the end of the deal."""
    while not deal_ended(s):
        acting = to_act(s)
        if acting == DEALER:
            rng = deal_random(s, rng)
        else:
            packed, rng = others_choose(s, acting, policy, rng)
            apply(s, packed, None)
    return rng


# -- determinized Monte Carlo ----------------------------------------------------------------------


@entry
def monte_carlo(views, seat, n, policy, worlds, figures, rng):
    """Try every legal action in each of n worlds with the same luck; fill `figures`, and give the new generator."""
    base, lead = float(total(views[0], seat)), lead_of(views[0], seat)
    for _ in range(n):
        worlds[0] = views[0]
        rng = determinize(worlds[0], seat, step(rng))
        mask = legal(worlds[0], seat)
        others = to_act(worlds[0]) & ~(U1 << seat)
        packed, rng = others_choose(worlds[0], others, policy, rng)
        after = rng
        while mask:
            action = lowest(mask)
            mask &= mask - U1
            worlds[1] = worlds[0]
            apply(worlds[1], packed | (action << (seat << U3)), None)
            after = rollout(worlds[1], policy, rng)
            note(figures[action], worlds[1], seat, base, lead)
        rng = after
    return rng


@inner
def note(figures, s, seat, base, lead):
    own = float(total(s, seat)) - base
    difference = lead_of(s, seat) - lead
    chance = chance_to_win(s, seat)
    figures[0] += 1.0
    figures[1] += own
    figures[2] += own * own
    figures[3] += difference
    figures[4] += difference * difference
    figures[5] += chance
    figures[6] += chance * chance
