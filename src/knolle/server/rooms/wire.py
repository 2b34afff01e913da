"""uvicorn's websocket protocol, extended to send ready frames: a message for many clients is framed only once.

Sending is most of the cost of a move. Only this module and process/requests.py depend on uvicorn's internals; another
ASGI server needs `write_frame`, `cut`, `on_writable`, `on_lost` and the entry in the scope's extensions.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "knolle.wire"
MOST_UNREAD = 8
"""Unread messages after which reading from the socket pauses."""
_TEXT = 0x81


def frame_text(message: bytes) -> bytes:
    """Return a text message as one websocket frame.

    >>> frame_text(b"{}")
    b'\\x81\\x02{}'
    """
    n = len(message)
    if n < 126:
        return bytes((_TEXT, n)) + message
    if n < 1 << 16:
        return bytes((_TEXT, 126)) + n.to_bytes(2, "big") + message
    return bytes((_TEXT, 127)) + n.to_bytes(8, "big") + message


def texts_of(frames: bytes) -> list[str]:
    """Return the texts of complete frames.

    >>> texts_of(frame_text(b"{}") + frame_text(b"[]"))
    ['{}', '[]']
    """
    texts = []
    while frames:
        more = {126: 2, 127: 8}.get(frames[1], 0)
        length = int.from_bytes(frames[2 : 2 + more], "big") if more else frames[1]
        texts.append(frames[2 + more : 2 + more + length].decode())
        frames = frames[2 + more + length :]
    return texts


def is_whole(data: bytes) -> bool:
    """Return whether bytes from a client are exactly one frame, whose payload is masked with four bytes.

    >>> is_whole(b"\\x81\\x82mask{}"), is_whole(b"\\x81\\x82mask{"), is_whole(b"\\x81")
    (True, False, False)
    """
    n = data[1] & 0x7F if len(data) > 1 else 0
    if n == 126:
        return len(data) == 8 + int.from_bytes(data[2:4], "big")
    return n < 126 and len(data) == 6 + n


class Inbox:
    """Received messages that are not read yet, for one reader: uvicorn puts them in, `Wire.receive` takes them out."""

    __slots__ = ("_reader", "messages")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def wait(self) -> asyncio.Future[None]:
        """Return a future that is done when the next message arrives."""
        self._reader = asyncio.get_running_loop().create_future()
        return self._reader


class Wire(WebSocketsSansIOProtocol):
    """One socket. The application finds it in the scope's extensions under `EXTENSION`."""

    on_writable: Callable[[], None] | None = None
    on_lost: Callable[[], None] | None = None
    opening = b""
    """All that the client has sent before the handshake: its request."""
    is_given = False
    """Whether another process, or another protocol, has the connection now."""
    _is_aligned = False
    """Whether every read so far ended at the end of a frame, so that none is pending."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._inbox = Inbox()
        self.queue = self._inbox  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Handle a short, complete text frame directly, as nearly every message is; leave the rest to uvicorn."""
        if not self.handshake_complete:
            self.opening += data
        self._is_aligned = self._is_aligned and is_whole(data)
        is_text = self._is_aligned and data[0] == _TEXT and 0x80 <= data[1] < 0xFE
        if is_text and self.conn.state is OPEN and self.conn.current_size is None and not self.close_sent:
            try:
                text = apply_mask(data[6:], data[2:6]).decode()
            except UnicodeDecodeError:
                super().data_received(data)
                return
            self._inbox.put_nowait({"type": "websocket.receive", "text": text})
            if len(self._inbox.messages) > MOST_UNREAD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        else:
            super().data_received(data)

    async def receive(self) -> Any:
        """Wait for the next message and return it."""
        inbox = self._inbox
        while not inbox.messages:
            await inbox.wait()
        message = inbox.messages.pop(0)
        if self.read_paused and not inbox.messages:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._is_aligned = True
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        """Send a message of the application. Once the socket is open, drop its request, a quarter of its memory."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.opening = b""
            self.request.headers.clear()
            self.response.headers.clear()
            self.scope["headers"] = []

    def write_frame(self, frame: bytes) -> bool:
        """Send one or more frames; return False if the client is behind. Nothing is sent to a closed socket."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frame)
        return True

    def shutdown(self) -> None:
        """Close the connection when the server stops."""
        if self.is_given:
            self.transport.close()
        else:
            super().shutdown()

    def cut(self) -> None:
        """Abort the connection without a closing handshake, which the client would not read."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def send_receive_event_to_app(self) -> None:
        """Pause reading only when several messages wait: after every message it would cost two system calls."""
        is_calm = not self.read_paused and len(self._inbox.messages) < MOST_UNREAD
        self.read_paused = self.read_paused or is_calm
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not is_calm
