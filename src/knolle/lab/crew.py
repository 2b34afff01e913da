"""Threads that work on the blocks of an array together, woken with little delay."""

import os
import weakref
from collections.abc import Callable
from threading import Lock, Thread

Work = Callable[[int], None]


class Crew:
    """n threads, one of them the caller's. `run` gives each the number of its block.

    After a fork the child has none of its parent's threads, so it starts its own. A pool of the standard library needs
    three times as long to start the work, as much as a thousand matches take.
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self._members: list[_Member] = []
        self._process = 0

    def run(self, work: Work) -> None:
        """Do the work of all blocks; raise the first error."""
        if self._process != os.getpid():
            self._start()
        for member in self._members:
            member.begin(work)
        try:
            work(0)
        finally:
            errors = [error for member in self._members if (error := member.wait())]
        if errors:
            raise errors[0]

    def _start(self) -> None:
        self._members = [_Member(block) for block in range(1, self.n)]
        for member in self._members:
            weakref.finalize(self, member.begin, None)
        self._process = os.getpid()

    def __reduce__(self) -> tuple[type["Crew"], tuple[int]]:
        return Crew, (self.n,)


class _Member:
    """A thread that waits for work; None ends it."""

    def __init__(self, block: int) -> None:
        self._block = block
        self._work: Work | None = None
        self._error: BaseException | None = None
        self._begin, self._end = Lock(), Lock()
        self._begin.acquire()
        self._end.acquire()
        Thread(target=self._serve, name=f"knolle-block-{block}", daemon=True).start()

    def begin(self, work: Work | None) -> None:
        self._work = work
        self._begin.release()

    def wait(self) -> BaseException | None:
        self._end.acquire()
        error, self._error = self._error, None
        return error

    def _serve(self) -> None:
        while True:
            self._begin.acquire()
            work, self._work = self._work, None
            if work is None:
                return
            try:
                work(self._block)
            except BaseException as error:
                self._error = error
            del work
            self._end.release()
