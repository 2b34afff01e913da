"""Hot Potato! for PettingZoo, 2 to 4 players; its options are `points`, `tie` and `encounters`.

Choices are simultaneous. `env` asks one seat after another and shows none of them what another has chosen;
`parallel_env` takes all choices at once. Points are rewarded as they are gained (HP-8).
"""

from typing import Any

from knolle.adapters.pettingzoo.scene import Middle, Row
from knolle.adapters.pettingzoo.table import Facts
from knolle.adapters.pettingzoo.together import TogetherEnv
from knolle.adapters.pettingzoo.turns import TurnsEnv, WrappedEnv, wrapped


def env(players: int = 4, *, illegal_reward: float = -1, **settings: Any) -> WrappedEnv:
    """Return the environment in PettingZoo's usual wrappers: an illegal action ends the match."""
    return wrapped(raw_env(players, **settings), illegal_reward)


def raw_env(players: int = 4, **settings: Any) -> TurnsEnv:
    """Return the bare environment: an illegal action raises an `ActionError` and changes nothing."""
    return TurnsEnv("hot-potato", players, middle=middle, **settings)


def parallel_env(players: int = 4, *, illegal_reward: float = -1, **settings: Any) -> TogetherEnv:
    """Return the environment with all seats at once: an illegal action ends the match."""
    return TogetherEnv("hot-potato", players, middle=middle, illegal_reward=illegal_reward, **settings)


def raw_parallel_env(players: int = 4, **settings: Any) -> TogetherEnv:
    """Return the environment with all seats at once: an illegal action raises an `ActionError` and changes nothing."""
    return TogetherEnv("hot-potato", players, middle=middle, **settings)


def middle(facts: Facts, names: list[str]) -> Middle:
    """Return what is on the table besides the hands."""
    notes = [
        ", ".join(
            ["Hot Potato"] * (facts["hot"] == seat) + [f"{potato} in force" for potato in facts["in_force"][seat]]
        )
        for seat in range(len(names))
    ]
    played = [(names[seat], potato) for seat, lying in enumerate(facts["lying"]) for potato in lying]
    encounter, known = facts["encounter"], facts["known"]
    rows, lines = [Row("played", played)], []
    if encounter is not None:
        rows.append(Row("ranking", [("", potato) for potato in facts["rankings"][encounter]]))
        lines = [f"encounter: {encounter}"]
    if known["encounters"]:
        lines.append(f"among the next {known['among_top']}: {', '.join(known['encounters'])}")
    return Middle(
        f"round {facts['round']}, {facts['goal']} points to win", notes, rows, ["; ".join(lines)] * bool(lines)
    )
