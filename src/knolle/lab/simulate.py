"""Simulation: many matches between bots with fair shuffles. Match i has the seed SHA-256 of the text "S/i"."""

import hashlib
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from threading import Event
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.bots.contract import Budget
from knolle.bots.instances import greedy_of, name_of
from knolle.bots.registry import bot
from knolle.compiled.template import instantiate
from knolle.core.errors import OptionError
from knolle.core.fair import seed_text, shuffle_material, shuffle_words
from knolle.core.game import Game
from knolle.lab.minds import Minds
from knolle.lab.playing import choices_of, play
from knolle.lab.records import MOST_ITEMS, SPARE_WORDS, Outline, Setup
from knolle.lab.spread import Executor, spread

Encode = Callable[[Setup, list[Outline]], Any]
BOTS = {"random": 0, "greedy": 1}
"""The bots that play in compiled code."""
CHUNK, SLOW_CHUNK = 1024, 4
LOGGED = 256
DEFAULT_BUDGET = Budget(10.0)
BULK = Path(__file__).with_name("bulk.py")


@cache
def bulk(game: Game) -> ModuleType:
    """Return the compiled simulator of a game."""
    return instantiate(BULK, f"bulk_{name_of(game)}", game.compiled | {"greedy": greedy_of(game)})


def match_seed(seed: int | str, i: int) -> bytes:
    """Return the seed of match i, with which it can be played again.

    >>> match_seed("1", 0).hex()[:8]
    '18d6e1ca'
    """
    return hashlib.sha256(f"{seed}/{i}".encode()).digest()


def seat_bots(names: Sequence[str], players: int) -> list[str]:
    """Return the bot of each seat; a single name is used for all. Raise `OptionError` for bad names."""
    for name in names:
        bot(name)
    if len(names) not in (1, players):
        raise OptionError(
            "bad-bot-count", f"Name one bot for all seats or {players} of them, not {len(names)}.", n=len(names)
        )
    return list(names) * players if len(names) == 1 else list(names)


@dataclass
class Chunk:
    """Some matches of a simulation: their numbers, totals, winners and, if asked for, what a file gets of them."""

    first: int
    totals: npt.NDArray[np.uint64]
    won: npt.NDArray[np.uint64]
    choices: list[list[int]]
    content: Any = None


@dataclass(frozen=True)
class Simulation:
    """Matches of one game between bots, reproducible from the seed, a whole number or a text.

    Bots other than those in BOTS think with the budget; to reproduce their matches, give a number of simulations.
    """

    game: Game
    players: int
    matches: int
    seed: int | str
    bots: Sequence[str] = ("random",)
    options: Mapping[str, Any] | None = None
    keep_choices: bool = False
    budget: Budget = DEFAULT_BUDGET
    setup: Setup = field(init=False, repr=False)
    minds: Minds = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        options = self.game.settle(self.players, self.options or {})
        object.__setattr__(self, "players", options.players)
        bot_names = seat_bots(self.bots, self.players)
        object.__setattr__(self, "setup", Setup(self.game, tuple(bot_names), options))
        object.__setattr__(self, "minds", Minds(bot_names))
        object.__setattr__(self, "seed", seed_text(self.seed))

    @property
    def bot_names(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return self.setup.names

    @property
    def is_compiled(self) -> bool:
        """Whether all bots play in compiled code."""
        return all(name in BOTS for name in self.bot_names)

    def chunks(
        self,
        threads: int | None = None,
        *,
        part: range | None = None,
        encode: Encode | None = None,
        executor: Executor | None = None,
    ) -> Generator[Chunk]:
        """Yield all matches in order, or those of a part, in chunks, played on all cores or by the executor.

        `encode` turns the choices kept in a chunk into its content, where they are made.
        """
        jobs = self.cut(range(self.matches) if part is None else part)
        yield from spread(partial(self.chunk, encode=encode), jobs, threads=threads, executor=executor)

    def cut(self, part: range) -> list[range]:
        """Return the parts in which matches are played."""
        size = CHUNK if self.is_compiled else SLOW_CHUNK
        return [part[k : k + size] for k in range(0, len(part), size)]

    def chunk(self, part: range, stop: Event | None = None, encode: Encode | None = None) -> Chunk:
        """Play some matches; stop early once `stop` is set."""
        seeds = [match_seed(self.seed, i) for i in part]
        chunk = self._play(part.start, seeds, stop) if self.is_compiled else self._think(part.start, seeds, stop)
        if encode is not None and not (stop is not None and stop.is_set()):
            chunk.content = encode(self.setup, [Outline(*pair) for pair in zip(seeds, chunk.choices, strict=True)])
            chunk.choices = []
        return chunk

    def _play(self, first: int, seeds: list[bytes], stop: Event | None) -> Chunk:
        table = MatchGroup(self, seeds)
        table.play(stop)
        totals, won = _blank(len(seeds), self.players)
        bulk(self.game).results(table.states, totals, won)
        return Chunk(first, totals, won, table.logged)

    def _think(self, first: int, seeds: list[bytes], stop: Event | None) -> Chunk:
        minds = [self.minds[name] for name in self.bot_names]
        chunk = Chunk(first, *_blank(len(seeds), self.players), [])
        for k, seed in enumerate(seeds):
            match = self.setup.match(Outline(seed, ()))
            play(match, minds, self.budget, 0, stop)
            chunk.totals[k] = match.result["totals"]
            chunk.won[k] = sum(1 << seat for seat in match.result["winners"])
            chunk.choices.append(choices_of(match))
        return chunk


def _blank(n: int, players: int) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64]]:
    return np.zeros((n, players), np.uint64), np.zeros(n, np.uint64)


