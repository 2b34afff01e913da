"""Threads that work on the blocks of an array together, woken with little delay."""

import os
import weakref
from collections.abc import Callable
from operator import methodcaller
from threading import Lock, Thread

Work = Callable[[int], None]
_release, _acquire = methodcaller("release"), methodcaller("acquire")


class Crew:
    """n threads, one of them the caller's. `run` gives each the number of its block.

    After a fork the child has none of its parent's threads, so it starts its own. A pool of the standard library needs
    three times as long to start the work, as much as a thousand matches take.
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self._members: list[_Member] = []
        self._steps: list[object] = []
        self._process = 0

    def run(self, work: Work) -> None:
        """Do the work of all blocks; raise the first error. Nobody works any more when it returns or raises."""
        if self._process != os.getpid():
            self._start()
        self._finish()
        for member in self._members:
            member.work, member.error = work, None
        try:
            # An interrupt (Ctrl-C) comes between two instructions of Python, so never between a lock and its note.
            self._steps.extend(map(_release, self._begins))
            work(0)
        finally:
            self._finish()
        for member in self._members:
            if member.error is not None:
                raise member.error

    def _finish(self) -> None:
        """Wait for all members that have begun; raise an interrupt that comes meanwhile only afterwards."""
        interrupt, n = None, len(self._members)
        while 0 < len(self._steps) < 2 * n:
            try:
                self._steps.extend(map(_acquire, self._ends[len(self._steps) - n :]))
            except BaseException as error:
                interrupt = error
        self._steps.clear()
        if interrupt is not None:
            raise interrupt

    def _start(self) -> None:
        self._members = [_Member(block) for block in range(1, self.n)]
        self._begins = [member.begin for member in self._members]
        self._ends = [member.end for member in self._members]
        self._steps = []
        for member in self._members:
            weakref.finalize(self, member.leave)
        self._process = os.getpid()

    def __reduce__(self) -> tuple[type["Crew"], tuple[int]]:
        return Crew, (self.n,)


class _Member:
    """A thread that does the work of its block whenever `begin` is released, and then releases `end`."""

    def __init__(self, block: int) -> None:
        self._block = block
        self.work: Work | None = None
        self.error: BaseException | None = None
        self.begin, self.end = Lock(), Lock()
        self.begin.acquire()
        self.end.acquire()
        Thread(target=self._serve, name=f"knolle-block-{block}", daemon=True).start()

    def leave(self) -> None:
        """End the thread."""
        self.work = None
        self.begin.release()

    def _serve(self) -> None:
        while True:
            self.begin.acquire()
            work, self.work = self.work, None
            if work is None:
                return
            try:
                work(self._block)
            except BaseException as error:
                self.error = error
            del work
            self.end.release()
