"""Which training a game needs."""

from typing import Any

from knolle.bots.instances import is_solved
from knolle.core.game import Game
from knolle.lab.course import Learner
from knolle.lab.train import Training
from knolle.lab.train_together import TrainingTogether


def learner_for(game: Game, players: int, seed: int, hidden: int | None = None) -> Learner:
    """A fresh net for a game and number of players, with everything that teaches it."""
    size: dict[str, Any] = {} if hidden is None else {"hidden": hidden}
    return (TrainingTogether if is_solved(game) else Training)(game, players, seed, **size)
