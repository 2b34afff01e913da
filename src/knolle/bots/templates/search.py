"""Template: search of sampled worlds, written once for all games (see `knolle.compiled.template`).

A world is a full state drawn by `determinize` for the view. Rollouts play on to the end of the deal with a simple
policy; their result is each seat's match score, and the chance of winning the match that it leaves.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from knolle.compiled.arithmetic import log_of_count
from knolle.compiled.decorators import (
    DEALER,
    borrowed,
    entry,
    inlined,
    inner,
    lowest,
    popcount,
    random_bit,
    step,
    uint64,
    word,
)

if TYPE_CHECKING:
    apply: Any = None
    deal_ended: Any = None
    deal_random: Any = None
    chance_to_win: Any = None
    determinize: Any = None
    greedy: Any = None
    lead_of: Any = None
    legal: Any = None
    public_mark: Any = None
    slots_a_seat: Any = None
    spread: Any = None
    tally: Any = None
    to_act: Any = None
    total: Any = None

U0, U1, U3, U8 = uint64(0), uint64(1), uint64(3), uint64(8)
RANDOM, GREEDY = 0, 1
OWN, DIFFERENCE, CHANCE = 0, 1, 2
MOST_STEPS = 128
N_FIGURES = 7
"""Figures kept per action: how often tried; sum and sum of squares of own points, difference, chance."""


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
    """Return a policy's choices for the acting seats, packed, and the new generator."""
    packed = U0
    while acting:
        seat = lowest(acting)
        acting &= acting - U1
        action, rng = policy_choice(s, seat, policy, rng)
        packed |= action << (seat << U3)
    return packed, rng


@inner
def rollout(s, policy, rng):
    """Play on to the end of the deal or for MOST_STEPS; options can make a deal of Hot Potato! endless."""
    for _ in range(MOST_STEPS):
        if deal_ended(s):
            break
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
    """Try every legal action in each of n worlds with the same luck; fill `figures` and return the new generator."""
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
    tally(figures, own, difference, chance)


@entry
def draw_index(weights, rng):
    """Return an index, drawn in proportion to the weights."""
    sum_ = 0.0
    for weight in weights:
        sum_ += weight
    point = float(word(step(rng))) * 2.0**-64 * sum_
    for i in range(weights.size - 1):
        if point < weights[i]:
            return i
        point -= weights[i]
    return weights.size - 1


@entry
def call_greedy(views, i, seat, rng):
    """Return the rule player's choice for a view."""
    action, _ = greedy(views[i], seat, rng)
    return action


# -- information set tree search -------------------------------------------------------------------
#
# One tree for the searching seat. A node is the sequence of choices since the root. Worlds differ, so an action is
# judged by how often it was available. Nodes live in a hash table; a node's number is its index there. Every seat
# maximises its own value. Where several seats choose at once, each mixes by regret matching; otherwise the upper
# confidence bound picks.

EXPLORE = 0.7
MIX = 0.15  # share of a mixed choice that is spread evenly, so that everything is tried
MOST_DEPTH = 256
TRIED, WORTH, THERE = 0, 1, 2
"""Figures of an action in a node: how often tried, sum of values, how often available.

Where seats choose together: sum of the mixed strategies, sum of regrets, visits.
"""


@inner
def mixed_key(key, packed, mark):
    """Return the key of the node that choices lead to; never 0, which marks an empty place."""
    return word(key ^ (packed * uint64(0x9E3779B97F4A7C15)) ^ (mark << uint64(56))) | U1


@inlined
def find_node(keys, key):
    """Return the index of a key in the table, or of the empty place where it belongs."""
    last = uint64(keys.size - 1)
    place = (key >> U8) & last
    while keys[place] != U0 and keys[place] != key:
        place = (place + U1) & last
    return place


@inner
def slot_of(seat, action):
    """Return the index of an action's figures in a node. Games with simultaneous choices have eight slots per seat."""
    return seat * slots_a_seat() + action


@inlined
def upper_bound_choice(node, mask, seat, rng):
    """Return a random untried action, else the one with the highest upper confidence bound; and the new generator."""
    fresh = U0
    best, best_bound = U0, -1e30
    left = mask
    while left:
        action = lowest(left)
        left &= left - U1
        figures = node[slot_of(seat, action)]
        figures[THERE] += 1.0
        if figures[TRIED] == 0.0:
            fresh |= U1 << action
        elif not fresh:
            explore = np.sqrt(log_of_count(figures[THERE]) / figures[TRIED])
            bound = figures[WORTH] / figures[TRIED] + EXPLORE * explore
            if bound > best_bound:
                best, best_bound = action, bound
    if fresh:
        rng = step(rng)
        return lowest(random_bit(word(rng), fresh)), rng
    return best, rng


