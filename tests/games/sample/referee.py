"""The referee of Sample Tricks, written from rules.md alone, slow and obvious: a card is its text, a hand is a list.

The kernel must agree with it event by event.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from knolle.core.moments import Event

SUITS, NUMBERS, HAND_SIZE = "RBG", range(1, 9), 6  # ST-1, ST-2


class Referee:
    """One match. It deals and does what is forced; `act` passes it the choices."""

    def __init__(
        self,
        players: int,
        options: dict[str, Any],
        starter: int,
        shuffle: Callable[[list[str]], list[str]],
        encounters: None = None,
    ) -> None:
        self.players = players
        self.rounds = options.get("rounds", players)  # ST-9
        self.shuffle = shuffle
        self.log: list[Event] = []
        self.notes: list[Event] = []
        self.finished: list[list[int]] = []
        self._start_round(starter)

    def to_act(self) -> list[int]:
        """Return the seats that owe a choice."""
        return [] if len(self.finished) == self.rounds else [(self.leader + len(self.trick)) % self.players]  # ST-4

    def legal(self, seat: int) -> list[str]:
        """Return the cards that a seat may play."""
        if seat not in self.to_act():
            return []
        hand = self.hands[seat]
        follow = [card for card in hand if self.trick and card[0] == self.trick[0][1][0]]
        return follow or list(hand)  # ST-5

    def act(self, choices: dict[int, str]) -> None:
        """Play the card of the seat on turn and do everything up to the next choice."""
        ((seat, card),) = choices.items()
        if card not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {card}")
        self.hands[seat].remove(card)
        self._write({"type": "play", "seat": seat, "card": card}, leads=not self.trick)
        self.trick.append([seat, card])
        if len(self.trick) == self.players:
            self._finish_trick()

    def result(self) -> dict[str, list[int]]:
        """Return the totals and the winners of a match that is over."""
        if self.to_act():
            raise ValueError("the match is not over")
        totals = self._totals()
        return {"totals": totals, "winners": [s for s, total in enumerate(totals) if total == max(totals)]}  # ST-8

    def _start_round(self, starter: int) -> None:
        cards = self.shuffle([f"{suit}{n}" for suit in SUITS for n in NUMBERS])
        self.hands = [cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in range(self.players)]
        self.starter = self.leader = starter
        self.trick: list[list[Any]] = []
        self.points = [0] * self.players
        hands = [list(hand) for hand in self.hands]
        self._write({"type": "deal", "round": len(self.finished) + 1, "starter": starter, "hands": hands})

    def _finish_trick(self) -> None:
        following = [play for play in self.trick if play[1][0] == self.trick[0][1][0]]
        winner, card = max(following, key=lambda play: int(play[1][1:]))  # ST-6
        self._write({"type": "trick", "winner": winner, "card": card}, plays=self.trick)
        self.points[winner] += 1  # ST-7
        self.leader, self.trick = winner, []
        if not any(self.hands):
            self.finished.append(self.points)
            self._write({"type": "round", "points": self.points}, totals=self._totals())
            if len(self.finished) < self.rounds:
                self._start_round((self.starter + 1) % self.players)  # ST-3

    def _totals(self) -> list[int]:
        return [sum(points[seat] for points in self.finished) for seat in range(self.players)]

    def _write(self, event: Event, **note: Any) -> None:
        self.log.append(event)
        self.notes.append(note)


REFEREE = Referee


# -- for the tests of all games ----------------------------------------------------------------------

SHORT: dict[str, Any] = {"rounds": 1}
"""Options that make a match one deal long."""
CASES: list[tuple[int, dict[str, Any]]] = [(3, {"rounds": 2})]
"""Tables with options, for the conformance suite."""


def random_options(players: int, rng: Random) -> dict[str, Any]:
    """Return random options for a match."""
    return {"rounds": rng.choice([1, 2, 3])}


def hidden(log: Sequence[Event], seat: int | None) -> tuple[int, list[str]]:
    """Return the number of the last shuffle and the cards in it that a seat has never seen (ST-10)."""
    deals = [k for k, event in enumerate(log) if event["type"] == "deal"]
    deal, later = log[deals[-1]], log[deals[-1] + 1 :]
    seen = [event["card"] for event in later if event["type"] == "play"]
    seen += [] if seat is None else deal["hands"][seat]
    return len(deals) - 1, [f"{suit}{n}" for suit in SUITS for n in NUMBERS if f"{suit}{n}" not in seen]
