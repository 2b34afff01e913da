"""Jobs that wait to be stored: created in the event loop, stored in batches, answered in the event loop."""

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from knolle.server.storage.contract import End, Entry, LobbyRow


class Job(Protocol):
    """A job whose result `future` awaits; `answer` becomes the result, or the exception."""

    future: asyncio.Future[Any]
    answer: Any


class Append(msgspec.Struct, eq=False):
    """A call of `Storage.append`: an entry, with an optional new line, further members and a match that ends."""

    future: asyncio.Future[bool]
    table: int
    entry: Entry
    line: LobbyRow | None
    members: tuple[int, ...]
    end: End | None
    answer: Any = None


def settle(jobs: Iterable[Job]) -> None:
    """Set the result of every future that is still pending."""
    for job in jobs:
        if job.future.done():
            continue
        if isinstance(job.answer, Exception):
            job.future.set_exception(job.answer)
        else:
            job.future.set_result(job.answer)
