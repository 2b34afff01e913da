"""Many matches of one game as arrays: one call makes a decision in each of them, for learning agents."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.compiled.template import instantiate
from knolle.core.errors import ActionError, OptionError
from knolle.core.fair import quote
from knolle.core.game import Game, State
from knolle.core.moments import copy_state
from knolle.core.registry import game as game_of

TEMPLATE = Path(__file__).with_name("batching.py")
ENOUGH = 2048
"""The number of matches that justifies a thread."""


@cache
def template_of(game: Game) -> ModuleType:
    """Return the compiled batch code of a game."""
    return instantiate(TEMPLATE, f"batching_{game.package.rpartition('.')[2]}", game.compiled)


class Batch:
    """n matches side by side, each waiting for one decision of the seat in `seats`.

    `step` and `reset` modify all arrays in place: copy what you want to keep.

    >>> matches = Batch("potato-man", 2, players=4, seed=1)
    >>> matches.observations.shape, matches.legal.shape, matches.rewards.shape
    ((2, 429), (2, 64), (2, 4))
    >>> matches.step(matches.sample())
    >>> matches.done.any()
    np.False_
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        *,
        players: int | None = None,
        seed: int | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_of(game)
        self.n = _whole("n", n, 1)
        self.players = self.game.players[0] if players is None else players
        settled = self.game.settle(self.players, {name.replace("_", "-"): value for name, value in options.items()})
        self.encoding = self.game.encoding(self.players)
        self.threads = _threads(self.n) if threads is None else _whole("threads", threads, 1)
        self._fresh = np.concatenate([self.game.start(settled, starter) for starter in range(self.players)])
        self._states = np.zeros(self.n, self._fresh.dtype)
        self._code = template_of(self.game)
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._lay_out()
        self.reset(seed)

    def _lay_out(self) -> None:
        n, seats, encoding = self.n, self.players, self.encoding
        self.observations = np.zeros((n, encoding.size), np.int16)
        """What the seat in `seats` may know; `encoding.parts` gives the layout."""
        self.legal = np.zeros((n, encoding.actions), np.bool_)
        """The actions it may take."""
        self.seats = np.zeros(n, np.int64)
        """The seat that decides next."""
        self.rewards = np.zeros((n, seats), np.float32)
        """The points each seat gained in the last step."""
        self.done = np.zeros(n, np.bool_)
        """Whether the last step ended the match; all other arrays already describe the new one."""
        self.won = np.zeros((n, seats), np.float32)
        """Each seat's share of the win, where `done`."""
        self._masks, self._waiting, self._pending = (np.zeros(n, np.uint64) for _ in range(3))
        self._actions = np.zeros(n, np.int64)

    def reset(self, seed: int | None = None) -> None:
        """Restart all matches. The same seed gives the same matches, for any number of threads."""
        words = np.random.SeedSequence(seed).generate_state(2 * self.n, np.uint64)
        self._rngs, self._luck = words[::2].copy(), words[1::2].copy()
        for array in (self.rewards, self.done, self.won, self._pending):
            array[:] = 0
        self._in_blocks(self._begin)

    def step(self, actions: npt.ArrayLike) -> None:
        """Make one decision in every match. If any is illegal, raise an `ActionError` for it and change nothing."""
        chosen = self._check(actions)
        self._in_blocks(lambda first, last: self._advance(chosen, first, last))

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random legal action for every match, in an array that the next call overwrites."""
        self._code.draw(self._states, self._masks, self._luck, self._actions)
        return self._actions

    def state(self, match: int) -> State:
        """Return a copy of a match's state, as the game's own methods take it."""
        return copy_state(self._states[match : match + 1])

    def _check(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            sentence = f"A step takes {self.n} integers, one per match, not {chosen.dtype} of shape {chosen.shape}."
            raise ActionError("bad-actions", sentence, n=self.n, dtype=str(chosen.dtype), shape=list(chosen.shape))
        chosen = np.ascontiguousarray(chosen, np.int64)
        wrong = int(self._code.first_illegal(self._states, chosen, self._masks))
        if wrong >= 0:
            self.game.check(self.state(wrong), int(self.seats[wrong]), int(chosen[wrong]))
        return chosen

    def _begin(self, first: int, last: int) -> None:
        self._code.begin(self._states, self._fresh, self._rngs, self._waiting, first, last)
        self._show(first, last)

    def _advance(self, actions: npt.NDArray[np.int64], first: int, last: int) -> None:
        inside = (self._states, self._fresh, self._rngs, self._waiting, self._pending)
        self._code.advance(*inside, self.seats, actions, self.rewards, self.done, self.won, first, last)
        self._show(first, last)

    def _show(self, first: int, last: int) -> None:
        seen = (self.seats, self._masks, self.legal, self.observations)
        self._code.show(self._states, self._waiting, *seen, first, last)

    def _in_blocks(self, work: Callable[[int, int], None]) -> None:
        """Run the work on one block of matches per thread; the calling thread does the first block."""
        edges = [self.n * k // self.threads for k in range(self.threads + 1)]
        (first, last), *others = pairwise(edges)
        jobs = [] if self._pool is None else [self._pool.submit(work, *block) for block in others]
        work(first, last)
        for job in jobs:
            job.result()


def _threads(n: int) -> int:
    return max(1, min(os.cpu_count() or 1, n // ENOUGH))


def _whole(name: str, value: Any, least: int) -> int:
    if type(value) is not int or value < least:
        sentence = f"{name} is a whole number of at least {least}, not {quote(value)}."
        raise OptionError("bad-option-value", sentence, option=name, value=quote(value), least=least)
    return value
