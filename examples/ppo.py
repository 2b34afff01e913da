"""Train MaskablePPO against bots, in the vector environment, and measure it:

pip install 'knolle[research]' sb3-contrib
python examples/ppo.py --game potato-man --players 3 --opponents random --seconds 120
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

import knolle.adapters.gymnasium  # noqa: F401, registers the environments


class Tables(VecEnv):
    """A vector environment of Gymnasium as Stable-Baselines3 expects it."""

    def __init__(self, env: Any) -> None:
        self.env = env
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> Any:
        return self.env.reset()[0]

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        rows, rewards, terminated, truncated, infos = self.env.step(self.actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(terminated | truncated):
            told[i] = {"terminal_observation": infos["final_obs"][i], "TimeLimit.truncated": bool(truncated[i])}
        return rows, rewards, terminated | truncated, told

    def env_method(self, name: str, *given: Any, indices: Any = None, **named: Any) -> Any:
        return list(getattr(self.env.unwrapped, name)(*given, **named))

    def has_attr(self, name: str) -> bool:
        return hasattr(self.env.unwrapped, name)

    def get_attr(self, name: str, indices: Any = None) -> Any:
        return [getattr(self.env.unwrapped, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self.env.unwrapped, name, value)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


def mean_points(env: Any, agent: Any, matches: int = 400) -> tuple[float, float]:
    """Return the agent's mean points per match (random without an agent) and the standard error."""
    rows, infos = env.reset(seed=99)
    sums, found, rng = np.zeros(env.num_envs), [], np.random.default_rng(1)
    while len(found) < matches:
        masks = infos["action_mask"]
        if agent is None:
            actions = (rng.random(masks.shape) * masks).argmax(axis=1)
        else:
            actions = agent.predict(rows, action_masks=masks, deterministic=False)[0]
        rows, rewards, terminated, truncated, infos = env.step(actions)
        sums += rewards
        for i in np.flatnonzero(terminated | truncated):
            found.append(sums[i])
            sums[i] = 0
    return float(np.mean(found)), float(np.std(found) / len(found) ** 0.5)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="potato-man")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--seconds", type=float, default=120)
    asked = parser.parse_args()
    tables = gymnasium.make_vec(
        f"knolle/{asked.game}-v0", num_envs=64, players=asked.players, opponents=asked.opponents, max_steps=400
    )
    print("at random: {:.2f} ± {:.2f} points per match".format(*mean_points(tables, None)))
    agent = MaskablePPO(
        "MlpPolicy", Tables(tables), n_steps=64, batch_size=512, learning_rate=1e-3, seed=1, device="cpu"
    )
    started = time.process_time()
    while time.process_time() - started < asked.seconds:
        agent.learn(20_000, reset_num_timesteps=False)
    print("after {} choices: {:.2f} ± {:.2f}".format(agent.num_timesteps, *mean_points(tables, agent)))
