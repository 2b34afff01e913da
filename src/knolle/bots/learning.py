"""Template: a small value net and its training by self-play, written once for all games (see `knolle.core.template`).

The net judges an action: how far will the lead over the mean of the others grow until the deal ends, in spreads?
Most inputs are on or off, so the hidden layer is a sum of rows; a state's rows are added once, an action's on top.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from knolle.core.compiled import DEALER, entry, inner, lowest, random_bit, step, uint64, word

if TYPE_CHECKING:
    action_inputs: Any = None
    apply: Any = None
    deal_ended: Any = None
    deal_random: Any = None
    greedy: Any = None
    legal: Any = None
    spread: Any = None
    state_inputs: Any = None
    to_act: Any = None
    standing: Any = None

U0, U1, U3 = uint64(0), uint64(1), uint64(3)
MOST_DECISIONS = 512
MOST_ADDED = 8
"""Inputs that an action may add."""
F0 = np.float32(0.0)


class Net(NamedTuple):
    """Weights: a row an input, a row a dense figure, the hidden layer's bias, the output's weights and bias."""

    rows: Any
    dense_rows: Any
    bias: Any
    out_row: Any
    out_bias: Any


class Scratch(NamedTuple):
    """Room for one judgement: the state's sum, the hidden layer, an action's inputs and dense figures."""

    base: Any
    hidden: Any
    added: Any
    dense: Any


class Memory(NamedTuple):
    """The decisions of one deal: inputs that were on, how many, dense figures, whose, and his lead at that time."""

    inputs: Any
    counts: Any
    dense: Any
    seats: Any
    leads: Any


@inner
def sum_rows(rows, inputs, n, out):
    for i in range(n):
        row = rows[inputs[i]]
        for k in range(out.size):
            out[k] += row[k]


@inner
def fill_hidden(net, base, inputs, n, dense, hidden):
    """The hidden layer before it is cut at zero."""
    for k in range(hidden.size):
        hidden[k] = base[k]
    sum_rows(net.rows, inputs, n, hidden)
    for j in range(dense.size):
        weight, row = dense[j], net.dense_rows[j]
        for k in range(hidden.size):
            hidden[k] += weight * row[k]


@inner
def output(hidden, out_row):
    """The dot product of the positive part, in eight sums so that it is the same on every machine."""
    s0 = s1 = s2 = s3 = s4 = s5 = s6 = s7 = F0
    for k in range(0, hidden.size, 8):
        s0 += max(hidden[k], F0) * out_row[k]
        s1 += max(hidden[k + 1], F0) * out_row[k + 1]
        s2 += max(hidden[k + 2], F0) * out_row[k + 2]
        s3 += max(hidden[k + 3], F0) * out_row[k + 3]
        s4 += max(hidden[k + 4], F0) * out_row[k + 4]
        s5 += max(hidden[k + 5], F0) * out_row[k + 5]
        s6 += max(hidden[k + 6], F0) * out_row[k + 6]
        s7 += max(hidden[k + 7], F0) * out_row[k + 7]
    return ((s0 + s1) + (s2 + s3)) + ((s4 + s5) + (s6 + s7))


@inner
def best_action(s, seat, net, scratch, inputs):
    """The action the net likes best, and how many of the state's inputs are on: they are left in `inputs`."""
    n = state_inputs(s, seat, inputs)
    for k in range(net.bias.size):
        scratch.base[k] = net.bias[k]
    sum_rows(net.rows, inputs, n, scratch.base)
    mask = legal(s, seat)
    best, best_value = U0, np.float32(-1e30)
    while mask:
        action = lowest(mask)
        mask &= mask - U1
        m = action_inputs(s, seat, action, scratch.added, scratch.dense)
        fill_hidden(net, scratch.base, scratch.added, m, scratch.dense, scratch.hidden)
        value = output(scratch.hidden, net.out_row)
        if value > best_value:
            best, best_value = action, value
    return best, n


@inner
def lead_of(s, seat):
    """Own points so far minus the mean of the others."""
    mine = others = 0.0
    for other in range(s.players):
        if other == seat:
            mine = float(standing(s, seat))
        else:
            others += float(standing(s, uint64(other)))
    return mine - others / float(s.players - U1)


