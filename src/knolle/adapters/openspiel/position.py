"""A match as OpenSpiel walks through it: one that never changes, made of what was dealt and chosen so far.

A step gives a new position, so a copy of a state is the same position again. A shuffle is paid item by item (`draw`) or
whole (`deal`); one that leaves nothing to chance is paid at once and is no step.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from knolle.adapters.openspiel.kind import Kind
from knolle.core.errors import ActionError
from knolle.core.game import Event, State
from knolle.core.options import Options

Choices = tuple[tuple[int, int], ...]
Move = bytes | Choices
"""The order of a shuffle, or the choices of all seats that were asked."""


@dataclass(frozen=True)
class Setup:
    """What all positions of a match have in common."""

    kind: Kind
    options: Options
    most_rounds: int | None
    """After so many rounds the match ends as it stands; None where the rules themselves see to an end."""

    def start(self) -> "Position":
        """Before the first shuffle."""
        state = self.kind.game.start(self.options, 0)
        return Position(self, state, (), (), (0,) * self.options.players, ())


class Position:
    """One moment of a match."""

    __slots__ = ("acting", "drawn", "gained", "items", "log", "moves", "setup", "state", "untold")

    def __init__(
        self,
        setup: Setup,
        state: State,
        log: tuple[Event, ...],
        moves: tuple[Move, ...],
        gained: tuple[int, ...],
        untold: Choices,
    ) -> None:
        game = setup.kind.game
        while (items := game.shuffle_owed(state)) is not None and len(items) < 2:
            state, events = game.dealt(state, range(len(items)))
            log, untold = (*log, *events), ()
        self.setup, self.state, self.log, self.moves = setup, state, log, moves
        self.gained = gained
        """The points that the last choices brought."""
        self.untold = untold
        """The last choices, while no event has told of them."""
        self.items = items
        """What is to be shuffled now, or None."""
        self.drawn = b""
        """The items drawn so far, by their place before."""
        self.acting = game.to_act(state) if items is None else ()
        if self.acting and setup.most_rounds is not None and setup.kind.n_rounds(state) > setup.most_rounds:
            self.acting = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.setup, self.moves, self.drawn)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.items is None and not self.acting

    @property
    def n_to_draw(self) -> int:
        """How many items of the owed shuffle are drawn; the last one, and those whose order nobody ever sees, are not."""
        assert self.items is not None
        return self.setup.kind.n_to_draw(self.state, len(self.items))

    def left(self) -> list[int]:
        """The items that can be drawn now."""
        return [item for item in range(len(self.items or ())) if item not in self.drawn]

    def draw(self, item: int) -> "Position":
        """The next item of the owed shuffle."""
        if self.items is None or not 0 <= item < len(self.items) or item in self.drawn:
            raise ActionError("bad-draw", f"Items left to draw are {self.left()}, not {item}.", left=self.left())
        drawn = self.drawn + bytes((item,))
        if len(drawn) == self.n_to_draw:
            return self.deal(drawn + bytes(i for i in range(len(self.items)) if i not in drawn))
        after: Position = Position.__new__(Position)
        for name in self.__slots__:
            setattr(after, name, getattr(self, name))
        after.drawn = drawn
        return after

    def deal(self, order: bytes) -> "Position":
        """The owed shuffle, whole."""
        state, events = self.setup.kind.game.deal(self.state, list(order))
        return Position(self.setup, state, (*self.log, *events), (*self.moves, order), self.gained, ())

    def choose(self, choices: Mapping[int, int]) -> "Position":
        """The choices of all seats in `acting`."""
        game = self.setup.kind.game
        state, events = game.apply(self.state, choices)
        before, after = game.totals(self.state), game.totals(state)
        gained = tuple(new - old for old, new in zip(before, after, strict=True))
        chosen = tuple(sorted(choices.items()))
        moves = (*self.moves, chosen)
        return Position(self.setup, state, (*self.log, *events), moves, gained, () if events else chosen)

    def made(self, move: Move) -> "Position":
        """After one more move."""
        return self.deal(move) if isinstance(move, bytes) else self.choose(dict(move))

    def seen(self, seat: int | None) -> list[Event]:
        """All events so far as a seat, or a spectator, has seen them."""
        return self.setup.kind.game.visible(self.log, 0, seat)


def replayed(setup: Setup, moves: Sequence[Move], drawn: bytes = b"") -> Position:
    """The position after these moves, and after what is drawn of the next shuffle."""
    position = setup.start()
    for move in moves:
        position = position.made(move)
    for item in drawn:
        position = position.draw(item)
    return position


def walked(setup: Setup, moves: Sequence[Move]) -> Iterator[Position]:
    """The positions in which these moves are made."""
    position = setup.start()
    for move in moves:
        yield position
        position = position.made(move)
