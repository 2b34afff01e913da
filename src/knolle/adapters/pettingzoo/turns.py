"""One seat after another: PettingZoo's AEC interface."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from knolle.adapters.pettingzoo.table import Observation
from knolle.adapters.pettingzoo.table_env import TableEnv
from knolle.core.errors import ActionError


class TurnsEnv(TableEnv, AECEnv[str, Observation, int]):
    """A match whose seats are asked in turn.

    Seats that choose together are asked one after another, and nobody observes their choices until the last has chosen.
    Without an `illegal_reward`, an illegal action raises an `ActionError`; with it, whoever took one gets that reward
    and the match ends for all. This and the order of calls are checked here: PettingZoo's wrappers for it take longer
    than the match itself.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match; `options` may hold a match's own `seed`, 64 hex digits, and its `starter`."""
        self.table.start(seed, options)
        self.agents = list(self.possible_agents)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._turn()

    def step(self, action: int | None) -> None:
        """Make the choice of the seat to act; `None` once its match is over."""
        if not self.agents:
            return self._refuse_step()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return None
        try:
            self.table.act(self.possible_agents.index(agent), action)
        except ActionError as error:
            if self.illegal_reward is None:
                raise
            return self._end(agent, error)
        self._cumulative_rewards[agent] = 0
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self._accumulate_rewards()
        self._turn()
        return None

    def _refuse_step(self) -> None:
        if not hasattr(self, "terminations"):
            EnvLogger.error_step_before_reset()
        EnvLogger.warn_step_after_terminated_truncated()

    def _end(self, agent: str, error: ActionError) -> None:
        """End the match because of an illegal action, which the infos report."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: float(self.illegal_reward or 0)}
        self.infos[agent]["refused"] = str(error)
        self._accumulate_rewards()
        self._deads_step_first()

    def _turn(self) -> None:
        """Update whose turn it is and whether the match has ended."""
        to_act = self.table.play.to_act
        self.terminations = dict.fromkeys(self.agents, not to_act)
        self.truncations = dict.fromkeys(self.agents, self.table.is_cut)
        self.infos = {agent: self.table.info(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.agents[to_act[0] if to_act else 0]
        self._show()

    def observe(self, agent: str) -> Observation:
        """Return what a seat knows now."""
        return self.table.observation(self.possible_agents.index(agent))
