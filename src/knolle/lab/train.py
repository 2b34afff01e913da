"""Self-play training of the value nets, in compiled code: a `Training` holds a net and improves it.

There are two ways (see bots/templates/learning.py): from whole deals, which works better in Potato Man, and from trying
all actions on the same cards, which works better in Compañeros.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from knolle.bots.instances import features_of, learning_of
from knolle.bots.net import Candidates, Memory, Net, Slopes, Weights, parts, random_weights, scratch_for
from knolle.core.errors import OptionError
from knolle.core.game import Game

RATES = 2e-3, 4e-5
"""The learning rate, at the start and at the end."""
MOST_ACTIONS, MOST_DECISIONS = 64, 512
ALL_SEATS, NO_SEATS = np.uint64(0xFF), np.uint64(0)


@dataclass
class Training(ABC):
    """A net for one game and number of players that learns from deals against itself."""

    batch: ClassVar[int]
    """Deals between two learning steps."""
    at_once: ClassVar[int]
    """Batches between two checks of the clock."""
    exploring: ClassVar[tuple[float, float]]
    """The share of exploring choices, at the start and at the end."""

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
            raise OptionError("bad-net-size", f"The size of a hidden layer is a multiple of 8, not {self.hidden}.")
        features = features_of(self.game)
        if features is None:
            raise OptionError("no-features", f"{self.game.name} defines no inputs for a net.")
        self._learning = learning_of(self.game)
        shape = features.N_INPUTS, features.N_DENSE, self.hidden
        self.flat = random_weights(*shape, np.random.default_rng(self.seed))
        self.net = parts(self.flat, *shape)
        self._slopes = Slopes(*(np.zeros_like(self.flat) for _ in Slopes._fields))
        self._sums = parts(self._slopes.sums, *shape)
        self._scratch = scratch_for(self.net)
        self._spare = np.zeros(features.MOST_ACTIVE, np.int64)
        self._room = self.room(features.MOST_ACTIVE, features.N_DENSE)
        fresh = self.game.start(self.game.settle(self.players, {}), 0)
        self._states = np.concatenate([fresh, fresh, fresh])
        self._rng = np.array([self.seed], np.uint64)

    @property
    def about(self) -> dict[str, Any]:
        """Further data for the net's file."""
        return {}

    @property
    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """All arrays that change while it learns, to be saved and restored; sums are empty between two chunks."""
        return {
            "flat": self.flat,
            "means": self._slopes.means,
            "squares": self._slopes.squares,
            "rng": self._rng,
        }

    def prepare(self) -> None:
        """Compile everything before timing starts."""
        self.learn(0, explore=0.0, rate=0.0, done=0.0)
        self.lead_over_greedy(self.players, 0)

    def advance(self, done: float) -> float:
        """Learn for a short time, at the given share of the training; return the mean squared error, in spreads."""
        rate = RATES[0] * (RATES[1] / RATES[0]) ** done
        explore = self.exploring[0] + (self.exploring[1] - self.exploring[0]) * done
        return self.learn(self.at_once, explore=explore, rate=rate, done=done)

    def learn(self, n_batches: int, *, explore: float, rate: float, done: float) -> float:
        """Play and learn batches of deals; return the mean squared error of the judgements, in spreads."""
        figures = np.zeros(2)
        tools = self.flat, self.net, self._slopes, self._sums, self._scratch, self._room, figures, self._rng[0]
        self._rng[0] = self.study(n_batches, explore, rate, done, tools)
        self.n_deals += n_batches * self.batch
        return float(figures[0] / max(figures[1], 1.0))

    @abstractmethod
    def room(self, most_active: int, n_dense: int) -> Any:
        """Return space for what it learns from."""

    @abstractmethod
    def study(self, n_batches: int, explore: float, rate: float, done: float, tools: tuple[Any, ...]) -> Any:
        """Learn in compiled code; return the new generator."""

    def lead_over_greedy(self, n_deals: int, seed: int) -> tuple[float, float]:
        """Return the lead per deal over the mean of rule players at the other seats, with the standard error."""
        sums, rng = np.zeros(3), np.uint64(seed)
        for seat in range(self.players):
            drawn = self._learning.against_greedy(
                self._states,
                n_deals // self.players,
                np.uint64(seat),
                self.net,
                self._scratch,
                self._spare,
                sums,
                rng,
            )
            rng = np.uint64(drawn)
        mean = sums[1] / sums[0]
        return float(mean), float(((sums[2] / sums[0] - mean**2) / sums[0]) ** 0.5)


class FromTries(Training):
    """Learns from all actions of a choice, tried on the same cards."""

    batch, at_once, exploring = 8, 8, (0.10, 0.05)
    often = 0.5
    """The share of choices that are studied."""
    from_rules = 0.3
    """The share of the training in which rule players play out an action; after that the net itself does."""

    def room(self, most_active: int, n_dense: int) -> Candidates:
        return Candidates(
            inputs=np.zeros((MOST_ACTIONS, most_active), np.int64),
            counts=np.zeros(MOST_ACTIONS, np.int64),
            dense=np.zeros((MOST_ACTIONS, n_dense), np.float32),
            values=np.zeros(MOST_ACTIONS),
            misses=np.zeros(MOST_ACTIONS),
            spare=np.zeros(most_active, np.int64),
        )

    def study(self, n_batches: int, explore: float, rate: float, done: float, tools: tuple[Any, ...]) -> Any:
        own = ALL_SEATS if done >= self.from_rules else NO_SEATS
        return self._learning.learn_from_tries(
            self._states, n_batches, self.batch, explore, self.often, own, rate, *tools
        )


class FromDeals(Training):
    """Learns from whole deals, hundreds in the time it takes to study one."""

    batch, at_once, exploring = 64, 16, (0.10, 0.03)
    trust = 0.8
    """The weight of the actual outcome, next to the net's own judgement at the seat's next decision."""

    def room(self, most_active: int, n_dense: int) -> Memory:
        return Memory(
            inputs=np.zeros((MOST_DECISIONS, most_active), np.int64),
            counts=np.zeros(MOST_DECISIONS, np.int64),
            dense=np.zeros((MOST_DECISIONS, n_dense), np.float32),
            seats=np.zeros(MOST_DECISIONS, np.int64),
            leads=np.zeros(MOST_DECISIONS),
            best=np.zeros(MOST_DECISIONS),
            explored=np.zeros(MOST_DECISIONS, np.bool_),
            goals=np.zeros(MOST_DECISIONS),
        )

    def study(self, n_batches: int, explore: float, rate: float, done: float, tools: tuple[Any, ...]) -> Any:
        return self._learning.learn_from_deals(self._states, n_batches, self.batch, explore, self.trust, rate, *tools)
