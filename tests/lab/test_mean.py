"""The mean of nets that one training has kept."""

import numpy as np
import pytest

import knolle
from knolle.bots.net import random_weights
from knolle.bots.weights import read, save
from knolle.games.potato_man import features
from knolle.lab.mean import mean_of

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.slow]

GAME = knolle.game("potato-man")
ABOUT = {"game": GAME.slug, "players": 3, "seed": 1, "hidden": 16, "command": "knolle train potato-man"}


def keep(path, seed, **other):
    flat = random_weights(features.N_INPUTS, features.N_DENSE, 16, np.random.default_rng(seed))
    save(path, flat, ABOUT | other)
    return path


def test_the_mean_says_what_it_was_made_of(tmp_path):
    files = [keep(tmp_path / f"3-{seed:02}.npz", seed) for seed in (1, 2)]
    mean_of(GAME.slug, files, tmp_path / "mean.npz")
    flat, about = read(tmp_path / "mean.npz", GAME)
    assert flat == pytest.approx(np.mean([read(file, GAME)[0] for file in files], axis=0), abs=1e-3)
    assert about["command"].endswith("--keep; python -m knolle.lab.mean potato-man 3-01.npz 3-02.npz")
    assert len(about["lead_over_greedy"]) == 2


def test_nets_of_different_trainings_have_no_mean(tmp_path):
    files = [keep(tmp_path / "a.npz", 1), keep(tmp_path / "b.npz", 2, command="knolle train potato-man --seed 2")]
    with pytest.raises(knolle.OptionError) as error:
        mean_of(GAME.slug, files, tmp_path / "mean.npz")
    assert error.value.code == "other-course"
