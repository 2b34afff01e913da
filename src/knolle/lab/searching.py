"""Template: worlds, rollouts, and a tree that asks a net (see `knolle.compiled.template` and `knolle.lab.search`).

The tree is that of `ismcts`: one for the searching seat, a node per sequence of choices, in a hash table. A net judges
new nodes, many at a time: until its answer is there, a visit counts as lost, so that the next ones go elsewhere.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from knolle.compiled.decorators import DEALER, entry, inner, lowest, step, uint64
from knolle.compiled.encoding import mark

if TYPE_CHECKING:
    apply: Any = None
    chance_to_win: Any = None
    deal_ended: Any = None
    deal_random: Any = None
    determinize: Any = None
    encode: Any = None
    find_node: Any = None
    legal: Any = None
    mixed_key: Any = None
    others_choose: Any = None
    public_mark: Any = None
    rollout: Any = None
    slot_of: Any = None
    standing: Any = None
    to_act: Any = None

U0, U1, U3 = uint64(0), uint64(1), uint64(3)
VISITS, WORTH, PRIOR = range(3)
"""Figures of an action in a node."""
PLACE, SEAT, SLOT = range(3)
"""A step of a path: the node, who chose, and the index of the action's figures."""


@entry
def draw_worlds(views, seat, worlds, rng):
    """Fill all worlds with states that fit the view; return the new generator."""
    for i in range(worlds.size):
        worlds[i] = views[0]
        rng = determinize(worlds[i], seat, step(rng))
    return rng


@entry
def first_illegal(states, seat, actions):
    """Return the first state in which the seat may not take its action, or -1."""
    for i in range(states.size):
        action, is_asked = actions[i], (to_act(states[i]) >> seat) & U1
        if action < 0 or action > 63 or not is_asked or not (legal(states[i], seat) >> uint64(action)) & U1:
            return i
    return -1


@entry
def play_out(states, scratch, seat, actions, policy, points, chances, rng):
    """Play a copy of every state to the end of its deal, first with the seat's action if it is not negative.

    Note what it brings; return the new generator.
    """
    s = scratch[0]
    for i in range(states.size):
        scratch[0] = states[i]
        for other in range(s.players):
            points[i, other] = -float(standing(s, uint64(other)))
        if actions[i] >= 0:
            packed, rng = others_choose(s, to_act(s) & ~(U1 << seat), policy, rng)
            apply(s, packed | uint64(actions[i]) << (seat << U3), None)
        rng = rollout(s, policy, rng)
        for other in range(s.players):
            points[i, other] += float(standing(s, uint64(other)))
            chances[i, other] = chance_to_win(s, uint64(other))
    return rng


# -- a tree with a net -----------------------------------------------------------------------------


@inner
def best_slot(figures, mask, seat, explore):
    """Return the action with the highest upper bound: its mean worth, and its prior while it has few visits."""
    visits, worth = 0.0, 0.0
    left = mask
    while left:
        slot = slot_of(seat, lowest(left))
        left &= left - U1
        visits += figures[slot, VISITS]
        worth += figures[slot, WORTH]
    usual = worth / visits if visits else 0.0
    best, highest = U0, -1e30
    while mask:
        action = lowest(mask)
        mask &= mask - U1
        node = figures[slot_of(seat, action)]
        mean = node[WORTH] / node[VISITS] if node[VISITS] else usual
        bound = mean + explore * node[PRIOR] * np.sqrt(visits + 1.0) / (1.0 + node[VISITS])
        if bound > highest:
            best, highest = action, bound
    return best


@entry
def descend(views, seat, worlds, keys, figures, paths, depths, leaves, rows, masks, owners, explore, rng):
    """Send each world down the tree to a new node; return the number of rows to judge and the new generator.

    `leaves` are the new nodes (-1: the deal is over), `owners` the world and the seat of every row.
    """
    n_rows = 0
    for i in range(worlds.size):
        worlds[i] = views[0]
        rng = determinize(worlds[i], seat, step(rng))
        rng = follow(worlds[i], i, keys, figures, paths, depths, leaves, explore, rng)
        if leaves[i] >= 0:
            acting = to_act(worlds[i])
            while acting:
                who = lowest(acting)
                acting &= acting - U1
                rows[n_rows] = 0
                masks[n_rows] = False
                encode(worlds[i], who, rows[n_rows])
                mark(masks[n_rows], U0, legal(worlds[i], who))
                owners[n_rows, 0] = i
                owners[n_rows, 1] = who
                n_rows += 1
    return n_rows, rng


@inner
def follow(s, i, keys, figures, paths, depths, leaves, explore, rng):
    """Choose down the tree and note the path; every choice on it counts as lost until the answer comes."""
    key, depth = U1, 0
    leaves[i] = -1
    while True:
        acting = to_act(s)
        while acting == DEALER and not deal_ended(s):
            rng = deal_random(s, rng)
            acting = to_act(s)
        if deal_ended(s):
            break
        place = find_node(keys, key)
        if keys[place] == U0 or depth + 8 > paths.shape[1]:
            leaves[i] = place
            keys[place] = key
            break
        packed = U0
        while acting:
            who = lowest(acting)
            acting &= acting - U1
            action = best_slot(figures[place], legal(s, who), who, explore)
            paths[i, depth, PLACE] = place
            paths[i, depth, SEAT] = who
            paths[i, depth, SLOT] = slot_of(who, action)
            figures[place, slot_of(who, action), VISITS] += 1.0
            depth += 1
            packed |= action << (who << U3)
        apply(s, packed, None)
        key = mixed_key(key, packed, public_mark(s))
    depths[i] = depth
    return rng


@entry
def back_up(worlds, figures, paths, depths, leaves, owners, n_rows, priors, values):
    """Enter the net's answers: priors into new nodes, and values, in which the asked seat comes first, up the paths."""
    row = 0
    for i in range(worlds.size):
        players, first = uint64(worlds[i].players), row
        while row < n_rows and owners[row, 0] == i:
            for action in range(priors.shape[1]):
                if priors[row, action] > 0.0:
                    figures[leaves[i], slot_of(uint64(owners[row, 1]), uint64(action)), PRIOR] = priors[row, action]
            row += 1
        for k in range(depths[i]):
            who = paths[i, k, SEAT]
            if leaves[i] >= 0:
                worth = values[first, (who + players - uint64(owners[first, 1])) % players]
            else:
                worth = chance_to_win(worlds[i], who)
            figures[paths[i, k, PLACE], paths[i, k, SLOT], WORTH] += worth