@inner
def remember(s, seat, action, n, memory, d, scratch):
    """Keep a decision: the state's inputs are there already, the action's come behind them."""
    m = action_inputs(s, seat, action, scratch.added, memory.dense[d])
    for i in range(m):
        memory.inputs[d, n + i] = scratch.added[i]
    memory.counts[d] = n + m
    memory.seats[d] = seat
    memory.leads[d] = lead_of(s, seat)


@inner
def play_and_remember(s, explore, net, scratch, memory, rng):
    """Play a deal with itself, a share of the choices at random; the number of decisions."""
    d = 0
    while not deal_ended(s):
        acting = to_act(s)
        if acting == DEALER:
            rng = deal_random(s, rng)
            continue
        packed = U0
        while acting:
            seat = lowest(acting)
            acting &= acting - U1
            action, n = best_action(s, seat, net, scratch, memory.inputs[d])
            rng = step(rng)
            if float(word(rng)) * 2.0**-64 < explore:
                rng = step(rng)
                action = lowest(random_bit(word(rng), legal(s, seat)))
            remember(s, seat, action, n, memory, d, scratch)
            d += 1
            packed |= action << (seat << U3)
        apply(s, packed, None)
    return d, rng


@entry
def self_play(states, n_deals, explore, rate, net, scratch, memory, figures, rng):
    """Play n deals with itself and learn from each; adds the squared errors and their number to `figures`."""
    for _ in range(n_deals):
        states[0] = states[1]
        s = states[0]
        rng = deal_random(s, step(rng))
        n, rng = play_and_remember(s, explore, net, scratch, memory, rng)
        for d in range(n):
            goal = np.float32((lead_of(s, uint64(memory.seats[d])) - memory.leads[d]) / spread(s))
            miss = learn(goal, rate, net, memory.inputs[d], memory.counts[d], memory.dense[d], scratch)
            figures[0] += miss * miss
        figures[1] += n
    return rng


@inner
def learn(goal, rate, net, inputs, n, dense, scratch):
    """One step down the slope of the squared error; the error before it."""
    hidden, slope = scratch.hidden, scratch.base
    fill_hidden(net, net.bias, inputs, n, dense, hidden)
    miss = output(hidden, net.out_row) + net.out_bias[0] - goal
    pull = np.float32(rate) * miss
    net.out_bias[0] -= pull
    for k in range(hidden.size):
        slope[k] = pull * net.out_row[k] if hidden[k] > F0 else F0
        net.out_row[k] -= pull * max(hidden[k], F0)
        net.bias[k] -= slope[k]
    for i in range(n):
        row = net.rows[inputs[i]]
        for k in range(slope.size):
            row[k] -= slope[k]
    for j in range(dense.size):
        weight, row = dense[j], net.dense_rows[j]
        for k in range(slope.size):
            row[k] -= weight * slope[k]
    return float(miss)


@entry
def net_choice(views, i, seat, net, scratch, inputs):
    """The net's choice for a view."""
    action, _ = best_action(views[i], seat, net, scratch, inputs)
    return action


@entry
def against_greedy(states, n_deals, net_seat, net, scratch, inputs, sums, rng):
    """Deals of the net in one seat against rule players; adds number, leads and their squares to `sums`."""
    for _ in range(n_deals):
        states[0] = states[1]
        s = states[0]
        rng = deal_random(s, step(rng))
        while not deal_ended(s):
            acting = to_act(s)
            if acting == DEALER:
                rng = deal_random(s, rng)
                continue
            packed = U0
            while acting:
                seat = lowest(acting)
                acting &= acting - U1
                if seat == net_seat:
                    action, _ = best_action(s, seat, net, scratch, inputs)
                else:
                    action, rng = greedy(s, seat, rng)
                packed |= action << (seat << U3)
            apply(s, packed, None)
        lead = lead_of(s, net_seat) - lead_of(states[1], net_seat)
        sums[0] += 1.0
        sums[1] += lead
        sums[2] += lead * lead
    return rng
