"""One connected client: its guest, its seat, its rate limits and its outbox."""

from collections.abc import Callable
from dataclasses import dataclass

from knolle.server.limits import Bucket
from knolle.server.protocol import Farewell
from knolle.server.rooms.outbox import Outbox
from knolle.server.rooms.wire import frame_text
from knolle.server.storage.contract import Guest


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
        self.outbox.push(frame_text(message))
