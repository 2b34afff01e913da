"""The arena: bots on duplicate deals. Every deal is played once per rotation of the bots through the seats.

The shuffles of a deal are the same in all its rotations, so the luck of the cards affects every bot alike. For error
estimates the results of one deal form one unit, a block. A deal is a whole match of the game.
"""

import random
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event
from typing import Any, ClassVar

import msgspec

from knolle.bots.contract import Bot, Budget
from knolle.core.errors import OptionError
from knolle.core.fair import quote, seed_text
from knolle.core.game import Game
from knolle.core.match import Match
from knolle.core.options import Options
from knolle.lab.fingerprint import fingerprint
from knolle.lab.journal import Kind, reader
from knolle.lab.minds import Minds
from knolle.lab.playing import choices_of, play
from knolle.lab.records import Outline, Setup
from knolle.lab.simulate import match_seed
from knolle.lab.spread import Executor, spread

FORMAT = "knolle-arena/1"


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal in all its rotations: for each, the totals by seat, the winning seats and, if kept, the choices."""

    deal: int
    totals: list[list[int]]
    winners: list[list[int]]
    choices: list[list[int]] = []


read_block = reader(Block)


@dataclass(frozen=True)
class Arena:
    """Bots at a table of one game. Deal i has the seed SHA-256 of the text "S/i".

    With a budget of simulations, all results follow from the parameters, bit for bit.
    """

    kind: ClassVar[Kind] = Kind("an arena run", "not-an-arena-file", "other-arena", "bad-arena-file")
    game: Game
    players: int
    bots: Sequence[str]
    seed: int | str
    budget: Budget
    options: Mapping[str, Any] | None = None
    is_mixed: bool = False
    """Whether every deal draws its bots and their order; every bot has a seat before any has two."""
    keep_choices: bool = False
    final_options: Options = field(init=False, repr=False)
    minds: Minds = field(init=False, repr=False, compare=False)
    fingerprints: Mapping[str, str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", seed_text(self.seed))
        # settled once: an option that is a file must not change during a long run
        object.__setattr__(self, "final_options", self.game.settle(self.players, self.options or {}))
        object.__setattr__(self, "players", self.final_options.players)
        if len(self.bots) != self.players and not self.is_mixed:
            raise OptionError(
                "bad-bot-count",
                f"Name one bot for each of the {self.players} seats (repeats are fine), not {len(self.bots)}.",
                n=len(self.bots),
                players=self.players,
            )
        object.__setattr__(self, "minds", Minds(self.names))
        object.__setattr__(self, "fingerprints", {name: fingerprint(name, self.game) for name in self.names})

    @property
    def names(self) -> list[str]:
        """The bots, each once, in the order given."""
        return list(dict.fromkeys(self.bots))

    def lineup(self, rotation: int, deal: int = 0) -> tuple[str, ...]:
        """Return the bot at each seat in a rotation of a deal."""
        bots = self._drawn(deal) if self.is_mixed else self.bots
        return (*bots[rotation:], *bots[:rotation])

    def _drawn(self, deal: int) -> list[str]:
        chance = random.Random(f"{self.seed}/{deal}/seats")
        n_each, n_more = divmod(self.players, len(self.bots))
        drawn = [*self.bots] * n_each + chance.sample(list(self.bots), n_more)
        chance.shuffle(drawn)
        return drawn

    def parameters(self) -> dict[str, Any]:
        """Return everything that decides the results, ready for JSON.

        The number of deals is not part of it: a longer run starts with the same deals.
        """
        return {
            "format": FORMAT,
            "game": self.game.slug,
            "players": self.players,
            "bots": list(self.bots),
            "versions": {name: self.minds[name].version for name in self.names},
            "fingerprints": dict(self.fingerprints),
            "options": self.option_changes,
            "seed": self.seed,
            "budget": self.budget.text,
        } | ({"mixed": True} if self.is_mixed else {})

    def read(self, line: bytes, path: Path) -> Block | None:
        """Return the block in a line of a saved run; raise `no-choices` if this run needs them and it has none."""
        block: Block | None = read_block(line)
        if block is None or not self._fits(block):
            return None
        if self.keep_choices and not block.choices:
            sentence = f"{quote(str(path))} was saved without --records and lacks the choices; use another file."
            raise OptionError("no-choices", sentence, file=str(path))
        return block

    def _fits(self, block: Block) -> bool:
        n = self.players
        return (
            len(block.totals) == len(block.winners) == n
            and all(len(row) == n for row in block.totals)
            and all(row and set(row) <= set(range(n)) for row in block.winners)
        )

    @property
    def option_changes(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        return changes(self.game, self.final_options)

    # -- playing -----------------------------------------------------------------------------------

    def blocks(
        self, first: int, end: int, threads: int | None = None, *, executor: Executor | None = None
    ) -> Generator[Block]:
        """Yield the deals from `first` up to `end`, in order, played on all cores or by the executor.

        The order matters: otherwise an interrupted run would favour short matches. Close the iterator to stop early.
        """
        if first < end:
            if executor is None:
                self.prepare()
            yield from spread(self.block, range(first, end), threads=threads, executor=executor)

    def prepare(self) -> None:
        """Let every bot choose once, so that no bot's time is spent on compiling."""
        match = self._match(bytes(32))
        for name in self.names:
            self.minds[name].choose(match.view(match.to_act[0]), 0, self.budget)

    def block(self, deal: int, stop: Event | None = None) -> Block:
        """Play one deal in all its rotations."""
        played = [self.play(deal, rotation, stop) for rotation in range(self.players)]
        results = [match.result for match in played]
        choices = [choices_of(match) for match in played] if self.keep_choices else []
        return Block(deal, [one["totals"] for one in results], [one["winners"] for one in results], choices)

    def play(self, deal: int, rotation: int, stop: Event | None = None) -> Match:
        """Play one match to its end and return it; raise `StoppedError` once `stop` is set."""
        match = self.start(deal)
        play(match, self.bots_at(deal, rotation), self.budget, rotation, stop)
        return match

    def bots_at(self, deal: int, rotation: int = 0) -> list[Bot]:
        """Return the bot at each seat in a rotation of a deal."""
        return [self.minds[name] for name in self.lineup(rotation, deal)]

    def start(self, deal: int) -> Match:
        """Return the match of a deal before its first choice."""
        return self._match(match_seed(self.seed, deal))

    def setup(self, block: Block, rotation: int) -> Setup:
        """Return the setup of a match of a block; players are named after their bots."""
        return Setup(self.game, self.lineup(rotation, block.deal), self.final_options)

    def outline(self, block: Block, rotation: int) -> Outline:
        """Return a match of a block whose choices were kept."""
        return Outline(match_seed(self.seed, block.deal), block.choices[rotation])

    def _match(self, seed: bytes) -> Match:
        options = {name.replace("-", "_"): value for name, value in self.option_changes.items()}
        return Match(self.game, players=self.players, seed=seed, **options)


def changes(game: Game, options: Options) -> dict[str, Any]:
    """Return the options that differ from their defaults."""
    values = {option.name: (options[option.name], option.default_for(options.players)) for option in game.options}
    return {name: value for name, (value, default) in values.items() if value != default}
