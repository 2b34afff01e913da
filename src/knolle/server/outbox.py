"""One client's socket from the sending side: never waits for a slow reader, and lets go of one that stays slow."""

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

MOST_BYTES = 512 * 1024
Send = Callable[[dict[str, Any]], Awaitable[None]]


class Outbox:
    """Sends at once while the socket takes it; else messages wait, up to a limit, and then the client is let go.

    A message goes straight into the transport: a task for each would cost more than all the rest of a move.
    """

    __slots__ = ("_is_closed", "_send", "_task", "_waiting", "_waiting_bytes", "on_slow")

    def __init__(self, send: Send, on_slow: Callable[[], None]) -> None:
        self._send = send
        self._waiting: deque[str] = deque()
        self._waiting_bytes = 0
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self.on_slow = on_slow

    def push(self, message: str) -> None:
        """Send, or keep for later if the client is behind."""
        if self._is_closed:
            return
        if self._task is not None:
            self._keep(message)
            return
        sending: Coroutine[Any, Any, None] = self._send({"type": "websocket.send", "text": message})  # type: ignore[assignment]
        try:
            blocked_on = sending.send(None)
        except StopIteration:
            return
        except (OSError, RuntimeError):  # the client has gone; the reading side will see it too
            self._is_closed = True
            return
        self._task = asyncio.ensure_future(self._go_on(sending, blocked_on))

    def _keep(self, message: str) -> None:
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        if self._waiting_bytes > MOST_BYTES:
            self.close()
            self.on_slow()

    async def _go_on(self, sending: Coroutine[Any, Any, None], blocked_on: Any) -> None:
        """Finish what could not be sent at once, then what came meanwhile."""
        try:
            await _finish(sending, blocked_on)
            while self._waiting:
                message = self._waiting.popleft()
                self._waiting_bytes -= len(message)
                await self._send({"type": "websocket.send", "text": message})
        except (OSError, RuntimeError):
            self._is_closed = True
        finally:
            self._task = None

    def close(self) -> None:
        """Send nothing more."""
        self._is_closed = True
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()


@types.coroutine
def _finish(sending: Coroutine[Any, Any, None], blocked_on: Any) -> Generator[Any, Any, None]:
    """Go on with a call that was begun outside of any task and had to wait."""
    try:
        while True:
            yield blocked_on
            blocked_on = sending.send(None)
    except StopIteration:
        return
    finally:
        sending.close()
