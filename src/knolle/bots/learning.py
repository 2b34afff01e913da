"""Template: a small value net and its training by self-play, written once for all games (see `knolle.core.template`).

The net judges an action: how far will the lead over the mean of the others grow until the deal ends, in spreads?
Most inputs are on or off, so the hidden layer is a sum of rows; a state's rows are added once, an action's on top.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from knolle.core.compiled import DEALER, entry, inner, lowest, random_bit, step, uint64, word

if TYPE_CHECKING:
    action_inputs: Any = None
    apply: Any = None
    deal_ended: Any = None
    deal_random: Any = None
    greedy: Any = None
    legal: Any = None
    MOST_ACTIVE: Any = None
    N_DENSE: Any = None
    N_INPUTS: Any = None
    spread: Any = None
    state_inputs: Any = None
    to_act: Any = None
    standing: Any = None

U0, U1, U3 = uint64(0), uint64(1), uint64(3)
MOST_DECISIONS = 512
F0 = np.float32(0.0)


@inner
def sum_rows(rows, inputs, n, out):
    for i in range(n):
        row = rows[inputs[i]]
        for k in range(out.size):
            out[k] += row[k]


@inner
def hidden_layer(net_rows, net_dense, base, inputs, n, dense, hidden):
    for k in range(hidden.size):
        hidden[k] = base[k]
    sum_rows(net_rows, inputs, n, hidden)
    for j in range(dense.size):
        weight, row = dense[j], net_dense[j]
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
def judge(s, seat, rows, dense_rows, bias, out_row, scratch_inputs, base):
    """The net's value of a state before any action: fills `base` with the hidden layer's sum; how many inputs are on."""
    n = state_inputs(s, seat, scratch_inputs)
    for k in range(base.size):
        base[k] = bias[k]
    sum_rows(rows, scratch_inputs, n, base)
    return n


@inner
def best_action(s, seat, rows, dense_rows, bias, out_row, memory_inputs, memory_dense, base, hidden, extra, dense):
    """The action the net likes best; its inputs and figures are left in the memory. How many inputs are on."""
    n = judge(s, seat, rows, dense_rows, bias, out_row, memory_inputs, base)
    mask = legal(s, seat)
    best, best_value = U0, np.float32(-1e30)
    while mask:
        action = lowest(mask)
        mask &= mask - U1
        m = action_inputs(s, seat, action, extra, dense)
        hidden_layer(rows, dense_rows, base, extra, m, dense, hidden)
        value = output(hidden, out_row)
        if value > best_value:
            best, best_value = action, value
    return best, n


@inner
def remember(s, seat, action, n, memory_inputs, memory_dense, extra):
    """Add the chosen action's inputs to the state's in the memory; how many are on."""
    m = action_inputs(s, seat, action, extra, memory_dense)
    for i in range(m):
        memory_inputs[n + i] = extra[i]
    return n + m


@entry
def self_play(states, n_deals, explore, rate, rows, dense_rows, bias, out_row, out_bias, memory, figures, rng):
    """Play n deals with itself, a share of the choices at random, and learn from each. Returns the mean squared error."""
    inputs, denses, seats, counts, leads = memory
    size = bias.size
    base, hidden, extra = np.empty(size, np.float32), np.empty(size, np.float32), np.empty(8, np.int64)
    dense = np.empty(N_DENSE, np.float32)
    error = 0.0
    judged = 0
    for deal_number in range(n_deals):
        states[0] = states[1]
        s = states[0]
        rng = deal_random(s, step(rng))
        decisions = 0
        while not deal_ended(s):
            acting = to_act(s)
            if acting == DEALER:
                rng = deal_random(s, rng)
                continue
            packed = U0
            while acting:
                seat = lowest(acting)
                acting &= acting - U1
                action, n = best_action(
                    s, seat, rows, dense_rows, bias, out_row, inputs[decisions], denses[decisions], base, hidden, extra, dense
                )
                rng = step(rng)
                if float(word(rng)) * 2.0**-64 < explore:
                    rng = step(rng)
                    action = lowest(random_bit(word(rng), legal(s, seat)))
                counts[decisions] = remember(s, seat, action, n, inputs[decisions], denses[decisions], extra)
                seats[decisions] = seat
                leads[decisions] = lead_of(s, seat)
                decisions += 1
                packed |= action << (seat << U3)
            apply(s, packed, None)
        for d in range(decisions):
            goal = np.float32((lead_of(s, uint64(seats[d])) - leads[d]) / spread(s))
            miss = learn(
                goal, rate, rows, dense_rows, bias, out_row, out_bias, inputs[d], counts[d], denses[d], base, hidden
            )
            error += miss * miss
            judged += 1
    figures[0] += error
    figures[1] += judged
    return rng


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
def learn(goal, rate, rows, dense_rows, bias, out_row, out_bias, inputs, n, dense, base, hidden):
    """One step down the slope of the squared error; the error before it."""
    for k in range(base.size):
        base[k] = bias[k]
    hidden_layer(rows, dense_rows, base, inputs, n, dense, hidden)
    miss = output(hidden, out_row) + out_bias[0] - goal
    pull = np.float32(rate) * miss
    out_bias[0] -= pull
    for k in range(hidden.size):
        slope = pull * out_row[k] if hidden[k] > F0 else F0
        out_row[k] -= pull * max(hidden[k], F0)
        base[k] = slope
        bias[k] -= slope
    for i in range(n):
        row = rows[inputs[i]]
        for k in range(base.size):
            row[k] -= base[k]
    for j in range(dense.size):
        weight, row = dense[j], dense_rows[j]
        for k in range(base.size):
            row[k] -= weight * base[k]
    return float(miss)


@entry
def net_choice(views, i, seat, rows, dense_rows, bias, out_row):
    """The net's choice for a view."""
    size = bias.size
    base, hidden, extra = np.empty(size, np.float32), np.empty(size, np.float32), np.empty(8, np.int64)
    dense = np.empty(N_DENSE, np.float32)
    inputs, memory_dense = np.empty(MOST_ACTIVE, np.int64), np.empty(N_DENSE, np.float32)
    action, _ = best_action(
        views[i], seat, rows, dense_rows, bias, out_row, inputs, memory_dense, base, hidden, extra, dense
    )
    return action


@entry
def play_against(states, n_deals, net_seat, rows, dense_rows, bias, out_row, sums, rng):
    """The net in one seat against rule players in the others; sums of its difference and square."""
    size = bias.size
    base, hidden, extra = np.empty(size, np.float32), np.empty(size, np.float32), np.empty(8, np.int64)
    dense = np.empty(N_DENSE, np.float32)
    inputs, memory_dense = np.empty(MOST_ACTIVE, np.int64), np.empty(N_DENSE, np.float32)
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
                    action, _ = best_action(
                        s, seat, rows, dense_rows, bias, out_row, inputs, memory_dense, base, hidden, extra, dense
                    )
                else:
                    action, rng = greedy(s, seat, rng)
                packed |= action << (seat << U3)
            apply(s, packed, None)
        value = lead_of(s, net_seat) - lead_of(states[1], net_seat)
        sums[0] += 1.0
        sums[1] += value
        sums[2] += value * value
    return rng
