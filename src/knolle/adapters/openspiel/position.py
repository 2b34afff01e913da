"""A match as OpenSpiel walks through it: positions that never change, each one knowing the one before.

A step gives a new position, so a copy of a state is the same position again. With explicit chance a shuffle is drawn
item by item, with sampled chance it is one step; one that leaves nothing to chance is paid at once and is none.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from knolle.adapters.openspiel.kind import Kind
from knolle.core.errors import ActionError
from knolle.core.game import DEALER, Event, State, bits_of
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
    is_sampled: bool

    def start(self) -> "Position":
        """Before the first shuffle."""
        return Position(self, self.kind.game.start(self.options, 0), ())


class Position:
    """One moment of a match, after the step `actions` from the position `before`."""

    __slots__ = (
        *("setup", "state", "log", "moves", "before", "actions"),
        *("items", "n_to_draw", "drawn", "acting", "earlier", "untold"),
    )

    def __init__(self, setup: Setup, state: State, log: tuple[Event, ...]) -> None:
        self.setup, self.state, self.log = setup, state, log
        self.moves: tuple[Move, ...] = ()
        self.before: Position | None = None
        self.actions: tuple[int, ...] = ()
        self.earlier = state
        """The state before the last choices."""
        self.untold: Choices = ()
        """The last choices, while no event has told of them."""
        self.items: list[str] | None = None
        """What is to be shuffled now."""
        self.n_to_draw = 0
        """How many of these are drawn: not the last one, and none whose order means nothing."""
        self.drawn = b""
        """Those drawn so far, by their place before."""
        self.acting: tuple[int, ...] = ()
        self._settle()

    def _settle(self) -> None:
        """See who is next; shuffles of less than two items are no step."""
        kind = self.setup.kind
        mask = int(kind.game.calls.call_to_act(self.state, 0))
        if mask != DEALER:
            most = self.setup.most_rounds
            self.acting = () if most is not None and kind.n_rounds(self.state) > most else bits_of(mask)
            return
        items = kind.game.shuffle_items(self.state)
        if len(items) > 1:
            self.items, self.n_to_draw = items, kind.n_to_draw(self.state, len(items))
            return
        self.state, events = kind.game.dealt(self.state, range(len(items)))
        self.log, self.untold = (*self.log, *events), ()
        self._settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.setup, self.moves, self.drawn)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.items is None and not self.acting

    @property
    def gained(self) -> list[int]:
        """The points that the last choices brought."""
        totals = self.setup.kind.game.totals
        return [new - old for new, old in zip(totals(self.state), totals(self.earlier), strict=True)]

    def left(self) -> list[int]:
        """The items that can be drawn now."""
        return [item for item in range(len(self.items or ())) if item not in self.drawn]

    def draw(self, item: int) -> "Position":
        """The next item of the owed shuffle."""
        if self.items is None or not 0 <= item < len(self.items) or item in self.drawn:
            raise ActionError("bad-draw", f"Items left to draw are {self.left()}, not {item}.", left=self.left())
        drawn = self.drawn + bytes((item,))
        if len(drawn) == self.n_to_draw:
            return self._dealt(drawn + bytes(i for i in range(len(self.items)) if i not in drawn), item)
        after: Position = Position.__new__(Position)
        for name in self.__slots__:
            setattr(after, name, getattr(self, name))
        after.before, after.actions, after.drawn = self, (item,), drawn
        return after

    def deal(self, order: bytes) -> "Position":
        """The owed shuffle, whole: in one step, or in all its draws."""
        if self.setup.is_sampled:
            return self._dealt(order, 0)
        after = self
        for item in order[: self.n_to_draw]:
            after = after.draw(item)
        return after

    def _dealt(self, order: bytes, action: int) -> "Position":
        state, events = self.setup.kind.game.deal(self.state, list(order))
        after = Position(self.setup, state, (*self.log, *events))
        after.moves, after.before, after.actions = (*self.moves, order), self, (action,)
        after.earlier = self.earlier
        return after

    def choose(self, choices: Mapping[int, int]) -> "Position":
        """The choices of all seats in `acting`."""
        game = self.setup.kind.game
        for seat in self.acting:
            game.check(self.state, seat, choices[seat])
        state, events = game.applied(self.state, choices)
        chosen = tuple((seat, choices[seat]) for seat in self.acting)
        after = Position(self.setup, state, (*self.log, *events))
        after.moves, after.before, after.earlier = (*self.moves, chosen), self, self.state
        seats = range(self.setup.options.players) if len(chosen) > 1 else self.acting
        after.actions = tuple(choices.get(seat, 0) for seat in seats)
        after.untold = () if len(after.log) > len(self.log) else chosen
        return after

    def made(self, move: Move) -> "Position":
        """After one more move."""
        return self.deal(move) if isinstance(move, bytes) else self.choose(dict(move))

    def seen(self, seat: int | None) -> list[Event]:
        """All events so far as a seat, or a spectator, has seen them."""
        return self.setup.kind.game.visible(self.log, 0, seat)

    def way(self) -> list["Position"]:
        """All positions from the start to this one."""
        found = [self]
        while (before := found[-1].before) is not None:
            found.append(before)
        return found[::-1]


def replayed(setup: Setup, moves: Sequence[Move], drawn: bytes = b"") -> Position:
    """The position after these moves, and after what is drawn of the next shuffle."""
    position = setup.start()
    for move in moves:
        position = position.made(move)
    for item in drawn:
        position = position.draw(item)
    return position
