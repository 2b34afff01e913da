"""Self-play training of the value nets, in compiled code: `Training` keeps a net and makes it better."""

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.core.errors import OptionError
from knolle.core.game import Game
from knolle.core.template import instantiate

LEARNING = Path(__file__).parents[1] / "bots" / "learning.py"
FUNCTIONS = ("state_inputs", "action_inputs")


@cache
def learning_of(game: Game) -> tuple[ModuleType, ModuleType]:
    """The compiled learner of a game, and what its net looks at."""
    name = game.package.rpartition(".")[2]
    if find_spec(f"knolle.bots.features.{name}") is None:
        raise OptionError("no-features", f"Nothing says yet what a net of {game.name} looks at.", game=game.slug)
    features = import_module(f"knolle.bots.features.{name}")
    greedy = import_module(f"knolle.bots.greedy.{name}").choose
    given = {function: getattr(features, function) for function in FUNCTIONS}
    return instantiate(LEARNING, f"learning_{name}", game.compiled | given | {"greedy": greedy}), features


@dataclass
class Training:
    """A net for one game and number of players that learns from deals against itself."""

    game: Game
    players: int
    seed: int
    hidden: int = 96
    net: Any = field(init=False, repr=False)
    n_deals: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        if self.hidden < 8 or self.hidden % 8:
            raise OptionError("bad-net-size", f"A hidden layer has a multiple of 8 places, not {self.hidden}.")
        self._learning, features = learning_of(self.game)
        chance = np.random.default_rng(self.seed)
        size, n_dense, most = self.hidden, features.N_DENSE, features.MOST_ACTIVE
        self.net = self._learning.Net(
            rows=small(chance, 0.05, features.N_INPUTS, size),
            dense_rows=small(chance, 0.1, n_dense, size),
            bias=np.zeros(size, np.float32),
            out_row=small(chance, 0.1, size),
            out_bias=np.zeros(1, np.float32),
        )
        self._scratch = self._learning.Scratch(
            base=np.zeros(size, np.float32),
            hidden=np.zeros(size, np.float32),
            added=np.zeros(self._learning.MOST_ADDED, np.int64),
            dense=np.zeros(n_dense, np.float32),
        )
        decisions = self._learning.MOST_DECISIONS
        self._memory = self._learning.Memory(
            inputs=np.zeros((decisions, most), np.int64),
            counts=np.zeros(decisions, np.int64),
            dense=np.zeros((decisions, n_dense), np.float32),
            seats=np.zeros(decisions, np.int64),
            leads=np.zeros(decisions),
        )
        fresh = self.game.start(self.game.settle(self.players, {}), 0)
        self._states = np.concatenate([fresh, fresh])
        self._rng = np.uint64(self.seed)

    def learn(self, n_deals: int, *, explore: float, rate: float) -> float:
        """Play and learn n deals; the mean squared error of the net's judgements on the way, in spreads."""
        figures = np.zeros(2)
        drawn = self._learning.self_play(
            self._states, n_deals, explore, rate, self.net, self._scratch, self._memory, figures, self._rng
        )
        self._rng = np.uint64(drawn)
        self.n_deals += n_deals
        return float(figures[0] / figures[1])

    def lead_over_greedy(self, n_deals: int, seed: int) -> tuple[float, float]:
        """Points a deal more than the mean of the rule players at the other seats, with the standard error."""
        sums, rng = np.zeros(3), np.uint64(seed)
        inputs = np.zeros(self._memory.inputs.shape[1], np.int64)
        for seat in range(self.players):
            drawn = self._learning.against_greedy(
                self._states, n_deals // self.players, np.uint64(seat), self.net, self._scratch, inputs, sums, rng
            )
            rng = np.uint64(drawn)
        mean = sums[1] / sums[0]
        return float(mean), float(((sums[2] / sums[0] - mean**2) / sums[0]) ** 0.5)


def small(chance: np.random.Generator, size: float, *shape: int) -> npt.NDArray[np.float32]:
    """Small random weights to begin with."""
    return (chance.normal(size=shape) * size).astype(np.float32)
