"""What both interfaces of PettingZoo offer alike: the spaces, the state and the pictures of a table."""

from typing import Any

import numpy.typing as npt
from gymnasium import spaces

from knolle.adapters.pettingzoo.table import Episodes


class TableEnv:
    """An environment on a table; a class of PettingZoo's comes after it among the bases."""

    def __init__(
        self, slug: str, players: int | None = None, *, illegal_reward: float | None = None, **settings: Any
    ) -> None:
        super().__init__()
        self.table = Episodes(slug, players, **settings)
        self.illegal_reward = illegal_reward
        self.metadata = self.table.metadata
        self.render_mode = self.table.render_mode
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self.action_spaces = dict(self.table.action_spaces)
        self.observation_spaces = dict(self.table.observation_spaces)
        self.state_space = self.table.state_space

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the encoding and the mask of actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of the game's action numbers."""
        return self.action_spaces[agent]

    def state(self) -> npt.NDArray[Any]:
        """Return the rows of all seats one after another."""
        return self.table.state()

    def render(self) -> Any:
        """Return the table as text or picture."""
        return self.table.render()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: no resources are held."""
