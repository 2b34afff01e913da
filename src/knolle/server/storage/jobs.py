"""What waits to be stored: handed over by the event loop, answered in the event loop, many at a time."""

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from knolle.server.storage.contract import End, Entry, Line


class Job(Protocol):
    """Somebody waits for `future`; `answer` is what he gets, or the exception."""

    future: asyncio.Future[Any]
    answer: Any


class Append(msgspec.Struct, eq=False):
    """An entry to be added, with a new line, further members and a match that ends."""

    future: asyncio.Future[bool]
    table: int
    entry: Entry
    line: Line | None
    members: tuple[int, ...]
    end: End | None
    answer: Any = None


def settle(jobs: Iterable[Job]) -> None:
    """Tell everybody who still waits."""
    for job in jobs:
        if job.future.done():
            continue
        if isinstance(job.answer, Exception):
            job.future.set_exception(job.answer)
        else:
            job.future.set_result(job.answer)
