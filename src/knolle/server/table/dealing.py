"""The way to a fair deal: everybody commits to a text, then everybody reveals theirs, and the cards follow from all.

Nobody can choose their text by those of the others, not even whoever reads the server's database, because a text is
secret until all are fixed.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from knolle.server.protocol import DealFacts

PATIENCE = 10_000
"""Milliseconds that a table waits for commitments, and again for texts."""


def commit(text: str) -> str:
    """Return the commitment to a player's text: its SHA-256, in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(slots=True)
class SeatPart:
    """What the player of a seat adds to the shuffles. `takes_part`: their client does so, from match to match."""

    takes_part: bool = False
    commitment: str | None = None
    text: str | None = None


@dataclass(slots=True)
class Deal:
    """A deal under way: the seats that owe something, and those whose time was up."""

    seats: list[int]
    since: int
    is_patient: bool
    """The last deal lacked somebody's text: this one waits until it has all of them."""
    draws: bool
    """Whether the starting seat is drawn too."""
    step: Literal["commit", "reveal"] = "commit"
    late: set[int] = field(default_factory=set)
    longest: int | None = None
    """Milliseconds that even a patient deal waits at most; None for no limit."""

    @property
    def end(self) -> int | None:
        """When the table stops waiting, in milliseconds since 1970; None if it does not."""
        patience = self.longest if self.is_patient else PATIENCE
        return None if patience is None else self.since + patience

    def missing(self, parts: Sequence[SeatPart]) -> list[int]:
        """Return the seats that still owe what this step asks for."""
        return [k for k in self.seats if k not in self.late and not self._has(parts[k])]

    def _has(self, part: SeatPart) -> bool:
        return (part.commitment if self.step == "commit" else part.text) is not None

    def go_on(self, parts: Sequence[SeatPart], at: int) -> bool:
        """Go on to the next step if nothing is missing; return whether the cards can be dealt."""
        if self.step == "commit" and not self.missing(parts):
            self.step, self.since = "reveal", at
        return self.step == "reveal" and not self.missing(parts)

    def facts(self, parts: Sequence[SeatPart]) -> DealFacts:
        return DealFacts(step=self.step, missing=self.missing(parts), patient=self.is_patient, draws=self.draws)
