"""Simulation: many matches between bots with fair shuffles. Match i has the seed SHA-256 of the text "S/i"."""

import hashlib
import os
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from threading import Event
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.bots.instances import greedy_of, name_of
from knolle.compiled.template import instantiate
from knolle.core.errors import OptionError
from knolle.core.fair import quote, shuffle_material, shuffle_words
from knolle.core.game import Game
from knolle.core.match import Match, is_text

BOTS = {"random": 0, "greedy": 1}
CHUNK = 1024
MOST_ITEMS = 64
SPARE_WORDS = 8
LOGGED = 256
BULK = Path(__file__).with_name("bulk.py")


@cache
def bulk(game: Game) -> ModuleType:
    """Return the compiled simulator of a game."""
    return instantiate(BULK, f"bulk_{name_of(game)}", game.compiled | {"greedy": greedy_of(game)})


def n_cores() -> int:
    """Return the number of cores this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def match_seed(seed: str, i: int) -> bytes:
    """Return the seed of match i, with which it can be played again.

    >>> match_seed("1", 0).hex()[:8]
    '18d6e1ca'
    """
    return hashlib.sha256(f"{seed}/{i}".encode()).digest()


def bot_numbers(names: Sequence[str], players: int) -> list[int]:
    """Return the bot number of each seat; a single name is used for all. Raise `OptionError` for bad names."""
    for name in names:
        if name not in BOTS:
            raise OptionError(
                "unknown-bot", f"There is no bot {quote(name)}; the bots are {', '.join(BOTS)}.", bot=quote(name)
            )
    if len(names) not in (1, players):
        raise OptionError(
            "bad-bot-count", f"Name one bot for all seats or {players} of them, not {len(names)}.", n=len(names)
        )
    seats = list(names) * players if len(names) == 1 else list(names)
    return [BOTS[name] for name in seats]


@dataclass
class Chunk:
    """Some matches of a simulation: their numbers, totals, winners and, if kept, choices."""

    first: int
    totals: npt.NDArray[np.uint64]
    won: npt.NDArray[np.uint64]
    choices: list[list[int]]


@dataclass(frozen=True)
class Simulation:
    """Matches of one game between bots, reproducible from the seed text."""

    game: Game
    players: int
    matches: int
    seed: str
    bots: Sequence[str] = ("random",)
    options: Mapping[str, Any] | None = None
    keep_choices: bool = False

    def __post_init__(self) -> None:
        self.game.settle(self.players, self.options or {})
        bot_numbers(self.bots, self.players)
        if not is_text(self.seed):
            seed = quote(self.seed)
            raise OptionError("bad-seed", f"A seed is a string that UTF-8 can encode, not {seed}.", seed=seed)

    def chunks(self, threads: int | None = None) -> Iterator[Chunk]:
        """Yield all matches in order, in chunks, played on as many threads as there are cores."""
        threads = threads or n_cores()
        firsts = iter(range(0, self.matches, CHUNK))
        stop = Event()
        with ThreadPoolExecutor(threads) as pool:
            try:
                waiting = deque(pool.submit(self.chunk, first, stop) for first in islice(firsts, threads + 1))
                while waiting:
                    done = waiting.popleft().result()
                    if (first := next(firsts, None)) is not None:
                        waiting.append(pool.submit(self.chunk, first, stop))
                    yield done
            finally:  # also if the caller stops early or is interrupted
                stop.set()
                pool.shutdown(cancel_futures=True)

    def chunk(self, first: int, stop: Event) -> Chunk:
        """Play the matches of the chunk that starts at `first`; stop early once `stop` is set."""
        n = min(CHUNK, self.matches - first)
        table = MatchGroup(self, [match_seed(self.seed, i) for i in range(first, first + n)])
        table.play(stop)
        totals = np.zeros((n, self.players), np.uint64)
        won = np.zeros(n, np.uint64)
        bulk(self.game).results(table.states, totals, won)
        return Chunk(first, totals, won, table.logged)

    def record(self, i: int, choices: list[int]) -> dict[str, Any]:
        """Play match i again with all checks and return its record."""
        match = Match(
            self.game,
            players=self.players,
            seed=match_seed(self.seed, i),
            **{name.replace("-", "_"): value for name, value in (self.options or {}).items()},
        )
        for packed in choices:
            for seat in match.to_act:
                match.act(seat, packed >> 8 * seat & 255)
        return match.record()


class MatchGroup:
    """Matches played at the same time: compiled play between the shuffles, which are drawn here."""

    def __init__(self, simulation: Simulation, seeds: list[bytes]) -> None:
        game, n = simulation.game, len(seeds)
        self.bulk = bulk(game)
        start = game.start(game.settle(simulation.players, simulation.options or {}), 0)
        self.states = np.repeat(start, n)
        self.scratch = np.zeros(2, start.dtype)
        self.bots = np.array(bot_numbers(simulation.bots, simulation.players), np.int64)
        self.materials = [shuffle_material(seed, ()) for seed in seeds]
        self.rngs = np.array([int.from_bytes(hashlib.sha256(seed + b"bots").digest()[:8]) for seed in seeds], np.uint64)
        self.shuffles = [0] * n
        self.keep = simulation.keep_choices
        self.choices = np.zeros((n, LOGGED), np.uint64)
        self.n_choices = np.zeros(n, np.int64)
        self.n_played = 0
        self.logged: list[list[int]] = [[] for _ in range(n if self.keep else 0)]
        self.owed = np.zeros(n, np.int64)

    def play(self, stop: Event) -> None:
        """Play all matches to their ends, or until `stop` is set."""
        while not stop.is_set():
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
