"""OpenSpiel's algorithms run on the games, and its playthroughs of them do not change."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.bots.uniform_random import UniformRandomBot

import knolle.adapters.openspiel
from knolle.core.registry import OURS

PLAYTHROUGHS = sorted(Path(__file__).parents[1].glob("games/*/playthrough.txt"))
TINY = "python_knolle_hot_potato(players=2,points=1,tie=shared,utility=margin)"


class Searcher(ismcts.ISMCTSBot):
    """OpenSpiel's search of sampled worlds, without memory between choices."""

    def restart_at(self, state: Any) -> None:
        self.reset()


def searcher(game: Any, seed: int) -> Any:
    """Return a player that searches worlds drawn with a seed."""
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = Searcher(game, evaluator, uct_c=2.0, max_simulations=2, random_state=rng)
    numbers = random.Random(seed)
    bot.set_resampler(lambda state, player: knolle.adapters.openspiel.resampled(state, player, numbers.random))
    return bot


@pytest.mark.parametrize(
    "name",
    [
        "python_knolle_potato_man(players=2,rounds=1,chance=sampled,rng_seed=1,utility=win)",
        "python_knolle_companeros(players=3)",
        "python_knolle_hot_potato(players=2,points=2)",
    ],
)
def test_bots_play_each_other(name: str) -> None:
    game = pyspiel.load_game_as_turn_based(name)
    rng = np.random.RandomState(1)
    others = [UniformRandomBot(seat, rng) for seat in range(1, game.num_players())]
    returns = evaluate_bots(game.new_initial_state(), [searcher(game, 1), *others], rng)
    assert all(game.min_utility() <= value <= game.max_utility() for value in returns)


def test_search_draws_its_own_worlds() -> None:
    game = pyspiel.load_game("python_knolle_potato_man(players=3,rounds=1,chance=sampled,rng_seed=4)")
    state = game.new_initial_state()
    state.apply_action(0)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), uct_c=2.0, max_simulations=3)
    policy, action = bot.step_with_policy(state)
    assert action in state.legal_actions()
    assert sum(probability for _, probability in policy) == pytest.approx(1)


def test_external_sampling_runs() -> None:
    game = pyspiel.load_game_as_turn_based(TINY)
    np.random.seed(1)  # the solver has no generator of its own
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(20):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize(
    "name", ["python_knolle_potato_man(players=2,rounds=1,utility=margin)", "python_knolle_companeros(players=3)", TINY]
)
def test_outcome_sampling_runs(name: str) -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game_as_turn_based(name))
    solver.iteration()


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.parent.name)
def test_playthroughs_do_not_change(path: Path) -> None:
    """Compare with the stored playthrough; after an intended change, replace it with what `playthrough` returns."""
    told = path.read_text("utf-8")
    name = told.splitlines()[0].removeprefix("game: ")
    assert playthrough(name, None, seed=1) == told


def test_there_is_a_playthrough_of_each_game() -> None:
    assert {path.parent.name.replace("_", "-") for path in PLAYTHROUGHS} == set(OURS)
