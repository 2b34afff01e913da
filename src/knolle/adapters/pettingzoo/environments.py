"""The environments of one game, as PettingZoo's modules offer them: `env` and `raw_env`, and their parallel forms."""

from typing import Any

from knolle.adapters.pettingzoo.together import TogetherEnv
from knolle.adapters.pettingzoo.turns import TurnsEnv


class Environments:
    """Makes the environments of a game. Points are rewarded when the rules count them."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def env(self, players: int | None = None, *, illegal_reward: float = -1, **settings: Any) -> TurnsEnv:
        """Return the environment: an illegal action ends the match."""
        return TurnsEnv(self.slug, players, illegal_reward=illegal_reward, **settings)

    def raw_env(self, players: int | None = None, **settings: Any) -> TurnsEnv:
        """Return the bare environment: an illegal action raises an `ActionError` and changes nothing."""
        return TurnsEnv(self.slug, players, **settings)


class TogetherEnvironments(Environments):
    """Makes the environments of a game whose choices are simultaneous.

    `env` asks one seat after another and shows none of them what another has chosen; `parallel_env` takes all at once.
    """

    def parallel_env(self, players: int | None = None, *, illegal_reward: float = -1, **settings: Any) -> TogetherEnv:
        """Return the environment with all seats at once: an illegal action ends the match."""
        return TogetherEnv(self.slug, players, illegal_reward=illegal_reward, **settings)

    def raw_parallel_env(self, players: int | None = None, **settings: Any) -> TogetherEnv:
        """Return the environment with all seats at once: an illegal action raises an error and changes nothing."""
        return TogetherEnv(self.slug, players, **settings)
