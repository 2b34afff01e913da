"""What a room needs from the hub that keeps it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from knolle.server.push.notice import Notice
from knolle.server.rooms.journals import Journals
from knolle.server.rooms.metrics import Metrics
from knolle.server.rooms.thinking import Thinkers
from knolle.server.storage.contract import Storage

if TYPE_CHECKING:
    from knolle.server.rooms.room import Room


class Keeper(Protocol):
    """The part of a hub that its rooms use."""

    storage: Storage
    thinkers: Thinkers
    metrics: Metrics
    journals: Journals
    pace: float

    def rest(self, room: "Room") -> None: ...

    def drop(self, room: "Room") -> None: ...

    @property
    def call(self) -> Callable[[Notice], None]: ...
