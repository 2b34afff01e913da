"""The characters of Compañeros' bots: how far each level misjudges, and what each temperament likes."""

from typing import Any

from knolle.games.companeros.state import HAND_SIZE, N_VALUES, PLAY

MARGINS: dict[str, float | dict[int, float]] = {"easy": 6.0, "medium": 6.0, "hard": 2.0, "master": 0.8}
"""Points that an action may seem to lose and still be chosen."""

TEMPERAMENTS: dict[str, dict[str, float]] = {
    "careful": {"join": 0.4, "high": -0.4},  # joins a colour that is already strong, with a low card
    "bold": {"join": -0.4, "high": 0.4},  # plays its own colour, and high
    "spiteful": {"leader": 0.8},  # leaves the leader's colour alone, and makes ties with it
    "sly": {"small": -0.5, "long": 0.4},  # saves the small cards, and shows no colour that it is short of
}
SMALL = 3

SLOPES = {3: 1.0, 4: 1.0, 5: 1.0, 6: 1.0}
"""By how much chances to win are steepened, by the number of players, so that they come true (`knolle calibrate`)."""


def traits(state: Any, seat: int, legal: tuple[int, ...]) -> dict[str, list[float]]:
    """Return what the temperaments look at, an amount for each legal card; nothing where a colour is taken."""
    if state["phase"] != PLAY:
        return {}
    values = [float(card % N_VALUES + 1) for card in legal]
    sums = int(state["sums"])
    hand = int(state["hands"][seat])
    return {
        "high": values,
        "join": [1.0 if (sums >> 8 * (card // N_VALUES)) & 255 else 0.0 for card in legal],
        "leader": against_leader(state, seat, legal),
        "small": [1.0 if value <= SMALL else 0.0 for value in values],
        "long": [float((hand >> card // N_VALUES * N_VALUES & 1023).bit_count()) for card in legal],
    }


def against_leader(state: Any, seat: int, legal: tuple[int, ...]) -> list[float]:
    """Return how much each card hinders the leader: a tie with their colour does, joining it does not."""
    n = int(state["players"])
    points = [int(state["totals"][k]) + int(state["points"][k]) for k in range(n)]
    leader = max((k for k in range(n) if k != seat), key=lambda k: points[k])
    theirs = (int(state["cards"]) >> 8 * leader) & 255
    if not theirs:
        return [float(card % N_VALUES) for card in legal]
    colour, sums = (theirs - 1) // N_VALUES, int(state["sums"])
    value = (sums >> 8 * colour) & 255
    return [_hinders(card, colour, value, sums) for card in legal]


def _hinders(card: int, colour: int, value: int, sums: int) -> float:
    if card // N_VALUES == colour:
        return -1.0
    mine = ((sums >> 8 * (card // N_VALUES)) & 255) + card % N_VALUES + 1
    return 1.0 if mine >= value else -0.3


def nets_know(state: Any) -> bool:
    """Return whether the nets were trained with these options: always with all cards and the past in view."""
    return not state["memory"] and int(state["hand_size"]) == HAND_SIZE
