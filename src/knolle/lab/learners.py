"""The choice of training for each game."""

from collections.abc import Mapping, Sequence
from typing import Any

from knolle.bots.instances import features_of, is_solved
from knolle.core.fair import seed_number, seed_text
from knolle.core.game import Game
from knolle.lab.course import Learner
from knolle.lab.train import FromDeals, FromTries, Training
from knolle.lab.train_together import TrainingTogether


def learner_for(
    game: Game,
    players: int,
    seed: int | str,
    hidden: int | None = None,
    options: Mapping[str, Sequence[Any]] | None = None,
) -> Learner:
    """Return a fresh net for a game and number of players, with its training. A text of digits is taken as a number."""
    number = seed_number(seed)
    seed = number if seed_text(seed) == str(number) else seed
    settings: dict[str, Any] = {"options": options or {}} | ({} if hidden is None else {"hidden": hidden})
    if is_solved(game):
        return TrainingTogether(game, players, seed, **settings)
    learner: type[Training] = FromDeals if getattr(features_of(game), "FROM_DEALS", False) else FromTries
    return learner(game, players, seed, **settings)
