"""The arena: bots on duplicate deals. Every deal is played once per rotation of the bots through the seats.

The shuffles of a deal are the same in all its rotations, so the luck of the cards affects every bot alike. For error
estimates the results of one deal form one unit, a block. A deal is a whole match of the game.
"""

import hashlib
import os
from collections import deque
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from threading import Event
from typing import Any

import msgspec

from knolle.bots.contract import Budget
from knolle.bots.registry import bot
from knolle.core.errors import OptionError
from knolle.core.game import Game
from knolle.core.match import Match
from knolle.core.options import Options
from knolle.lab.simulate import match_seed

FORMAT = "knolle-arena/1"


class Block(msgspec.Struct, frozen=True):
    """One deal in all its rotations: for each rotation, the totals by seat and the winning seats."""

    deal: int
    totals: list[list[int]]
    winners: list[list[int]]


class StoppedError(Exception):
    """The run was interrupted; an unfinished deal does not count."""


@dataclass(frozen=True)
class Arena:
    """Bots at a table of one game. Deal i has the seed SHA-256 of the text "S/i".

    With a budget of simulations, all results follow from the parameters, bit for bit.
    """

    game: Game
    players: int
    bots: Sequence[str]
    seed: str
    budget: Budget
    options: Mapping[str, Any] | None = None
    final_options: Options = field(init=False, repr=False)

    def __post_init__(self) -> None:
        # settled once: an option that is a file must not change during a long run
        object.__setattr__(self, "final_options", self.game.settle(self.players, self.options or {}))
        if len(self.bots) != self.players:
            raise OptionError(
                "bad-bot-count",
                f"Name one bot for each of the {self.players} seats (repeats are fine), not {len(self.bots)}.",
                n=len(self.bots),
                players=self.players,
            )
        for name in self.bots:
            bot(name)

    @property
    def names(self) -> list[str]:
        """The bots, each once, in the order given."""
        return list(dict.fromkeys(self.bots))

    def lineup(self, rotation: int) -> tuple[str, ...]:
        """Return the bot at each seat in a rotation."""
        return (*self.bots[rotation:], *self.bots[:rotation])

    def parameters(self) -> dict[str, Any]:
        """Return everything that decides the results, ready for JSON.

        The number of deals is not part of it: a longer run starts with the same deals.
        """
        return {
            "format": FORMAT,
            "game": self.game.slug,
            "players": self.players,
            "bots": list(self.bots),
            "versions": {name: bot(name).version for name in self.names},
            "options": self.option_changes,
            "seed": self.seed,
            "budget": self.budget_text,
        }

    @property
    def option_changes(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        values = {
            option.name: (self.final_options[option.name], option.default_for(self.players))
            for option in self.game.options
        }
        return {name: value for name, (value, default) in values.items() if value != default}

    @property
    def budget_text(self) -> str:
        """The budget in command-line notation."""
        if self.budget.simulations is not None:
            return f"{self.budget.simulations}sims"
        return f"{self.budget.milliseconds:.10g}ms"

    # -- playing -----------------------------------------------------------------------------------

    def blocks(self, first: int, end: int, threads: int | None = None) -> Generator[Block]:
        """Yield the deals from `first` up to `end`, in order, played on as many threads as there are cores.

        The order matters: otherwise an interrupted run would favour short matches. Close the iterator to stop early.
        """
        if first >= end:
            return
        self.prepare()
        threads = threads or os.cpu_count() or 1
        stop = Event()
        deals = iter(range(first, end))
        pool = ThreadPoolExecutor(threads)
        try:
            waiting = deque(pool.submit(self.block, deal, stop) for deal in islice(deals, 2 * threads))
            while waiting:
                done = waiting.popleft().result()
                waiting.extend(pool.submit(self.block, deal, stop) for deal in islice(deals, 1))
                yield done
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)

    def prepare(self) -> None:
        """Let every bot choose once, so that no bot's time is spent on compiling."""
        match = self._match(bytes(32))
        for name in self.names:
            bot(name).choose(match.view(match.to_act[0]), 0, self.budget)

    def block(self, deal: int, stop: Event) -> Block:
        """Play one deal in all its rotations."""
        played = [self.play(deal, rotation, stop).result for rotation in range(self.players)]
        return Block(deal, [result["totals"] for result in played], [result["winners"] for result in played])

    def play(self, deal: int, rotation: int, stop: Event | None = None) -> Match:
        """Play one match to its end and return it; raise `StoppedError` once `stop` is set."""
        seed = match_seed(self.seed, deal)
        match = self._match(seed)
        minds = [bot(name) for name in self.lineup(rotation)]
        while not match.is_over:
            number = len(match.choices)
            for seat in match.to_act:
                if stop is not None and stop.is_set():
                    raise StoppedError
                rng = generator(seed, rotation, seat, number)
                match.act(seat, minds[seat].choose(match.view(seat), rng, self.budget))
        return match

    def _match(self, seed: bytes) -> Match:
        options = {name.replace("-", "_"): value for name, value in self.option_changes.items()}
        return Match(self.game, players=self.players, seed=seed, **options)


def generator(seed: bytes, rotation: int, seat: int, number: int) -> int:
    """Return the random word of one choice; it tells a bot nothing about the shuffles."""
    material = seed + f"/arena/{rotation}/{seat}/{number}".encode()
    return int.from_bytes(hashlib.sha256(material).digest()[:8])
