"""Template: regrets, values and best answers on the tree of a small game (see `knolle.compiled.template`).

It uses no kernel: a tree (tree.py) is arrays. A table has a row per situation and a column per action, of which row k
uses the first `widths[k]`.
"""

import numpy as np

from knolle.compiled.decorators import below, entry, inner, step, uint64, word

CHANCE, END = -1, -2
U11 = uint64(11)
UNIT = 1.0 / 2**53


@inner
def mix_of(weights, row, width, mix):
    """Fill `mix` with the shares of the weights; equal shares if none is positive."""
    whole = 0.0
    for k in range(width):
        whole += max(weights[row, k], 0.0)
    for k in range(width):
        mix[k] = max(weights[row, k], 0.0) / whole if whole > 0.0 else 1.0 / width


@entry
def mixes_of(weights, widths, mixes):
    """Fill the mixes of all situations."""
    for row in range(widths.size):
        mix_of(weights, row, widths[row], mixes[row])


@inner
def spread(nodes, me, mixes, reach, own):
    """Fill by node how likely chance and the others are to come there, and by situation how likely seat `me` is."""
    mine = np.ones(reach.size)
    reach[0] = 1.0
    for i in range(reach.size):
        player, first = nodes.player[i], nodes.first[i]
        if player == me:
            own[nodes.row[i]] = mine[i]
        for k in range(nodes.n_children[i]):
            share = 1.0 / nodes.n_children[i] if player == CHANCE else mixes[nodes.row[i], k]
            reach[first + k] = reach[i] * (1.0 if player == me else share)
            mine[first + k] = mine[i] * (share if player == me else 1.0)


@inner
def gather(nodes, me, mixes, values):
    """Fill by node what seat `me` gains on the mean if everybody plays these mixes."""
    for i in range(values.size - 1, -1, -1):
        player, first = nodes.player[i], nodes.first[i]
        if player == END:
            values[i] = nodes.gains[i, me]
            continue
        value = 0.0
        for k in range(nodes.n_children[i]):
            share = 1.0 / nodes.n_children[i] if player == CHANCE else mixes[nodes.row[i], k]
            value += share * values[first + k]
        values[i] = value


@inner
def improve(nodes, me, widths, regrets, sums, weight, room):
    """Learn the regrets of seat `me` on the whole tree, and add its mixes to the sums (CFR+)."""
    mixes, reach, values, own, new = room
    for row in range(widths.size):
        mix_of(regrets, row, widths[row], mixes[row])
    own[:] = -1.0
    new[:] = 0.0
    spread(nodes, me, mixes, reach, own)
    gather(nodes, me, mixes, values)
    for i in range(values.size):
        if nodes.player[i] == me:
            for k in range(nodes.n_children[i]):
                new[nodes.row[i], k] += reach[i] * (values[nodes.first[i] + k] - values[i])
    for row in range(widths.size):
        if own[row] >= 0.0:
            for k in range(widths[row]):
                sums[row, k] += weight * own[row] * mixes[row, k]
                regrets[row, k] = max(regrets[row, k] + new[row, k], 0.0)


@entry
def iterate(nodes, n_seats, widths, regrets, sums, first, n, room):
    """Do n iterations of CFR+, each of which learns for every seat; iteration number t counts t times in the sums."""
    for t in range(first, first + n):
        for me in range(n_seats):
            improve(nodes, me, widths, regrets, sums, float(t), room)


@entry
def mean_value(nodes, me, mixes):
    """Return what seat `me` gains on the mean if everybody plays these mixes."""
    values = np.empty(nodes.player.size)
    gather(nodes, me, mixes, values)
    return values[0]


@entry
def best_value(nodes, me, mixes, depths, deepest):
    """Return what seat `me` gains with its best answer to the mixes of the others.

    Its last choices are decided first, because what an earlier one is worth depends on them.
    """
    answer = mixes.copy()
    values = np.empty(nodes.player.size)
    reach, own = np.empty(values.size), np.empty(depths.size)
    spread(nodes, me, mixes, reach, own)
    for depth in range(deepest, -1, -1):
        gather(nodes, me, answer, values)
        worth = np.zeros(mixes.shape)
        for i in range(values.size):
            if nodes.player[i] == me and depths[nodes.row[i]] == depth:
                for k in range(nodes.n_children[i]):
                    worth[nodes.row[i], k] += reach[i] * values[nodes.first[i] + k]
        for i in range(values.size):
            if nodes.player[i] == me and depths[nodes.row[i]] == depth:
                row = nodes.row[i]
                best = np.argmax(worth[row, : nodes.n_children[i]])
                answer[row, :] = 0.0
                answer[row, best] = 1.0
    gather(nodes, me, answer, values)
    return values[0]


@inner
def draw(mix, width, bits):
    """Return a place drawn from a mix."""
    left = float(bits >> U11) * UNIT
    for k in range(width - 1):
        left -= mix[k]
        if left < 0.0:
            return k
    return width - 1


@inner
def go_on(nodes, i, me, regrets, sums, mix, rng):
    """Return the next choice of seat `me` or the end after node i, with chance and the others drawn; new generator."""
    while nodes.player[i] != me and nodes.player[i] != END:
        width = nodes.n_children[i]
        rng = step(rng)
        if nodes.player[i] == CHANCE:
            i = nodes.first[i] + np.int64(below(word(rng), uint64(width)))
            continue
        row = nodes.row[i]
        mix_of(regrets, row, width, mix)
        for k in range(width):
            sums[row, k] += mix[k]
        i = nodes.first[i] + draw(mix, width, word(rng))
    return i, rng


@inner
def leave(regrets, row, width, mix, values):
    """Add up the regrets of a choice of which all actions were tried; return its value."""
    mean = 0.0
    for k in range(width):
        mean += mix[k] * values[k]
    for k in range(width):
        regrets[row, k] += values[k] - mean
    return mean


@inner
def learn(nodes, me, regrets, sums, frames, rng):
    """Try every action of seat `me` on one way through the tree, and learn its regrets; return the new generator.

    numba cannot keep recursive code on disk, so the frames of a recursion are in arrays, by depth: node, actions tried,
    mix, values found. The last mix is for other seats.
    """
    at, tried, mixes, values = frames
    i, rng = go_on(nodes, 0, me, regrets, sums, mixes[-1], rng)
    depth = -1
    while True:
        if nodes.player[i] == me:
            depth += 1
            at[depth], tried[depth] = i, 0
            mix_of(regrets, nodes.row[i], nodes.n_children[i], mixes[depth])
        elif depth < 0:
            return rng
        else:
            values[depth, tried[depth]] = nodes.gains[i, me]
            tried[depth] += 1
        while tried[depth] == nodes.n_children[at[depth]]:
            node = at[depth]
            worth = leave(regrets, nodes.row[node], nodes.n_children[node], mixes[depth], values[depth])
            depth -= 1
            if depth < 0:
                return rng
            values[depth, tried[depth]] = worth
            tried[depth] += 1
        i, rng = go_on(nodes, nodes.first[at[depth]] + tried[depth], me, regrets, sums, mixes[-1], rng)


@entry
def sample(nodes, n_seats, regrets, sums, n, frames, rng):
    """Do n iterations of external sampling, each of which learns for every seat; return the new generator."""
    for _ in range(n):
        for me in range(n_seats):
            rng = learn(nodes, me, regrets, sums, frames, rng)
    return rng
