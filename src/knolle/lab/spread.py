"""Work spread over cores or machines: results come in order, and an executor is anything with `submit`."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from threading import Event
from typing import Any, Protocol, TypeVar

from knolle.core.errors import OptionError
from knolle.core.fair import quote

T = TypeVar("T")
J = TypeVar("J")
AHEAD = 2
"""Jobs that each worker has in hand or waiting."""


class Promise(Protocol):
    """What `submit` returns; futures of the standard library, Dask and loky are such."""

    def result(self) -> Any: ...


class Executor(Protocol):
    """Anything that runs functions elsewhere. What it is given can be pickled."""

    def submit(self, function: Callable[..., Any], /, *args: Any) -> Promise: ...


def n_cores() -> int:
    """Return the number of cores this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def n_workers(executor: Executor) -> int:
    """Return how many jobs an executor runs at once, as far as it says so."""
    for name in ("workers", "_max_workers"):
        found = getattr(executor, name, None)
        if isinstance(found, int):
            return found
    return max(8, n_cores())


def spread(
    work: Callable[[J, Event | None], T],
    jobs: Iterable[J],
    *,
    threads: int | None = None,
    executor: Executor | None = None,
) -> Generator[T]:
    """Yield what `work(job, stop)` returns for every job, in order. Close the iterator to stop early.

    Without an executor the work is done on threads of this process, as many as there are cores, and `stop` is set when
    it is no longer wanted. An executor gets None for `stop`.
    """
    if executor is not None:
        yield from _in_order(lambda job: executor.submit(work, job, None), jobs, AHEAD * n_workers(executor))
        return
    stop, n = Event(), threads or n_cores()
    pool = ThreadPoolExecutor(n)
    try:
        yield from _in_order(lambda job: pool.submit(work, job, stop), jobs, AHEAD * n)
    finally:  # also if the caller stops early or is interrupted
        stop.set()
        pool.shutdown(cancel_futures=True)


def _in_order(submit: Callable[[J], Promise], jobs: Iterable[J], ahead: int) -> Generator[Any]:
    coming = iter(jobs)
    waiting = deque(submit(job) for job in islice(coming, ahead))
    try:
        while waiting:
            done = waiting.popleft().result()
            waiting.extend(submit(job) for job in islice(coming, 1))
            yield done
    finally:
        for promise in waiting:
            getattr(promise, "cancel", lambda: None)()


def shard_of(text: str, n: int) -> range:
    """Return the part of n deals or matches that a text such as `3/16` names: the third of sixteen.

    >>> shard_of("1/3", 10), shard_of("3/3", 10)
    (range(0, 3), range(6, 10))
    """
    number, slash, parts = text.partition("/")
    fits = slash and number.isascii() and parts.isascii() and number.isdigit() and parts.isdigit()
    if not fits or len(text) > 20 or not 1 <= int(number) <= int(parts):
        sentence = f"A shard is written K/N, such as 3/16, with K from 1 to N, not {quote(text)}."
        raise OptionError("bad-shard", sentence, shard=quote(text))
    k, of = int(number), int(parts)
    return range((k - 1) * n // of, k * n // of)
