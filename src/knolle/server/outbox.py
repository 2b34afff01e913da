"""One client's socket from the sending side: never waits for a slow reader, and lets go of one that stays slow."""

from collections.abc import Callable
from typing import Protocol

MOST_BYTES = 512 * 1024


class Wire(Protocol):
    """Where frames go."""

    on_writable: Callable[[], None] | None

    def write_frame(self, frame: bytes) -> bool:
        """Send; False if the client is behind."""

    def cut(self) -> None:
        """End the connection at once."""


class Outbox:
    """Frames go straight to the socket; while the client is behind they wait, up to a limit, and then it is let go."""

    __slots__ = ("_is_closed", "_on_slow", "_waiting", "_waiting_bytes", "_wire")

    def __init__(self, wire: Wire, on_slow: Callable[[], None]) -> None:
        self._wire = wire
        self._waiting: list[bytes] = []
        self._waiting_bytes = 0
        self._is_closed = False
        self._on_slow = on_slow
        wire.on_writable = self._flush

    def push(self, frame: bytes) -> None:
        """Send, or keep for later."""
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
        """Send nothing more."""
        self._is_closed = True
        self._waiting.clear()
        self._wire.on_writable = None
