"""Self-play training of the value nets, in compiled code: a `Training` holds a net and improves it.

There are two ways (see bots/templates/learning.py): from whole deals, which works better in Potato Man, and from trying
all actions on the same cards, which works better in Compañeros.

The deals of a learning step are split into a fixed number of shards, each with its own generator, and shared among the
threads. Their gradients are added up in order, so the result does not depend on the number of cores.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import product
from threading import Event, get_ident
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from knolle.bots.instances import features_of, learning_of
from knolle.bots.net import (
    Candidates,
    Memory,
    Net,
    Scratch,
    Slopes,
    Weights,
    parts,
    random_weights,
    scratch_for,
)
from knolle.core.errors import OptionError
from knolle.core.fair import seed_number
from knolle.core.game import Game
from knolle.lab.spread import Executor, n_cores, spread

RATES = 2e-3, 4e-5
"""The learning rate, at the start and at the end."""
GENTLE = 5e-4
"""The learning rate at the start if the net is already trained."""
MOST_ACTIONS, MOST_DECISIONS = 64, 512
ALL_SEATS, NO_SEATS = np.uint64(0xFF), np.uint64(0)
SHARDS = 8
MOST_RIVALS = 8


@dataclass
class Shard:
    """What one thread needs to play its deals: states, scratch space, a generator, the gradients and the errors."""

    states: Any
    scratch: Scratch
    memory: Any
    sums: Net
    rng: npt.NDArray[np.uint64]
    figures: npt.NDArray[np.float64]


def starts_of(game: Game, players: int, options: Mapping[str, Sequence[Any]]) -> Any:
    """Return a fresh state for every combination of the options' values."""
    combinations = [dict(zip(options, values, strict=True)) for values in product(*options.values())]
    return np.concatenate([game.start(game.settle(players, chosen), 0) for chosen in combinations])


def check_hidden(hidden: int) -> None:
    """Raise `bad-net-size` unless a hidden layer can have this size."""
    if hidden < 8 or hidden % 8:
        raise OptionError("bad-net-size", f"The size of a hidden layer is a multiple of 8, not {hidden}.")


def take_over(flat: Weights, own: Weights, hidden: int) -> None:
    """Copy the weights of a trained net into a learner's own; raise `bad-weights` if their number differs."""
    if flat.size != own.size:
        sentence = f"The net to start from does not have {hidden} hidden units; train with its own size."
        raise OptionError("bad-weights", sentence)
    own[:] = flat


