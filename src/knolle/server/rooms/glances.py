"""What lists tell of tables beyond their stored lines: whose turn it is and who is connected.

Storing this with every choice would cost a write, so it is read from memory. A table that is not in memory does not
move: its journal is read once after each change, and the result is kept.
"""

from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Protocol

from knolle.server.rooms.journals import Journals
from knolle.server.rooms.room import Room
from knolle.server.storage.contract import Storage, TableRow
from knolle.server.table.table import Table

MOST_KEPT = 5_000


@dataclass(frozen=True, slots=True)
class Glance:
    """The seats of people who have to choose, and the seats that are connected; None if only another server knows.

    `ends` has when the time for their choice runs out, by seat, at a table that lasts for days; `away` has since when
    players are not connected, as far as it is known.
    """

    to_act: tuple[int, ...] = ()
    online: tuple[int, ...] | None = ()
    ends: dict[int, int] = field(default_factory=dict)
    away: dict[int, int] = field(default_factory=dict)


class Tables(Protocol):
    """What is needed from the hub."""

    storage: Storage
    rooms: dict[str, Room]
    journals: Journals


class Glances:
    """Looks at tables without loading them into memory for good."""

    def __init__(self, hub: Tables) -> None:
        self._hub = hub
        self._kept: OrderedDict[int, tuple[int, Glance]] = OrderedDict()

    async def look(self, row: TableRow) -> Glance:
        """Return what a table looks like now."""
        room = self._hub.rooms.get(row.key)
        if room is not None:
            async with room.lock:  # nobody may see what is not stored yet
                if not room.is_closed:
                    online = tuple(sorted(room.attendance.online))
                    since = room.attendance.absent_since()
                    away = {seat: at for seat, at in since.items() if seat not in online}
                    return replace(glance(room.table), online=online, away=away)
        found = await self._read(row) if row.line.status == "playing" else Glance()
        return replace(found, online=None if self._hub.storage.is_shared else ())

    async def _read(self, row: TableRow) -> Glance:
        changed, found = self._kept.get(row.id, (None, Glance()))
        if changed != row.changed:
            async with self._hub.journals.read(row.id) as table:
                found = glance(table)
            self._kept[row.id] = row.changed, found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(row.id)
        return found


def glance(table: Table) -> Glance:
    """Return what a table looks like, as far as it is stored."""
    seats = to_act(table)
    ends = {seat: end for seat in seats if table.settings.lasts and (end := table.ends_at(seat)) is not None}
    return Glance(seats, ends=ends)


def to_act(table: Table) -> tuple[int, ...]:
    """Return the seats of people who have to choose."""
    if table.match is None or table.status != "playing":
        return ()
    return tuple(seat for seat in table.match.to_act if table.seats[seat].is_played_by_person)
