"""Potato Man for PettingZoo, 2 to 5 players; its options are `variant`, `gold`, `two_player_colours` and `rounds`.

Points are the worth of the sacks; they are counted, and so rewarded, at the end of each round (PM-19).
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
    return TurnsEnv("potato-man", players, middle=middle, **settings)


def middle(facts: Facts, names: list[str]) -> Middle:
    """Return what is on the table besides the hands."""
    piles = facts["pile_sizes"] or [None] * len(names)
    notes = [
        f"{worth} this round" + ("" if pile is None else f", {pile} to draw")
        for worth, pile in zip(facts["sacks_worth"], piles, strict=True)
    ]
    rows = [Row("trick", [(names[seat], card) for seat, card in facts["trick"]])]
    if facts["tricks"]:
        rows.append(Row("last trick", [(names[seat], card) for seat, card in facts["tricks"][-1]]))
    sacks = ", ".join(f"{n} {kind}" for kind, n in facts["sacks_left"].items() if n)
    return Middle(f"round {facts['round']} of {facts['rounds']}", notes, rows, listed("sacks left: ", sacks))
