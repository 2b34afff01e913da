"""One match at a time, for one learner: Gymnasium's `Env`."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from knolle.adapters.gymnasium.seat import LearnerSeat, Rows
from knolle.adapters.render import RENDER_MODES, check_render_mode, render
from knolle.adapters.scene import Picture, look
from knolle.core.fair import Seed, seed_bytes
from knolle.core.game import Game
from knolle.core.view import View


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat at a table of bots; see `LearnerSeat` for the settings and `knolle.batch` for the others.

    `info["action_mask"]` and `action_masks()` have the legal actions.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str | Game, *, render_mode: str | None = None, **settings: Any) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.table = LearnerSeat(game, 1, **settings)
        self.action_space = self.table.action_space
        self.observation_space = self.table.observation_space
        self._is_new = True

    def reset(self, *, seed: Seed | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Start a new match; the same seed gives the same match, and so do later resets without one."""
        # Gymnasium's own generator, which nothing here draws from, takes only Python's numbers
        super().reset(seed=None if seed is None else int.from_bytes(seed_bytes(seed)[:8]))
        if seed is not None or not self._is_new:
            self.table.batch.reset(seed)
        self._is_new = False
        self._show()
        return self.table.rows(self.table.batch.observations)[0], self._info()

    def step(self, action: int) -> tuple[Rows, float, bool, bool, dict[str, Any]]:
        """Make a choice; the bots play until the seat is asked again or the match is over."""
        batch = self.table.batch
        gains, _ = self.table.step(np.array([action]))
        is_done, is_cut = bool(batch.done[0]), bool(batch.truncated[0])
        self._is_new = is_done or is_cut
        self._show()
        if not self._is_new:
            return self.table.rows(batch.observations)[0], float(gains[0]), False, False, self._info()
        nothing = {"action_mask": np.zeros(batch.encoding.actions, np.int8)}
        return self.table.rows(batch.last_observations)[0], float(gains[0]), is_done, is_cut, nothing

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal."""
        mask: npt.NDArray[np.bool_] = self.table.masks()[0]
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.batch.legal[0].astype(np.int8)}

    # -- to be seen --------------------------------------------------------------------------------

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return the table as the seat sees it; "human" prints it. Over a finished match it shows the next one."""
        return render(self.scene(), self.render_mode)

    def scene(self) -> Picture:
        """Return what the seat sees."""
        batch, seat = self.table.batch, self.table.number
        names = tuple(f"seat_{number}" for number in range(batch.players))
        state = batch.state(0)
        return look(View(batch.game, seat, batch.game.observe(state, seat), names, batch.options), state)
