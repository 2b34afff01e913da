"""Replays of finished matches, step by step as one seat or a spectator saw them, in the socket's format for boards.

Unlike at the table, a deal is a step of its own, and everybody's hands are included.
"""

from typing import Any

from knolle.core.facts import Facts, changes
from knolle.core.match import Match
from knolle.server.bodies import Replay, ReplayStep, ResultFacts
from knolle.server.errors import RequestError
from knolle.server.faces import Viewer
from knolle.server.review import Finished


class Retold(Match):
    """A match that records what one viewer sees, and everybody's hands, after every choice and every deal."""

    def __init__(self, match: Match, chair: Viewer) -> None:
        self.chair = chair
        self.steps: list[ReplayStep] = []
        self.first: Facts = {}
        self._seen: Facts = {}
        self._hands: list[list[str]] = []
        self._told = 0
        super().__init__(
            match.game,
            players=match.names,
            seed=match.seed,
            entropy=match.entropy,
            starter=match.starter,
            **match.options.values,
        )
        for choices in match.choices:
            for seat, action in choices.items():
                self.take(seat, action)

    def _pay_shuffles(self) -> None:
        self._asked = self.game.to_act(self.state)
        if self.log:
            self._note()
        else:
            self.first = self._seen = self.view(self.chair).facts()
        if self.game.shuffle_owed(self.state) is not None:
            super()._pay_shuffles()
            self._note()

    def _note(self) -> None:
        """Add a step with what has changed."""
        before, self._seen = self._seen, self.view(self.chair).facts()
        held, self._hands = self._hands, self._held()
        step = ReplayStep(
            event=self._told,
            events=self.events(self.chair, first=self._told),
            view=changes(before, self._seen),
            hands=None if self._hands == held else self._hands,
        )
        self.steps.append(step)
        self._told = len(self.log)

    def _held(self) -> list[list[str]]:
        open_hands: Any = self._seen.get("hands")  # in some games everybody sees them
        return open_hands or [self.view(seat).own_facts()["hand"] for seat in range(len(self.names))]


def replay(finished: Finished, chair: Viewer) -> Replay:
    """Return the match as a seat saw it, or a spectator if `chair` is None."""
    match, n = finished.match, len(finished.match.names)
    if chair is not None and chair >= n:
        sentence = f"This table has seats 0 to {n - 1}; there is no seat {chair}."
        raise RequestError("no-such-seat", sentence, status=404, seat=chair, seats=n)
    again = Retold(match, chair)
    return Replay(
        match=finished.number,
        seat=chair,
        game=match.game.slug,
        names=list(match.names),
        options=again.first["options"],
        first=again.first,
        steps=again.steps,
        result=ResultFacts(**match.result),
    )
