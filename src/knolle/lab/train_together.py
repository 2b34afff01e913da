"""Training of the nets for games in which seats choose together; used like `knolle.lab.train.Training`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from knolle.bots.instances import greedy_of, name_of, tuning_of
from knolle.bots.net import Slopes
from knolle.bots.solving import CompiledSolver, Weights, solving_of
from knolle.compiled.template import instantiate
from knolle.core.errors import OptionError
from knolle.core.fair import seed_number
from knolle.core.game import Game
from knolle.lab.train import check_hidden, starts_of, take_over

TOGETHER = Path(__file__).with_name("together.py")
STRIDE = 25
"""Matches between two checks of the clock."""
RATE = 0.001
FROM_SOLVER = (
    *("clear", "conclude", "draw", "fill_hidden", "lead_of", "look", "outputs", "place_of"),
    *("share_of_win", "solved", "think"),
)


@cache
def together_of(game: Game) -> ModuleType:
    """Return the compiled self-play of a game."""
    solver = solving_of(game).compiled
    given = {function: getattr(solver, function) for function in FROM_SOLVER}
    given["is_open"] = solving_of(game).features.is_open
    given["greedy"] = greedy_of(game)
    return instantiate(TOGETHER, f"together_{name_of(game)}", game.compiled | tuning_of(game) | given)


class Strength(NamedTuple):
    """Points per match above the mean of the others, and the share of wins, each with its standard error."""

    lead: float
    lead_error: float
    wins: float
    wins_error: float


def random_weights(solving: CompiledSolver, hidden: int, players: int, seed: int) -> Weights:
    """Return small random initial weights, with an even chance of winning."""
    chance = np.random.default_rng(seed)
    flat = np.zeros(solving.n_weights(hidden), np.float32)
    net = solving.judge(flat, 0.0)
    for weights, size in zip(net[:4], (0.05, 0.1, 0.0, 0.1), strict=True):
        weights[:] = chance.normal(size=weights.shape) * size
    net.out_bias[1] = 1 / players
    return flat


def lesson_for(together: ModuleType, solving: CompiledSolver, flat: Weights) -> Any:
    """Return what learning needs besides the weights themselves."""
    slopes = Slopes(*(np.zeros_like(flat) for _ in range(3)))
    sums = solving.judge(slopes.sums, 0.0)
    return together.Optimizer(flat, slopes, sums, np.zeros_like(sums.bias), np.zeros(1, np.int64))


@dataclass
class TrainingTogether:
    """A net for one game and number of players that learns from matches against itself."""

    game: Game
    players: int
    seed: int | str
    hidden: int = 48
    simulations: int = 240
    options: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """The values of options that are mixed; the others have their defaults."""
    net: Any = field(init=False, repr=False)
    flat: Weights = field(init=False, repr=False)
    n_deals: int = field(default=0, init=False)
    trial_deals: tuple[int, int] = (240, 1200)

    def __post_init__(self) -> None:
        check_hidden(self.hidden)
        solving, self._together = solving_of(self.game), together_of(self.game)
        self.flat = random_weights(solving, self.hidden, self.players, seed_number(self.seed))
        self.net = solving.judge(self.flat, asks_both=False)
        self._lesson = lesson_for(self._together, solving, self.flat)
        self._room = solving.room(self.hidden)
        features, rows = solving.features, (self._together.MOST_DECISIONS, self.players)
        self._memory = self._together.MatchMemory(
            inputs=np.zeros((*rows, features.MOST_ACTIVE), np.int64),
            counts=np.zeros(rows, np.int64),
            dense=np.zeros((*rows, features.N_DENSE), np.float32),
            leads=np.zeros(rows),
            values=np.zeros((*rows, 2)),
            explored=np.zeros(rows[0], np.bool_),
        )
        self._starts = starts_of(self.game, self.players, self.options)
        fresh = self._starts[:1]
        self._states = np.concatenate([fresh, fresh, fresh, np.zeros_like(fresh)])
        self._worlds = np.concatenate([fresh, fresh, fresh])
        self._rng = np.array(seed_number(self.seed), np.uint64)

    @property
    def about(self) -> dict[str, Any]:
        """Further data for the net's file."""
        return {"simulations": self.simulations}

    @property
    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """All arrays that an interrupted training needs to resume."""
        slopes = self._lesson.slopes._asdict()
        return {"weights": self.flat, "rng": self._rng, "n_noted": self._lesson.n_noted, **slopes}

    def start_from(self, flat: Weights) -> None:
        """Take over the weights of a trained net; raise `bad-weights` if it has another shape."""
        take_over(flat, self.flat, self.hidden)

    def add_rival(self, flat: Weights) -> None:
        """Refuse: here all seats learn from solved choices, and the others are assumed to solve them too."""
        raise OptionError("no-rivals", f"The net of {self.game.name} plays only against itself.")

    def prepare(self) -> None:
        """Compile everything before timing starts."""
        self._play(0, 0, 1, 0.0, 0.0, 0.0, self._rng)

    def advance(self, done: float) -> float:
        """Learn a little, in smaller steps towards the end; return the mean squared error."""
        slower = 1.0 if done < 0.4 else (1.0 - done) / 0.6
        return self.learn(STRIDE, rate=RATE * (slower + 0.02), explore=0.05 if done < 0.7 else 0.02)

    def learn(self, n_deals: int, *, explore: float = 0.05, rate: float = 0.001, fade: float = 0.8) -> float:
        """Play and learn n matches; return the mean squared error of the net's judgements, in spreads."""
        self._states[1] = self._starts[self.n_deals // STRIDE % len(self._starts)]
        figures, self._rng[...] = self._play(n_deals, 0, self.simulations, explore, fade, rate, self._rng)
        self.n_deals += n_deals
        return float(figures[0] / max(figures[1], 1.0))

    def over_greedy(self, n_deals: int, seed: int, simulations: int = 324) -> Strength:
        """Play matches of the net in every seat against rule players in the others; return its strength."""
        sums, rng = np.zeros(6), np.uint64(seed)
        for seat in range(self.players):
            others = (1 << self.players) - 1 - (1 << seat)
            figures, rng = self._play(n_deals // self.players, others, simulations, 0.0, 0.0, 0.0, rng)
            sums += figures
        n, lead, wins = sums[2], sums[3] / sums[2], sums[5] / sums[2]
        errors = ((sums[4] / n - lead**2) / n) ** 0.5, (wins * (1 - wins) / n) ** 0.5
        return Strength(float(lead), float(errors[0]), float(wins), float(errors[1]))

    def lead_over_greedy(self, n_deals: int, seed: int) -> tuple[float, float]:
        """Return the lead per match over the mean of rule players at the other seats, with the standard error."""
        found = self.over_greedy(n_deals, seed)
        return found.lead, found.lead_error

    def _play(
        self, n_deals: int, rule_seats: int, simulations: int, explore: float, fade: float, rate: float, rng: Any
    ) -> tuple[npt.NDArray[np.float64], Any]:
        figures = np.zeros(6)
        drawn = self._together.self_play(
            self._states,
            n_deals,
            np.uint64(rule_seats),
            simulations,
            explore,
            fade,
            rate,
            self.net,
            self._lesson,
            self._room,
            self._worlds,
            self._memory,
            figures,
            np.uint64(rng),
        )
        return figures, np.uint64(drawn)
