"""What must hold before a guest may do something at a table. What does not is refused."""

from typing import Any

from knolle.server import protocol
from knolle.server.errors import TableError
from knolle.server.table.table import Table

MOST_ENTRIES = 20_000
"""The journal of a match with the largest options has about 6,000 entries."""
_ALWAYS = (protocol.Act, protocol.Back, protocol.Consent, protocol.Rise, protocol.Close)
"""Commands that a match needs to end."""


def must(condition: bool, code: str, sentence: str, **params: Any) -> None:
    if not condition:
        raise TableError(code, sentence, **params)


def must_have_room(table: Table, command: Any) -> None:
    """Raise if the journal is full: then a match can only be played to its end."""
    must(
        table.seq < MOST_ENTRIES or isinstance(command, _ALWAYS),
        "journal-full",
        f"After {MOST_ENTRIES} entries a table only lets its match end; open a new table.",
        most=MOST_ENTRIES,
    )


def own_seat(table: Table, guest: int) -> int:
    """Return the guest's seat; raise unless they have one."""
    seat = table.seat_of(guest)
    if seat is None:
        raise TableError("not-seated", "Only players seated at this table can do this; take a seat first.")
    return seat


def chooser(table: Table, guest: int, looks_from: int | None) -> int:
    """Return the seat for which a guest chooses; raise if several people share the device and none of them looks."""
    seats = table.seats_of(guest)
    if len(seats) < 2:
        return own_seat(table, guest)
    if looks_from is None:
        raise TableError(
            "nobody-looks", "Several people share this device; say in hello which seat looks.", seats=seats
        )
    return looks_from


def must_be_host(table: Table, guest: int) -> None:
    is_host = guest == table.acting_host
    must(is_host, "not-host", "Only the host of this table can do this.", host=table.acting_host_name)


def must_be(table: Table, *statuses: str) -> None:
    status = "dealing" if table.deal is not None else table.status
    if status not in statuses:
        raise TableError(
            f"table-{status}",
            f"The table is {status}; this is possible only while it is {' or '.join(statuses)}.",
            allowed=list(statuses),
        )