class MatchGroup:
    """Matches played at the same time: compiled play between the shuffles, which are drawn here."""

    def __init__(self, simulation: Simulation, seeds: list[bytes]) -> None:
        game, n = simulation.game, len(seeds)
        self.bulk = bulk(game)
        start = simulation.setup.start
        self.states = np.repeat(start, n)
        self.scratch = np.zeros(2, start.dtype)
        self.bots = np.array([BOTS[name] for name in simulation.bot_names], np.int64)
        self.materials = [shuffle_material(seed, ()) for seed in seeds]
        self.rngs = np.array([int.from_bytes(hashlib.sha256(seed + b"bots").digest()[:8]) for seed in seeds], np.uint64)
        self.shuffles = [0] * n
        self.keep = simulation.keep_choices
        self.choices = np.zeros((n, LOGGED), np.uint64)
        self.n_choices = np.zeros(n, np.int64)
        self.n_played = 0
        self.logged: list[list[int]] = [[] for _ in range(n if self.keep else 0)]
        self.owed = np.zeros(n, np.int64)

    def play(self, stop: Event | None) -> None:
        """Play all matches to their ends, or until `stop` is set."""
        while stop is None or not stop.is_set():
            self.bulk.advance(self.states, self.bots, self.rngs, self.choices, self.n_choices, self.scratch, self.owed)
            self._empty_logs()
            places = np.flatnonzero(self.owed >= 0)
            if places.size:
                self._deal(places)
            elif not (self.owed == -2).any():
                return

    def _empty_logs(self) -> None:
        self.n_played += int(self.n_choices.sum())
        if self.keep:
            for i in np.flatnonzero(self.n_choices):
                self.logged[i] += self.choices[i, : self.n_choices[i]].tolist()
        self.n_choices[:] = 0

    def _deal(self, places: npt.NDArray[np.int64]) -> None:
        numbers = [self.shuffles[i] for i in places]
        for i in places:
            self.shuffles[i] += 1
        n = int(self.owed.max()) + SPARE_WORDS
        order = np.zeros(MOST_ITEMS, np.uint8)
        while True:
            digests = [shuffle_words(self.materials[i], k, n) for i, k in zip(places, numbers, strict=True)]
            words = np.frombuffer(b"".join(digests), ">u4").astype(np.uint32).reshape(len(places), n)
            if not self.bulk.deal_all(self.states, places, words, self.owed, order):
                return
            left = [row for row, place in enumerate(places) if place >= 0]
            places, numbers, n = places[left], [numbers[row] for row in left], n * 2


@dataclass
class Summary:
    """Means over the matches seen so far, per seat."""

    players: int
    n: int = 0

    def __post_init__(self) -> None:
        self._sums = np.zeros((4, self.players))

    def add(self, chunk: Chunk) -> None:
        """Add a chunk."""
        points = chunk.totals.astype(float)
        masks = (chunk.won[:, None] >> np.arange(self.players, dtype=np.uint64)) & np.uint64(1)
        share = masks / masks.sum(axis=1, keepdims=True)
        self._sums += [points.sum(0), (points**2).sum(0), share.sum(0), (share**2).sum(0)]
        self.n += len(points)

    def row(self, seat: int) -> tuple[float, float, float, float]:
        """Return a seat's mean points and share of wins, each with its standard error."""
        points, points2, share, share2 = self._sums[:, seat]
        return *_mean(points, points2, self.n), *_mean(share, share2, self.n)


def _mean(total: float, squares: float, n: int) -> tuple[float, float]:
    mean = total / n
    variance = max(squares / n - mean**2, 0.0) * n / max(n - 1, 1)
    return float(mean), float((variance / n) ** 0.5)
