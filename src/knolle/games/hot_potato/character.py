"""The characters of Hot Potato!'s bots: how far each level misjudges, and what each temperament likes."""

from typing import Any

from knolle.games.hot_potato.state import (
    CHOOSE,
    COUCH,
    EXTRA,
    N_POTATOES,
    NO_RAMBO,
    PEELING,
    POTETO,
    RAMBO,
    ROBO,
    SWEET,
    USE,
    USE_RAMBO,
)

MARGINS: dict[str, float | dict[int, float]] = {"easy": 0.9, "medium": 1.1, "hard": 0.55, "master": 0.0}
"""Points that an action may seem to lose and still be chosen."""

TEMPERAMENTS: dict[str, dict[str, float]] = {
    "careful": {"robo": 0.4, "couch": 0.25, "poteto": -0.2, "rambo": -0.2},  # protects itself, and keeps its cards
    "bold": {"sweet": 0.2, "poteto": 0.15, "robo": -0.15},  # doubles, and plays two at once
    "spiteful": {"rambo": 0.4, "leader": 0.8},  # throws the Hot Potato, at the leader
    "sly": {"peeling": 0.3, "couch": 0.15},  # looks at what is to come
}
NAMES = {PEELING: "peeling", COUCH: "couch", POTETO: "poteto", RAMBO: "rambo", ROBO: "robo", SWEET: "sweet"}

SLOPES = {2: 1.0, 3: 1.3, 4: 1.25}
"""By how much chances to win are steepened, by the number of players, so that they come true (`knolle calibrate`)."""


def traits(state: Any, seat: int, legal: tuple[int, ...]) -> dict[str, list[float]]:
    """Return what the temperaments look at, an amount for each legal action."""
    phase = int(state["phase"])
    if phase in (CHOOSE, EXTRA):
        return {
            name: [1.0 if action == potato else 0.0 for action in legal]
            for potato, name in NAMES.items()
            if potato in legal
        }
    if phase == USE_RAMBO:
        return _targets(state, legal)
    lying = (int(state["lying"]) >> 8 * seat) & 63
    used = [1.0 if action == USE else 0.0 for action in legal]
    return {name: used for potato, name in NAMES.items() if lying >> potato & 1}


def _targets(state: Any, legal: tuple[int, ...]) -> dict[str, list[float]]:
    seats = [action for action in legal if action != NO_RAMBO]
    most = max((int(state["totals"][one]) for one in seats), default=0)
    leads = [1.0 if action in seats and int(state["totals"][action]) == most else 0.0 for action in legal]
    return {"leader": leads, "rambo": [0.0 if action == NO_RAMBO else 1.0 for action in legal]}


def nets_know(state: Any) -> bool:
    """Return whether all potatoes are in use; points to go, ties and any encounters are inputs of the nets."""
    return bool(int(state["potatoes"]) & 63 == 2**N_POTATOES - 1)
