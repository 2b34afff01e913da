"""Self-play training of the value nets, in compiled code: `Training` keeps a net and makes it better."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.bots.instances import features_of, learning_of
from knolle.bots.net import Lesson, Net, Slopes, Weights, parts, random_weights, scratch_for
from knolle.core.errors import OptionError
from knolle.core.game import Game

BATCH = 8
"""Deals between two steps of learning."""
AT_ONCE = 8
"""Batches between two looks at the clock."""
OFTEN = 0.5
"""Share of the choices that are studied."""
FROM_RULES = 0.3
"""Share of the training in which rule players show what comes of an action; after that the net itself does."""
RATES, EXPLORING = (2e-3, 4e-5), (0.10, 0.05)
"""How far a step goes and how often it explores, at first and at last."""
MOST_ACTIONS = 64
ALL_SEATS, NO_SEATS = np.uint64(0xFF), np.uint64(0)


@dataclass
class Training:
    """A net for one game and number of players that learns from deals against itself."""

    game: Game
    players: int
    seed: int
    hidden: int = 128
    net: Net = field(init=False, repr=False)
    flat: Weights = field(init=False, repr=False)
    n_deals: int = field(default=0, init=False)
    trial_deals: tuple[int, int] = (2400, 24_000)

    def __post_init__(self) -> None:
        if self.hidden < 8 or self.hidden % 8:
            raise OptionError("bad-net-size", f"A hidden layer has a multiple of 8 places, not {self.hidden}.")
        features = features_of(self.game)
        if features is None:
            raise OptionError("no-features", f"Nothing says what a net of {self.game.name} looks at.")
        self._learning = learning_of(self.game)
        shape = features.N_INPUTS, features.N_DENSE, self.hidden
        self.flat = random_weights(*shape, np.random.default_rng(self.seed))
        self.net = parts(self.flat, *shape)
        self._slopes = Slopes(*(np.zeros_like(self.flat) for _ in Slopes._fields))
        self._sums = parts(self._slopes.sums, *shape)
        self._scratch = scratch_for(self.net)
        self._lesson = Lesson(
            inputs=np.zeros((MOST_ACTIONS, features.MOST_ACTIVE), np.int64),
            counts=np.zeros(MOST_ACTIONS, np.int64),
            dense=np.zeros((MOST_ACTIONS, features.N_DENSE), np.float32),
            values=np.zeros(MOST_ACTIONS),
            misses=np.zeros(MOST_ACTIONS),
            spare=np.zeros(features.MOST_ACTIVE, np.int64),
        )
        fresh = self.game.start(self.game.settle(self.players, {}), 0)
        self._states = np.concatenate([fresh, fresh, fresh])
        self._rng = np.array([self.seed], np.uint64)

    @property
    def about(self) -> dict[str, Any]:
        """What else a file of the net must tell."""
        return {}

    @property
    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """All that changes while it learns, to be kept and written back; sums are empty between two chunks."""
        return {
            "flat": self.flat,
            "means": self._slopes.means,
            "squares": self._slopes.squares,
            "rng": self._rng,
        }

    def prepare(self) -> None:
        """Have everything compiled before a clock runs."""
        self.learn(0, explore=0.0, rate=0.0)
        self.lead_over_greedy(self.players, 0)

    def advance(self, done: float) -> float:
        """Learn for a moment, as suits the share of the training that is done; the mean squared error, in spreads."""
        rate = RATES[0] * (RATES[1] / RATES[0]) ** done
        explore = EXPLORING[0] + (EXPLORING[1] - EXPLORING[0]) * done
        return self.learn(AT_ONCE, explore=explore, rate=rate, is_own=done >= FROM_RULES)

    def learn(self, n_batches: int, *, explore: float, rate: float, is_own: bool = False) -> float:
        """Play and learn batches of deals; the mean squared error of the judgements on the way, in spreads."""
        figures = np.zeros(2)
        self._rng[0] = self._learning.self_play(
            self._states,
            n_batches,
            BATCH,
            explore,
            OFTEN,
            ALL_SEATS if is_own else NO_SEATS,
            rate,
            self.flat,
            self.net,
            self._slopes,
            self._sums,
            self._scratch,
            self._lesson,
            figures,
            self._rng[0],
        )
        self.n_deals += n_batches * BATCH
        return float(figures[0] / max(figures[1], 1.0))

    def lead_over_greedy(self, n_deals: int, seed: int) -> tuple[float, float]:
        """Points a deal more than the mean of the rule players at the other seats, with the standard error."""
        sums, rng = np.zeros(3), np.uint64(seed)
        for seat in range(self.players):
            drawn = self._learning.against_greedy(
                self._states,
                n_deals // self.players,
                np.uint64(seat),
                self.net,
                self._scratch,
                self._lesson.spare,
                sums,
                rng,
            )
            rng = np.uint64(drawn)
        mean = sums[1] / sums[0]
        return float(mean), float(((sums[2] / sums[0] - mean**2) / sums[0]) ** 0.5)
