"""The games for learners that play one seat: `gymnasium.make("knolle/potato-man-v0")` and `gymnasium.make_vec(…)`.

Importing this module registers the environments.
"""

from knolle.extras import missing, missing_text

if _absent := missing("gymnasium"):
    raise ImportError(missing_text("Environments for Gymnasium", _absent, "research"))

from gymnasium import register

from knolle.adapters.gymnasium.env import SeatEnv
from knolle.adapters.gymnasium.vector import SeatVectorEnv
from knolle.core.registry import games

__all__ = ["SeatEnv", "SeatVectorEnv"]

for _game in games():
    register(
        f"knolle/{_game.slug}-v0",
        entry_point="knolle.adapters.gymnasium.env:SeatEnv",
        vector_entry_point="knolle.adapters.gymnasium.vector:SeatVectorEnv",
        kwargs={"game": _game.slug},
    )
