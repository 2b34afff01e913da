"""Train MaskablePPO against bots at many tables, and measure it:

pip install 'knolle[sb3]'
python examples/ppo.py --game potato-man --players 3 --opponents random --seconds 120
"""

import argparse
import time
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO

from knolle.adapters.sb3 import Tables


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
    tables = Tables(asked.game, 64, players=asked.players, opponents=asked.opponents, max_steps=400)
    print("at random: {:.2f} ± {:.2f} points per match".format(*mean_points(tables.env, None)))
    agent = MaskablePPO("MlpPolicy", tables, n_steps=64, batch_size=512, learning_rate=1e-3, seed=1, device="cpu")
    started = time.process_time()
    while time.process_time() - started < asked.seconds:
        agent.learn(20_000, reset_num_timesteps=False)
    print("after {} choices: {:.2f} ± {:.2f}".format(agent.num_timesteps, *mean_points(tables.env, agent)))
