"""Mixed strategies, compiled: regret matching plus, sums over rounds, and draws. The solver mixes by these.

A strategy has a chance for each of the actions in a mask; arrays are indexed by action.
"""

from knolle.compiled.decorators import inner, lowest, popcount, step, uint64, word

U1 = uint64(1)
RARE = 0.03
"""Choices less likely than this are not made."""


@inner
def match_regrets(regrets, mask, mix):
    """Set each action's chance in proportion to its regret."""
    sum_ = 0.0
    left = mask
    while left:
        sum_ += regrets[lowest(left)]
        left &= left - U1
    n = float(popcount(mask))
    while mask:
        a = lowest(mask)
        mask &= mask - U1
        mix[a] = regrets[a] / sum_ if sum_ > 0.0 else 1.0 / n


@inner
def note_regrets(regrets, mask, mix, gains):
    """Update regrets by regret matching plus: they never fall below zero."""
    mean = 0.0
    left = mask
    while left:
        a = lowest(left)
        left &= left - U1
        mean += mix[a] * gains[a]
    while mask:
        a = lowest(mask)
        mask &= mask - U1
        regrets[a] = max(regrets[a] + gains[a] - mean, 0.0)


@inner
def fill_gains(payoffs, mask, their_mask, their_mix, gains):
    """Set what each action gains on average against the other side's mix."""
    while mask:
        a = lowest(mask)
        mask &= mask - U1
        sum_ = 0.0
        left = their_mask
        while left:
            b = lowest(left)
            left &= left - U1
            sum_ += payoffs[a, b] * their_mix[b]
        gains[a] = sum_


@inner
def add_mix(sums, mix, mask, weight):
    """Add a mix to the sums, with a weight."""
    while mask:
        a = lowest(mask)
        mask &= mask - U1
        sums[a] += weight * mix[a]


@inner
def tidy(sums, mix):
    """Turn summed mixed strategies into chances, dropping rare choices."""
    sum_ = kept = 0.0
    for a in range(sums.size):
        sum_ += sums[a]
    for a in range(sums.size):
        mix[a] = sums[a] if sums[a] >= RARE * sum_ else 0.0
        kept += mix[a]
    for a in range(sums.size):
        mix[a] /= kept


@inner
def draw(mix, mask, rng):
    """Return one of the choices, drawn by their chances, and the new generator."""
    rng = step(rng)
    point = float(word(rng)) * 2.0**-64
    chosen = lowest(mask)
    while mask:
        a = lowest(mask)
        mask &= mask - U1
        if mix[a] > 0.0:
            chosen = a
            if point < mix[a]:
                break
            point -= mix[a]
    return chosen, rng