@inlined
def regret_share(node, mask, seat):
    """Return the sum of the positive regrets of the actions in the mask."""
    sum_ = 0.0
    while mask:
        sum_ += max(node[slot_of(seat, lowest(mask)), WORTH], 0.0)
        mask &= mask - U1
    return sum_


@inlined
def share_of(node, slot, n, regrets):
    """Return the chance that regret matching gives an action."""
    matched = max(node[slot, WORTH], 0.0) / regrets if regrets > 0.0 else 1.0 / n
    return (1.0 - MIX) * matched + MIX / n


@inlined
def mixed_choice(node, mask, seat, rng):
    """Return an action drawn by regret matching, its chance, and the new generator."""
    n = float(popcount(mask))
    regrets = regret_share(node, mask, seat)
    rng = step(rng)
    point = float(word(rng)) * 2.0**-64
    chosen, chance = U0, 1.0
    found = False
    while mask:
        action = lowest(mask)
        mask &= mask - U1
        slot = slot_of(seat, action)
        share = share_of(node, slot, n, regrets)
        node[slot, TRIED] += (share - MIX / n) / (1.0 - MIX)
        if not found:
            chosen, chance = action, share
            found = point < share
            point -= share
    return chosen, chance, rng


@inlined
def note_regrets(node, mask, seat, action, chance, value):
    """Add each action's regret, estimated from the one that was tried."""
    while mask:
        other = lowest(mask)
        mask &= mask - U1
        slot = slot_of(seat, other)
        node[slot, WORTH] -= value
        if other == action:
            node[slot, WORTH] += value / chance


@inner
def reward(s, seat, objective, base):
    """Return a seat's value scaled to about 0 to 1, as the bounds require."""
    if objective == CHANCE:
        return chance_to_win(s, seat)
    return 0.5 + (value_of(s, seat, objective) - base) / (4.0 * spread(s))


@entry
def tree_search(views, seat, n, policy, objective, worlds, keys, figures, trail, chances, rng):
    """Grow the tree by n simulations; return the new generator. The root's key is 1, so its index is 0."""
    worlds, keys, figures = borrowed(worlds), borrowed(keys), borrowed(figures)
    trail, chances = borrowed(trail), borrowed(chances)
    root = find_node(keys, U1)
    if keys[root] == U0:
        keys[root] = U1
        figures[root] = 0.0
    for _ in range(n):
        worlds[0] = views[0]
        rng = determinize(worlds[0], seat, step(rng))
        depth, rng = descend(worlds[0], objective, root, policy, keys, figures, trail, chances, rng)
        rng = rollout(worlds[0], policy, rng)
        back_up(worlds[0], views[0], depth, objective, figures, trail, chances)
    return rng


@inlined
def descend(s, objective, root, policy, keys, figures, trail, chances, rng):
    """Choose down the tree to a new node, noting each choice in the trail."""
    depth = 0
    place = root
    expanded = False
    while not expanded and depth < MOST_DEPTH - 8 and not deal_ended(s):
        acting = to_act(s)
        if acting == DEALER:
            rng = deal_random(s, rng)
            continue
        key = keys[place]
        together = acting & (acting - U1) != U0
        packed = U0
        while acting:
            who = lowest(acting)
            acting &= acting - U1
            mask = legal(s, who)
            chance = 0.0
            if together:
                action, chance, rng = mixed_choice(figures[place], mask, who, rng)
            else:
                action, rng = upper_bound_choice(figures[place], mask, who, rng)
            trail[depth, 0] = place
            trail[depth, 1] = who
            trail[depth, 2] = action
            trail[depth, 3] = mask
            chances[depth] = chance
            depth += 1
            packed |= action << (who << U3)
        apply(s, packed, None)
        child_key = mixed_key(key, packed, public_mark(s))
        place = find_node(keys, child_key)
        if keys[place] == U0:
            keys_used = trail[MOST_DEPTH, 0]
            if keys_used * uint64(4) < uint64(keys.size) * U3:  # stop growing when nearly full
                keys[place] = child_key
                figures[place] = 0.0
                trail[MOST_DEPTH, 0] = keys_used + U1
            expanded = True
    return depth, rng


@inlined
def back_up(s, view, depth, objective, figures, trail, chances):
    for k in range(depth):
        who, action = trail[k, 1], trail[k, 2]
        value = reward(s, who, objective, value_of(view, who, objective))
        node = figures[trail[k, 0]]
        if chances[k] > 0.0:
            note_regrets(node, trail[k, 3], who, action, chances[k], value)
        else:
            slot = slot_of(who, action)
            node[slot, TRIED] += 1.0
            node[slot, WORTH] += value
