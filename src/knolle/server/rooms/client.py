"""One connected client: its guest, its seat, its rate limits and its outbox."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from knolle.server.protocol import Farewell
from knolle.server.rooms.outbox import Outbox
from knolle.server.rooms.wire import framed
from knolle.server.storage.contract import Guest


class Bucket:
    """A token bucket: holds up to `most` tokens and refills at `rate` tokens per second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, time.monotonic()

    def take(self) -> bool:
        """Take one token; return False if there is none."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


@dataclass(eq=False, slots=True)
class Client:
    """A guest's socket at a table; `seat` is None for a spectator."""

    guest: Guest
    outbox: Outbox
    commands: Bucket
    chat: Bucket
    leave: Callable[[Farewell], None]
    """Close the socket, with the code of the `Bye` message."""
    seat: int | None = None

    def send(self, message: bytes) -> None:
        self.outbox.push(framed(message))
