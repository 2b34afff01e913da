"""A fixture that runs tests with an open storage."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from knolle.server.storage import Storage
from server.storage.samples import Run, storage_at


@pytest.fixture
def run(database_url: str) -> Run:
    """Run a coroutine function with an open storage, for each kind of database."""

    def run(test: Callable[[Storage], Awaitable[None]]) -> None:
        async def main() -> None:
            async with storage_at(database_url) as storage:
                await test(storage)

        asyncio.run(main())

    return run
