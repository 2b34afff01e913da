"""What search asks of a kernel about the score: points so far, the end of a deal, deals to come."""

import numpy as np
import pytest

import knolle
from knolle.core.registry import GAMES
from knolle.testing import random_script

OPTIONS = {"potato-man": {"rounds": 3}, "companeros": {"games": 3}, "hot-potato": {}}


@pytest.mark.parametrize("slug", GAMES)
def test_points_so_far_grow_into_the_totals(slug):
    game = knolle.game(slug)
    standing, deal_ended, deals_left = (game.compiled[name] for name in ("standing", "deal_ended", "deals_left"))
    before = [0, 0, 0]
    for state, log in random_script(game, 3, 8, **OPTIONS[slug]).play():
        now = [int(standing(state[0], np.uint64(seat))) for seat in range(3)]
        assert all(a <= b for a, b in zip(before, now, strict=True))
        if log and deal_ended(state[0]):
            assert now == game.totals(state)
        before = now
    assert deal_ended(state[0])
    assert int(deals_left(state[0])) == 0
