"""One seat after another: PettingZoo's AEC interface."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from knolle.adapters.pettingzoo.table import Episodes, Observation

WrappedEnv: TypeAlias = AECEnv[str, Observation, int]


class TurnsEnv(AECEnv[str, Observation, int]):
    """A match whose seats are asked in turn.

    Seats that choose together are asked one after another, and nobody observes their choices until the last has chosen.
    """

    def __init__(self, slug: str, players: int, **settings: Any) -> None:
        super().__init__()
        self.table = Episodes(slug, players, **settings)
        self.metadata = self.table.metadata
        self.render_mode = self.table.render_mode
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self.action_spaces = dict(self.table.action_spaces)
        self.observation_spaces = dict(self.table.observation_spaces)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of the encoding and the mask of actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of the game's action numbers."""
        return self.action_spaces[agent]

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
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self._accumulate_rewards()
        self._turn()

    def _turn(self) -> None:
        """Update whose turn it is and whether the match has ended."""
        match = self.table.match
        self.terminations = dict.fromkeys(self.agents, match.is_over)
        self.truncations = dict.fromkeys(self.agents, self.table.is_cut)
        self.infos = {agent: self.table.info(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.agents[match.to_act[0] if match.to_act else 0]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return what a seat knows now."""
        return self.table.observation(self.possible_agents.index(agent))

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Return the table as text or picture."""
        return self.table.render()

    def close(self) -> None:
        """Do nothing: no resources are held."""


def wrap(env: TurnsEnv, illegal_reward: float) -> WrappedEnv:
    """Return an environment that ends the match at an illegal action and checks the order of calls."""
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=illegal_reward))
    return wrappers.OrderEnforcingWrapper(checked)
