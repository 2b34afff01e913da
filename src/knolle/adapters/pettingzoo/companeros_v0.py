"""Compañeros for PettingZoo, 3 to 6 players; its options are `games` and `memory`.

Points are counted, and so rewarded, at the end of each game of the match (CO-11, CO-13).
"""

from typing import Any

from knolle.adapters.pettingzoo.scene import Middle, Row, listed
from knolle.adapters.pettingzoo.table import Facts
from knolle.adapters.pettingzoo.turns import TurnsEnv, WrappedEnv, wrapped


def env(players: int = 4, *, illegal_reward: float = -1, **settings: Any) -> WrappedEnv:
    """Return the environment in PettingZoo's usual wrappers: an illegal action ends the match."""
    return wrapped(raw_env(players, **settings), illegal_reward)


def raw_env(players: int = 4, **settings: Any) -> TurnsEnv:
    """Return the bare environment: an illegal action raises an `ActionError` and changes nothing."""
    return TurnsEnv("companeros", players, middle=middle, **settings)


def middle(facts: Facts, names: list[str]) -> Middle:
    """Return what is on the table besides the hands."""
    notes = [f"{points} this game" for points in facts["points"] or []] or [""] * len(names)
    rows = [
        Row("display", [("", card) for card in facts["display"]]),
        Row("trick", [(names[seat], card) for seat, card in facts["trick"]]),
    ]
    takers = " ".join(names[seat] for seat in facts["ranking"] or [])
    return Middle(f"game {facts['this_game']} of {facts['games']}", notes, rows, listed("may take, in order: ", takers))
