"""The interface of every storage. A table is its journal: entries numbered from 0, each written once, never changed.

A table has one owner at a time: the server that has it in memory. Appending fails unless the server owns the table and
the entry's number is the next one. So several servers can share a database, and none can write on top of an outdated
state.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of a journal: its number, its time (milliseconds since 1970) and its step as JSON."""

    seq: int
    at: int
    body: bytes


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """What is known of a table without reading its journal: its status (`waiting`, `playing`, `over`), and JSON.

    `due` is when a server has to look at it next, although nobody may be connected; None if never.
    """

    status: str
    listed: bool
    about: bytes
    due: int | None = None


@dataclass(frozen=True, slots=True)
class End:
    """The end of a match: its number at the table, what lists show of it, and the guests whose lists it is in."""

    match: int
    about: bytes
    guests: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A stored table without its journal. `key` is the unguessable part of its link.

    `changed` is the time of its last entry or, for a table that is over, of its last line.
    """

    id: int
    key: str
    game: str
    created: int
    changed: int
    line: LobbyRow


@dataclass(frozen=True, slots=True)
class Guest:
    """A visitor of this server, identified by a token that only their browsers have."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where to find a server: the house that it is a worker of, a Unix socket on its machine, and `host:port`."""

    house: str
    door: str | None = None
    address: str | None = None


class Storage(Protocol):
    """A storage, called from the event loop only. Once a call has been awaited, its data is on disk.

    If the database fails, a call raises the StorageError `storage-failed` and has stored nothing; later calls try
    again. One exception: if the connection to PostgreSQL breaks before the answer, the outcome is unknown. So read on
    in the journal before the next append, whose number is the fence in this case too.
    """

    is_shared: bool
    """Whether other servers may use it too."""

    async def open(self) -> None:
        """Connect and migrate an older database; raise `newer-database`, changing nothing, if it is too new."""

    async def close(self) -> None:
        """Finish pending writes and disconnect."""

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, key: str, game: str, line: LobbyRow, first: Entry, members: tuple[int, ...]) -> int:
        """Create a table with its first entry, number 0, and return its id. It has no owner yet.

        Members are the guests whose lists show the table; the first of them created it.
        """

    async def append(
        self,
        table: int,
        entry: Entry,
        line: LobbyRow | None = None,
        members: tuple[int, ...] = (),
        end: End | None = None,
    ) -> bool:
        """Add an entry and, in the same transaction, a new line, further members and the match that ends with it.

        Return False, storing nothing, if another server owns the table, or unless the entry's number is the next one:
        it is taken, or the one before it is missing. Appends to a table that do not wait for the answers are stored in
        order.
        """

    async def find(self, key: str) -> TableRow | None:
        """Return the table with that key."""

    async def journal(self, table: int, first: int = 0) -> list[Entry]:
        """Return the entries from number `first` on, in order."""

    async def lobby(self, limit: int) -> list[TableRow]:
        """Return the listed tables that are not over, those with the latest line first."""

    async def tables_of(self, guest: int, limit: int) -> list[TableRow]:
        """Return the tables a guest is a member of: those not over first, then by latest change."""

    async def matches_of(self, guest: int, limit: int) -> list[TableRow]:
        """Return the guest's finished matches, latest first: table, line and `changed` as of the match's end."""

    async def count_open(self, guest: int) -> int:
        """Return how many tables created by a guest are not over."""

    async def count_listed(self, guest: int) -> int:
        """Return how many of them are listed."""

    # -- owners ------------------------------------------------------------------------------------

    def stand(self, place: Place, lost: Callable[[], None]) -> None:
        """Say before opening where this server is; `lost` is called when it has lost all its tables."""

    async def claim(self, table: int) -> Place | None:
        """Make this server, or another of its house, the owner unless the owner lives.

        Return the owner's place, None if it is this server.
        """

    async def release(self, table: int) -> None:
        """Give up a table, so that any server may claim it."""

    async def leave(self) -> None:
        """Give up all tables; this server cannot claim any more."""

    # -- guests ------------------------------------------------------------------------------------

    async def add_guest(self, token_hash: bytes, name: str, at: int) -> Guest:
        """Create a guest with their first token."""

    async def guest(self, token_hash: bytes) -> Guest | None:
        """Return the guest with that token."""

    async def rename(self, guest: int, name: str) -> None:
        """Store a guest's new name."""

    async def add_link(self, link_hash: bytes, guest: int, expires: int) -> None:
        """Store a one-time link that signs in another device as this guest."""

    async def use_link(self, link_hash: bytes, token_hash: bytes, now: int) -> Guest | None:
        """Use up a link and give its guest the new token; return None if it is unknown, used or expired."""

    async def keep_token(self, guest: int, token_hash: bytes) -> None:
        """Forget all tokens of a guest but one, their links, and where to send their notices to."""

    # -- notices -----------------------------------------------------------------------------------

    async def due(self, now: int, limit: int) -> list[TableRow]:
        """Return the tables that have to be looked at by now (milliseconds since 1970), the earliest first."""

    async def keep(self, name: str, value: bytes) -> bytes:
        """Store a value under a name unless it has one; return what it has, the same for all servers."""

    async def subscribe(self, guest: int, hash: bytes, about: bytes, at: int, most: int) -> None:
        """Store where to send a guest's notices to, in place of what has the same hash; drop all but the latest."""

    async def unsubscribe(self, guest: int, hash: bytes) -> None:
        """Forget where to send a guest's notices to."""

    async def subscriptions(self, guest: int) -> list[bytes]:
        """Return where to send a guest's notices to, oldest first."""

    # -- maintenance -------------------------------------------------------------------------------

    async def ping(self) -> None:
        """Raise unless the database answers and is writable."""

    async def backup(self, path: Path) -> None:
        """Write a consistent copy while the server keeps running; raise `backup-failed` if that is not possible."""
