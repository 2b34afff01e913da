"""One seat of a batch as a learner meets it: spaces, rows, masks and rewards, shared by both environments."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from knolle.core.game import Game
from knolle.lab.batch import Batch
from knolle.lab.opponents import Opponents, bad_option

Rows = npt.NDArray[np.float32] | npt.NDArray[np.int16]
REWARDS = ("points", "win")


class LearnerSeat:
    """A seat against bots in n matches.

    `reward` is "points", those that the seat gained, or "win", its share of the win at the end. Rows are scaled to
    numbers from 0 to 1 unless `scaled` is False. An action that the rules forbid ends the match with `illegal_reward`;
    if that is None, it raises an `ActionError` and changes nothing.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        *,
        opponents: Opponents = "greedy",
        seat: int = 0,
        reward: str = "points",
        scaled: bool = True,
        illegal_reward: float | None = -1.0,
        **settings: Any,
    ) -> None:
        if reward not in REWARDS:
            raise bad_option("reward", reward, ", ".join(REWARDS))
        if opponents is None:
            raise bad_option("opponents", opponents, "the name of a bot, or a name for each of the other seats")
        self.batch = Batch(game, n, opponents=opponents, seat=seat, **settings)
        self.number = int(seat)
        self.reward, self.is_scaled, self.illegal_reward = reward, bool(scaled), illegal_reward
        self.action_space = spaces.Discrete(self.batch.encoding.actions)
        self.observation_space = row_space(self.batch, self.is_scaled)

    def rows(self, rows: npt.NDArray[np.int16]) -> Rows:
        """Return rows as the learner is given them: a copy."""
        return self.batch.encoding.scaled(rows) if self.is_scaled else rows.copy()

    def masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions in every match."""
        return self.batch.legal.copy()

    def step(self, actions: npt.ArrayLike) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """Make a decision in every match; return the rewards, and which matches an illegal action has ended."""
        batch, chosen = self.batch, np.asarray(actions)
        refused = np.zeros(batch.n, np.bool_)
        if self.illegal_reward is not None and chosen.shape == (batch.n,) and chosen.dtype.kind in "iu":
            inside = (chosen >= 0) & (chosen < batch.encoding.actions)
            refused = ~(inside & batch.legal[np.arange(batch.n), np.where(inside, chosen, 0)])
        if not refused.any():
            batch.step(actions)
            return self._gains(), refused
        rows = batch.observations.copy()
        batch.step(np.where(refused, batch.sample(), chosen))
        gains = np.where(refused, np.float32(self.illegal_reward or 0), self._gains())
        batch.reset(which=refused)
        batch.done[refused] = True
        batch.last_observations[refused] = rows[refused]
        return gains, refused

    def _gains(self) -> npt.NDArray[np.float32]:
        given = self.batch.won if self.reward == "win" else self.batch.rewards
        return given[:, self.number].copy()


def row_space(batch: Batch, is_scaled: bool) -> spaces.Box:
    """Return the space of rows, with the bounds of each column."""
    encoding = batch.encoding
    if is_scaled:
        return spaces.Box(0.0, 1.0, (encoding.size,), np.float32)
    return spaces.Box(np.zeros_like(encoding.highest), encoding.highest, dtype=np.int16)
