"""What a user may write: `mypy --strict` finds nothing in it, and it runs (see test_types.py)."""

import sys
from pathlib import Path

import gymnasium
import numpy as np
import numpy.typing as npt

import knolle
import knolle.adapters.gymnasium  # registers the environments
from knolle.bots.contract import Budget
from knolle.lab.search import rollouts, search, worlds


def play(seed: int | str) -> list[int]:
    """Play a match: the first legal card against a tree search."""
    match = knolle.Match("potato-man", players=["Ann", "Ben"], seed=seed, rounds=1)
    searcher = knolle.bot("ismcts")
    while match.to_act:
        seat = match.to_act[0]
        view: knolle.View = match.view(seat)
        action = view.legal[0] if seat == 0 else searcher.choose(view, rng=1, budget=Budget(simulations=20))
        kinds: list[str] = [event["type"] for event in match.act(seat, action)]
        assert kinds
    assert match.record()["seed"] == match.seed.hex()
    totals: list[int] = match.result["totals"]
    return totals


def drive(n: int) -> float:
    """Drive a batch against bots; return the mean points per step."""
    matches = knolle.batch("potato-man", n, opponents=["greedy", "random"], seed="seven", max_steps=100)
    gained = 0.0
    for _ in range(20):
        actions: npt.NDArray[np.int64] = matches.sample()
        matches.step(actions)
        gained += float(matches.rewards[:, matches.seats[0]].mean())
    rows: npt.NDArray[np.int16] = matches.observations
    scaled: npt.NDArray[np.float32] = matches.encoding.scaled(rows)
    matches.load(matches.clone().states())
    return gained / 20 + 0 * float(scaled[0, matches.encoding.parts["hand"]].sum())


def learn() -> float:
    """Take one step in the environment for one learner."""
    env = gymnasium.make("knolle/hot-potato-v0", opponents="random", max_steps=50)
    _, info = env.reset(seed=1)
    _, reward, _, _, _ = env.step(int(info["action_mask"].argmax()))
    direct = knolle.adapters.gymnasium.SeatEnv("companeros", players=3, opponents="greedy")
    mask: npt.NDArray[np.bool_] = direct.action_masks()
    return float(reward) + 0 * int(mask.sum())


def think() -> int:
    """Ask the search kit."""

    def evaluate(
        rows: npt.NDArray[np.int16], masks: npt.NDArray[np.bool_]
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        return masks / masks.sum(axis=1, keepdims=True), np.full((len(rows), 3), 1 / 3)

    view = knolle.Match("potato-man", players=3, seed=7).view(0)
    outcome = rollouts(view.game, worlds(view, 50, seed=1), policy="greedy", seed=2)
    assert outcome.points.shape == (50, 3)
    tree = search([view], evaluate, simulations=32)[0]
    return view.legal[int(tree.visits.argmax())]


def read(file: Path) -> int:
    """Count the choices of seat 0 in a file of records; 0 if there is none."""
    try:
        records = knolle.read(file)
    except knolle.OptionError as error:
        print(error.code, error.params)
        return 0
    return records.plays.filter(records.plays["seat"] == 0).height


if __name__ == "__main__":
    print(knolle.__version__, play(7), drive(8), learn(), think(), read(Path(sys.argv[1])))
