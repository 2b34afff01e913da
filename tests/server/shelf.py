"""A storage in memory that can be made to wait or fail, and be shared by two servers."""

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from knolle.core.errors import KnolleError
from knolle.server.storage.contract import End, Entry, Guest, LobbyRow, Place, TableRow


class Shelf:
    """A storage without a disk. While `gate` is closed, writes wait; while `broken`, they fail.

    While `unreadable`, journals cannot be read.
    """

    is_shared = True

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.journals: dict[int, list[Entry]] = {}
        self.guests: dict[bytes, Guest] = {}
        self.broken = False
        self.gate = asyncio.Event()
        self.gate.set()
        self._numbers = itertools.count(1)
        self.owners: dict[int, Shelf] = {}
        self.place = Place("")
        self.unreadable = False

    def door(self) -> "Shelf":
        """Return another server's access to the same data."""
        other = Shelf()
        other.rows, other.journals, other.guests, other._numbers = self.rows, self.journals, self.guests, self._numbers
        other.owners = self.owners
        return other

    async def open(self) -> None: ...

    async def close(self) -> None:
        await self.leave()

    def stand(self, place: Place, lost: Callable[[], None]) -> None:
        self.place, self.lose = place, lost

    async def claim(self, table: int) -> Place | None:
        await asyncio.sleep(0)
        owner = self.owners.setdefault(table, self)
        return None if owner is self else owner.place

    async def release(self, table: int) -> None:
        await asyncio.sleep(0)
        if self.owners.get(table) is self:
            del self.owners[table]

    async def leave(self) -> None:
        for table in [table for table, owner in self.owners.items() if owner is self]:
            del self.owners[table]

    async def create(self, key: str, game: str, line: LobbyRow, first: Entry, members: tuple[int, ...]) -> int:
        number = next(self._numbers)
        self.rows[key] = TableRow(number, key, game, first.at, first.at, line)
        self.journals[number] = [first]
        return number

    async def append(
        self,
        table: int,
        entry: Entry,
        line: LobbyRow | None = None,
        members: tuple[int, ...] = (),
        end: End | None = None,
    ) -> bool:
        await asyncio.sleep(0)
        await self.gate.wait()
        if self.broken:
            raise KnolleError("storage-failed", "The disk is full.")
        assert entry.seq <= len(self.journals[table]), "a gap in the journal"
        if entry.seq < len(self.journals[table]) or self.owners.get(table) is not self:
            return False
        self.journals[table].append(entry)
        if line is not None:
            key, row = next((key, row) for key, row in self.rows.items() if row.id == table)
            self.rows[key] = replace(row, line=line)
        return True

    async def due(self, now: int, limit: int) -> list[TableRow]:
        return [row for row in self.rows.values() if row.line.due is not None and row.line.due <= now][:limit]

    async def keep(self, name: str, value: bytes) -> bytes:
        return value

    async def subscribe(self, guest: int, hash: bytes, about: bytes, at: int, most: int) -> None: ...

    async def unsubscribe(self, guest: int, hash: bytes) -> None: ...

    async def subscriptions(self, guest: int) -> list[bytes]:
        return []

    async def find(self, key: str) -> TableRow | None:
        await asyncio.sleep(0)
        return self.rows.get(key)

    async def journal(self, table: int, first: int = 0) -> list[Entry]:
        await asyncio.sleep(0)
        if self.unreadable:
            raise KnolleError("storage-failed", "The database is away.")
        return self.journals[table][first:]

    async def lobby(self, limit: int) -> list[TableRow]:
        return []

    async def tables_of(self, guest: int, limit: int) -> list[TableRow]:
        return []

    async def matches_of(self, guest: int, limit: int) -> list[TableRow]:
        return []

    async def count_open(self, guest: int) -> int:
        return 0

    async def count_listed(self, guest: int) -> int:
        return 0

    async def add_guest(self, token_hash: bytes, name: str, at: int) -> Guest:
        guest = self.guests[token_hash] = Guest(next(self._numbers) + 777_000_000, name)
        return guest

    async def guest(self, token_hash: bytes) -> Guest | None:
        return self.guests.get(token_hash)

    async def rename(self, guest: int, name: str) -> None: ...

    async def add_link(self, link_hash: bytes, guest: int, expires: int) -> None: ...

    async def use_link(self, link_hash: bytes, token_hash: bytes, now: int) -> Guest | None:
        return None

    async def keep_token(self, guest: int, token_hash: bytes) -> None: ...

    async def ping(self) -> None: ...

    async def backup(self, path: Path) -> None: ...
