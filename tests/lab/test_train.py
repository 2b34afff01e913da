"""Self-play training: reproducible, and it learns."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import knolle
from knolle.lab.learners import learner_for
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


def test_a_seed_is_a_number_or_a_text():
    first = {seed: learner_for(GAME, 3, seed, 8) for seed in (7, "7", "spring", "autumn")}
    assert np.array_equal(first[7].flat, first["7"].flat) and first["7"].seed == 7
    assert not np.array_equal(first["spring"].flat, first["autumn"].flat)
    together = [learner_for(knolle.game("hot-potato"), 2, seed, 8).flat for seed in ("spring", "spring", 7)]
    assert np.array_equal(together[0], together[1]) and not np.array_equal(together[0], together[2])


@ways
def test_the_number_of_threads_does_not_matter(way):
    one, three = (way(GAME, 3, 3, hidden=32, threads=threads) for threads in (1, 3))
    for training in (one, three):
        training.learn(8, explore=0.1, rate=0.002, done=0.0)
    assert np.array_equal(one.flat, three.flat)


@ways
def test_an_executor_does_not_matter(way):
    """Not with earlier nets that play along, either."""
    rival = train_learner(way, 1, seed=4).flat
    with ThreadPoolExecutor(3) as pool:
        here, there = way(GAME, 3, 3, hidden=32), way(GAME, 3, 3, hidden=32, executor=pool)
        for training in (here, there):
            training.add_rival(rival)
            errors = [training.learn(2, explore=0.1, rate=0.002, done=done) for done in (0.0, 0.5)]
            assert min(errors) > 0
    assert np.array_equal(here.flat, there.flat)


@ways
def test_a_training_continues_from_a_net(way):
    trained = train_learner(way, 4)
    again = way(GAME, 3, 8, hidden=32)
    again.start_from(trained.flat)
    assert again.lead_over_greedy(300, 1) == trained.lead_over_greedy(300, 1)
    assert again.rate(0.0) < trained.rate(0.0)
    with pytest.raises(knolle.OptionError) as error:
        way(GAME, 3, 8, hidden=16).start_from(trained.flat)
    assert error.value.code == "bad-weights"


@ways
def test_rivals_play_along(way):
    alone, together = (way(GAME, 3, 3, hidden=32) for _ in range(2))
    together.add_rival(train_learner(way, 1, seed=4).flat)
    for training in (alone, together):
        training.learn(4, explore=0.1, rate=0.002, done=0.0)
    assert not np.array_equal(alone.flat, together.flat)


def test_earlier_versions_become_rivals():
    training = FromDeals(GAME, 3, 3, hidden=8)
    training.at_once = 1
    for k in range(9):
        training.advance(k / 8)
    assert training.arrays["n_rivals"][0] == 8


def test_the_values_of_options_are_mixed():
    training = FromDeals(GAME, 3, 3, hidden=8, options={"gold": [0, "35"], "rounds": [1]})
    starts = training._starts
    assert sorted(int(start["gold"]) for start in starts) == [0, 35]
    assert {int(start["rounds"]) for start in starts} == {1}


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
