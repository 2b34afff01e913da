"""Many matches at once for one learner, stepped in compiled code: Gymnasium's `VectorEnv` on a batch."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from knolle.adapters.gymnasium.seat import LearnerSeat, Rows
from knolle.core.errors import OptionError
from knolle.core.fair import Seed, quote
from knolle.core.game import Game


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """A seat at n tables of bots; see `LearnerSeat` for the settings and `knolle.batch` for the others.

    A match that is over or cut off restarts in the same step. `infos["final_obs"]` has its last row, where
    `infos["_final_obs"]`; `infos["action_mask"]` and `action_masks()` have the legal actions.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: str | Game, num_envs: int = 1, *, render_mode: str | None = None, **settings: Any) -> None:
        if render_mode is not None:
            sentence = f"Many tables cannot be rendered (render_mode={quote(render_mode)}); use gymnasium.make."
            raise OptionError("bad-option-value", sentence, option="render_mode", value=quote(render_mode))
        self.render_mode = None
        self.table = LearnerSeat(game, num_envs, **settings)
        self.num_envs = self.table.batch.n
        self.single_action_space = self.table.action_space
        self.single_observation_space = self.table.observation_space
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(self, *, seed: Seed | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Restart all matches, or those of `options["reset_mask"]`."""
        self.table.batch.reset(seed, (options or {}).get("reset_mask"))
        return self.table.rows(self.table.batch.observations), self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Rows, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Make a choice at every table; the bots play until the seat is asked again."""
        batch = self.table.batch
        gains, _ = self.table.step(actions)
        infos, over = self._infos(), batch.done | batch.truncated
        if over.any():
            last = np.full(self.num_envs, None, object)
            for i, row in zip(np.flatnonzero(over), self.table.rows(batch.last_observations[over]), strict=True):
                last[i] = row
            infos |= {"final_obs": last, "_final_obs": over, "final_info": {}, "_final_info": over}
        return self.table.rows(batch.observations), gains, batch.done.copy(), batch.truncated.copy(), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal at each table."""
        return self.table.masks()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.table.batch.legal.astype(np.int8), "_action_mask": np.ones(self.num_envs, bool)}
