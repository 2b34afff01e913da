"""A storage in memory that can be made to wait or fail, and be shared by two servers."""

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path

from knolle.core.errors import KnolleError
from knolle.server.storage.contract import End, Entry, Guest, LobbyRow, TableRow


class Shelf:
    """A storage without a disk. While `gate` is closed, writes wait; while `broken`, they fail."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.journals: dict[int, list[Entry]] = {}
        self.guests: dict[bytes, Guest] = {}
        self.broken = False
        self.gate = asyncio.Event()
        self.gate.set()
        self._numbers = itertools.count(1)
        self._notices: list[Callable[[int, int], None]] = []
        self._others: list[Shelf] = []

    def door(self) -> "Shelf":
        """Return another server's access to the same data; each is notified of the other's writes."""
        other = Shelf()
        other.rows, other.journals, other.guests, other._numbers = self.rows, self.journals, self.guests, self._numbers
        other._others, self._others = [self], [other]
        return other

    async def open(self) -> None: ...

    async def close(self) -> None: ...

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
        if entry.seq < len(self.journals[table]):
            return False
        self.journals[table].append(entry)
        for notice in (notice for other in self._others for notice in other._notices):
            asyncio.get_running_loop().call_later(0.01, notice, table, entry.seq)
        return True

    async def find(self, key: str) -> TableRow | None:
        await asyncio.sleep(0)
        return self.rows.get(key)

    async def journal(self, table: int, first: int = 0) -> list[Entry]:
        await asyncio.sleep(0)
        return self.journals[table][first:]

    async def lobby(self, limit: int) -> list[TableRow]:
        return []

    async def tables_of(self, guest: int, limit: int) -> list[TableRow]:
        return []

    async def matches_of(self, guest: int, limit: int) -> list[TableRow]:
        return []

    async def count_open(self, guest: int) -> int:
        return 0

    def watch(self, notice: Callable[[int, int], None]) -> None:
        self._notices.append(notice)

    async def add_guest(self, token_hash: bytes, name: str, at: int) -> Guest:
        guest = self.guests[token_hash] = Guest(next(self._numbers) + 777_000_000, name)
        return guest

    async def guest(self, token_hash: bytes) -> Guest | None:
        return self.guests.get(token_hash)

    async def rename(self, guest: int, name: str) -> None: ...

    async def add_link(self, link_hash: bytes, guest: int, expires: int) -> None: ...

    async def use_link(self, link_hash: bytes, token_hash: bytes, now: int) -> Guest | None:
        return None

    async def ping(self) -> None: ...

    async def backup(self, path: Path) -> None: ...