@dataclass
class Training(ABC):
    """A net for one game and number of players that learns from deals against itself and its earlier versions."""

    batch: ClassVar[int]
    """Deals between two learning steps."""
    at_once: ClassVar[int]
    """Batches between two checks of the clock."""
    exploring: ClassVar[tuple[float, float]]
    """The share of exploring choices, at the start and at the end."""

    game: Game
    players: int
    seed: int | str
    hidden: int = 128
    options: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """The values of options that are mixed; the others have their defaults."""
    threads: int | None = None
    executor: Executor | None = field(default=None, repr=False)
    """Where shards are studied instead of on threads; it is worth it only for large batches."""
    net: Net = field(init=False, repr=False)
    flat: Weights = field(init=False, repr=False)
    n_deals: int = field(default=0, init=False)
    is_trained: bool = field(default=False, init=False)
    trial_deals: tuple[int, int] = (2400, 24_000)

    def __post_init__(self) -> None:
        check_hidden(self.hidden)
        features = features_of(self.game)
        if features is None:
            raise OptionError("no-features", f"{self.game.name} defines no inputs for a net.")
        self._learning, self._features = learning_of(self.game), features
        self._starts = starts_of(self.game, self.players, self.options)
        chance = np.random.default_rng(seed_number(self.seed))
        self.flat = random_weights(*self._shape, chance)
        self.net = self._parts(self.flat)
        self._slopes = Slopes(*(np.zeros_like(self.flat) for _ in Slopes._fields))
        self._sums = np.zeros((SHARDS, self.flat.size), np.float32)
        self._rngs = chance.integers(2**63, size=(SHARDS, 1), dtype=np.uint64)
        self._rivals = np.zeros((MOST_RIVALS, self.flat.size), np.float32)
        self._n_rivals = np.zeros(1, np.int64)
        self._shards = [self._shard(i) for i in range(SHARDS)]
        self._pool = ThreadPoolExecutor(self.threads or n_cores())

    @property
    def _shape(self) -> tuple[int, int, int]:
        return self._features.N_INPUTS, self._features.N_DENSE, self.hidden

    def _parts(self, flat: Weights) -> Net:
        return parts(flat, *self._shape)

    def _shard(self, i: int) -> Shard:
        states = np.concatenate([self._starts[:1]] * 3)
        memory = self.room(self._features.MOST_ACTIVE, self._features.N_DENSE)
        return Shard(states, scratch_for(self.net), memory, self._parts(self._sums[i]), self._rngs[i], np.zeros(2))

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
            "rngs": self._rngs,
            "rivals": self._rivals,
            "n_rivals": self._n_rivals,
        }

    def start_from(self, flat: Weights) -> None:
        """Take over the weights of a trained net; raise `bad-weights` if it has another shape."""
        take_over(flat, self.flat, self.hidden)
        self.is_trained = True

    def add_rival(self, flat: Weights) -> None:
        """Let a net of the same shape play along at some seats; only the latest few do."""
        self._rivals[self._n_rivals[0] % MOST_RIVALS] = flat
        self._n_rivals[0] += 1

    def prepare(self) -> None:
        """Compile everything before timing starts."""
        list(self._pool.map(self.study(0, 0.0, 0.0), self._shards))
        nothing = np.zeros(0, np.float32)  # a step of its own weights would weaken the memory of earlier gradients
        self._learning.take_step(nothing, Slopes(nothing, nothing, nothing), np.zeros((SHARDS, 0), np.float32), 1, 0.0)
        self.lead_over_greedy(self.players, 0)

    def advance(self, done: float) -> float:
        """Learn for a short time, at the given share of the training; return the mean squared error, in spreads."""
        if done * MOST_RIVALS >= self._n_rivals[0] + 1:
            self.add_rival(self.flat)
        explore = self.exploring[0] + (self.exploring[1] - self.exploring[0]) * done
        return self.learn(self.at_once, explore=explore, rate=self.rate(done), done=done)

    def rate(self, done: float) -> float:
        """Return the learning rate at the given share of the training."""
        first = GENTLE if self.is_trained else RATES[0]
        return float(first * (RATES[1] / first) ** done)

    def learn(self, n_batches: int, *, explore: float, rate: float, done: float) -> float:
        """Play and learn batches of deals; return the mean squared error of the judgements, in spreads."""
        squares, n = 0.0, 0.0
        for _ in range(n_batches):
            self._study_all(explore, done)
            judged = sum(shard.figures[1] for shard in self._shards)
            self._learning.take_step(self.flat, self._slopes, self._sums, max(int(judged), 1), rate)
            squares += sum(shard.figures[0] for shard in self._shards)
            n += judged
        self.n_deals += n_batches * self.batch
        return float(squares / max(n, 1.0))

    def _study_all(self, explore: float, done: float) -> None:
        """Have every shard studied, on threads or by the executor, which gets the weights of now."""
        n_deals = self.batch // SHARDS
        if self.executor is None:
            list(self._pool.map(self.study(n_deals, explore, done), self._shards))
            return
        k = self._number_of_rival()
        rival = None if k is None else self._rivals[k].copy()
        plan = type(self), self.game, self.players, self.hidden, tuple(sorted(self.options.items())), self.is_trained
        task = partial(study_there, plan, self.flat.copy(), rival, (n_deals, explore, done))
        found = spread(task, [int(shard.rng[0]) for shard in self._shards], executor=self.executor)
        for i, (shard, (sums, figures, rng)) in enumerate(zip(self._shards, found, strict=True)):
            self._sums[i], shard.figures[:], shard.rng[0] = sums, figures, rng

    def study_here(
        self, flat: Weights, rival: Weights | None, task: tuple[int, float, float], rng: int
    ) -> tuple[Weights, npt.NDArray[np.float64], int]:
        """Study one shard with these weights; return the gradients, the errors and the new generator."""
        self.flat[:] = flat
        self._n_rivals[0] = 0
        if rival is not None:
            self.add_rival(rival)
        shard = self._shards[0]
        shard.rng[0] = rng
        self._sums[0] = 0.0
        self.study(*task)(shard)
        return self._sums[0].copy(), shard.figures.copy(), int(shard.rng[0])

    def _number_of_rival(self) -> int | None:
        """Return which earlier net plays along, picked by a generator; None for the net itself."""
        n = min(int(self._n_rivals[0]), MOST_RIVALS)
        return int(self._rngs[0, 0] >> np.uint64(40)) % n if n else None

    def _rival(self) -> Net:
        """Return the net that plays along."""
        k = self._number_of_rival()
        return self.net if k is None else self._parts(self._rivals[k])

    @abstractmethod
    def room(self, most_active: int, n_dense: int) -> Any:
        """Return space for what it learns from."""

    @abstractmethod
    def study(self, n_deals: int, explore: float, done: float) -> Callable[[Shard], None]:
        """Return the work of one shard: play deals and add up gradients, in compiled code."""

    def lead_over_greedy(self, n_deals: int, seed: int) -> tuple[float, float]:
        """Return the lead per deal over the mean of rule players at the other seats, with the standard error."""
        sums, rng, shard = np.zeros(3), np.uint64(seed), self._shards[0]
        shard.states[1] = self._starts[0]
        spare = np.zeros(self._features.MOST_ACTIVE, np.int64)
        for seat in range(self.players):
            drawn = self._learning.against_greedy(
                shard.states, n_deals // self.players, np.uint64(seat), self.net, shard.scratch, spare, sums, rng
            )
            rng = np.uint64(drawn)
        mean = sums[1] / sums[0]
        return float(mean), float(((sums[2] / sums[0] - mean**2) / sums[0]) ** 0.5)


