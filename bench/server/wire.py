"""A minimal websocket client, so that the generator is not the bottleneck of a measurement.

It is an asyncio protocol without tasks or queues. Frames are masked with zeros, which the standard allows and which
saves the generator the work; the server still unmasks them.
"""

import asyncio
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = b"\0\0\0\0"


class LoadError(Exception):
    """The server did something that ends the measurement."""


def framed(kind: int, payload: bytes) -> bytes:
    """Return a frame as a client sends it."""
    n = len(payload)
    if n < 126:
        return bytes((kind, 0x80 | n)) + NO_MASK + payload
    return bytes((kind, 0x80 | 126, n >> 8, n & 0xFF)) + NO_MASK + payload


class Socket(asyncio.Protocol):
    """One socket. Subclasses receive every text through `heard`."""

    def __init__(self, path: str, token: str) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: knolle={token}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._rest = b""
        self._is_open = False
        self.is_wanted = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.is_wanted:
            self.failed("the server closed a socket")

    def close(self) -> None:
        """Close the connection without a farewell."""
        self.is_wanted = False
        self.transport.abort()

    def say(self, text: bytes) -> None:
        """Send a text."""
        self.transport.write(framed(TEXT, text))

    def opened(self) -> None:
        """Called when the socket is open."""
        raise NotImplementedError

    def heard(self, text: bytes) -> None:
        """Called for every text."""
        raise NotImplementedError

    def failed(self, why: str) -> None:
        """Called when something unexpected happens."""
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0 if self._is_open else self._answered(data)
        n = len(data)
        while n - at >= 2:
            start, length = at + 2, data[at + 1]
            if length >= 126:
                start += 2 if length == 126 else 8
                if n < start:
                    break
                length = int.from_bytes(data[at + 2 : start], "big")
            if n < start + length:
                break
            self._frame(data[at], data[start : start + length])
            at = start + length
        self._rest = data[at:]

    def _answered(self, data: bytes) -> int:
        """Return where the answer to the request ends; 0 while it is incomplete."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self.failed(f"the server did not open the socket: {data!r}")
            return len(data)
        self._is_open = True
        self.opened()
        return end

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self.transport.write(framed(PONG, payload))
        elif kind == CLOSE:
            if self.is_wanted:
                self.failed(f"the server closed a socket: {payload!r}")
        else:
            self.failed(f"unexpected kind of frame: {kind:#x}")
