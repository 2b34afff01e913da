"""A match played by its states alone. Its log, several times the work, is made when somebody asks for it."""

from typing import Any

from knolle.core.fair import shuffle_material, shuffle_order
from knolle.core.game import Game, State
from knolle.core.match import Choices, Match


class Play:
    """The state of a match that starts like `match`, and the choices made since."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._material = shuffle_material(match.seed, match.entropy)
        self._n_shuffles = match.n_shuffles
        self.game: Game = match.game
        self.state: State = match.state
        self.choices: list[Choices] = []
        self.pending: Choices = {}
        self._legal: dict[int, tuple[int, ...]] = {}
        self.asked = match.to_act
        self.told_before = 0
        """The number of events in the log before the last choice, once `match` has been asked for."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_material"}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        vars(self).update(saved)
        self._material = shuffle_material(self._match.seed, self._match.entropy)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that still owe a choice; empty when the match is over."""
        return tuple(seat for seat in self.asked if seat not in self.pending) if self.pending else self.asked

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return not self.asked

    def legal(self, seat: int) -> tuple[int, ...]:
        """Return the actions a seat may take now, ascending; none if it owes no choice."""
        if seat in self.pending or seat not in self.asked:
            return ()
        if seat not in self._legal:  # asked for several times in every position
            self._legal[seat] = self.game.legal(self.state, seat)
        return self._legal[seat]

    def check(self, seat: int, action: Any) -> int:
        """Return the number of an action that this seat may take now; raise an `ActionError` otherwise."""
        if isinstance(action, str) or seat in self.pending:
            return self.match.parse(seat, action)
        return self.game.check(self.state, seat, action, self.asked)[1]

    def take(self, seat: int, action: int) -> None:
        """Make a choice that `check` has passed."""
        self.pending[seat] = action
        if len(self.pending) < len(self.asked):
            return
        self.state = self.game.advance(self.state, self.pending)
        self.choices.append(self.pending)
        self.pending, self._legal = {}, {}
        self.asked = self.game.to_act(self.state)
        while not self.asked and (items := self.game.shuffle_owed(self.state)) is not None:
            order = shuffle_order(self._material, self._n_shuffles, len(items))
            self._n_shuffles += 1
            self.state = self.game.advance_deal(self.state, order)
            self.asked = self.game.to_act(self.state)

    @property
    def match(self) -> Match:
        """The match with its log, brought up to date; ask again after later choices."""
        match = self._match
        for choices in (*self.choices[len(match.choices) :], self.pending):
            for seat, action in choices.items():
                if seat in match.to_act:
                    self.told_before = len(match.log)
                    match.take(seat, action)
        return match
