"""An event loop whose clock jumps: hours of waiting take no time, and every run is the same."""

import asyncio
import functools
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest

from knolle.server.rooms import hub, room, socket, waking

T = TypeVar("T")


class _Jumping(selectors.SelectSelector):
    """Advances the clock where the loop would wait."""

    now = 1_000_000.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise AssertionError("nothing would ever happen again")
        self.now += max(0.0, timeout)
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """A loop with its own clock. Threads must not be used: they would not follow it."""

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now

    def now_ms(self) -> int:
        return round(1000 * self.time())


def keep_time(patch: pytest.MonkeyPatch, loop: Loop) -> None:
    """Make the server use the loop's clock, and lift the rate limits of clients."""
    for module in (hub, room, socket, waking):
        patch.setattr(module, "now_ms", loop.now_ms)
    patch.setattr(socket, "COMMANDS_AT_ONCE", 1e9)
    patch.setattr(socket, "CHAT_AT_ONCE", 1e9)


def run(patch: pytest.MonkeyPatch, work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in such a loop."""
    loop = Loop()
    keep_time(patch, loop)
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        try:
            return runner.run(work)
        finally:
            runner.run(end_all())


async def end_all() -> None:
    """Cancel all tasks, and those that they start in turn."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)


def jumping(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Decorate an async test to run in such a loop."""

    @functools.wraps(test)
    def wrapped(**given: Any) -> None:
        with pytest.MonkeyPatch.context() as patch:
            run(patch, test(**given))

    return wrapped
