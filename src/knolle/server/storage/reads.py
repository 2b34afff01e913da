"""The queries that read only, which are the same for every database."""

from abc import ABC, abstractmethod
from typing import Any

from knolle.server.storage import queries
from knolle.server.storage.contract import Entry, Guest, TableRow


class Reads(ABC):
    """Reads tables and guests."""

    @abstractmethod
    async def _rows(self, query: str, *values: Any) -> list[Any]:
        """Return the rows of a query."""

    async def find(self, key: str) -> TableRow | None:
        """Return the table with that key."""
        return next(map(queries.as_row, await self._rows(queries.FIND, key)), None)

    async def journal(self, table: int, first: int = 0) -> list[Entry]:
        """Return the entries from number `first` on."""
        return list(map(queries.as_entry, await self._rows(queries.JOURNAL, table, first)))

    async def lobby(self, limit: int) -> list[TableRow]:
        """Return the listed tables that are not over."""
        return list(map(queries.as_row, await self._rows(queries.LOBBY, limit)))

    async def tables_of(self, guest: int, limit: int) -> list[TableRow]:
        """Return the tables a guest is a member of."""
        return list(map(queries.as_row, await self._rows(queries.TABLES_OF, guest, limit)))

    async def matches_of(self, guest: int, limit: int) -> list[TableRow]:
        """Return the guest's finished matches."""
        return list(map(queries.as_row, await self._rows(queries.MATCHES_OF, guest, limit)))

    async def count_open(self, guest: int) -> int:
        """Return how many tables created by a guest are not over."""
        return int((await self._rows(queries.COUNT_OPEN, guest))[0][0])

    async def guest(self, token_hash: bytes) -> Guest | None:
        """Return the guest with that token."""
        return next(map(queries.as_guest, await self._rows(queries.GUEST, token_hash)), None)
