"""Self-play where seats choose together: reproducible, and it learns."""

import numpy as np
import pytest

import knolle
from knolle.lab.train_together import TrainingTogether

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.slow]
"""One worker compiles what the others would compile again."""

GAME = knolle.game("hot-potato")


def train_learner(n_deals, seed=3):
    training = TrainingTogether(GAME, 2, seed, hidden=16, simulations=20)
    errors = [training.learn(50, rate=0.003) for _ in range(n_deals // 50)]
    return training, errors


def test_the_same_seed_gives_the_same_net():
    one, other = train_learner(50)[0], train_learner(50)[0]
    assert np.array_equal(one.flat, other.flat)
    assert not np.array_equal(one.flat, train_learner(50, seed=4)[0].flat)


def test_a_net_learns_from_playing_itself():
    before = train_learner(0)[0].over_greedy(400, 9)
    after = train_learner(600)[0].over_greedy(400, 9)
    assert after.lead > before.lead + 2 * (after.lead_error + before.lead_error) / 2**0.5


def test_sizes_that_are_no_multiple_of_8_are_refused():
    with pytest.raises(knolle.OptionError) as error:
        TrainingTogether(GAME, 2, 1, hidden=12)
    assert error.value.code == "bad-net-size"
