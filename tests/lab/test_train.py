"""Self-play training: reproducible, and it learns."""

import numpy as np
import pytest

import knolle
from knolle.lab.train import FromDeals, FromTries

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.slow]
"""One worker compiles what the others would compile again."""

GAME = knolle.game("potato-man")
ways = pytest.mark.parametrize("way", [FromDeals, FromTries])


def train_learner(way, n_times, seed=3):
    training = way(GAME, 3, seed, hidden=32)
    for _ in range(n_times):
        assert training.learn(16, explore=0.1, rate=0.002, done=0.0) > 0
    return training


@ways
def test_the_same_seed_gives_the_same_net(way):
    one, other = train_learner(way, 2), train_learner(way, 2)
    assert all(np.array_equal(a, b) for a, b in zip(one.net, other.net, strict=True))
    assert not np.array_equal(one.net.rows, train_learner(way, 2, seed=4).net.rows)


@ways
def test_a_net_learns_from_playing_itself(way):
    before, _ = way(GAME, 3, 3, hidden=32).lead_over_greedy(1500, 9)
    after, error = train_learner(way, 24).lead_over_greedy(1500, 9)
    assert before < 0 < after - 3 * error


def test_training_that_is_impossible_is_refused(monkeypatch):
    with pytest.raises(knolle.OptionError) as error:
        FromDeals(GAME, 3, 1, hidden=12)
    assert error.value.code == "bad-net-size"
    monkeypatch.setattr("knolle.lab.train.features_of", lambda game: None)
    with pytest.raises(knolle.OptionError) as error:
        FromDeals(GAME, 3, 1)
    assert error.value.code == "no-features"
