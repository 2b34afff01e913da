"""A player's part in a fair deal: a secret text, the commitment to it, and what was known before the first card.

The server is not trusted here: a finished match is compared with what this session kept from before its deal.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from knolle.core.fair import commitment, draw_seat
from knolle.server.table.dealing import commit
from knolle.terminal.table import ClientTable, Facts

Fault = Literal["seed", "own", "other", "starter"]


@dataclass(frozen=True)
class Memory:
    """What a player knew when they revealed their text: all commitments, and whether the starting seat is drawn."""

    commitment: str
    commitments: Sequence[str | None]
    seat: int
    draws: bool

    def faults(self, record: dict[str, Any]) -> list[Fault]:
        """Return what in the record of the match contradicts this."""
        entropy, seed = record["entropy"], bytes.fromhex(record["seed"])
        hashes = [commit(text) for text in entropy]
        found: list[Fault] = []
        if commitment(seed) != self.commitment:
            found.append("seed")
        if self.commitments[self.seat] not in hashes:
            found.append("own")
        if not _follows(hashes, self.commitments):
            found.append("other")
        if self.draws and draw_seat(seed, entropy, len(record["players"])) != record["starter"]:
            found.append("starter")
        return found


def _follows(hashes: Sequence[str], commitments: Sequence[str | None]) -> bool:
    """Return whether these are commitments in the order of the seats; some may be left out."""
    rest = iter(commitments)
    return all(one in rest for one in hashes)


class Part:
    """What one session adds to the shuffles of its table, and remembers of them."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}
        """The texts of this session, by their commitments."""
        self._done: set[tuple[int, str]] = set()
        self.memories: dict[int, Memory] = {}
        """By the number of the match."""

    def fresh(self) -> str:
        """Return the commitment to a new secret text."""
        text = secrets.token_hex(16)
        self._texts[commit(text)] = text
        return commit(text)

    def due(self, table: ClientTable) -> Facts | None:
        """Return the command that the table waits for from this session, once."""
        facts, seat = table.facts, table.seat
        if seat is None or facts["status"] != "waiting" or facts["lesson"] is not None:
            return None
        own, deal = facts["commitments"][seat], facts["deal"]
        if deal is None or (deal["step"] == "commit" and seat in deal["missing"]):
            # a text that only another session knows is replaced, but once: that session may be there too
            return self._once(facts, {"type": "commit"}) if own not in self._texts else None
        if deal["step"] == "reveal" and own in self._texts:
            memory = Memory(facts["commitment"], facts["commitments"], seat, deal["draws"])
            self.memories.setdefault(facts["match"], memory)  # the first counts: the text is no longer secret
            return self._once(facts, {"type": "reveal", "text": self._texts[own]})
        return None

    def _once(self, facts: Facts, wish: Facts) -> Facts | None:
        mark = facts["match"], wish["type"]
        if mark in self._done:
            return None
        self._done.add(mark)
        return wish | {"commitment": self.fresh()} if wish["type"] == "commit" else wish
