"""Records of many matches at once: from seeds and choices to the bytes of `record.dump` and to tables of plays.

Games with a part `record` (compiled) are written in bulk; those of other packages may lack it and go through `Match`.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import local
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from knolle.bots.instances import name_of
from knolle.compiled.template import instantiate
from knolle.core.errors import OptionError
from knolle.core.fair import FORMAT, shuffle_material, shuffle_words
from knolle.core.game import Game, State
from knolle.core.match import Match, names_of
from knolle.core.moments import Log, check_room
from knolle.core.options import Options
from knolle.core.record import dump

WRITING = Path(__file__).with_name("writing.py")
MOST_ITEMS = 64
SPARE_WORDS = 8
STEP_ROOM = 4096
"""More bytes than the events of any one choice take."""
PAGE = 2**14
"""Bytes for each match in a buffer, beyond the room for one choice and one deal."""
OVER, FULL, BAD = -1, -2, -3
FIELDS = [("step", "u4"), ("seat", "u1"), ("action", "u1"), ("kind", "u1"), ("legal", "u8")]
PLAY = np.dtype((np.record, FIELDS))
PARTS = ("action_kind", "n_told", "write_deal", "write_event")


class Outline(NamedTuple):
    """A match in short: its seed, entropy and choices. `is_told` if these include choices that nobody was asked for."""

    seed: bytes
    choices: Sequence[int]
    entropy: tuple[str, ...] = ()
    is_told: bool = False


@dataclass(frozen=True)
class Setup:
    """What matches of one kind have in common."""

    game: Game
    names: tuple[str, ...]
    options: Options
    starter: int = 0

    @classmethod
    def of(cls, game: Game, players: int, options: dict[str, Any] | None = None) -> "Setup":
        """Return the setup of a simulation, with names made up."""
        return cls(game, names_of(players), game.settle(players, options or {}))

    @property
    def start(self) -> State:
        """The state before the first shuffle."""
        return self.game.start(self.options, self.starter)

    @property
    def key(self) -> tuple[Any, ...]:
        """What is equal for equal setups."""
        return self.head, tuple(self.options.values.items())

    @property
    def head(self) -> str:
        """The beginning of every record, up to its seed."""
        known = {
            "format": FORMAT,
            "game": self.game.slug,
            "players": list(self.names),
            "options": dict(self.options.changed),
            "starter": self.starter,
        }
        return dump(known)[:-1] + ', "seed": "'

    def match(self, outline: Outline) -> Match:
        """Return a match by these rules, before its first choice."""
        given = {name.replace("-", "_"): value for name, value in self.options.values.items()}
        return Match(
            self.game, players=self.names, seed=outline.seed, entropy=outline.entropy, starter=self.starter, **given
        )


@dataclass
class Deal:
    """One shuffle: the number of choices before it, the totals before it, and its event as JSON."""

    n_plays: int
    totals: list[int]
    event: bytes


@dataclass
class Story:
    """A match in full: the text of its log, its result and, if kept, its deals and plays."""

    log: bytes
    totals: list[int]
    winners: list[int]
    deals: list[Deal] = field(default_factory=list)
    plays: Any = None

    def line(self, head: str, outline: Outline) -> bytes:
        """Return the record as one line, without a line break."""
        entropy = json.dumps(list(outline.entropy), ensure_ascii=False)
        result = f'], "result": {{"totals": {self.totals}, "winners": {self.winners}}}}}'
        first = f'{head}{outline.seed.hex()}", "entropy": {entropy}, "log": ['
        return first.encode() + self.log + result.encode()


@cache
def writer_of(game: Game) -> ModuleType | None:
    """Return the compiled writer of a game, or None if the game has no part for it."""
    part = game.part("record")
    if part is None:
        return None
    functions = game.compiled | {name: getattr(part, name) for name in PARTS}
    return instantiate(WRITING, f"writing_{name_of(game)}", functions)


def tell(setup: Setup, matches: Sequence[Outline], *, with_plays: bool = False) -> "list[Story | None]":
    """Return every match in full; None for one whose choices are not those of a whole match by the rules."""
    if not matches:
        return []
    if writer_of(setup.game) is not None:
        return _Group(setup, matches, with_plays).stories()
    if with_plays:
        sentence = f"Tables of {setup.game.name} cannot be written: the game has no part record.py."
        raise OptionError("no-record-part", sentence, game=setup.game.slug)
    return [_slow_story(setup, outline) for outline in matches]


def _slow_story(setup: Setup, outline: Outline) -> Story | None:
    match = setup.match(outline)
    for packed in outline.choices:
        for seat in match.to_act:
            match.act(seat, packed >> 8 * seat & 255)
    if not match.is_over:
        return None
    log = dump({"log": match.log})[len('{"log": [') : -2]
    return Story(log.encode(), match.result["totals"], match.result["winners"])


_THREAD = local()


def _buffer(n: int, width: int) -> npt.NDArray[np.uint8]:
    """Return this thread's buffer of n rows; a new one would cost more than what is written in it."""
    size = n * width
    if getattr(_THREAD, "buffer", np.empty(0)).size < size:
        _THREAD.buffer = np.empty(size, np.uint8)
    buffer: npt.NDArray[np.uint8] = _THREAD.buffer[:size].reshape(n, width)
    return buffer


