"""Opponents inside a batch follow the rules and see views only; a learner is asked for every choice of its seat."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import knolle
from knolle.core.errors import OptionError
from knolle.lab.simulate import Simulation, Summary

CAREFUL = f"{Path(__file__).parents[2] / 'examples' / 'careful.py'}:Careful"


@pytest.mark.parametrize(("slug", "players"), [("potato-man", 4), ("companeros", 3), ("hot-potato", 4)])
@pytest.mark.parametrize("seat", [0, 2])
def test_the_learner_is_always_asked(slug: str, players: int, seat: int) -> None:
    matches = knolle.batch(slug, 16, players=players, opponents="greedy", seat=seat, seed=3)
    parts, ended, totals = matches.encoding.parts, 0, np.zeros((16, players))
    for _ in range(150):
        before = [matches.state(i) for i in range(16)]
        assert (matches.seats == seat).all()
        for i, state in enumerate(before):
            assert seat in matches.game.to_act(state)
            assert tuple(np.flatnonzero(matches.legal[i])) == matches.game.legal(state, seat)
            assert (matches.observations[i] == matches.game.encode(state, seat)).all()
        matches.step(matches.sample())
        totals += matches.rewards
        for i in np.flatnonzero(matches.done):
            ended += 1
            assert matches.won[i].sum() == pytest.approx(1)
            shown = matches.last_observations[i, parts["totals"]]
            assert np.roll(shown, seat).tolist() == totals[i].tolist(), "the rewards of a match add up to its points"
            totals[i] = 0
    assert ended > 5


@pytest.mark.parametrize("slug", ["potato-man", "companeros", "hot-potato"])
def test_matches_go_as_in_a_simulation(slug: str) -> None:
    """Random play against the rule player has the same mean points and wins as `knolle simulate`."""
    matches = knolle.batch(slug, 256, players=3, opponents=["greedy", "random"], seed=4)
    gained, points, wins = np.zeros((256, 3)), [], []
    while len(points) < 3000:
        matches.step(matches.sample())
        gained += matches.rewards
        for i in np.flatnonzero(matches.done):
            points.append(gained[i].copy())
            wins.append(matches.won[i].copy())
            gained[i] = 0
    summary = Summary(3)
    for chunk in Simulation(knolle.game(slug), 3, 3072, "1", ["random", "greedy", "random"]).chunks(1):
        summary.add(chunk)
    for seat in range(3):
        mean, error, share, share_error = summary.row(seat)
        for found, there, wide in ((points, mean, error), (wins, share, share_error)):
            column = np.array(found)[:, seat]
            away = (column.mean() - there) / np.hypot(column.std() / len(column) ** 0.5, wide)
            assert abs(away) < 4.5, (seat, column.mean(), there)


@pytest.mark.parametrize("slug", ["potato-man", "hot-potato"])
def test_any_bot_is_an_opponent(slug: str) -> None:
    """A bot that is asked through Python plays the same seats by the same rules, mixed with compiled ones."""
    matches = knolle.batch(slug, 4, opponents=["greedy", "pimc:own"], seed=1, budget="2sims")
    again = knolle.batch(slug, 4, opponents=["greedy", "pimc:own"], seed=1, budget="2sims")
    ended = 0
    for _ in range(30):
        assert (matches.seats == 0).all()
        matches.step(matches.sample())
        again.step(again.sample())
        ended += matches.done.sum()
        assert (matches.observations == again.observations).all(), "a budget of simulations repeats"
    assert ended or slug == "potato-man"


def test_a_users_own_bot_is_an_opponent() -> None:
    matches = knolle.batch("potato-man", 2, players=3, opponents=CAREFUL, seed=1, rounds=1)
    for _ in range(20):
        matches.step(matches.sample())
    assert CAREFUL in repr(matches)


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({"opponents": ["greedy", "greedy"], "players": 4}, "3 of them, not 2"),
        ({"opponents": []}, "not 0"),
        ({"opponents": "grandmaster"}, "There is no bot 'grandmaster'"),
        ({"opponents": "greedy", "seat": 4}, "seat=4 is invalid; allowed: a whole number of at least 0 and at most 3"),
        ({"max_steps": 0}, "max_steps=0 is invalid"),
        ({"budget": "soon"}, "A budget looks like"),
        ({"seed": 1.5}, "A seed is a whole number"),
    ],
)
def test_settings_that_no_batch_has(given: dict[str, Any], what: str) -> None:
    with pytest.raises(OptionError, match=what):
        knolle.batch("potato-man", 2, **given)


def test_samples_that_nobody_uses_change_no_bot(tmp_path: Path) -> None:
    file = tmp_path / "dice.py"
    file.write_text(
        "from knolle.bots.contract import Bot\n\n\nclass Dice(Bot):\n"
        "    def choose(self, view, rng, budget):\n        return view.legal[rng % len(view.legal)]\n\n"
        "    def evaluate(self, view, budget, rng=0):\n        return []\n"
    )
    one, other = (knolle.batch("potato-man", 3, players=3, opponents=f"{file}:Dice", seed=5) for _ in range(2))
    for k in range(20):
        assert (one.observations == other.observations).all()
        for _ in range(k % 3):
            other.sample()
        actions = one.legal.argmax(axis=1)
        one.step(actions)
        other.step(actions)
