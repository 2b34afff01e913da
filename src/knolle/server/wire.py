"""uvicorn's websocket with a door for whole frames: a message for many is framed once, then handed to the transport.

What a move costs is mostly sending it. This is the one place that knows uvicorn from inside; another server needs
`write_frame`, `cut`, `on_writable` and the entry in the scope's extensions.
"""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "knolle.wire"
MOST_UNREAD = 8
"""Messages that wait unread before the socket is read no further."""
_TEXT = 0x81


def framed(message: bytes) -> bytes:
    """A text message as one frame of the websocket protocol.

    >>> framed(b"{}")
    b'\\x81\\x02{}'
    """
    n = len(message)
    if n < 126:
        return bytes((_TEXT, n)) + message
    if n < 1 << 16:
        return bytes((_TEXT, 126)) + n.to_bytes(2, "big") + message
    return bytes((_TEXT, 127)) + n.to_bytes(8, "big") + message


def unframed(frames: bytes) -> list[str]:
    """The texts of whole frames.

    >>> unframed(framed(b"{}") + framed(b"[]"))
    ['{}', '[]']
    """
    texts = []
    while frames:
        more = {126: 2, 127: 8}.get(frames[1], 0)
        length = int.from_bytes(frames[2 : 2 + more], "big") if more else frames[1]
        texts.append(frames[2 + more : 2 + more + length].decode())
        frames = frames[2 + more + length :]
    return texts


class Wire(WebSocketsSansIOProtocol):
    """One socket. The application finds it in the scope under `EXTENSION`."""

    on_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def write_frame(self, frame: bytes) -> bool:
        """Send a frame, or several; False if the client is behind and it must wait. To a closed socket nothing goes."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frame)
        return True

    def cut(self) -> None:
        """End the connection without a word: the client would not read it."""
        self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def send_receive_event_to_app(self) -> None:
        """Reading stops only when several messages wait, not after every one: that costs two calls of the system."""
        is_calm = not self.read_paused and self.queue.qsize() < MOST_UNREAD
        self.read_paused = self.read_paused or is_calm
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not is_calm
