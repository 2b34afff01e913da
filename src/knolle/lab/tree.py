"""A small game as a tree in arrays: every deal that differs, every choice, every end.

Seats that choose together are nodes one after the other, of which the later one knows nothing of the earlier one. What
a seat knows is a text, the same as OpenSpiel's information state: all events that it has seen.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from knolle.core.brief import brief
from knolle.core.chance import n_outcomes, outcomes
from knolle.core.errors import OptionError
from knolle.core.game import Game, State
from knolle.core.moments import Event, Moment
from knolle.core.options import Options

CHANCE, END = -1, -2
MOST_NODES = 4_000_000
BETWEEN = "; "


class Nodes(NamedTuple):
    """The nodes, by number. A node comes before its children, which are neighbours."""

    player: npt.NDArray[np.int64]
    """The seat that chooses, CHANCE or END."""
    row: npt.NDArray[np.int64]
    """The situation of a choice."""
    first: npt.NDArray[np.int64]
    """The first child. The others follow, in the order of the actions."""
    n_children: npt.NDArray[np.int64]
    gains: npt.NDArray[np.float64]
    """At an end, by seat: points above the mean of the others."""


@dataclass
class Situations:
    """What seats may know at a choice, by number."""

    numbers: dict[str, int] = field(default_factory=dict)
    actions: list[tuple[int, ...]] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    depths: list[int] = field(default_factory=list)
    """How many choices the seat has made before."""


@dataclass(frozen=True)
class Place:
    """A node that still has to be expanded: the state, what each seat has seen, and choices not yet revealed."""

    state: State
    seen: tuple[str, ...]
    depths: tuple[int, ...]
    chosen: tuple[tuple[int, int], ...] = ()


class Tree:
    """All of a match. Raise `too-many-situations` if it has more than MOST_NODES nodes."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game, self.players = game, options.players
        self.situations = Situations()
        self._nodes: list[tuple[int, int, int, int]] = []
        self._gains: list[list[float]] = []
        seen = tuple(f"seat={seat}" for seat in range(self.players))
        waiting = deque([Place(game.start(options, 0), seen, (0,) * self.players)])
        n = 1
        while waiting:
            player, row, children, gains = self._open(waiting.popleft())
            self._nodes.append((player, row, n, len(children)))
            self._gains.append(gains)
            waiting += children
            n += len(children)
            check_size(n)
        player, row, first, n_children = np.array(self._nodes, np.int64).T.copy()
        self.nodes = Nodes(player, row, first, n_children, np.array(self._gains))
        del self._nodes, self._gains

    def _open(self, place: Place) -> tuple[int, int, list[Place], list[float]]:
        """Return a node: who is next, its situation, its children, and what everybody has gained."""
        game, state = self.game, place.state
        acting = game.to_act(state)
        no_gains = [0.0] * self.players
        if acting:
            seat = acting[len(place.chosen)]
            row = self._situation(place, seat)
            return seat, row, [self._after(place, acting, seat, one) for one in game.legal(state, seat)], no_gains
        if game.is_over(state):
            return END, 0, [], gains_of(game.totals(state))
        shuffle = len(game.shuffle_items(state)), game.draws(state)
        check_size(n_outcomes(*shuffle))
        return (
            CHANCE,
            0,
            [self._later(place, game.deal(state, list(order)), place.depths) for order in outcomes(*shuffle)],
            no_gains,
        )

    def _after(self, place: Place, acting: Sequence[int], seat: int, action: int) -> Place:
        chosen = (*place.chosen, (seat, action))
        depths = tuple(depth + (one == seat) for one, depth in enumerate(place.depths))
        if len(chosen) < len(acting):
            return Place(place.state, place.seen, depths, chosen)
        return self._later(place, self.game.apply(place.state, dict(chosen)), depths)

    def _later(self, place: Place, moments: Sequence[Moment], depths: tuple[int, ...]) -> Place:
        told = [(event, note) for moment in moments for event, note in zip(moment.events, moment.notes, strict=True)]
        visible = self.game.visible
        seen = tuple(
            BETWEEN.join([before, *(brief(visible(event, note, seat)) for event, note in told)])
            for seat, before in enumerate(place.seen)
        )
        return Place(moments[-1].state, seen, depths)

    def _situation(self, place: Place, seat: int) -> int:
        known = self.situations
        row = known.numbers.setdefault(place.seen[seat], len(known.numbers))
        if row == len(known.actions):
            known.actions.append(self.game.legal(place.state, seat))
            known.seats.append(seat)
            known.depths.append(place.depths[seat])
        return row


def check_size(n: int) -> None:
    """Raise `too-many-situations` if a tree has at least n nodes and that is too many."""
    if n > MOST_NODES:
        sentence = f"This game has more than {MOST_NODES} positions, too many to solve it."
        raise OptionError("too-many-situations", sentence, most=MOST_NODES)


def gains_of(totals: Sequence[int]) -> list[float]:
    """Return each seat's points above the mean of the others.

    >>> gains_of([3, 1, 2])
    [1.5, -1.5, 0.0]
    """
    return [mine - (sum(totals) - mine) / (len(totals) - 1) for mine in totals]


def seen_text(events: Sequence[Event], seat: int) -> str:
    """Return what a seat knows, from the events that it has seen."""
    return BETWEEN.join([f"seat={seat}", *map(brief, events)])


def tree_of(game: Game, players: int, options: Mapping[str, Any]) -> Tree:
    """Return the tree of a match; seat 0 starts."""
    return Tree(game, game.settle(players, options))
