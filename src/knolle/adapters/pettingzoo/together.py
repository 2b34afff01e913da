"""All seats at once: PettingZoo's parallel interface, for games with simultaneous choices."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from pettingzoo import ParallelEnv

from knolle.adapters.pettingzoo.table import Observation
from knolle.adapters.pettingzoo.table_env import TableEnv
from knolle.core.errors import ActionError

Infos: TypeAlias = dict[str, dict[str, Any]]
Step: TypeAlias = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class TogetherEnv(TableEnv, ParallelEnv[str, Observation, int]):
    """A match whose seats choose at the same time.

    A seat that owes no choice has a mask of zeros, and any action given for it is ignored. Without an `illegal_reward`,
    an illegal action raises an `ActionError`; with it, whoever took one gets that reward and the match ends for all.
    """

    def __init__(self, slug: str, players: int | None = None, **settings: Any) -> None:
        super().__init__(slug, players, **settings)
        self.metadata |= {"is_parallelizable": True}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Start a new match; `options` may hold a match's own `seed`, 64 hex digits."""
        self.table.start(seed, options)
        self.agents = list(self.possible_agents)
        self._show()
        return self._observations(), self._infos()

    def step(self, actions: Mapping[str, int]) -> Step:
        """Make the choices of all seats that owe one."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        if refused := self._refusals(actions):
            return self._end(refused)
        for seat in self.table.play.to_act:
            self.table.act(seat, actions[self.possible_agents[seat]])
        rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        is_over, is_cut = self.table.play.is_over, self.table.is_cut
        self._show()
        return self._step(rewards, is_over, is_cut, self._infos())

    def _refusals(self, actions: Mapping[str, int]) -> dict[str, ActionError]:
        """Return the seats whose choice the rules refuse, with the errors."""
        refused = {}
        for seat in self.table.play.to_act:
            agent = self.possible_agents[seat]
            try:
                self.table.check(seat, actions.get(agent))
            except ActionError as error:
                if self.illegal_reward is None:
                    raise
                refused[agent] = error
        return refused

    def _end(self, refused: Mapping[str, ActionError]) -> Step:
        """End the match because of illegal actions, which the infos report."""
        given = dict.fromkeys(refused, self.illegal_reward or 0)
        infos = self._infos()
        for agent, error in refused.items():
            infos[agent]["refused"] = str(error)
        return self._step(dict.fromkeys(self.possible_agents, 0.0) | given, True, True, infos)

    def _step(self, rewards: dict[str, float], is_over: bool, is_cut: bool, infos: Infos) -> Step:
        if is_over or is_cut:
            self.agents = []
        seats = self.possible_agents
        return self._observations(), rewards, dict.fromkeys(seats, is_over), dict.fromkeys(seats, is_cut), infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> Infos:
        return {agent: self.table.info(seat) for seat, agent in enumerate(self.possible_agents)}
