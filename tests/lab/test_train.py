"""Self-play training: reproducible, and it learns."""

import numpy as np
import pytest

import knolle
from knolle.lab.train import Training

GAME = knolle.game("potato-man")


def trained(n_times, seed=3):
    training = Training(GAME, 3, seed, hidden=32)
    for _ in range(n_times):
        assert training.learn(16, explore=0.1, rate=0.001) > 0
    return training


def test_the_same_seed_gives_the_same_net():
    one, other = trained(2), trained(2)
    assert all(np.array_equal(a, b) for a, b in zip(one.net, other.net, strict=True))
    assert not np.array_equal(one.net.rows, trained(2, seed=4).net.rows)


def test_a_net_learns_from_playing_itself():
    before, _ = Training(GAME, 3, 3, hidden=32).lead_over_greedy(1500, 9)
    after, error = trained(24).lead_over_greedy(1500, 9)
    assert before < 0 < after - 3 * error


def test_what_cannot_be_trained_is_refused(monkeypatch):
    with pytest.raises(knolle.OptionError) as error:
        Training(GAME, 3, 1, hidden=12)
    assert error.value.code == "bad-net-size"
    monkeypatch.setattr("knolle.lab.train.features_of", lambda game: None)
    with pytest.raises(knolle.OptionError) as error:
        Training(GAME, 3, 1)
    assert error.value.code == "no-features"
