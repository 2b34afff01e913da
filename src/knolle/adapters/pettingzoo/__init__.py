"""The games as PettingZoo environments: `potato_man_v0.env()` and so on, and their ids in PettingZoo's registry."""

from typing import Any

from knolle.extras import missing, missing_text

if _absent := missing("pettingzoo", "gymnasium"):
    raise ImportError(missing_text("Environments for PettingZoo", _absent, "research"))

from pettingzoo import register

from knolle.adapters.pettingzoo.environments import Environments, TogetherEnvironments
from knolle.core.registry import games

_ENVIRONMENTS: dict[str, Environments] = {}

for _game in games():
    _name = f"{_game.slug.replace('-', '_')}_v0"
    _id = f"knolle/{_game.slug}-v0"
    if _game.is_simultaneous:
        _together = TogetherEnvironments(_game.slug)
        register("parallel", _id, _together.parallel_env)
        _ENVIRONMENTS[_name] = _together
    else:
        _ENVIRONMENTS[_name] = Environments(_game.slug)
    register("aec", _id, _ENVIRONMENTS[_name].env)


def __getattr__(name: str) -> Any:
    """Return the environments of a game by the name that PettingZoo gives to modules."""
    if name not in _ENVIRONMENTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _ENVIRONMENTS[name]
