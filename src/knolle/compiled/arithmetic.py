"""Exponential and logarithm made of additions and multiplications: the same bits on every machine, unlike a libm's."""

import numpy as np

from knolle.compiled.decorators import inner

MOST = 700.0
"""Larger exponents are cut: exp(700) is still a finite number."""
LOG2E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10
"""Their sum is the logarithm of 2; the first has so few digits that its small multiples are exact."""
LOWEST_POWER = -1022
POWERS = np.array([2.0**k for k in range(LOWEST_POWER, 1023)])
TERMS = 14
SHARES = np.array([1.0 / k for k in range(1, TERMS + 1)])
N_LOGS = 4096


def _logs() -> list[float]:
    """Return the logarithms of the first whole numbers, each from the one before: ln(n + 1) - ln(n) as a series."""
    logs = [0.0, 0.0]
    for n in range(1, N_LOGS):
        z = 1.0 / (2 * n + 1)
        power, sum_ = z, 0.0
        for k in range(1, 60, 2):
            sum_ += power / k
            power *= z * z
        logs.append(logs[-1] + 2.0 * sum_)
    return logs


LOGS = np.array(_logs())


@inner
def exp(x):
    """Return e to the power of x, within two units in the last place; x is cut at ±700."""
    x = min(max(x, -MOST), MOST)
    k = np.int64(np.floor(x * LOG2E + 0.5))
    rest = (x - float(k) * LN2_HIGH) - float(k) * LN2_LOW
    sum_ = 1.0
    for i in range(TERMS - 1, -1, -1):
        sum_ = 1.0 + sum_ * rest * SHARES[i]
    return sum_ * POWERS[k - LOWEST_POWER]


@inner
def log_of_count(n):
    """Return the natural logarithm of a whole number of at least 1; large ones are halved first and rounded down."""
    halvings = 0.0
    while n >= N_LOGS:
        n *= 0.5
        halvings += 1.0
    return LOGS[np.int64(n)] + halvings * (LN2_HIGH + LN2_LOW)
