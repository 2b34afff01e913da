"""Who of a table's players is connected, since when the others are not, and what follows from that."""

from collections.abc import Iterator

from knolle.server import protocol
from knolle.server.rooms.client import Client
from knolle.server.table.seating import GONE_SECONDS
from knolle.server.table.table import Table

HOST_SECONDS = 120
"""How long a host may be away before somebody who is there gets their role."""


class Attendance:
    """The attendance at one table. It knows the room's clients; all times are milliseconds since 1970."""

    def __init__(self, table: Table, clients: set[Client]) -> None:
        self.table = table
        self.clients = clients
        self._away: dict[int, tuple[int | None, int]] = {}
        """By seat, whose absence it is and since when."""
        self._host_away_since: int | None = None

    def meet(self, table: Table, now: int) -> None:
        """Begin with a table that was loaded: who is not connected is away from now on."""
        self.table = table
        online = self.online
        for seat, state in enumerate(table.seats):
            if state.guest is not None and seat not in online:
                self._note_absence(seat, now)

    def come(self, client: Client) -> None:
        """Note that a client has come, or has another seat now."""
        for seat in client.seats:
            self._away.pop(seat, None)

    def miss(self, guests: tuple[int, ...], now: int) -> None:
        """Note which of these guests are not connected, whose seat or role has changed."""
        online = self.online if guests else ()
        for seat, state in enumerate(self.table.seats if guests else ()):
            if state.guest in guests and seat not in online:
                self._note_absence(seat, now)

    def go(self, client: Client, now: int) -> None:
        """Note that a client has gone."""
        online = self.online
        for seat in client.seats:
            if seat not in online:
                self._note_absence(seat, now)
        self.watch_host(now)

    def _note_absence(self, seat: int, now: int) -> None:
        """Let the absence of a seat's player begin, unless they are away already."""
        guest = self.table.seats[seat].guest
        if seat not in self._away or self._away[seat][0] != guest:
            self._away[seat] = guest, now

    def watch_host(self, now: int) -> None:
        """Note since when the host is not connected."""
        host = self.table.acting_host
        if any(client.guest.id == host for client in self.clients):
            self._host_away_since = None
        elif self._host_away_since is None:
            self._host_away_since = now

    @property
    def online(self) -> set[int]:
        """The seats whose players are connected."""
        return {seat for client in self.clients for seat in client.seats}

    @property
    def is_incomplete(self) -> bool:
        """Whether a player or the host is away."""
        return bool(self._away) or self._host_away_since is not None

    def absent_since(self) -> dict[int, int]:
        """Return, by seat, since when players are not connected, or have not looked at a match with a clock."""
        since = dict.fromkeys(self.table.unseen, self.table.dealt_at) | {
            seat: at for seat, (_, at) in self._away.items()
        }
        return {seat: at for seat, at in since.items() if self.table.seats[seat].guest is not None}

    def takeovers(self) -> Iterator[tuple[int, int]]:
        """Yield the seats where bots take over, and when, as far as somebody else waits for the player."""
        for seat, since in self.absent_since().items():
            end = self._absence(seat, since).bot
            if end is not None and any(seat not in client.seats for client in self.clients):
                yield seat, end

    def next_host(self) -> int | None:
        """Return the next player clockwise from the host who is connected; None if there is none."""
        seats, online = self.table.seats, self.online
        host = self.table.seat_of(self.table.acting_host)
        first = 0 if host is None else host + 1
        around = (k % len(seats) for k in range(first, first + len(seats)))
        return next((seats[k].guest for k in around if k in online and k != host), None)

    def host_end(self) -> int | None:
        """Return when the host's role passes to the next player; None if it does not."""
        since, table = self._host_away_since, self.table
        if since is None or table.status == "closed" or table.lesson is not None or self.next_host() is None:
            return None
        if table.status == "playing" and table.settings.lasts:
            return None  # hosts are away most of the time
        return since + 1000 * HOST_SECONDS

    def message(self, *, preparing: bool) -> protocol.Presence:
        """Return what all clients are told."""
        return protocol.Presence(
            online=sorted(self.online),
            watching=sum(not client.seats for client in self.clients),
            away={seat: self._absence(seat, since) for seat, since in self.absent_since().items()},
            host=self.host_end(),
            preparing=preparing,
        )

    def _absence(self, seat: int, since: int) -> protocol.Absence:
        table, takeover = self.table, self.table.settings.takeover
        if table.status != "playing" or table.lesson or not table.seats[seat].is_played_by_person:
            return protocol.Absence(since=since)
        if table.settings.lasts and takeover is None:
            return protocol.Absence(since=since)
        if not isinstance(takeover, int):
            return protocol.Absence(since=since, rescue=since + 1000 * GONE_SECONDS)
        return protocol.Absence(since=since, bot=since + 1000 * takeover)
