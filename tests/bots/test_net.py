"""The sums of a net: for every number of rows, and not reading past the last."""

import numpy as np
import pytest

from knolle.bots.instances import features_of
from knolle.bots.net import sum_rows, sum_weighted
from knolle.core.registry import GAMES, game


def plain(compiled):
    """Return the uncompiled function, which refuses to read past the end of an array."""
    return getattr(compiled, "py_func", compiled)


SIZES = sorted({1, 3, 4, 5, *(features_of(game(slug)).N_DENSE for slug in GAMES)})


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("form", [plain, lambda compiled: compiled])
def test_weighted_rows_are_added(n, form):
    chance = np.random.default_rng(n)
    rows, weights = chance.normal(size=(n, 8)).astype(np.float32), chance.normal(size=n).astype(np.float32)
    out = np.ones(8, np.float32)
    form(sum_weighted)(rows, weights, out)
    assert out == pytest.approx(1.0 + weights @ rows, abs=1e-5)


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("form", [plain, lambda compiled: compiled])
def test_rows_are_added(n, form):
    chance = np.random.default_rng(n)
    rows, inputs = chance.normal(size=(n, 8)).astype(np.float32), chance.permutation(n)
    out = np.ones(8, np.float32)
    form(sum_rows)(rows, inputs, n, out)
    assert out == pytest.approx(1.0 + rows.sum(axis=0), abs=1e-4)
