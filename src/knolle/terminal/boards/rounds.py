"""Rounds of Hot Potato!, collected from their events."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from knolle.terminal.boards.frame import Facts
from knolle.terminal.telling.story import last_of


@dataclass
class Round:
    """A round, collected from its events."""

    potatoes: list[str]
    extras: dict[int, str | None] = field(default_factory=dict)
    encounter: str | None = None
    gained: list[int] | None = None
    effects: dict[int, Facts] = field(default_factory=dict)

    def lying(self, seat: int) -> list[str]:
        """Return the potatoes in front of a seat."""
        added = self.extras.get(seat)
        return [self.potatoes[seat], *([added] if added else [])]


def round_in(log: Sequence[Facts]) -> Round | None:
    """Return the last round that was revealed."""
    start = last_of(log, "reveal", len(log))
    if start is None:
        return None
    found = Round(log[start]["potatoes"])
    for event in log[start + 1 :]:
        match event["type"]:
            case "extra":
                found.extras[event["seat"]] = event["potato"]
            case "encounter":
                found.encounter = event["name"]
            case "points":
                found.gained = event["gained"]
            case "effect":
                found.effects[event["seat"]] = event
    return found


def end_of_round(log: Sequence[Facts], index: int) -> int:
    """Return the index of the last event in the same round as the one at `index`."""
    following = (k for k in range(index + 1, len(log)) if log[k]["type"] == "reveal")
    return next(following, len(log)) - 1
