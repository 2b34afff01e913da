"""What every storage offers. A table is its journal: entries numbered from 0, each written once and never changed.

The number is the fence: whoever appends an entry whose number is taken learns so and reads on. So several servers can
share a database, and nobody can write on a state that is no longer the last.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One step in a table's life: its number, when it was made (milliseconds since 1970) and what it says, as JSON."""

    seq: int
    at: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Line:
    """What lists show of a table without reading its journal: status `waiting`, `playing` or `over`, and JSON."""

    status: str
    listed: bool
    about: bytes


@dataclass(frozen=True, slots=True)
class End:
    """The end of a match: its number at the table, what lists show of it for good, and who finds it among his own."""

    match: int
    about: bytes
    guests: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as stored, without its journal. `key` is the unguessable part of its link.

    `changed` is when its last entry was made; of a table that is over, when it got its last line.
    """

    id: int
    key: str
    game: str
    created: int
    changed: int
    line: Line


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who has been here: known by a token that only his browser has."""

    id: int
    name: str


class Storage(Protocol):
    """All calls are made from the event loop. What has been awaited is on disk.

    Whatever the database cannot do raises a StorageError `storage-failed`, and later calls try anew. Nothing of such a
    call is stored, with one exception: where the connection to PostgreSQL breaks before the answer, nobody knows. So
    read the journal on before the next append; the number is the fence there too.
    """

    async def open(self) -> None:
        """Connect, and bring an older database up to date; `newer-database` where it is too new, untouched."""

    async def close(self) -> None:
        """Finish what was handed over, and let go."""

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, key: str, game: str, line: Line, first: Entry, members: tuple[int, ...]) -> int:
        """A new table with its first entry, number 0; its id.

        Members are the guests who find it among their matches; the first of them has made it.
        """

    async def append(
        self,
        table: int,
        entry: Entry,
        line: Line | None = None,
        members: tuple[int, ...] = (),
        end: End | None = None,
    ) -> bool:
        """Add an entry, and in the same transaction a new line, further members and the match that ends with it.

        False, and nothing has happened, unless the number is the next: it is taken, or the one before it is missing.
        Who does not wait for the answer before the next append to the same table is served in order, but may add to
        an entry that is not his.
        """

    async def find(self, key: str) -> TableRow | None:
        """The table with that link."""

    async def journal(self, table: int, first: int = 0) -> list[Entry]:
        """The entries from number `first` on, in order."""

    async def lobby(self, limit: int) -> list[TableRow]:
        """Listed tables that wait or are being played, those with the latest line first."""

    async def tables_of(self, guest: int, limit: int) -> list[TableRow]:
        """The tables a guest is a member of: first those that are not over, and the latest changed first."""

    async def matches_of(self, guest: int, limit: int) -> list[TableRow]:
        """The matches that ended with the guest, the latest first: the table, its line and `changed` as of that end."""

    async def count_open(self, guest: int) -> int:
        """How many tables a guest has made that are not over."""

    def watch(self, notice: Callable[[int, int], None]) -> None:
        """Call `notice(table, seq)` in the event loop when another server has added an entry.

        A notice may come late, more than once, or tell what is known; the last entry of a table is never left out.
        """

    # -- guests ------------------------------------------------------------------------------------

    async def add_guest(self, token_hash: bytes, name: str, at: int) -> Guest:
        """A new guest with his first token."""

    async def guest(self, token_hash: bytes) -> Guest | None:
        """Whose token that is."""

    async def rename(self, guest: int, name: str) -> None:
        """Remember the name a guest goes by."""

    async def add_link(self, link_hash: bytes, guest: int, expires: int) -> None:
        """A one-time link that makes another device the same guest."""

    async def use_link(self, link_hash: bytes, token_hash: bytes, now: int) -> Guest | None:
        """Spend a link: the new token is the guest's from now on. None if it is unknown, spent or too old."""

    # -- care --------------------------------------------------------------------------------------

    async def ping(self) -> None:
        """Raise unless the database answers and can be written."""

    async def backup(self, path: Path) -> None:
        """A whole copy at one moment while all goes on; `backup-failed` with the reason where it cannot be made."""
