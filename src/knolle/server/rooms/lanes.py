"""Threads that think for many guests: every guest has a queue of their own, and the queues take turns."""

import asyncio
import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from knolle.server.errors import RequestError

NICE = 10
"""How far threads that think for long give way to the event loop and to quick bots."""
LEAST_SHARE = 0.05
"""The smallest part of its usual time that a request gets while many wait."""
MOST_PASSED = 8
"""Requests that may pass a review before it has its turn."""


@dataclass(eq=False, slots=True)
class Job:
    """A request to think; `asker` may be gone before it is answered."""

    owner: int
    work: Callable[[float], Any]
    answer: asyncio.Future[Any]
    asker: object = None


class Turns:
    """Requests that wait: of each owner in the order they came, and one owner after another."""

    def __init__(self) -> None:
        self._queues: OrderedDict[int, deque[Job]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many owners wait."""
        return len(self._queues)

    def n_of(self, owner: int) -> int:
        """Return how many requests of an owner wait."""
        return len(self._queues.get(owner, ()))

    def add(self, job: Job) -> None:
        self._queues.setdefault(job.owner, deque()).append(job)

    def take(self) -> Job | None:
        """Take the next request; its owner goes to the end."""
        if not self._queues:
            return None
        owner, queue = self._queues.popitem(last=False)
        job = queue.popleft()
        if queue:
            self._queues[owner] = queue
        return job

    def drop(self, job: Job) -> None:
        """Remove a request that nobody waits for any more."""
        queue = self._queues.get(job.owner)
        if queue is not None and job in queue:
            queue.remove(job)
            if not queue:
                del self._queues[job.owner]


class Lane:
    """Some threads and the requests that wait for them. Reviews wait behind everything else."""

    def __init__(self, name: str, n_threads: int, *, gives_way: bool = False) -> None:
        self._threads = ThreadPoolExecutor(n_threads, name, initializer=_give_way if gives_way else None)
        self._n_threads = self._n_free = n_threads
        self._choices, self._reviews = Turns(), Turns()
        self._n_passed = 0
        self._is_closed = False
        self._open: set[Job] = set()

    @property
    def n_open(self) -> int:
        """Requests that are not answered yet."""
        return len(self._open)

    async def run(
        self, owner: int, work: Callable[[float], Any], *, asker: object = None, is_review: bool = False
    ) -> Any:
        """Return what `work` returns; it is given the part of its usual time that it may take."""
        if self._is_closed:
            raise server_stops()
        job = Job(owner, work, asyncio.get_running_loop().create_future(), asker)
        turns = self._reviews if is_review else self._choices
        turns.add(job)
        self._open.add(job)
        self._begin_next()
        try:
            return await job.answer
        finally:
            turns.drop(job)
            self._open.discard(job)

    def forget(self, asker: object) -> None:
        """Cancel the requests of somebody who is gone."""
        for job in [job for job in self._open if job.asker is asker]:
            job.answer.cancel()

    def close(self) -> None:
        """Answer everything that is open with a refusal; what runs now ends soon and counts for nothing."""
        self._is_closed = True
        for job in self._open:
            if not job.answer.done():
                job.answer.set_exception(server_stops())
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin_next(self) -> None:
        while self._n_free and not self._is_closed:
            job = self._next()
            if job is None:
                return
            if job.answer.done():  # cancelled, and not yet dropped
                continue
            self._n_free -= 1
            running = asyncio.get_running_loop().run_in_executor(self._threads, job.work, self._share(job.owner))
            running.add_done_callback(lambda done, job=job: self._end(job, done))  # type: ignore[misc]

    def _next(self) -> Job | None:
        if self._n_passed >= MOST_PASSED or not self._choices:
            self._n_passed = 0
            job = self._reviews.take()
            if job is not None:
                return job
        self._n_passed += 1
        return self._choices.take()

    def _share(self, owner: int) -> float:
        """Return the part of its usual time for a request: less if many owners wait, or many requests of this one."""
        return max(LEAST_SHARE, min(1.0, self._n_threads / (1 + len(self._choices) + self._choices.n_of(owner))))

    def _end(self, job: Job, running: asyncio.Future[Any]) -> None:
        self._n_free += 1
        if not running.cancelled():
            error = running.exception()
            if not job.answer.done():
                if error is None:
                    job.answer.set_result(running.result())
                else:
                    job.answer.set_exception(error)
        self._begin_next()


def _give_way() -> None:
    if sys.platform == "linux":  # elsewhere it would concern the whole process
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def server_stops() -> RequestError:
    """Return the error for a request that the server can no longer answer."""
    return RequestError("server-stops", "The server is about to restart; try again soon.", status=503, seconds=5)
