"""A match as OpenSpiel walks through it: immutable positions, each linked to the one before.

A step gives a new position, so copying a state reuses its position. With explicit chance a shuffle is drawn item by
item; with sampled chance it is one step. A shuffle that leaves nothing to chance is carried out at once and does not
count as a step.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from knolle.adapters.openspiel.kind import Kind
from knolle.core.chance import Groups, in_groups, next_draws
from knolle.core.errors import ActionError
from knolle.core.game import DEALER, State, bits_of
from knolle.core.moments import Event, Moment, Note
from knolle.core.options import Options

Choices = tuple[tuple[int, int], ...]
Move = bytes | Choices
"""The order of a shuffle, or the choices of all seats that owed one."""


@dataclass(frozen=True)
class Setup:
    """What all positions of a match share."""

    kind: Kind
    options: Options
    most_rounds: int | None
    """The number of rounds after which the match is cut off; None if the rules guarantee an end."""
    is_sampled: bool

    def start(self) -> "Position":
        """Return the position before the first shuffle."""
        return Position(self, self.kind.game.start(self.options, 0))


class Position:
    """One point of a match, reached by the step `actions` from the position `before`."""

    __slots__ = (
        *("setup", "state", "log", "notes", "moves", "before", "actions"),
        *("items", "groups", "drawn", "acting", "earlier", "untold"),
    )

    def __init__(self, setup: Setup, state: State, log: tuple[Event, ...] = (), notes: tuple[Note, ...] = ()) -> None:
        self.setup, self.state, self.log, self.notes = setup, state, log, notes
        self.moves: tuple[Move, ...] = ()
        self.before: Position | None = None
        self.actions: tuple[int, ...] = ()
        self.earlier = state
        """The state before the last choices."""
        self.untold: Choices = ()
        """The last choices, as long as no event has reported them."""
        self.items: list[str] | None = None
        """The items to shuffle now."""
        self.groups: Groups = ()
        """How these are drawn: in groups whose order does not matter, and none that is never seen."""
        self.drawn = b""
        """The items drawn so far, by their index before the shuffle."""
        self.acting: tuple[int, ...] = ()
        self._settle()

    def _settle(self) -> None:
        """Determine who is next; shuffles of fewer than two items do not count as a step."""
        kind = self.setup.kind
        mask = int(kind.game.calls.call_to_act(self.state, 0))
        if mask != DEALER:
            most = self.setup.most_rounds
            self.acting = () if most is not None and kind.n_rounds(self.state) > most else bits_of(mask)
            return
        items = kind.game.shuffle_items(self.state)
        if len(items) > 1:
            self.items, self.groups = items, kind.game.draws(self.state)
            return
        for moment in kind.game.deal(self.state, range(len(items))):
            self.state, self.untold = moment.state, ()
            self.log, self.notes = (*self.log, *moment.events), (*self.notes, *moment.notes)
        self._settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return replay_moves, (self.setup, self.moves, self.drawn)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.items is None and not self.acting

    @property
    def gains(self) -> list[int]:
        """The points that the last choices brought."""
        totals = self.setup.kind.game.totals
        return [new - old for new, old in zip(totals(self.state), totals(self.earlier), strict=True)]

    def draws(self) -> list[tuple[int, float]]:
        """Return the items that can be drawn now, and how likely each is."""
        return [] if self.items is None else next_draws(len(self.items), self.groups, self.drawn)

    def draw(self, item: int) -> "Position":
        """Draw the next item of the owed shuffle."""
        left = [one for one, _ in self.draws()]
        if self.items is None or item not in left:
            raise ActionError("bad-draw", f"Items left to draw are {left}, not {item}.", left=left)
        drawn = self.drawn + bytes((item,))
        if len(drawn) == sum(self.groups):
            return self._after_deal(drawn + bytes(i for i in range(len(self.items)) if i not in drawn), item)
        after: Position = Position.__new__(Position)
        for name in self.__slots__:
            setattr(after, name, getattr(self, name))
        after.before, after.actions, after.drawn = self, (item,), drawn
        return after

    def deal(self, order: bytes) -> "Position":
        """Carry out the whole owed shuffle, in one step or in all its draws."""
        if self.setup.is_sampled:
            return self._after_deal(order, 0)
        after = self
        for item in in_groups(order, self.groups)[: sum(self.groups)]:
            after = after.draw(item)
        return after

    def _after_deal(self, order: bytes, action: int) -> "Position":
        game = self.setup.kind.game
        game.check_order(self.state, order)
        after = self._after(game.deal(self.state, list(order)))
        after.moves, after.before, after.actions = (*self.moves, order), self, (action,)
        after.earlier = self.earlier
        return after

    def choose(self, choices: Mapping[int, int]) -> "Position":
        """Apply the choices of all seats in `acting`."""
        game = self.setup.kind.game
        for seat in self.acting:
            game.check(self.state, seat, choices[seat])
        chosen = tuple((seat, choices[seat]) for seat in self.acting)
        after = self._after(game.apply(self.state, choices))
        after.moves, after.before, after.earlier = (*self.moves, chosen), self, self.state
        seats = range(self.setup.options.players) if len(chosen) > 1 else self.acting
        after.actions = tuple(choices.get(seat, 0) for seat in seats)
        after.untold = () if len(after.log) > len(self.log) else chosen
        return after

    def _after(self, moments: Sequence[Moment]) -> "Position":
        events = (event for moment in moments for event in moment.events)
        notes = (note for moment in moments for note in moment.notes)
        return Position(self.setup, moments[-1].state, (*self.log, *events), (*self.notes, *notes))

    def after_move(self, move: Move) -> "Position":
        """Return the position after one more move."""
        return self.deal(move) if isinstance(move, bytes) else self.choose(dict(move))

    def events_for(self, seat: int | None) -> list[Event]:
        """Return all events so far as a seat, or a spectator, has seen them."""
        visible = self.setup.kind.game.visible
        return [visible(event, note, seat) for event, note in zip(self.log, self.notes, strict=True)]

    def way(self) -> list["Position"]:
        """Return all positions from the start to this one."""
        found = [self]
        while (before := found[-1].before) is not None:
            found.append(before)
        return found[::-1]


def replay_moves(setup: Setup, moves: Sequence[Move], drawn: bytes = b"") -> Position:
    """Return the position after these moves and the items drawn of the next shuffle."""
    position = setup.start()
    for move in moves:
        position = position.after_move(move)
    for item in drawn:
        position = position.draw(item)
    return position
