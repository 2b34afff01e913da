"""Sample data for the tests of the storage."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from knolle.server.storage import Entry, LobbyRow, Storage, StorageError, open_storage

Run = Callable[[Callable[[Storage], Awaitable[None]]], None]

LINE = LobbyRow("waiting", True, b'{"seats":4}')
PLAYING = LobbyRow("playing", True, b'{"round":1}')
OVER = LobbyRow("over", True, b'{"winner":2}')


def entry(seq: int, at: int | None = None) -> Entry:
    return Entry(seq, 1_700_000_000_000 + seq if at is None else at, b'{"n":%d,"name":"Kart\xc3\xb6ffel"}' % seq)


@asynccontextmanager
async def storage_at(url: str) -> AsyncIterator[Storage]:
    storage = open_storage(url)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


async def new_table(
    storage: Storage, key: str = "key", line: LobbyRow = LINE, at: int | None = None, members: tuple[int, ...] = ()
) -> int:
    """Create a table that the storage owns, and return its id."""
    table = await storage.create(key, "potato-man", line, entry(0, at), members)
    assert await storage.claim(table) is None or storage.is_shared  # another worker of its house may have it
    return table


async def new_guest(storage: Storage, name: str = "Ann") -> int:
    return (await storage.add_guest(f"token of {name}".encode(), name, 5)).id


async def append_all(storage: Storage, table: int, seqs: Iterable[int]) -> list[bool]:
    """Append several entries of a table without waiting in between."""
    return list(await asyncio.gather(*(storage.append(table, entry(seq)) for seq in seqs)))


async def numbers(storage: Storage, table: int) -> list[int]:
    return [entry.seq for entry in await storage.journal(table)]


async def failure(awaitable: Awaitable[Any]) -> StorageError:
    """Return the StorageError that is raised."""
    with pytest.raises(StorageError) as caught:
        await awaitable
    return caught.value
