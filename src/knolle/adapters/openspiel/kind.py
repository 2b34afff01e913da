"""What OpenSpiel needs of a game beyond the contract, filled in by `openspiel.py` of the game: its `KIND`.

Bounds, histories as numbers, and worlds that fit everything a seat has seen.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from knolle.core.game import Game, State
from knolle.core.moments import Event
from knolle.core.options import Options
from knolle.core.registry import game

if TYPE_CHECKING:
    from knolle.adapters.openspiel.position import Position

Parts = dict[str, npt.NDArray[np.float32]]
Worlds = list[list[str] | None]
"""For each shuffle so far, the items after it; None for the first ones, which stay as they were."""
LONGEST = 2**31 - 1
"""OpenSpiel counts in 32 bits."""


class Kind(ABC):
    """One game as OpenSpiel sees it. Each game has one instance."""

    slug: str
    between_rows = "trick"
    """The event that separates two tricks or rounds of a history."""

    @cached_property
    def game(self) -> Game:
        """The rules."""
        return game(self.slug)

    @property
    def is_simultaneous(self) -> bool:
        """Whether seats choose at the same time."""
        return self.game.is_simultaneous

    def __reduce__(self) -> str:
        return "KIND"

    @property
    def short_name(self) -> str:
        """The name by which OpenSpiel loads it."""
        return f"python_knolle_{self.slug.replace('-', '_')}"

    def parameters(self) -> dict[str, Any]:
        """Return parameters in addition to those that all games have."""
        return {}

    def most_rounds(self, options: Options, parameters: Mapping[str, Any]) -> int | None:
        """Return the number of rounds after which a match is cut off; None if the rules guarantee an end."""
        return None

    def n_rounds(self, state: State) -> int:
        """Return the number of the current round."""
        return 0

    @abstractmethod
    def most_points(self, options: Options, most_rounds: int | None) -> float:
        """Return an upper bound on a seat's points."""

    @abstractmethod
    def longest(self, options: Options, most_rounds: int | None) -> int:
        """Return an upper bound on the number of player moves in a match."""

    @abstractmethod
    def most_chance_nodes(self, options: Options, most_rounds: int | None, is_sampled: bool) -> int:
        """Return an upper bound on the number of chance nodes in a match."""

    @abstractmethod
    def most_items(self, options: Options) -> int:
        """Return the largest number of items in a shuffle."""

    # -- the history of a deal as numbers ----------------------------------------------------------

    @abstractmethod
    def history_room(self, options: Options) -> tuple[int, int]:
        """Return the most tricks or rounds that can follow a deal, and the most choices in each of them."""

    @abstractmethod
    def n_choices(self, options: Options) -> int:
        """Return how many different choices events can report."""

    @abstractmethod
    def choices_in(self, event: Event) -> list[tuple[int, int]]:
        """Return the seats whose choices an event reports, and which of the `n_choices` they made."""

    def history_shapes(self, options: Options) -> dict[str, tuple[int, int]]:
        """Return the parts of a history as numbers: one row per trick or round; for each choice, who and what."""
        rows, slots = self.history_room(options)
        return {"choices": (rows, slots * (options.players + self.n_choices(options)))}

    def write_history(self, events: Sequence[Event], seat: int, options: Options, parts: Parts) -> None:
        """Fill zeroed parts from the events of a deal that a seat has seen."""
        n = options.players
        row = at = 0
        for event in events:
            if event["type"] == self.between_rows and at:
                row, at = row + 1, 0
            for who, choice in self.choices_in(event):
                parts["choices"][row, at + (who - seat) % n] = 1
                parts["choices"][row, at + n + choice] = 1
                at += n + self.n_choices(options)

    # -- what may have happened --------------------------------------------------------------------

    @abstractmethod
    def worlds(self, position: "Position", seat: int, rng: Random) -> Worlds:
        """Return shuffles under which the seat would have seen exactly what it has seen, every world equally likely."""


def n_shuffles(position: "Position") -> int:
    """Return how many shuffles have been made."""
    return sum(isinstance(move, bytes) for move in position.moves)
