"""Tables full of players that choose at random and record what happens.

They also check the server: every socket must see every entry once and in order, every command must be answered, and
nothing may be refused. Anything else ends the measurement.
"""

import asyncio
import random
from collections.abc import Callable
from time import perf_counter

import msgspec
from stock import StockTable
from wire import LoadError, Socket

from knolle.server.protocol import VERSION

HELLO = b'{"type":"hello","version":%d}' % VERSION


class ViewPart(msgspec.Struct):
    """The fields of a view that a random player needs."""

    to_act: list[int] | None = None
    legal: list[str] | None = None


class TablePart(msgspec.Struct):
    """The status of a table."""

    status: str | None = None


class MomentPart(msgspec.Struct):
    """A moment of an update."""

    view: ViewPart | None = None


class PlayerMessage(msgspec.Struct):
    """The fields of any message that a random player needs."""

    type: str
    seq: int = -1
    id: str | None = None
    view: ViewPart | None = None
    moments: list[MomentPart] = []
    table: TablePart | None = None


read = msgspec.json.Decoder(PlayerMessage).decode


class Notes:
    """Counts and times, summed over all tables."""

    def __init__(self) -> None:
        self.n_moves = 0
        """Moves that all sockets of the table have seen."""
        self.n_answers = 0
        self.n_commands = 0
        self.n_matches = 0
        self.times: list[float] = []
        """Seconds from sending a move until all others have it."""
        self.trouble: str | None = None

    def fail(self, why: str) -> None:
        self.trouble = self.trouble or why

    def check(self) -> None:
        """Raise if anything went wrong."""
        if self.trouble is not None:
            raise LoadError(self.trouble)


class Player(Socket):
    """The socket of one seat."""

    def __init__(self, party: "Party", seat: int, token: str) -> None:
        super().__init__(f"/api/tables/{party.key}/socket", token)
        self.party = party
        self.seat = seat
        self.seq = -1
        self.to_act: list[int] = []
        self.legal: list[str] = []
        self.status = ""
        self.asked: set[str] = set()
        self.is_here: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def opened(self) -> None:
        self.say(HELLO)

    def failed(self, why: str) -> None:
        self.party.notes.fail(why)
        if not self.is_here.done():
            self.is_here.set_exception(LoadError(why))

    def heard(self, text: bytes) -> None:
        message = read(text)
        match message.type:
            case "update":
                self._updated(message)
            case "done":
                self._answered_to(message.id)
            case "snapshot":
                self._take(message)
                if not self.is_here.done():
                    self.is_here.set_result(None)
            case "presence":
                pass
            case _:
                self.failed(f"unexpected: {text!r}")

    def _take(self, message: PlayerMessage) -> None:
        self.seq = message.seq
        table = message.table
        for view in (message.view, *(moment.view for moment in message.moments)):
            if view is not None and view.to_act is not None:
                self.to_act = view.to_act
            if view is not None and view.legal is not None:
                self.legal = view.legal
        if table is not None and table.status is not None:
            self.status = table.status

    def _updated(self, message: PlayerMessage) -> None:
        if message.seq != self.seq + 1:
            self.failed(f"entry {message.seq} came after entry {self.seq}")
        self._take(message)
        self.party.seen(self)

    def _answered_to(self, id: str | None) -> None:
        if id not in self.asked:
            self.failed(f"an answer to a command that is not open: {id}")
        self.asked.discard(id or "")
        self.party.notes.n_answers += 1

    def command(self, kind: bytes, more: bytes = b"") -> None:
        """Send a command."""
        self.party.notes.n_commands += 1
        number = self.party.notes.n_commands
        self.asked.add(str(number))
        self.say(b'{"type":"%b","id":"%d"%b}' % (kind, number, more))

    def act(self) -> None:
        """Choose a legal action at random."""
        action = random.choice(self.legal).encode()
        self.command(b"act", b',"seq":%d,"action":"%b"' % (self.seq, action))


class Party:
    """One table with its four sockets. `on_turn` is called when all of them have seen the latest entry."""

    def __init__(self, notes: Notes, stored: StockTable, on_turn: Callable[["Party"], None]) -> None:
        self.notes = notes
        self.key = stored.key
        self.on_turn = on_turn
        self.players = [Player(self, seat, token) for seat, token in enumerate(stored.tokens)]
        self.sent_at = 0.0
        self.mover: Player | None = None
        self.is_busy = False
        """Whether somebody has not seen the latest entry yet."""
        self._n_seen = 0
        self._n_others = 0
        self._invited: list[Player] = []
        """Who has yet to accept the next match."""

    @property
    def is_playing(self) -> bool:
        """Whether the next thing to do is a move."""
        return self.players[0].status == "playing"

    async def connect(self, port: int) -> None:
        """Open all sockets and wait for their snapshots."""
        loop = asyncio.get_running_loop()
        for player in self.players:
            await loop.create_connection(lambda player=player: player, "127.0.0.1", port)  # type: ignore[misc]
        for player in self.players:
            await player.is_here

    def close(self) -> None:
        for player in self.players:
            player.close()

    def seen(self, player: Player) -> None:
        """Note that one of the sockets has seen the latest entry."""
        self._n_seen += 1
        if player is not self.mover:
            self._n_others += 1
            if self._n_others == len(self.players) - 1 and self.mover is not None:
                self.notes.times.append(perf_counter() - self.sent_at)
        if self._n_seen == len(self.players):
            if self.mover is not None:
                self.notes.n_moves += 1
            self.mover = None
            self.is_busy = False
            self.on_turn(self)

    def go_on(self, sent_at: float | None = None) -> None:
        """Make the next choice, or begin the next match. `sent_at` is when a late move was due."""
        self._n_seen = self._n_others = 0
        self.is_busy = True
        host = self.players[0]
        if host.status == "playing":
            self.mover = self.players[host.to_act[0]]
            self.sent_at = sent_at or perf_counter()
            self.mover.act()
        elif host.status == "over":
            self.notes.n_matches += 1
            host.command(b"rematch")
            self._invited = self.players[1:]
        elif self._invited:
            self._invited.pop().command(b"rematch")
        else:
            host.command(b"start")
