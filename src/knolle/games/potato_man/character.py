"""The characters of Potato Man's bots: how far each level misjudges, and what each temperament likes."""

from typing import Any

from knolle.games.potato_man.state import CARDS, MOST_PLAYERS, number

MARGINS: dict[str, float | dict[int, float]] = {"easy": 2.0, "medium": 1.2, "hard": 0.55, "master": 0.05}
"""Points that an action may seem to lose and still be chosen."""

TEMPERAMENTS: dict[str, dict[str, float]] = {
    "careful": {"high": -0.2, "over": -0.1},  # gives a trick up rather than a strong card
    "bold": {"high": 0.25, "over": 0.15},  # goes for every trick
    "spiteful": {"leader": 0.8},  # beats the leader, if anybody
    "sly": {"small": -0.35, "long": 0.35},  # saves the small cards, and shows no colour that it is short of
}
SMALL = 4
TRAINED_GOLD = 5

SLOPES = {2: 0.85, 3: 0.85, 4: 1.2, 5: 1.35}
"""By how much chances to win are steepened, by the number of players, so that they come true (`knolle calibrate`)."""


def traits(state: Any, seat: int, legal: tuple[int, ...]) -> dict[str, list[float]]:
    """Return what the temperaments look at, an amount for each legal card."""
    numbers = [float(number(card)) for card in legal]
    highest = int(state["best_key"]) >> 8
    over = [1.0 if mine >= highest else 0.0 for mine in numbers]
    hand = int(state["hands"][seat])
    lengths = [float((hand >> (card & 48) & 0xFFFF).bit_count()) for card in legal]
    return {
        "high": numbers,
        "over": over,
        "leader": against_leader(state, seat, over, numbers),
        "small": [1.0 if mine <= SMALL else 0.0 for mine in numbers],
        "long": lengths,
    }


def against_leader(state: Any, seat: int, over: list[float], high: list[float]) -> list[float]:
    """Return how much each card hinders the leader, who has the best card so far or will still play."""
    n = int(state["players"])
    sacks = [int(state["totals"][k]) + int(state["sacks"][k]) for k in range(n)]
    leader = max((k for k in range(n) if k != seat), key=lambda k: sacks[k])
    n_there = int(state["n_played"]) - int(state["n_tricks"]) * int(state["trick_size"])
    place = (leader - int(state["lead"])) % n
    if place >= n_there:
        return high
    best = (int(state["best_key"]) >> 4) & 15
    return over if best % n == place else [-amount for amount in high]


def nets_know(state: Any) -> bool:
    """Return whether the nets were trained with these options; they do not depend on the number of rounds."""
    doubles = int(state["players"]) == MOST_PLAYERS
    has_all_cards = int(state["deck"]).bit_count() == len(CARDS)
    return int(state["gold"]) == TRAINED_GOLD and has_all_cards and bool(state["doubles"]) == doubles
