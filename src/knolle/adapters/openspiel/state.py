"""A state of one of the games as OpenSpiel walks through it; `position` holds its content."""

from collections.abc import Callable, Sequence
from typing import Any

import pyspiel

from knolle.adapters.openspiel.position import Position
from knolle.words.catalogue import Words
from knolle.words.sentence import Reader, event_texts

CHANCE, TERMINAL, TOGETHER = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.SIMULTANEOUS


class KnolleState(pyspiel.State):
    """Copied, pickled and sent as its position, which is replayed from its moves."""

    prepared: list[Position] | None = None
    """Positions of a known history, the next one last; steps go there instead of applying the rules again."""

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> "KnolleState":
        copy: KnolleState = self.clone()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.get_game(), self.serialize())

    def current_player(self) -> int:
        """Return whose turn it is, as OpenSpiel's player number."""
        position = self.position
        if position.items is not None:
            return int(CHANCE)
        acting = position.acting
        if len(acting) > 1:
            return int(TOGETHER)
        return acting[0] if acting else int(TERMINAL)

    def is_terminal(self) -> bool:
        """Return whether the match has ended."""
        return self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.setup.kind.game.legal(self.position.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the items that can be drawn now; with sampled chance, the only outcome."""
        if self.position.setup.is_sampled:
            return [(0, 1.0)]
        return self.position.draws()

    def _apply_action(self, action: int) -> None:
        if self.position.items is None:
            seat = self.position.acting[0]
            self._go(lambda: self.position.choose({seat: action}))
        elif self.position.setup.is_sampled:
            self._go(lambda: self.position.deal(self.get_game().next_order(len(self.position.items or ()))))
        else:
            self._go(lambda: self.position.draw(action))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self._go(lambda: self.position.choose({seat: actions[seat] for seat in self.position.acting}))

    def _go(self, step: Callable[[], Position]) -> None:
        self.position = self.prepared.pop() if self.prepared is not None else step()

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if player == CHANCE:
            return "shuffle" if self.position.setup.is_sampled else (position.items or [])[action]
        return position.setup.kind.game.action_text(position.state, player, action)

    def returns(self) -> list[float]:
        """Return the utilities so far."""
        game = self.position.setup.kind.game
        if self.get_game().utility == "win":
            winners = game.winners(self.position.state) if self.position.is_over else []
            return [float(seat in winners) / max(len(winners), 1) for seat in range(self.num_players())]
        return self._utilities(game.totals(self.position.state))

    def rewards(self) -> list[float]:
        """Return what the last choices brought."""
        return self.returns() if self.get_game().utility == "win" else self._utilities(self.position.gains)

    def _utilities(self, points: Sequence[int]) -> list[float]:
        if self.get_game().utility == "points":
            return [float(own) for own in points]
        return [own - (sum(points) - own) / (len(points) - 1) for own in points]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "KnolleState":
        """Return a state with a history in which this player would have seen all that it has seen here."""
        from knolle.adapters.openspiel.resample import resampled

        state: KnolleState = resampled(self, player_id, sampler)
        return state

    def __str__(self) -> str:
        """Return the current deal in words, with everything that is hidden."""
        position = self.position
        kind = position.setup.kind
        names = [f"Seat {seat}" for seat in range(self.num_players())]
        firsts = [k for k, event in enumerate(position.log) if event["type"] == "deal"]
        first = firsts[-1] if firsts else 0
        seen = [event | note for event, note in zip(position.log[first:], position.notes[first:], strict=True)]
        told = event_texts(kind.game, seen, Reader(Words("en"), names))
        told += [f"Chosen: {seat}: {action}." for seat, action in position.untold]
        if position.items is not None:
            drawn = [position.items[item] for item in position.drawn]
            told.append(f"Drawn of {len(position.items)}: {' '.join(drawn)}")
        totals = " ".join(map(str, kind.game.totals(position.state)))
        return "\n".join([f"Totals of {kind.game.name}: {totals}", *told])


def restore(game: Any, text: str) -> KnolleState:
    """Return a state from its game and its serialized text."""
    state: KnolleState = game.deserialize_state(text)
    return state
