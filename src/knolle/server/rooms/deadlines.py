"""When something happens at a table by itself, and where bots take over."""

from typing import TypeAlias

from knolle.server import protocol
from knolle.server.rooms.attendance import Attendance
from knolle.server.table.lasting import reminders
from knolle.server.table.table import Table

Takeover: TypeAlias = tuple[int, int, protocol.Cause]
"""When a bot takes over, at which seat and why."""


def takeovers(table: Table, attendance: Attendance, *, is_awake: bool) -> list[Takeover]:
    """Return the pending takeovers: when, at which seat and why."""
    if table.status != "playing" or not is_awake:
        return []  # nobody is waiting
    due: list[Takeover] = [(end, seat, "time") for seat in table.since if (end := table.ends_at(seat)) is not None]
    return due + [(end, seat, "away") for seat, end in attendance.takeovers()]


def next_end(table: Table, attendance: Attendance, *, is_awake: bool) -> int | None:
    """Return when something happens next; None if nothing does without the players."""
    deal = table.deal.end if table.deal is not None and is_awake else None
    ends = [end for end in (deal, attendance.host_end()) if end is not None]
    ends += [end for end, _, _ in takeovers(table, attendance, is_awake=is_awake)]
    return min(ends + [at for at, _ in reminders(table)], default=None)
