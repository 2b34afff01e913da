"""Whom a table that lasts for days calls: once for each thing that it wants of them or has to tell them."""

from collections.abc import Collection

from knolle.server.push.notice import Notice
from knolle.server.table.lasting import Want, wants
from knolle.server.table.table import Table
from knolle.words.said import Said, Value
from knolle.words.spans import span

FLEETING = 20_000
"""Milliseconds that a player may seem to be connected although their device has just been put away."""
WEEK = 7 * 24 * 3600 * 1000


class Calls:
    """Remembers what the table has wanted of whom, from when it was loaded on."""

    def __init__(self, table: Table) -> None:
        self._wants: dict[int, Want] = wants(table)

    def news(self, table: Table) -> Collection[int]:
        """Return the seats of which something else is wanted than at the last call."""
        before, self._wants = self._wants, wants(table)
        return [seat for seat, want in self._wants.items() if before.get(seat) != want]

    def repeat(self, table: Table, seat: int | None, now: int) -> Collection[int]:
        """Return the seat of a player who has gone, if they may not have seen what was wanted of them."""
        since = None if seat is None else table.since.get(seat)
        return [] if seat not in self._wants or since is None or now - since > FLEETING else [seat]


def notice_for(table: Table, key: str, seat: int, now: int) -> Notice | None:
    """Return what the player of a seat is told; None if there is nothing to tell."""
    guest, want = table.seats[seat].guest, wants(table).get(seat)
    if guest is None or want is None:
        return None
    end = table.seats[seat].ready if want[0] == "offer" else table.ends_at(seat)
    left = WEEK if end is None else max(0, end - now)
    args: dict[str, Value] = {"time": span(left)} if want[0] in ("turn", "soon") else {}
    return Notice(guest, key, table.game.slug, Said(f"notice-{want[0]}", args), left // 1000)
