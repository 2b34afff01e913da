"""`solver`: looks one choice ahead with a trained net and mixes where seats choose together. For Hot Potato!"""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.core.game import Game
from knolle.core.template import instantiate

MIXING = Path(__file__).with_name("mixing.py")
FEATURES = ("state_inputs", "state_figures", "n_lucks", "other_luck")


@cache
def mixing_of(game: Game) -> tuple[ModuleType, ModuleType]:
    """The compiled solver of a game, and what its net looks at."""
    name = game.package.rpartition(".")[2]
    features = import_module(f"knolle.bots.features.{name}")
    given = {function: getattr(features, function) for function in FEATURES}
    return instantiate(MIXING, f"mixing_{name}", game.compiled | given), features


def sizes(features: ModuleType, hidden: int) -> list[tuple[int, ...]]:
    """The shapes of a net's weights."""
    return [(features.N_INPUTS, hidden), (features.N_DENSE, hidden), (hidden,), (2, hidden), (2,)]


def judge_of(mixing: ModuleType, features: ModuleType, flat: npt.NDArray[np.float32], win_worth: float) -> Any:
    """A net whose weights are the flat array's."""
    hidden = (flat.size - 2) // (features.N_INPUTS + features.N_DENSE + 3)
    shapes = sizes(features, hidden)
    ends = np.cumsum([int(np.prod(shape)) for shape in shapes])
    pieces = np.split(flat, ends[:-1])
    weights = [piece.reshape(shape) for piece, shape in zip(pieces, shapes, strict=True)]
    return mixing.Judge(*weights, np.full(1, win_worth, np.float32))


def room_for(mixing: ModuleType, features: ModuleType, hidden: int) -> Any:
    """Room for one thinker."""
    seats, actions = mixing.N_SEATS, mixing.N_ACTIONS
    return mixing.Room(
        inputs=np.zeros(features.MOST_ACTIVE, np.int64),
        dense=np.zeros(features.N_DENSE, np.float32),
        pairs=np.zeros((2, 36), np.float32),
        hidden=np.zeros(hidden, np.float32),
        verdict=np.zeros(mixing.N_FIGURES),
        cells=np.zeros((seats, actions, actions, mixing.N_FIGURES)),
        regrets=np.zeros((seats, actions)),
        mixes=np.zeros((seats, actions)),
        sums=np.zeros((seats, actions)),
        n_rounds=np.zeros(1),
        payoffs=np.zeros((seats, actions, actions)),
        drawn=np.zeros((seats + 1, actions)),
    )
