"""Training of the nets for games in which seats choose together: `TrainingTogether`, like `knolle.lab.train.Training`."""

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.bots.net import Slopes
from knolle.bots.solving import judge_of, mixing_of, room_for
from knolle.core.game import Game
from knolle.core.template import instantiate

TOGETHER = Path(__file__).with_name("together.py")
FROM_SOLVER = (
    *("clear", "conclude", "draw", "fill_hidden", "lead_of", "look", "outputs", "place_of"),
    *("share_of_win", "solved", "think"),
)


@cache
def together_of(game: Game) -> ModuleType:
    """The compiled self-play of a game."""
    name = game.package.rpartition(".")[2]
    mixing, _ = mixing_of(game)
    given = {function: getattr(mixing, function) for function in FROM_SOLVER}
    given["greedy"] = import_module(f"knolle.bots.greedy.{name}").choose
    return instantiate(TOGETHER, f"together_{name}", game.compiled | given)


@dataclass
class TrainingTogether:
    """A net for one game and number of players that learns from matches against itself."""

    game: Game
    players: int
    seed: int
    hidden: int = 64
    simulations: int = 72
    win_worth: float = 5.0
    net: Any = field(init=False, repr=False)
    n_deals: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        self._mixing, features = mixing_of(self.game)
        self._together = together_of(self.game)
        chance = np.random.default_rng(self.seed)
        hidden = self.hidden
        flat = np.zeros((features.N_INPUTS + features.N_DENSE + 3) * hidden + 2, np.float32)
        self.net = judge_of(self._mixing, features, flat, self.win_worth)
        for weights, size in zip(self.net[:4], (0.05, 0.1, 0.0, 0.1), strict=True):
            weights[:] = chance.normal(size=weights.shape) * size
        self.net.out_bias[1] = 1 / self.players
        slopes = Slopes(*(np.zeros_like(flat) for _ in range(3)))
        self._lesson = self._together.Lesson(
            flat=flat,
            slopes=slopes,
            sums=judge_of(self._mixing, features, slopes.sums, 0.0),
            layer=np.zeros(hidden, np.float32),
            n_noted=np.zeros(1, np.int64),
        )
        self._room = room_for(self._mixing, features, hidden)
        rows = (self._together.MOST_DECISIONS, self.players)
        self._memory = self._together.Memory(
            inputs=np.zeros((*rows, features.MOST_ACTIVE), np.int64),
            counts=np.zeros(rows, np.int64),
            dense=np.zeros((*rows, features.N_DENSE), np.float32),
            leads=np.zeros(rows),
            values=np.zeros((*rows, 2)),
            explored=np.zeros(rows[0], np.bool_),
        )
        fresh = self.game.start(self.game.settle(self.players, {}), 0)
        self._states = np.concatenate([fresh, fresh, fresh, np.zeros_like(fresh)])
        self._worlds = np.concatenate([fresh, fresh, fresh])
        self._rng = np.uint64(self.seed)

    def learn(self, n_deals: int, *, explore: float = 0.05, rate: float = 0.001, fade: float = 0.8) -> float:
        """Play and learn n matches; the mean squared error of the net's judgements on the way, in spreads."""
        figures = np.zeros(3)
        drawn = self._together.self_play(
            self._states,
            n_deals,
            self.simulations,
            explore,
            fade,
            rate,
            self.net,
            self._lesson,
            self._room,
            self._worlds,
            self._memory,
            figures,
            self._rng,
        )
        self._rng = np.uint64(drawn)
        self.n_deals += n_deals
        self.n_choices = figures[2] / n_deals
        return float(figures[0] / figures[1])

    def over_greedy(self, n_deals: int, seed: int, simulations: int = 200) -> tuple[float, float, float, float]:
        """Points a match more than the mean of the rule players at the other seats, and wins, with standard errors."""
        sums, rng = np.zeros(6), np.uint64(seed)
        for seat in range(self.players):
            drawn = self._together.against_greedy(
                self._states,
                n_deals // self.players,
                np.uint64(seat),
                simulations,
                self.net,
                self._room,
                self._worlds,
                sums,
                rng,
            )
            rng = np.uint64(drawn)
        n, mean, wins = sums[0], sums[1] / sums[0], sums[3] / sums[0]
        return float(mean), float(((sums[2] / n - mean**2) / n) ** 0.5), float(wins), float((wins * (1 - wins) / n) ** 0.5)

    def weights(self) -> dict[str, npt.NDArray[np.float32]]:
        """The net's arrays by name."""
        return dict(self.net._asdict())
