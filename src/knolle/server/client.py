"""One connected client: who it is, where it sits, how much it may send, and the way its messages go out."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from knolle.server.outbox import Outbox
from knolle.server.protocol import Farewell
from knolle.server.storage.contract import Guest
from knolle.server.wire import framed


class Bucket:
    """How often something may happen: a reserve that fills up with time."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, time.monotonic()

    def take(self) -> bool:
        """Whether it may happen once more now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


@dataclass(eq=False, slots=True)
class Client:
    """A socket of a guest at a table; `seat` is None while it only watches."""

    guest: Guest
    outbox: Outbox
    commands: Bucket
    chat: Bucket
    leave: Callable[[Farewell], None]
    """Close the socket, for a reason of `Bye`."""
    seat: int | None = None

    def send(self, message: bytes) -> None:
        self.outbox.push(framed(message))
