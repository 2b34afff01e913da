"""Prepared matches of Hot Potato!: encounters in a known order, choices given as text.

Nothing here asks the code under test what the rules are.
"""

from collections.abc import Callable, Sequence
from typing import Any

import knolle
from knolle import Match

Event = dict[str, Any]
GAME = knolle.game("hot-potato")
POTATOES = ["peeling", "couch", "poteto", "rambo", "robo", "sweet"]


def ranking(best: str) -> list[str]:
    """Return a ranking that begins with these potatoes and continues with the others."""
    first = best.split()
    return first + [potato for potato in POTATOES if potato not in first]


def encounters(*best: str, n: int = 6) -> list[tuple[str, list[str]]]:
    """Return n encounters e0, e1, …; the first ones rank these potatoes highest, the others `peeling`."""
    tops = [*best, *["peeling"] * (n - len(best))]
    return [(f"e{k}", ranking(top)) for k, top in enumerate(tops)]


def as_it_is(items: list[str]) -> Sequence[int]:
    return range(len(items))


def reversed_order(items: list[str]) -> Sequence[int]:
    return range(len(items))[::-1]


class Table(Match):
    """A match with known shuffles: the identity, or what `order` returns. `shuffles` lists them."""

    def __init__(self, players: int, *best: str, n: int = 6, order: Callable[..., Any] = as_it_is, **options: Any):
        self.shuffles: list[list[str]] = []
        self.order = order
        options.setdefault("encounters", encounters(*best, n=n))
        super().__init__("hot-potato", players=players, seed="17" * 32, **options)

    def _pay_shuffles(self) -> None:
        while (items := GAME.shuffle_owed(self.state)) is not None:
            self.shuffles.append(items)
            for moment in GAME.deal(self.state, self.order(items)):
                self._note(moment)
        self._asked = GAME.to_act(self.state)

    def play(self, *steps: str) -> list[Event]:
        """Play steps, each the asked seats' choices in seat order, comma-separated; return the last one's events."""
        events: list[Event] = []
        for step in steps:
            for seat, text in zip(self.to_act, step.split(","), strict=True):
                events = self.act(seat, text.strip())
        return events

    def texts(self, seat: int) -> list[str]:
        """Return a seat's legal actions as text."""
        return [GAME.action_text(self.state, seat, action) for action in self.legal(seat)]

    def facts(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a seat, or a spectator, sees."""
        return self.view(seat).facts()

    def last(self, kind: str) -> Event:
        """Return the last event of a type."""
        return next(event for event in reversed(self.log) if event["type"] == kind)


def kinds(events: Sequence[Event]) -> list[str]:
    """Return the types of events."""
    return [event["type"] for event in events]


SAME = ["rambo, rambo", "robo, robo", "sweet, sweet", "poteto, poteto", "decline, decline"]
"""Four rounds that both win."""
