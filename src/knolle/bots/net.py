"""A small value net, compiled: sparse inputs, one hidden layer, one output; and how it learns.

Most inputs are on or off, so the hidden layer is a sum of rows; a state's rows are added once, an action's on top. All
weights are in one flat array, of which a `Net` holds the parts, so a learning step is one loop.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from knolle.compiled.decorators import inner

Weights = npt.NDArray[np.float32]

F0 = np.float32(0.0)
KEEP_SLOPE, KEEP_SQUARE = np.float32(0.9), np.float32(0.999)
TINY = np.float32(1e-8)
MOST_ADDED = 8
"""The most inputs that an action may add."""


class Net(NamedTuple):
    """Weights: one row per input, one per dense figure, the hidden layer's bias, the output's weights and bias."""

    rows: Any
    dense_rows: Any
    bias: Any
    out_row: Any
    out_bias: Any


class Scratch(NamedTuple):
    """Scratch space for one judgement: the state's sum, the hidden layer, a spare, an action's inputs and figures."""

    base: Any
    hidden: Any
    spare: Any
    added: Any
    dense: Any


class Slopes(NamedTuple):
    """For every weight: a batch's sum of gradients, their running mean and that of their squares (Adam)."""

    sums: Any
    means: Any
    squares: Any


class Candidates(NamedTuple):
    """The actions of one choice: active inputs, their number, dense figures, the net's value and its error.

    `spare` is room for the inputs of other states.
    """

    inputs: Any
    counts: Any
    dense: Any
    values: Any
    misses: Any
    spare: Any


class Memory(NamedTuple):
    """The decisions of a deal: active inputs, their number, dense figures, the seat and its lead.

    Also the net's best judgement there, whether the choice was only exploration, and what it led to.
    """

    inputs: Any
    counts: Any
    dense: Any
    seats: Any
    leads: Any
    best: Any
    explored: Any
    goals: Any


# -- shape -----------------------------------------------------------------------------------------


def n_weights(n_inputs: int, n_dense: int, hidden: int) -> int:
    return (n_inputs + n_dense + 2) * hidden + 1


def parts(flat: Weights, n_inputs: int, n_dense: int, hidden: int) -> Net:
    """Return a net whose weights are views of the flat array."""
    ends = np.cumsum([n_inputs * hidden, n_dense * hidden, hidden, hidden, 1])
    rows, dense_rows, bias, out_row, out_bias = np.split(flat, ends[:-1])
    return Net(rows.reshape(n_inputs, hidden), dense_rows.reshape(n_dense, hidden), bias, out_row, out_bias)


def scratch_for(net: Net) -> Scratch:
    hidden = net.bias.size
    return Scratch(
        base=np.zeros(hidden, np.float32),
        hidden=np.zeros(hidden, np.float32),
        spare=np.zeros(hidden, np.float32),
        added=np.zeros(MOST_ADDED, np.int64),
        dense=np.zeros(len(net.dense_rows), np.float32),
    )


def random_weights(n_inputs: int, n_dense: int, hidden: int, chance: np.random.Generator) -> Weights:
    """Return small random initial weights, flat."""
    flat = np.zeros(n_weights(n_inputs, n_dense, hidden), np.float32)
    net = parts(flat, n_inputs, n_dense, hidden)
    net.rows[:] = chance.normal(size=net.rows.shape) * 0.05
    net.dense_rows[:] = chance.normal(size=net.dense_rows.shape) * 0.1
    net.out_row[:] = chance.normal(size=hidden) * 0.1
    return flat


# -- judging ---------------------------------------------------------------------------------------


@inner
def sum_rows(rows, inputs, n, out):
    """Add the rows of some inputs, four at a time so that `out` is read and written less often."""
    fours = n - n % 4
    for i in range(0, fours, 4):
        a, b, c, d = rows[inputs[i]], rows[inputs[i + 1]], rows[inputs[i + 2]], rows[inputs[i + 3]]
        for k in range(out.size):
            out[k] += (a[k] + b[k]) + (c[k] + d[k])
    for i in range(fours, n):
        a = rows[inputs[i]]
        for k in range(out.size):
            out[k] += a[k]


@inner
def sum_weighted(rows, weights, out):
    """Add rows times weights, also four at a time."""
    fours = weights.size - weights.size % 4
    for j in range(0, fours, 4):
        a, b, c, d = rows[j], rows[j + 1], rows[j + 2], rows[j + 3]
        wa, wb, wc, wd = weights[j], weights[j + 1], weights[j + 2], weights[j + 3]
        for k in range(out.size):
            out[k] += (wa * a[k] + wb * b[k]) + (wc * c[k] + wd * d[k])
    for j in range(fours, weights.size):
        a, wa = rows[j], weights[j]
        for k in range(out.size):
            out[k] += wa * a[k]


@inner
def begin(net, inputs, n, base):
    """Set `base` to the contribution of a state's inputs to the hidden layer."""
    for k in range(base.size):
        base[k] = net.bias[k]
    sum_rows(net.rows, inputs, n, base)


@inner
def judge(net, base, inputs, n, dense, scratch):
    """Return the output for `base`, more inputs and dense figures; leave the hidden layer before its cut at zero."""
    hidden = scratch.hidden
    for k in range(hidden.size):
        hidden[k] = base[k]
    sum_rows(net.rows, inputs, n, hidden)
    sum_weighted(net.dense_rows, dense, hidden)
    return positive_dot(hidden, net.out_row, scratch.spare) + net.out_bias[0]


@inner
def positive_dot(hidden, out_row, spare):
    """Return the dot product of the positive part, summed pairwise: fast, and the same on every machine."""
    n = hidden.size
    for k in range(n):
        spare[k] = max(hidden[k], F0) * out_row[k]
    while n % 2 == 0:
        n //= 2
        for k in range(n):
            spare[k] += spare[n + k]
    sum_ = F0
    for k in range(n):
        sum_ += spare[k]
    return sum_


# -- learning --------------------------------------------------------------------------------------


@inner
def note_slope(net, sums, inputs, n, dense, goal, scratch):
    """Add the gradient of one squared error to the sums, themselves a `Net`; return the error."""
    hidden, slope = scratch.hidden, scratch.base
    miss = judge(net, net.bias, inputs, n, dense, scratch) - goal
    sums.out_bias[0] += miss
    for k in range(hidden.size):
        slope[k] = miss * net.out_row[k] if hidden[k] > F0 else F0
        sums.out_row[k] += miss * max(hidden[k], F0)
        sums.bias[k] += slope[k]
    for i in range(n):
        row = sums.rows[inputs[i]]
        for k in range(slope.size):
            row[k] += slope[k]
    for j in range(dense.size):
        weight, row = dense[j], sums.dense_rows[j]
        for k in range(slope.size):
            row[k] += weight * slope[k]
    return float(miss)


@inner
def descend(flat, slopes, n, rate):
    """Take one Adam step along the mean gradient of a batch of n, and clear the sums."""
    share = np.float32(1.0 / n)
    step_size = np.float32(rate)
    for k in range(flat.size):
        slope = slopes.sums[k] * share
        slopes.sums[k] = F0
        mean = KEEP_SLOPE * slopes.means[k] + (np.float32(1.0) - KEEP_SLOPE) * slope
        square = KEEP_SQUARE * slopes.squares[k] + (np.float32(1.0) - KEEP_SQUARE) * slope * slope
        slopes.means[k] = mean
        slopes.squares[k] = square
        flat[k] -= step_size * mean / (np.sqrt(square) + TINY)
