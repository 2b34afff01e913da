"""The games for Stable-Baselines3 and sb3-contrib: many tables in compiled code as their `VecEnv`."""

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.extras import missing, missing_text

if _absent := missing("gymnasium", "stable_baselines3"):
    raise ImportError(missing_text("Environments for Stable-Baselines3", _absent, "sb3"))

from stable_baselines3.common.vec_env import VecEnv

from knolle.adapters.gymnasium.seat import Rows
from knolle.adapters.gymnasium.vector import SeatVectorEnv
from knolle.core.game import Game

Indices = int | Iterable[int] | None
Step = tuple[Rows, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]


class Tables(VecEnv):
    """A seat at n tables of bots, for learners such as `MaskablePPO("MlpPolicy", Tables("potato-man", 64))`.

    The settings are those of the Gymnasium environments; `env` is the one inside, `SeatVectorEnv`. A learner's seed
    decides the matches. Legal actions are what `action_masks` returns, which MaskablePPO asks for.
    """

    def __init__(self, game: str | Game, n: int = 64, **settings: Any) -> None:
        self.env = SeatVectorEnv(game, n, **settings)
        self._chosen: npt.NDArray[np.int64] = np.zeros(self.env.num_envs, np.int64)
        super().__init__(self.env.num_envs, self.env.single_observation_space, self.env.single_action_space)

    def reset(self) -> Rows:
        """Restart all matches, from the seed if one was given since the last time."""
        rows, _ = self.env.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._reset_options()
        return rows

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        """Take the actions; `step_wait` makes them."""
        self._chosen = actions

    def step_wait(self) -> Step:
        """Make a choice at every table; the bots play until the seat is asked again."""
        rows, rewards, terminated, truncated, infos = self.env.step(self._chosen)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(terminated | truncated):
            told[i] = {"terminal_observation": infos["final_obs"][i], "TimeLimit.truncated": bool(truncated[i])}
        return rows, rewards, terminated | truncated, told

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal at each table."""
        return self.env.action_masks()

    def env_method(
        self, method_name: str, *method_args: Any, indices: Indices = None, **method_kwargs: Any
    ) -> list[Any]:
        """Return the answer of each table; the only question that tables answer is `action_masks`."""
        if method_name != "action_masks":
            sentence = f"Tables have no method {method_name!r}, only action_masks; `env` has those of all tables."
            raise AttributeError(sentence)
        masks = self.action_masks()
        return [masks[i] for i in self._get_indices(indices)]

    def has_attr(self, name: str) -> bool:
        """Return whether the tables have an attribute."""
        return hasattr(self.env, name)

    def get_attr(self, name: str, indices: Indices = None) -> list[Any]:
        """Return an attribute that is the same for all tables, once for each."""
        return [getattr(self.env, name)] * len(list(self._get_indices(indices)))

    def set_attr(self, name: str, value: Any, indices: Indices = None) -> None:
        """Set an attribute for all tables."""
        setattr(self.env, name, value)

    def env_is_wrapped(self, wrapper: Any, indices: Indices = None) -> list[bool]:
        """Return that no table is wrapped."""
        return [False] * len(list(self._get_indices(indices)))

    def close(self) -> None:
        """Do nothing: there are no processes to end."""
