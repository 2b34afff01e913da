"""What both databases do alike: run one query and return its rows as values."""

from abc import ABC, abstractmethod
from typing import Any

from knolle.server.storage import queries
from knolle.server.storage.contract import Entry, Guest, TableRow


class QueryStorage(ABC):
    """The methods of a `Storage` that are one query each. A database adds `_fetch` and `_execute`."""

    @abstractmethod
    async def _fetch(self, query: str, *values: Any) -> list[Any]: ...

    @abstractmethod
    async def _execute(self, query: str, *values: Any) -> None: ...

    async def find(self, key: str) -> TableRow | None:
        """Return the table with that key."""
        return next(map(queries.as_row, await self._fetch(queries.FIND, key)), None)

    async def journal(self, table: int, first: int = 0) -> list[Entry]:
        """Return the entries from number `first` on."""
        return list(map(queries.as_entry, await self._fetch(queries.JOURNAL, table, first)))

    async def lobby(self, limit: int) -> list[TableRow]:
        """Return the listed tables that are not over."""
        return list(map(queries.as_row, await self._fetch(queries.LOBBY, limit)))

    async def tables_of(self, guest: int, limit: int) -> list[TableRow]:
        """Return the tables a guest is a member of."""
        return list(map(queries.as_row, await self._fetch(queries.TABLES_OF, guest, limit)))

    async def matches_of(self, guest: int, limit: int) -> list[TableRow]:
        """Return the guest's finished matches."""
        return list(map(queries.as_row, await self._fetch(queries.MATCHES_OF, guest, limit)))

    async def count_open(self, guest: int) -> int:
        """Return how many tables created by a guest are not over."""
        return int((await self._fetch(queries.COUNT_OPEN, guest))[0][0])

    async def count_listed(self, guest: int) -> int:
        """Return how many of them are listed."""
        return int((await self._fetch(queries.COUNT_LISTED, guest))[0][0])

    async def guest(self, token_hash: bytes) -> Guest | None:
        """Return the guest with that token."""
        return next(map(queries.as_guest, await self._fetch(queries.GUEST, token_hash)), None)

    async def rename(self, guest: int, name: str) -> None:
        """Store a guest's new name."""
        await self._execute(queries.RENAME, guest, name)

    async def add_link(self, link_hash: bytes, guest: int, expires: int) -> None:
        """Store a one-time link."""
        await self._execute(queries.ADD_LINK, link_hash, guest, expires)

    async def keep_token(self, guest: int, token_hash: bytes) -> None:
        """Forget all tokens of a guest but one, their links, and where to send their notices to."""
        await self._execute(queries.DROP_SUBSCRIPTIONS, guest)
        await self._execute(queries.DROP_LINKS, guest)
        await self._execute(queries.DROP_OTHER_TOKENS, guest, token_hash)

    # -- notices -----------------------------------------------------------------------------------

    async def due(self, now: int, limit: int) -> list[TableRow]:
        """Return the tables that are due."""
        return list(map(queries.as_row, await self._fetch(queries.DUE, now, limit)))

    async def keep(self, name: str, value: bytes) -> bytes:
        """Store a value under a name unless it has one; return what it has."""
        await self._execute(queries.KEEP, name, value)
        return bytes((await self._fetch(queries.KEPT, name))[0][0])

    async def subscribe(self, guest: int, hash: bytes, about: bytes, at: int, most: int) -> None:
        """Store where to send notices to."""
        await self._execute(queries.SUBSCRIBE, hash, guest, at, about)
        await self._execute(queries.DROP_OLDEST, guest, most)

    async def unsubscribe(self, guest: int, hash: bytes) -> None:
        """Forget where to send notices to."""
        await self._execute(queries.UNSUBSCRIBE, guest, hash)

    async def subscriptions(self, guest: int) -> list[bytes]:
        """Return where to send a guest's notices to."""
        return [bytes(row[0]) for row in await self._fetch(queries.SUBSCRIPTIONS, guest)]

    async def ping(self) -> None:
        """Raise unless the database is writable."""
        await self._execute(queries.TOUCH)