class _Group:
    """Matches of one setup, outline again at the same time."""

    def __init__(self, setup: Setup, matches: Sequence[Outline], with_plays: bool) -> None:
        n, start = len(matches), setup.start
        self.setup, self.n, self.with_plays = setup, n, with_plays
        part, writer = setup.game.part("record"), writer_of(setup.game)
        assert part is not None
        assert writer is not None
        self.writer, self.words = writer, part.words(start)
        self.states = np.repeat(start, n)
        self.materials = [shuffle_material(outline.seed, outline.entropy) for outline in matches]
        self.shuffles = [0] * n
        lengths = [len(outline.choices) for outline in matches]
        ends = np.cumsum(lengths)
        self.choices = np.concatenate([np.array(outline.choices, np.uint64) for outline in matches])
        self.steps = np.zeros((n, 4), np.int64)
        self.steps[:, 0], self.steps[:, 1] = ends - lengths, ends
        self.steps[:, 3] = [outline.is_told for outline in matches]
        most = len(setup.names) if setup.game.is_simultaneous else 1
        self.plays = np.zeros(int(ends[-1]) * most if with_plays else 0, PLAY)
        self.firsts = (ends - lengths) * most if with_plays else np.full(n, -1)
        self.n_plays = self.firsts.astype(np.int64)
        self.room = STEP_ROOM + 2 * len(self.words[0])
        self.out = _buffer(n, PAGE + self.room)
        self.n_out = np.zeros(n, np.int64)
        self.owed = np.zeros(n, np.int64)
        log = Log(start)
        self.log = log.rows, log.states
        self.before = np.zeros(1, start.dtype)
        self.pieces: list[list[bytes]] = [[] for _ in matches]
        self.deals: list[list[Deal]] = [[] for _ in matches]

    def stories(self) -> list[Story | None]:
        """Play all matches to their ends and return them."""
        while True:
            self.writer.advance(
                *(self.states, self.choices, self.steps, self.room, self.log, self.words),
                *(self.out, self.n_out, self.plays, self.n_plays, self.owed),
            )
            for i in np.flatnonzero(self.n_out > PAGE).tolist():
                self._empty(i)
            places = np.flatnonzero(self.owed >= 0)
            if places.size:
                self._deal(places)
            elif not (self.owed == FULL).any():
                check_room(self.log[0])
                return [self._story(i) for i in range(self.n)]

    def _empty(self, i: int) -> None:
        self.pieces[i].append(self.out[i, : self.n_out[i]].tobytes())
        self.n_out[i] = 0

    def _deal(self, places: npt.NDArray[np.int64]) -> None:
        n, order = int(self.owed.max()) + SPARE_WORDS, np.zeros(MOST_ITEMS, np.uint8)
        while places.size:
            left, starts = places.copy(), self.n_out[places]
            digests = [shuffle_words(self.materials[i], self.shuffles[i], n) for i in places]
            drawn = np.frombuffer(b"".join(digests), ">u4").astype(np.uint32).reshape(len(places), n)
            ends, totals = np.zeros(len(places), np.int64), np.zeros((len(places), len(self.setup.names)), np.uint64)
            self.writer.deal_all(
                *(self.states, left, drawn, self.owed, order, self.before, self.log, self.words),
                *(self.out, self.n_out, ends, totals),
            )
            done = left < 0
            for i in places[done].tolist():
                self.shuffles[i] += 1
            if self.with_plays:
                self._note_deals(places[done], starts[done], ends[done], totals[done])
            places, n = places[~done], 2 * n

    def _note_deals(self, places: Any, starts: Any, ends: Any, totals: Any) -> None:
        for i, start, end, before in zip(places.tolist(), starts.tolist(), ends.tolist(), totals.tolist(), strict=True):
            n_plays = int(self.n_plays[i] - self.firsts[i])
            self.deals[i].append(Deal(n_plays, before, self.out[i, start + 2 : end].tobytes()))

    def _story(self, i: int) -> Story | None:
        if self.owed[i] == BAD or self.steps[i, 0] != self.steps[i, 1]:
            return None
        self._empty(i)
        game, state = self.setup.game, self.states[i : i + 1]
        plays = self.plays[self.firsts[i] : self.n_plays[i]] if self.with_plays else None
        log = b"".join(self.pieces[i])[2:]
        return Story(log, game.totals(state), game.winners(state), self.deals[i], plays)
