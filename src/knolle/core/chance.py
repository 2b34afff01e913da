"""Shuffles as they are seen.

`Game.draws` gives the sizes of groups of items that are seen together: their order within a group means nothing, and
items after the last group are never seen. All outcomes that differ are equally likely.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

Groups = tuple[int, ...]


def in_groups(order: Sequence[int], groups: Groups) -> bytes:
    """Return an order with each group, and what is never seen, in ascending order.

    >>> list(in_groups([3, 1, 4, 0, 2], (2, 1)))
    [1, 3, 4, 0, 2]
    """
    found, first = b"", 0
    for size in (*groups, len(order) - sum(groups)):
        found += bytes(sorted(order[first : first + size]))
        first += size
    return found


def outcomes(n: int, groups: Groups) -> Iterator[bytes]:
    """Yield every outcome of a shuffle of n items, as an order.

    >>> [list(order) for order in outcomes(3, (2,))]
    [[0, 1, 2], [0, 2, 1], [1, 2, 0]]
    """

    def after(drawn: bytes, later: Groups) -> Iterator[bytes]:
        left = [item for item in range(n) if item not in drawn]
        if not later:
            yield drawn + bytes(left)
            return
        for group in combinations(left, later[0]):
            yield from after(drawn + bytes(group), later[1:])

    yield from after(b"", groups)


def n_outcomes(n: int, groups: Groups) -> int:
    """Return how many outcomes a shuffle of n items has.

    >>> n_outcomes(3, (2,)), n_outcomes(5, (2, 1))
    (3, 30)
    """
    found = 1
    for size in groups:
        found *= comb(n, size)
        n -= size
    return found


def next_draws(n: int, groups: Groups, drawn: bytes) -> list[tuple[int, float]]:
    """Return the items that can be drawn next, and how likely each is. A group is drawn in ascending order.

    >>> next_draws(3, (2,), b"")
    [(0, 0.6666666666666666), (1, 0.3333333333333333)]
    """
    end = 0
    for size in groups:
        first, end = end, end + size
        if len(drawn) < end:
            break
    lowest = drawn[-1] if len(drawn) > first else -1
    left = [item for item in range(lowest + 1, n) if item not in drawn]
    missing = end - len(drawn)
    whole = comb(len(left), missing)
    ways = [comb(len(left) - k - 1, missing - 1) for k in range(len(left))]
    return [(item, some / whole) for item, some in zip(left, ways, strict=True) if some]
