"""How a bot of a level and a temperament chooses among actions whose worth it has judged.

A level misjudges by a margin: an action may be chosen if it seems to lose less than that, the more rarely the more it
loses. A temperament leans towards some of these actions and away from others, so it shifts the style of play but hardly
its strength. `character.py` in a game's folder has the numbers: `MARGINS`, `TEMPERAMENTS`, and `traits`, what the
temperaments look at. A game without that file has usual margins and no temperaments.
"""

from functools import cache
from math import fsum
from types import ModuleType

import numpy as np
import numpy.typing as npt

from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.game import Game
from knolle.core.view import View

TEMPERAMENTS = ("careful", "bold", "spiteful", "sly")
USUAL_MARGINS = {"easy": 0.35, "medium": 0.25, "hard": 0.1, "master": 0.01}
"""The margins of a game that has no numbers of its own, in standard deviations of its points."""
MOST_LEANING = 0.8
"""A stronger leaning counts as this one, which makes an action nine times as likely."""

Values = npt.NDArray[np.float64]


def check_temperament(level: str, settings: tuple[str, ...]) -> str | None:
    """Return the temperament among a level's settings; raise `bad-bot-settings` for anything else."""
    if not settings:
        return None
    if len(settings) > 1 or settings[0] not in TEMPERAMENTS:
        sentence = f"The setting of {level} is one of {', '.join(TEMPERAMENTS)}, not {quote(':'.join(settings))}."
        raise OptionError("bad-bot-settings", sentence, bot=level)
    return settings[0]


@cache
def character_of(game: Game) -> ModuleType | None:
    """Return the module with the numbers of a game, or None."""
    return game.part("character")


def margin_of(game: Game, players: int, level: str, luck: float) -> float:
    """Return how many points an action may seem to lose and still be chosen by a level.

    `luck` is the standard deviation of the points, for games without numbers of their own.
    """
    character = character_of(game)
    if character is None:
        return USUAL_MARGINS[level] * luck
    return for_players(character.MARGINS[level], players)


def for_players(figure: float | dict[int, float], players: int) -> float:
    """Return a figure of a game that may depend on the number of players."""
    return float(figure[players] if isinstance(figure, dict) else figure)


def chances_within(values: Values, margin: float) -> Values:
    """Return how likely each action is chosen by a level that misjudges by the margin.

    >>> chances_within(np.array([2.0, 1.5, 0.0]), 1.0)
    array([0.8, 0.2, 0. ])
    """
    losses = values.max() - values
    weights = np.maximum(1.0 - losses / margin, 0.0) ** 2 if margin > 0.0 else (losses == 0.0).astype(float)
    chances: Values = weights / fsum(weights)
    return chances


def lean(chances: Values, view: View, temperament: str | None) -> Values:
    """Return the chances of the legal actions as a temperament shifts them."""
    character = character_of(view.game)
    if temperament is None or character is None:
        return chances
    assert view.seat is not None
    found = character.traits(view.state[0], view.seat, view.legal)
    pull = np.zeros(chances.size)
    for trait, weight in character.TEMPERAMENTS[temperament].items():
        if trait in found:
            pull += weight * even(found[trait])
    pull = np.clip(pull, -MOST_LEANING, MOST_LEANING)
    weights = chances * (1.0 + pull) / (1.0 - pull)
    shifted: Values = weights / fsum(weights)
    return shifted


def even(amounts: list[float]) -> Values:
    """Return amounts on a scale from −1, the smallest, to 1, the largest; 0 where all are the same.

    >>> even([3.0, 5.0, 4.0])
    array([-1.,  1.,  0.])
    """
    found = np.array(amounts)
    low, high = found.min(), found.max()
    scaled: Values = 2.0 * (found - low) / (high - low) - 1.0 if high > low else np.zeros(found.size)
    return scaled


def draw(legal: tuple[int, ...], chances: Values, point: float) -> int:
    """Return the action at a point from 0 to 1.

    >>> draw((3, 5, 8), np.array([0.5, 0.25, 0.25]), 0.6)
    5
    """
    for action, chance in zip(legal, chances.tolist(), strict=True):
        if point < chance:
            return action
        point -= chance
    return legal[int(chances.argmax())]
