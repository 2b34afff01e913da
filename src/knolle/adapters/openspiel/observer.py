"""What a seat sees, as text and as numbers.

The observation is the current view: its facts as text, `Game.encode` as numbers. The information state is the whole
past. As text, it is every event the seat has seen, in order. As numbers, it is the observation followed by what the
seat has seen since the last deal: `choices`, one row per trick or round, with its choices in order (for each: who,
counted from the observing seat; then what), and in Hot Potato! `turned` (the encounters in the order turned up) and
`looked` (what this seat saw on top of the deck after the first, second, … of them).
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from knolle.adapters.openspiel.kind import Parts
from knolle.adapters.openspiel.position import Position, Setup
from knolle.core.brief import brief, list_facts
from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.moments import Event

ALL_SEATS, ONE_SEAT = pyspiel.PrivateInfoType.ALL_PLAYERS, pyspiel.PrivateInfoType.SINGLE_PLAYER


class Observer:
    """Observes states of one game. Tensors exist only for one seat's knowledge with all public information."""

    def __init__(self, setup: Setup, wanted: Any, parameters: Mapping[str, Any] | None) -> None:
        if parameters:
            raise OptionError("unknown-option", f"Observers take no parameters, not {quote(parameters)}.")
        self.setup, self.wanted = setup, wanted
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: Parts = {}
        if wanted.public_info and wanted.private_info == ONE_SEAT:
            self._lay_out()

    def _lay_out(self) -> None:
        kind, options = self.setup.kind, self.setup.options
        encoding = kind.game.encoding(options.players)
        shapes = kind.history_shapes(options) if self.wanted.perfect_recall else {}
        tensor = np.zeros(encoding.size + sum(n * m for n, m in shapes.values()), np.float32)
        self.tensor, self._now = tensor, tensor[: encoding.size]
        self.dict = {name: self._now[part] for name, part in encoding.parts.items()}
        at = encoding.size
        for name, (n, m) in shapes.items():
            self.dict[name] = tensor[at : at + n * m].reshape(n, m)
            at += n * m

    def set_from(self, state: Any, player: int) -> None:
        """Fill `tensor`, and with it `dict`, with what a seat sees."""
        if self.tensor is None:
            return
        position: Position = state.position
        kind, options = self.setup.kind, self.setup.options
        self._now[:] = kind.game.encode(position.state, player)
        if self.wanted.perfect_recall:
            self.tensor[len(self._now) :] = 0
            kind.write_history(since_deal(position.events_for(player)), player, options, self.dict)

    def string_from(self, state: Any, player: int) -> str:
        """Return what a seat sees as text."""
        position: Position = state.position
        return self._past(position, player) if self.wanted.perfect_recall else self._present(position, player)

    def _present(self, position: Position, player: int) -> str:
        game = self.setup.kind.game
        told = [list_facts(game.open_facts(game.observe(position.state, None)))] if self.wanted.public_info else []
        for seat in self._seats(player):
            own = list_facts(game.own_facts(game.observe(position.state, seat), seat))
            told.append(f"seat={seat} {own}")
        return " ".join(told)

    def _past(self, position: Position, player: int) -> str:
        public = [brief(event) for event in position.events_for(None)]
        told = [*public] if self.wanted.public_info and not self._seats(player) else []
        for seat in self._seats(player):
            own = [brief(event) for event in position.events_for(seat)]
            if not self.wanted.public_info:
                own = [text for text, known in zip(own, public, strict=True) if text != known]
            told += [f"seat={seat}", *own]
        told += [f"chosen seat={seat} action={action}" for seat, action in position.untold if self.wanted.public_info]
        return "; ".join(told)

    def _seats(self, player: int) -> list[int]:
        """Return the seats whose own knowledge is wanted."""
        if self.wanted.private_info == ALL_SEATS:
            return list(range(self.setup.options.players))
        return [player] if self.wanted.private_info == ONE_SEAT else []


def since_deal(events: list[Event]) -> list[Event]:
    """Return the events from the last deal on."""
    firsts = [k for k, event in enumerate(events) if event["type"] == "deal"]
    return events[firsts[-1] :] if firsts else events
