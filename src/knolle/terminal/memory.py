"""What a session keeps of the deals at one table, and how a finished match is compared with it.

The server is not trusted here.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from knolle.core.fair import commitment, draw_seat
from knolle.server.table.dealing import commit
from knolle.terminal.files import keep_deals
from knolle.terminal.table import ClientMoment, ClientTable, Facts

K = TypeVar("K")
V = TypeVar("V")
Fault = Literal["missing", "record", "seed", "own", "other", "starter", "seen"]
SHOWN = ("deal", "show", "draw")
"""The types of the events by which shuffled cards become known."""
MOST = 40
"""Texts and matches kept per table."""


class Memory(msgspec.Struct, kw_only=True):
    """What was known when the texts of a match were revealed, and then which cards were shown."""

    commitment: str
    commitments: list[str | None]
    names: list[str]
    seat: int | None
    """None for a spectator."""
    draws: bool
    """Whether the starting seat is drawn."""
    redraws: int
    """How many times before, since the last cards, texts were revealed and no cards came."""
    seen: list[tuple[int, Facts]] = []
    """The events that showed cards, as they were told when they happened, with their numbers."""

    def faults(self, record: Facts) -> list[Fault]:
        """Return what in the record of the match contradicts this."""
        return [fault for fault, is_wrong in self._faults(record) if is_wrong]

    def _faults(self, record: Facts) -> Iterator[tuple[Fault, bool]]:
        entropy, seed, log = record["entropy"], bytes.fromhex(record["seed"]), record["log"]
        hashes = [commit(text) for text in entropy]
        yield "seed", commitment(seed) != self.commitment
        yield "own", self.seat is not None and self.commitments[self.seat] not in hashes
        yield "other", not _follows(hashes, self.commitments)
        yield "starter", self.draws and draw_seat(seed, entropy, len(record["players"])) != record["starter"]
        yield "seen", not all(n < len(log) and agrees(event, log[n]) for n, event in self.seen)

    def withheld(self, record: Facts) -> list[str]:
        """Return the names of the others who had committed to a text that is not in the record of the match."""
        rest = Counter(commit(text) for text in record["entropy"])
        found = []
        for seat in sorted(range(len(self.names)), key=lambda seat: seat != self.seat):  # others may copy one's own
            known = self.commitments[seat]
            if known is not None and rest[known] > 0:
                rest[known] -= 1
            elif known is not None and seat != self.seat:
                found.append(self.names[seat])
        return found


def _follows(hashes: Sequence[str], commitments: Sequence[str | None]) -> bool:
    """Return whether these are commitments in the order of the seats; some may be left out."""
    rest = iter(commitments)
    return all(one in rest for one in hashes)


def agrees(seen: Any, whole: Any) -> bool:
    """Return whether an event, or a part of one, was seen as a record has it. None and missing fields were hidden."""
    if seen is None:
        return True
    if isinstance(whole, dict) and isinstance(seen, dict):
        return all(agrees(seen.get(name), value) for name, value in whole.items())
    if isinstance(whole, list) and isinstance(seen, list):
        return len(seen) == len(whole) and all(map(agrees, seen, whole))
    return bool(seen == whole)


@dataclass(frozen=True)
class Findings:
    """What a finished match contradicts, and what was known before its deal, if anything."""

    faults: Sequence[Fault]
    memory: Memory | None
    withheld: Sequence[str] = ()
    """The names of the players without whose texts the cards were dealt."""
    has_record: bool = True
    """Whether there is a record to save, right or wrong."""


@dataclass(frozen=True)
class Ending:
    """A finished match as it was seen: the table may go on to the next one at any time."""

    game: str
    match: int
    seat: int | None
    is_lesson: bool
    without: Sequence[str]
    """The names of those without whose texts the cards were dealt, as the server says."""
    log: Sequence[Facts]
    first: int
    """The number of the first event in `log`."""


def ending_at(table: ClientTable) -> Ending:
    """Return the match at a table as it is now."""
    facts = table.facts
    without = [table.names[seat] for seat in facts["without"]]
    is_lesson = facts["lesson"] is not None
    return Ending(facts["game"], facts["match"], table.seat, is_lesson, without, tuple(table.log), table.first)


def compare(record: Facts, end: Ending, memory: Memory | None) -> Findings:
    """Compare the record of a match, which follows from its seed and the rules, with what was seen and remembered."""
    faults = [] if memory is None else memory.faults(record)
    if "seen" not in faults and not agrees(list(end.log), record["log"][end.first :]):
        faults.append("seen")
    if memory is None:
        return Findings(faults, None, end.without)
    return Findings(faults, memory, memory.withheld(record))


class Deals(msgspec.Struct):
    """The deals at one table: the player's texts by their commitments, and memories by the number of the match."""

    texts: dict[str, str] = {}
    memories: dict[int, Memory] = {}
    undealt: int = 0
    """How many times texts were revealed since the last cards."""


_read_deals = msgspec.json.Decoder(Deals).decode


def shown_in(moments: Iterable[ClientMoment]) -> list[tuple[int, Facts]]:
    """Return the events that showed cards, with their numbers."""
    told = (one for moment in moments for one in enumerate(moment.events, moment.number))
    return [(number, event) for number, event in told if event["type"] in SHOWN]


def _newest(kept: dict[K, V]) -> dict[K, V]:
    return dict(list(kept.items())[-MOST:])


class Notebook:
    """Keeps the deals at one table in a file, so that they outlast the program; without a path only in memory."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.deals = Deals()
        if path is not None:
            with suppress(OSError, msgspec.DecodeError):
                self.deals = _read_deals(path.read_bytes())

    def keep(self) -> None:
        """Save all; drop the oldest."""
        self.deals.texts = _newest(self.deals.texts)
        self.deals.memories = _newest(self.deals.memories)
        if self._path is not None:
            with suppress(OSError):  # then they last as long as the program
                keep_deals(self._path, msgspec.json.encode(self.deals))
