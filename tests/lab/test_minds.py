"""Bots made of files: a run keeps the bots it began with, and a changed file makes another bot."""

import pickle
from pathlib import Path

import numpy as np
import pytest

import knolle
from knolle.bots.contract import Budget
from knolle.bots.instances import features_of
from knolle.bots.net import random_weights
from knolle.bots.registry import bot, files_of
from knolle.bots.weights import save
from knolle.lab.arena import Arena
from knolle.lab.fingerprint import fingerprint

GAME = knolle.game("potato-man")
ONE = Budget(simulations=1)
SOURCE = """
from pathlib import Path
from knolle.bots.contract import Bot

class Own(Bot):
    name = "own"
    recalls = True

    def __init__(self, weights=None):
        self.place = 0 if weights is None else int(Path(weights).read_text())

    def choose(self, view, rng, budget):
        assert not ("memory" in view.state.dtype.names and view.state["memory"][0]), "it recalls everything"
        return view.legal[self.place]

    def evaluate(self, view, budget, rng=0):
        self.choose(view, rng, budget)
        return []
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(SOURCE)
    return path


def arena(name: str) -> Arena:
    return Arena(GAME, 2, [name, "random"], "s", ONE, {"rounds": 1})


def first_choice(table: Arena) -> int:
    match = table.start(0)
    seat = match.to_act[0]
    return match.legal(seat).index(table.bots_at(0)[seat].choose(match.view(seat), 0, ONE))


def test_a_new_arena_plays_the_code_of_its_fingerprint(file: Path) -> None:
    before = arena(f"{file}:Own")
    file.write_text(SOURCE.replace("view.legal[self.place]", "view.legal[-1]"))
    after = arena(f"{file}:Own")
    assert before.fingerprints != after.fingerprints
    assert first_choice(before) == 0, "a run keeps the bot it began with"
    assert first_choice(after) > 0


def test_files_in_the_settings_of_a_bot_are_part_of_it(file: Path, tmp_path: Path) -> None:
    weights = tmp_path / "weights.pt"
    weights.write_text("0")
    name = f"{file}:Own:{weights}"
    assert files_of([name, "pimc:own"]) == sorted([file, weights])
    before, told = arena(name), fingerprint(name, GAME)
    weights.write_text("1")
    assert fingerprint(name, GAME) != told
    assert (first_choice(before), first_choice(arena(name))) == (0, 1)


def test_a_net_that_is_trained_again_is_another_net(tmp_path: Path) -> None:
    path, features = tmp_path / "own.npz", features_of(GAME)
    assert features is not None
    for seed in (1, 2):
        flat = random_weights(features.N_INPUTS, features.N_DENSE, 16, np.random.default_rng(seed))
        save(path, flat, {"game": "potato-man", "players": 2, "hidden": 16})
        if seed == 1:
            view, old = arena("random").start(0).view(0), bot(f"lookahead:{path}")
            judged = old.evaluate(view, ONE, 3)
    assert old.evaluate(view, ONE, 3) == judged
    assert bot(f"lookahead:{path}").evaluate(view, ONE, 3) != judged
    path.unlink()
    assert old.evaluate(view, ONE, 3) == judged
    with pytest.raises(knolle.OptionError, match="no trained net") as refusal:
        bot(f"lookahead:{path}")
    assert refusal.value.code == "no-weights"


def test_another_process_refuses_a_file_that_has_changed(file: Path) -> None:
    packed = pickle.dumps(arena(f"{file}:Own"))
    assert first_choice(pickle.loads(packed)) == 0
    file.write_text(SOURCE + "\n# a change\n")
    with pytest.raises(knolle.OptionError, match="has changed since the run began") as refusal:
        pickle.loads(packed)
    assert refusal.value.code == "bot-changed"


# -- what bots see (CO-16) -------------------------------------------------------------------------


def test_an_opponent_in_a_batch_that_recalls_is_given_everything(file: Path) -> None:
    matches = knolle.batch("companeros", 2, players=3, memory="on", opponents=f"{file}:Own", seed=1)
    for _ in range(8):
        matches.step(matches.sample())


def test_a_teacher_that_recalls_is_given_everything(file: Path) -> None:
    pytest.importorskip("pyarrow")
    from knolle.lab.dataset import Dataset
    from knolle.lab.simulate import Simulation

    matches = Simulation(knolle.game("companeros"), 3, 1, "s", options={"memory": "on", "games": 1})
    (rows,) = Dataset(matches, f"{file}:Own", ONE).tables()
    assert len(rows) > 10
