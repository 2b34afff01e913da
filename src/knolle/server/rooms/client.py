"""One connected client: its guest with their rate limits, its seat and its outbox."""

from collections.abc import Callable
from dataclasses import dataclass, field

from knolle.server.limits import Purse
from knolle.server.protocol import Farewell
from knolle.server.rooms.outbox import Outbox
from knolle.server.rooms.wire import frame_text
from knolle.server.storage.contract import Guest


@dataclass(frozen=True, slots=True)
class Allowance:
    """The rate limits of a guest."""

    commands: Purse
    changes: Purse
    chat: Purse
    faces: Purse
    entries: Purse
    """Bytes of snapshots for sockets that enter a table."""
    resyncs: Purse
    """Bytes of snapshots after stale choices."""
    address: str | None = field(default=None, kw_only=True)
    """The address that shares in these limits; None if addresses are not limited."""


@dataclass(eq=False, slots=True)
class Client:
    """A guest's socket at a table; it sees what `seat` may see, or if that is None, what spectators see."""

    guest: Guest
    device: bytes
    """The hash of the token that it came with."""
    outbox: Outbox
    allowance: Allowance
    leave: Callable[[Farewell], None]
    """Close the socket, with the code of the `Bye` message."""
    seat: int | None = None
    seats: tuple[int, ...] = ()
    """The guest's seats: several if people share the device. Then `seat` is that of the one who looks, if any."""
    looker: int | None = None
    """Who looks at a shared device, as the client has said."""
    looks: bool = True
    """Whether the player sees a match as soon as it is sent; otherwise the client says when."""

    def send(self, message: bytes) -> None:
        self.outbox.push(frame_text(message))
