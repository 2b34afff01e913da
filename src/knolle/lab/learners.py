"""Which training a game needs."""

from typing import Any

from knolle.core.game import Game
from knolle.lab.course import Learner
from knolle.lab.train import Training


def learner_for(game: Game, players: int, seed: int, hidden: int | None = None) -> Learner:
    """A fresh net for a game and number of players, with everything that teaches it."""
    size: dict[str, Any] = {} if hidden is None else {"hidden": hidden}
    return Training(game, players, seed, **size)
