"""The sending side of a client's socket: never waits for a slow client, and disconnects one that stays slow."""

from collections.abc import Callable
from typing import Protocol

MOST_BYTES = 512 * 1024


class Transport(Protocol):
    """The transport of frames."""

    on_writable: Callable[[], None] | None
    on_lost: Callable[[], None] | None
    """Called when the connection has ended."""

    def write_frame(self, frame: bytes) -> bool:
        """Send a frame; return False if the client is behind."""

    def cut(self) -> None:
        """Abort the connection."""


class Outbox:
    """Sends frames at once; queues up to `MOST_BYTES` while the client is behind, then cuts the connection."""

    __slots__ = ("_is_closed", "_on_slow", "_waiting", "_waiting_bytes", "_wire")

    def __init__(self, wire: Transport, on_slow: Callable[[], None]) -> None:
        self._wire = wire
        self._waiting: list[bytes] = []
        self._waiting_bytes = 0
        self._is_closed = False
        self._on_slow = on_slow
        wire.on_writable = self._flush

    def push(self, frame: bytes) -> None:
        """Send a frame, or queue it while the client is behind."""
        if self._is_closed or (not self._waiting and self._wire.write_frame(frame)):
            return
        self._waiting.append(frame)
        self._waiting_bytes += len(frame)
        if self._waiting_bytes > MOST_BYTES:
            self.close()
            self._wire.cut()
            self._on_slow()

    def _flush(self) -> None:
        while self._waiting and self._wire.write_frame(self._waiting[0]):
            self._waiting_bytes -= len(self._waiting.pop(0))

    def close(self) -> None:
        """Drop what is queued and send nothing more."""
        self._is_closed = True
        self._waiting.clear()
        self._wire.on_writable = None
