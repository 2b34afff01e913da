"""Libraries that others learn with take our environments: SuperSuit's wrappers, MaskablePPO of sb3-contrib."""

import importlib
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

import knolle.adapters.gymnasium  # noqa: F401, registers the environments
import knolle.adapters.pettingzoo as adapter

pytestmark = pytest.mark.slow

needs_supersuit = pytest.mark.skipif(
    sys.version_info >= (3, 13), reason="SuperSuit's tinyscaler has no wheels for this version of Python"
)
WRAPPERS: list[tuple[str, tuple[Any, ...]]] = [
    ("agent_indicator_v0", (False,)),
    ("clip_reward_v0", (-1, 1)),
    ("delay_observations_v0", (2,)),
    ("dtype_v0", (np.float64,)),
    ("flatten_v0", ()),
    ("frame_stack_v2", (3,)),
    ("max_observation_v0", (2,)),
    ("nan_zeros_v0", ()),
    ("normalize_obs_v0", (0, 1)),
    ("pad_action_space_v0", ()),
    ("pad_observations_v0", ()),
    ("reward_lambda_v0", (lambda reward: reward / 10,)),
    ("sticky_actions_v0", (0.0,)),
]


def supersuit(name: str, *given: Any) -> Any:
    return getattr(importlib.import_module("supersuit"), name)(*given)


@needs_supersuit
@pytest.mark.parametrize("slug", ["potato_man", "companeros", "hot_potato"])
@pytest.mark.parametrize(("name", "given"), WRAPPERS, ids=[name for name, _ in WRAPPERS])
def test_a_wrapper_of_supersuit_takes_turns(slug: str, name: str, given: tuple[Any, ...]) -> None:
    env = getattr(adapter, f"{slug}_v0").env(players=3, observation="flat", scaled=True, max_cycles=40)
    env = supersuit(name, env, *given)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    asked = 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        assert env.observation_space(agent).contains(seen)
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        asked += 1
    assert asked > 20


@needs_supersuit
@pytest.mark.parametrize(("name", "given"), [*WRAPPERS, ("black_death_v3", ())])
def test_a_wrapper_of_supersuit_takes_all_seats(name: str, given: tuple[Any, ...]) -> None:
    env = supersuit(name, adapter.hot_potato_v0.parallel_env(players=3, observation="flat", scaled=True), *given)
    seen, infos = env.reset(seed=1)
    for _ in range(20):
        actions = {agent: int(infos[agent]["action_mask"].argmax()) for agent in env.agents}
        seen, _, _, _, infos = env.step(actions)
        for agent in env.agents:
            assert env.observation_space(agent).contains(seen[agent])


@needs_supersuit
def test_supersuit_makes_a_vector_of_all_seats() -> None:
    env = adapter.hot_potato_v0.parallel_env(players=3, observation="flat", scaled=True)
    many = supersuit("concat_vec_envs_v1", supersuit("pettingzoo_env_to_vec_env_v1", env), 2, 0, "gymnasium")
    rows, infos = many.reset(seed=1)
    assert many.num_envs == len(rows) == 6
    for _ in range(10):
        rows, rewards, _, _, infos = many.step(np.array([info["action_mask"].argmax() for info in infos]))
    assert rows.shape == (6, env.observation_space("seat_0").shape[0]) and len(rewards) == 6


@pytest.mark.parametrize("slug", ["potato-man", "companeros", "hot-potato"])
def test_maskable_ppo_takes_the_environment(slug: str) -> None:
    from sb3_contrib import MaskablePPO

    env = gymnasium.make(f"knolle/{slug}-v0", opponents="random", max_steps=100, illegal_reward=None)
    agent = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1, device="cpu")
    agent.learn(128)  # an illegal action would raise an error
    assert agent.num_timesteps == 128


@pytest.mark.parametrize("slug", ["potato-man", "companeros", "hot-potato"])
def test_maskable_ppo_takes_many_tables(slug: str) -> None:
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy
    from stable_baselines3.common.vec_env import VecMonitor

    from knolle.adapters.sb3 import Tables

    tables = VecMonitor(Tables(slug, 8, opponents="random", max_steps=100, illegal_reward=None))
    agent = MaskablePPO("MlpPolicy", tables, n_steps=32, batch_size=64, n_epochs=1, seed=1, device="cpu")
    agent.learn(512)  # an illegal action would raise an error
    assert agent.num_timesteps == 512 and len(agent.ep_info_buffer or ()) > 0
    assert np.isfinite(evaluate_policy(agent, tables, n_eval_episodes=8)[0])


def test_tables_repeat_with_the_seed_and_tell_how_matches_end() -> None:
    from knolle.adapters.sb3 import Tables

    one, other = (Tables("potato-man", 4, rounds=1, max_steps=5, opponents="random") for _ in range(2))
    for tables in (one, other):
        tables.seed(7)
    assert (one.reset() == other.reset()).all()
    before = one.reset()
    other.reset()
    assert (before != Tables("potato-man", 4, rounds=1).reset()).any()
    cut = []
    for _ in range(10):
        masks = np.array(one.env_method("action_masks"))
        assert (masks == one.action_masks()).all() and len(one.env_method("action_masks", indices=[2])) == 1
        rows, _, done, infos = one.step(masks.argmax(axis=1))
        assert (rows == other.step(masks.argmax(axis=1))[0]).all()
        for i in range(4):
            assert bool(done[i]) == ("terminal_observation" in infos[i])
            if done[i]:
                assert one.observation_space.contains(infos[i]["terminal_observation"])
                cut.append(infos[i]["TimeLimit.truncated"])
    assert any(cut)
    with pytest.raises(AttributeError, match="only action_masks"):
        one.env_method("render")
