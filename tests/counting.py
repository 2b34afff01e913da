"""Statistical tests: is everything drawn as often as it should be?"""

from collections import Counter
from collections.abc import Hashable, Iterable


def assert_uniform(drawn: Iterable[Hashable], n_kinds: int) -> None:
    """Assert that all n_kinds outcomes occur, none more often than chance allows (chi-square, five sigma)."""
    counts = Counter(drawn)
    n = sum(counts.values())
    assert len(counts) == n_kinds, f"{len(counts)} of {n_kinds} outcomes were drawn"
    expected = n / n_kinds
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = n_kinds - 1
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5, f"chi-square {chi_square:.0f}, expected {freedom}"
