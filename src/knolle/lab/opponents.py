"""Who plays the seats of a batch: learners, bots in compiled code, and all other bots, asked through Python."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from knolle.bots.contract import Budget
from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.game import Game, State
from knolle.core.options import Options
from knolle.core.view import View
from knolle.core.whole import whole
from knolle.lab.minds import Minds
from knolle.lab.simulate import BOTS

Opponents = str | Sequence[str] | None
EVERY_SEAT = 255
"""In place of the learner's seat if learners play all seats."""


def bad_option(name: str, value: Any, allowed: str) -> OptionError:
    """Return the error for a setting that is not an option of the game."""
    sentence = f"{name}={quote(value)} is invalid; allowed: {allowed}."
    return OptionError("bad-option-value", sentence, option=name, value=quote(value), allowed=allowed)


def whole_option(name: str, value: Any, least: int, most: int | None = None) -> int:
    """Return a setting that is a whole number; raise `OptionError` if it is another value."""
    number = whole(value)
    if number is None or number < least or (most is not None and number > most):
        upper = "" if most is None else f" and at most {most}"
        raise bad_option(name, value, f"a whole number of at least {least}{upper}")
    return number


def n_players(game: Game, players: SupportsIndex | None, opponents: Opponents) -> int:
    """Return the number of players, by default one more than the opponents, or the usual number for the game."""
    if players is not None:
        return whole_option("players", players, game.players[0], game.players[-1])
    several = opponents is not None and not isinstance(opponents, str) and len(opponents) > 1
    return len(opponents) + 1 if several else game.usual_players  # type: ignore[arg-type]


def bots_by_seat(opponents: Opponents, seat: int, players: int) -> dict[int, str]:
    """Return the bot of every seat but the learner's; one name stands for all of them."""
    names = [opponents] if isinstance(opponents, str) else list(opponents or ())
    if len(names) not in (1, players - 1):
        sentence = f"Name one opponent for all other seats or {players - 1} of them, not {len(names)}."
        raise OptionError("bad-bot-count", sentence, n=len(names), players=players)
    others = [other for other in range(players) if other != seat]
    return dict(zip(others, names * len(others) if len(names) == 1 else names, strict=True))


@dataclass
class Cast:
    """The players of a batch. `numbers` are those of the compiled bots, as `knolle.lab.bulk` knows them."""

    players: int
    learner: int
    names: dict[int, str]
    budget: Budget
    numbers: npt.NDArray[np.int64] = field(init=False)
    guests: list[int] = field(init=False)
    minds: Minds = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.numbers = np.array([BOTS.get(self.names.get(seat, ""), -1) for seat in range(self.players)], np.int64)
        self.guests = [seat for seat, name in self.names.items() if name not in BOTS]
        self.minds = Minds(self.names[seat] for seat in self.guests)

    def rules(self, most_steps: int) -> npt.NDArray[np.uint64]:
        """Return what compiled code must know of the players."""
        compiled = sum(1 << seat for seat in range(self.players) if self.numbers[seat] >= 0)
        return np.array([compiled, sum(1 << seat for seat in self.guests), self.learner, most_steps], np.uint64)

    def choose(self, game: Game, options: Options, state: State, seat: int, rng: int) -> int:
        """Return the choice of a bot that is not compiled. It is given a view, as at a table."""
        mind, names = self.minds[self.names[seat]], tuple(map(str, range(self.players)))
        known = game.observe(game.recall(state) if mind.recalls else state, seat)
        view = View(game, seat, known, names, options)
        return mind.choose(view, rng, self.budget)


def cast_of(opponents: Opponents, seat: SupportsIndex, players: int, budget: str) -> Cast:
    """Return the players of a batch; without opponents, learners play all seats."""
    if opponents is None:
        return Cast(players, EVERY_SEAT, {}, Budget.parse(budget))
    learner = whole_option("seat", seat, 0, players - 1)
    return Cast(players, learner, bots_by_seat(opponents, learner, players), Budget.parse(budget))
