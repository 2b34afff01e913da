"""What one seat may know of a match: all that bots, clients and players ever get."""

from importlib import import_module
from typing import Any, SupportsIndex

import msgspec

from knolle.core.facts import Facts, State, Told, note_changes
from knolle.core.game import Game
from knolle.core.options import Options


def table_html(*table: Any) -> str:
    """Return a table as HTML; the module that draws it is above this layer and is loaded by name."""
    drawn: str = import_module("knolle.adapters.notebook").table_html(*table)
    return drawn


class View(msgspec.Struct, eq=False):
    """One seat's knowledge. `state` is one in which everything hidden is zero; the match adds the rest.

    A view is never modified. It is a struct because several are made for every choice, and a dataclass takes longer.
    `chosen` are the seats whose choice is made but not yet revealed; `choice` is the seat's own; `scores` are the
    points of every round or game that has ended; `owing` are the seats that owe a choice, if already known.
    """

    game: Game
    seat: int | None
    state: State
    names: tuple[str, ...] = ()
    options: Options | None = None
    scores: tuple[tuple[int, ...], ...] = ()
    chosen: tuple[int, ...] = ()
    choice: int | None = None
    owing: tuple[int, ...] | None = None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that still owe a choice."""
        if self.owing is None:
            self.owing = tuple(seat for seat in self.game.to_act(self.state) if seat not in self.chosen)
        return self.owing

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions this seat may take now."""
        return () if self.seat is None or self.seat not in self.to_act else self.game.legal(self.state, self.seat)

    def determinize(self, rng: SupportsIndex) -> State:
        """Return a full state that fits this view, drawn uniformly."""
        return self.game.determinize(self.state, self.seat, rng)

    def facts(self) -> Facts:
        """Return everything in this view as words and lists, ready for JSON."""
        return self.open_facts() | self.own_facts()

    def open_facts(self) -> Facts:
        """Return what is the same for every player and spectator."""
        return self.fixed_facts() | self.moving_facts()

    def fixed_facts(self) -> Facts:
        """Return the public facts that no choice changes."""
        return {
            "game": self.game.slug,
            "names": list(self.names),
            "options": {} if self.options is None else self.options.plain,
            "deck": self.game.deck(self.state),
        }

    def moving_facts(self) -> Facts:
        """Return the public facts that a choice may change."""
        return self._match_facts() | self.game.open_facts(self.state)

    def _match_facts(self) -> Facts:
        scores = [list(row) for row in self.scores]
        return {"to_act": list(self.to_act), "chosen": list(self.chosen), "scores": scores}

    def moving_changes(self, told: Told) -> Facts:
        """Return the `moving_facts` that differ from `told`, and update `told`."""
        changed = self.game.open_changes(self.state, told)
        key = self.to_act, self.chosen, self.scores
        known, before = told[View]
        if key != known:
            now = self._match_facts()
            note_changes(before, now, changed)
            told[View] = key, now
        return changed

    def own_facts(self) -> Facts:
        """Return what only this seat knows, and what it may do."""
        game, state, seat = self.game, self.state, self.seat
        return {
            "seat": seat,
            "legal": [] if seat is None or seat not in self.to_act else game.legal_texts(state, seat),
            "choice": None if seat is None or self.choice is None else game.action_text(state, seat, self.choice),
            **game.own_facts(state, seat),
        }

    def __repr__(self) -> str:
        return f"<View of {self.game.name} from seat {self.seat}>"

    def _repr_html_(self) -> str:
        """Return the table as this seat sees it, for notebooks."""
        return table_html(self)

    def _key(self) -> tuple[Any, ...]:
        match = (self.game.slug, self.seat, self.names, self.scores, self.chosen, self.choice)
        return (*match, self.state.tobytes())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())
