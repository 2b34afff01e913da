"""The bit instructions, each next to its plain twin; the n-th set bit also in its form for processors without BMI2."""

import numpy as np
import pytest

from knolle.compiled import bits
from knolle.compiled.decorators import inner

MASKS = [1, 2**63, 2**64 - 1, 0x8000000000000001, 0xF0F0, 0x123456789ABCDEF0]
PAIRS = [(0, 5), (2**64 - 1, 2**64 - 1), (0xA0761D6478BD642F, 0xE7037ED1A0B428DB)]


@inner
def all_of(mask, n):
    return bits.popcount(mask), bits.lowest(mask), bits.nth_bit(mask, n), bits._nth_bit_portable(mask, n)


@inner
def fold(a, b):
    return bits.multiply_fold(a, b)


@pytest.mark.parametrize("mask", MASKS)
def test_counting_and_finding_bits(mask):
    places = [i for i in range(64) if mask >> i & 1]
    for n, place in enumerate(places):
        found = all_of(np.uint64(mask), np.uint64(n))
        assert [int(value) for value in found] == [len(places), places[0], 1 << place, 1 << place]


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_folding_both_halves_of_a_wide_product(a, b):
    assert int(fold(np.uint64(a), np.uint64(b))) == (a * b >> 64) ^ (a * b & 2**64 - 1)


@pytest.mark.parametrize("mask", MASKS)
def test_the_plain_twins(mask):
    assert int(bits._plain_popcount(mask)) == mask.bit_count()
    assert mask >> int(bits._plain_lowest(mask)) & 1 and mask % (1 << int(bits._plain_lowest(mask))) == 0
    assert int(bits._plain_multiply_fold(mask, mask)) == (mask * mask >> 64) ^ (mask * mask & 2**64 - 1)