Plan = tuple[type[Training], Game, int, int, tuple[tuple[str, Sequence[Any]], ...], bool]
"""What a learner elsewhere must be like: class, game, players, hidden units, options, whether it was trained before."""


def study_there(
    plan: Plan, flat: Weights, rival: Weights | None, task: tuple[int, float, float], rng: int, stop: Event | None
) -> tuple[Weights, npt.NDArray[np.float64], int]:
    """Study one shard in another process or thread."""
    kind, game, players, hidden, options, is_trained = plan
    frozen = tuple((name, tuple(values)) for name, values in options)
    learner = learner_there(kind, game, players, hidden, frozen, get_ident())
    learner.is_trained = is_trained
    return learner.study_here(flat, rival, task, rng)


@lru_cache(32)
def learner_there(
    kind: type[Training], game: Game, players: int, hidden: int, options: tuple[tuple[str, Any], ...], thread: int
) -> Training:
    """Return this thread's learner, whose weights are those of the last task."""
    return kind(game, players, 1, hidden, dict(options), threads=1)


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

    def study(self, n_deals: int, explore: float, done: float) -> Callable[[Shard], None]:
        own = ALL_SEATS if done >= self.from_rules or self.is_trained else NO_SEATS
        rival = self._rival()

        def work(shard: Shard) -> None:
            shard.figures[:] = 0.0
            shard.rng[0] = self._learning.learn_from_tries(
                *(self._starts, shard.states, n_deals, explore, self.often, own, self.net, rival),
                *(shard.sums, shard.scratch, shard.memory, shard.figures, shard.rng[0]),
            )

        return work


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

    def study(self, n_deals: int, explore: float, done: float) -> Callable[[Shard], None]:
        rival = self._rival()

        def work(shard: Shard) -> None:
            shard.figures[:] = 0.0
            shard.rng[0] = self._learning.learn_from_deals(
                *(self._starts, shard.states, n_deals, explore, self.trust, self.net, rival),
                *(shard.sums, shard.scratch, shard.memory, shard.figures, shard.rng[0]),
            )

        return work
