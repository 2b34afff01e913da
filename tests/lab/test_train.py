"""Self-play training: reproducible, and it learns."""

import numpy as np
import pytest

import knolle
from knolle.lab.train import Training

GAME = knolle.game("potato-man")


def trained(n_deals, seed=3):
    training = Training(GAME, 3, seed, hidden=32)
    errors = [training.learn(16, explore=0.1, rate=0.001) for _ in range(n_deals // 512)]
    return training, errors


def test_the_same_seed_gives_the_same_net():
    one, other = trained(1024)[0], trained(1024)[0]
    assert all(np.array_equal(a, b) for a, b in zip(one.net, other.net, strict=True))
    assert not np.array_equal(one.net.rows, trained(1024, seed=4)[0].net.rows)


def test_a_net_learns_from_playing_itself():
    training, errors = trained(12_288)
    before, _ = Training(GAME, 3, 3, hidden=32).lead_over_greedy(1500, 9)
    after, error = training.lead_over_greedy(1500, 9)
    assert np.mean(errors[-4:]) < 0.9 * errors[0]
    assert after > before + 5 * error


def test_what_cannot_be_trained_is_refused(monkeypatch):
    with pytest.raises(knolle.OptionError) as error:
        Training(GAME, 3, 1, hidden=12)
    assert error.value.code == "bad-net-size"
    monkeypatch.setattr("knolle.lab.train.features_of", lambda game: None)
    with pytest.raises(knolle.OptionError) as error:
        Training(GAME, 3, 1)
    assert error.value.code == "no-features"
