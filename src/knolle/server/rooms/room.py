"""A table in memory and the clients connected to it: the only place that adds to its journal.

A step is decided, taken and stored under the room's lock, and sent to clients only once it is on disk. If it cannot be
stored, the table is loaded again from its journal, without that step. If that fails too, or another server owns the
table now, the room is closed: its clients are told to come back, and nobody can enter it any more.
"""

import asyncio
import hmac
import logging
import time
from collections.abc import Collection
from typing import Any

from knolle.core.errors import KnolleError
from knolle.core.view import View
from knolle.server import protocol
from knolle.server.errors import TableError
from knolle.server.json import encode
from knolle.server.limits import too_often
from knolle.server.rooms.attendance import Attendance
from knolle.server.rooms.calls import Calls, notice_for
from knolle.server.rooms.client import Client
from knolle.server.rooms.deadlines import next_end, takeovers
from knolle.server.rooms.keeper import Keeper
from knolle.server.rooms.listing import end_by, line_of
from knolle.server.rooms.tempo import pause_of
from knolle.server.rooms.thinking import view_for
from knolle.server.rooms.updates import Draft, Updates
from knolle.server.rooms.wire import frame_text
from knolle.server.storage.contract import Entry, LobbyRow
from knolle.server.table import conditions, deciding, seating, steps
from knolle.server.table.casting import split
from knolle.server.table.change import Change
from knolle.server.table.lasting import reminders
from knolle.server.table.table import Table
from knolle.server.table.teaching import scripted_choice
from knolle.server.telling import refusal_message
from knolle.words.said import Said

LOG = logging.getLogger("knolle.server")
PRESENCE_PAUSE = 0.05
RESYNC_BYTES = 64 * 1024
"""Bytes per second of snapshots after stale choices. Each counts as this many at least, so there is one per second."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class LostError(TableError):
    """The room is closed: the client has to come back, and finds the table as it is stored."""

    def __init__(self) -> None:
        super().__init__("table-elsewhere", "Another server has the table now; connect again.")


class Room:
    """One table, its clients, its bots and its clock."""

    def __init__(self, hub: Keeper, id: int, key: str, table: Table) -> None:
        self.hub = hub
        self.id = id
        self.key = key
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.is_closed = False
        self.attendance = Attendance(table, self.clients)
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._presence_due = False
        self._work: set[asyncio.Task[Any]] = set()
        self._take(table)

    def _take(self, table: Table) -> None:
        self.table = table
        self.updates = Updates(table)
        self.line = line_of(table, self.key)
        start = now_ms()
        if not table.settings.lasts:  # clocks do not count the time the server was down, unless they count days
            table.since = dict.fromkeys(table.since, start)
            if table.deal is not None:
                table.deal.since = start
        self.attendance.meet(table, start)
        self.calls = Calls(table)

    # -- storing -----------------------------------------------------------------------------------

    async def command(self, client: "Client", command: Any) -> None:
        """Carry out a guest's command and answer it."""
        guest = client.guest
        await self.lock.acquire()  # `async with` takes three times as long
        try:
            self.check_open()
            known = self.table.answers.get((guest.id, command.id))
            if known is None:
                now = now_ms()
                away = self.attendance.absent_since()
                step = deciding.decide(self.table, command, guest.id, guest.name, now, away, client.seat)
                members = (guest.id,) if isinstance(step, steps.Sat | steps.Claimed) else ()
                await self._store(step, now, members, client)
                if isinstance(step, steps.Saw):
                    await self._give_back(step.seat)
                return
        finally:
            self.lock.release()
        client.send(encode(protocol.Done(id=command.id, seq=known)))

    async def offer(self, client: "Client", command: protocol.Offer) -> None:
        """Create a link to a seat and send its secret to the host; only its hash is stored."""
        async with self.lock:
            self.check_open()
            # the same command gives the same secret, so that sending it again changes nothing
            about = f"{self.table.number}:{command.seat}:{client.guest.id}:{command.id}"
            secret = hmac.new(bytes.fromhex(self.table.seed), about.encode(), "sha256").hexdigest()
            if (client.guest.id, command.id) not in self.table.answers:
                await self._store(seating.promise(self.table, command, client.guest.id, secret), now_ms())
        client.send(encode(protocol.Offered(id=command.id, seat=command.seat, secret=secret)))

    async def note_hint(self, client: "Client") -> tuple[View, int]:
        """Note that a guest wants a hint; return what their seat has seen and when. Raise if hints are not allowed."""
        async with self.lock:
            self.check_open()
            table = self.table
            seat = conditions.chooser(table, client.guest.id, client.seat)
            if not table.settings.hints:
                raise TableError("no-hints-here", "Hints are off at this table.")
            view = None if table.match is None else table.match.view(seat, recalls=True)
            if view is None or not view.legal:
                raise TableError("nothing-to-choose", "You have no choice to make at the moment.")
            if not table.has_hint(seat):
                await self._store(steps.Hinted(seat=seat), now_ms())
            return view, table.seq

    async def _store(
        self,
        step: steps.AnyStep,
        now: int,
        members: tuple[int, ...] = (),
        asker: "Client | None" = None,
    ) -> None:
        """Take a step in memory, store it, then send it to all clients. The caller holds the lock."""
        table = self.table
        try:
            change = table.evolve(step, now)
            line = self._new_line() if change.is_new_table else None
            draft = self.updates.update(change)
            entry, end = Entry(table.seq, now, steps.encode(step)), end_by(step, table, self.line)
            is_stored = await self.hub.storage.append(self.id, entry, line, members, end)
        except BaseException:
            await self._recover()
            raise
        if not is_stored:
            self.lose()
            raise LostError()
        done = b"" if asker is None else frame_text(encode(protocol.Done(id=step.id or "", seq=table.seq)))
        self._tell(change, draft, asker, done)
        self.hub.metrics.steps.count += 1
        self._call(self.calls.news(table))
        self._afterwards()
        if table.unseen and change.is_new_view:
            await self._look()

    async def _look(self) -> None:
        """Let the clocks run of players whose clients see a match as soon as it is sent. The caller holds the lock."""
        seats = {client.seat for client in self.clients if client.looks and client.seat in self.table.unseen}
        for seat in sorted(seat for seat in seats if seat is not None):
            await self._store(steps.Saw(seat=seat), now_ms())
            await self._give_back(seat)

    async def _recover(self) -> None:
        """After a failed store, go back to what is on disk; if it cannot be read, disconnect all clients."""
        if self.is_closed:
            return
        try:
            await self._read_again()
        except KnolleError as error:
            LOG.error("table could not be read again", extra={"table": self.id, "code": error.code})
            self.lose()
        except BaseException:
            self.lose()
            raise

    async def _read_again(self) -> None:
        """Load the table again from its journal and send all clients a snapshot."""
        table = await self.hub.journals.take(self.id)
        if self.is_closed:
            raise LostError()
        self._take(table)
        for client in self.clients:
            self._show(client)
        self._afterwards()

    def lose(self) -> None:
        """Close the room, because what it knows is no longer certain, and let its clients come back."""
        self.hub.drop(self)
        for client in list(self.clients):
            client.leave("restart")

    async def _give_back(self, seat: int) -> None:
        """Return a seat to its player if a bot took over while they were away. The caller holds the lock."""
        causes = ("away", "time") if self.table.settings.lasts else ("away",)
        if self.table.seats[seat].cause in causes and self.table.status != "closed":
            await self._store(steps.CameBack(seat=seat), now_ms())

    def _new_line(self) -> LobbyRow | None:
        """Update what lists show of the table; return it, or None if it has not changed."""
        before, self.line = self.line, line_of(self.table, self.key)
        return None if self.line == before else self.line

    # -- sending -----------------------------------------------------------------------------------

    def _tell(self, change: Change, draft: Draft, asker: "Client | None", done: bytes) -> None:
        """Send a step to all clients; the one that asked for it gets `done` right after it."""
        guests = change.guests
        frames: dict[int | None, bytes] = {}
        for client in self.clients:
            if guests and client.guest.id in guests:
                self._place(client)
                frame = frame_text(self._snapshot(client, change.about))
            else:
                reader = draft.reader(client.seat)
                frame = frames.get(reader) or frames.setdefault(reader, frame_text(draft.message(reader)))
            client.outbox.push(frame + done if client is asker else frame)
        self.attendance.miss(guests, now_ms())
        if guests or (change.is_new_table and self.attendance.absent_since()):
            self.note_presence()

    def _place(self, client: "Client") -> None:
        """Record the client's seats; their players are no longer away."""
        client.seats = tuple(self.table.seats_of(client.guest.id))
        client.seat = self._seat_for(client)
        self.attendance.come(client)

    def _seat_for(self, client: "Client") -> int | None:
        """Return the seat whose view a client is sent: at a shared device, only that of the person who looks."""
        seats = self.table.seats_of(client.guest.id)
        if len(seats) < 2:
            return seats[0] if seats else None
        return client.looker if client.looker in seats else None

    def _show(self, client: "Client") -> None:
        self._place(client)
        client.send(self._snapshot(client))

    def _snapshot(self, client: "Client", about: list[Said] | None = None) -> bytes:
        you = self.table.you(client.guest.id, self._seat_for(client))
        return self.updates.snapshot(you, now_ms(), about)

    async def enter(self, client: "Client", seen: int | None) -> None:
        """Add a client and send what it has missed since entry `seen`, or a snapshot."""
        async with self.lock:
            await self._check_seen(seen)
            self.check_open()
            missed = self._messages_since(client, seen)
            self.clients.add(client)
            self._place(client)
            for message in missed:
                client.send(message)
            if client.guest.id == self.table.host and self.table.deputy is not None:
                await self._store(steps.HostChanged(guest=client.guest.id), now_ms())
            for seat in client.seats:
                if client.looks or seat not in self.table.unseen:
                    await self._give_back(seat)
            await self._look()
            self.note_presence()  # the last of what a client hears when it comes: then it sums up what it has missed
            self._afterwards()

    def _messages_since(self, client: "Client", seen: int | None) -> list[bytes]:
        """Return what a client has missed; raise if its guest has had too many snapshots of late."""
        missed = None if seen is None else self.updates.since(self._seat_for(client), client.guest.id, seen)
        if missed is not None:
            return missed
        snapshot = self._snapshot(client)
        if not client.allowance.entries.take(len(snapshot)):
            raise too_often("You are opening too many sockets.", 1)
        return [snapshot]

    async def _check_seen(self, seen: int | None) -> None:
        """Close the room if a client has seen an entry of the journal that is missing here."""
        if seen is not None and seen > self.table.seq and await self.hub.storage.journal(self.id, self.table.seq + 1):
            self.lose()

    def check_open(self) -> None:
        if self.is_closed:
            raise LostError()

    def leave(self, client: "Client") -> None:
        """Remove a client that has disconnected."""
        self.clients.discard(client)
        if self.is_closed:
            return
        self.attendance.go(client, now_ms())
        self.note_presence()
        self._call(self.calls.repeat(self.table, client.seat, now_ms()))
        self._set_timer()
        if not self.is_awake:
            self._pause_bots()
        if not self.clients:
            self.hub.rest(self)

    async def resync(self, client: "Client") -> None:
        """Send a snapshot to a client that acted on a stale state, unless its guest was sent one just now."""
        async with self.lock:  # nobody may see what is not stored yet
            self.check_open()
            self._place(client)
            snapshot = self._snapshot(client)
            if client.allowance.resyncs.take(max(RESYNC_BYTES, len(snapshot))):
                client.send(snapshot)

    # -- presence ----------------------------------------------------------------------------------

    def note_presence(self) -> None:
        """Announce soon who is connected; changes in quick succession are announced together."""
        if not self._presence_due:
            self._presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = False
        if self.is_closed:
            return
        levels = {split(state.level)[0] for state in self.table.seats if state.level is not None}
        is_ready = all(self.hub.thinkers.is_ready(self.table.game.slug, level) for level in levels)
        message = encode(self.attendance.message(preparing=not is_ready))
        for client in self.clients:
            client.send(message)

    # -- time --------------------------------------------------------------------------------------

    def _afterwards(self) -> None:
        """After any change, let the bots that are to act think and set the timer for the next takeover.

        Bots wait while the match does not go on: a table that everybody has left costs nothing.
        """
        if self.is_closed:
            return
        self.attendance.watch_host(now_ms())
        if self._thinking:
            self._thinking = {seat: task for seat, task in self._thinking.items() if not task.done()}
        for seat, level in self.table.bots_to_move if self.is_awake else ():
            if seat not in self._thinking:
                pause = self.hub.pace if self.table.is_left_to_bots else 0.0
                self._thinking[seat] = self._begin(self._think(seat, level, pause))
        self._set_timer()

    def _pause_bots(self) -> None:
        """Let no bot think on; none of those in `_thinking` is storing its choice."""
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def _begin(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        # neither is a failure: another server has the table, or this one stops
        if not (isinstance(error, KnolleError) and error.code in ("table-elsewhere", "server-stops")):
            LOG.error("task of a table failed", extra={"table": self.id}, exc_info=error)

    async def _think(self, seat: int, level: str, pause: float) -> None:
        """Make a bot's choice; think again if the table has moved on in the meantime."""
        await asyncio.sleep(pause)
        while True:
            table = self.table
            if (seat, level) not in table.bots_to_move or table.match is None:
                break
            asked_at, due = table.asked_at[seat], now_ms() + pause_of(table, self.key, seat)
            action = None if table.lesson is None else scripted_choice(table, seat)
            if action is None:
                action = await self.hub.thinkers.choose(view_for(table.match, seat, level), level, table.host)
            if (rest := due - now_ms()) > 0:
                await asyncio.sleep(rest / 1000)
            async with self.lock:
                if self.table is table and (seat, level) in table.bots_to_move and table.asked_at[seat] == asked_at:
                    self._thinking.pop(seat, None)
                    await self._store(deciding.choice(table, seat, action, table.seq, now_ms()), now_ms())
                    return
        self._thinking.pop(seat, None)
        self._afterwards()  # the seat may have another bot now

    async def wake(self) -> None:
        """Do what is due at a table that was loaded although nobody is connected."""
        async with self.lock:
            self.check_open()
            self._afterwards()

    @property
    def is_awake(self) -> bool:
        """Whether the match goes on: somebody is connected, or it lasts for days and a person is playing."""
        return bool(self.clients) or (self.table.settings.lasts and bool(self.table.others(None)))

    def _call(self, seats: Collection[int]) -> None:
        """Tell players who are not connected what the table wants of them."""
        for seat in set(seats) - self.attendance.online:
            notice = notice_for(self.table, self.key, seat, now_ms())
            if notice is not None:
                self.hub.call(notice)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.attendance.is_incomplete or self.table.settings.clock or self.table.deal is not None:
            end = next_end(self.table, self.attendance, is_awake=self.is_awake)
            if end is not None:
                wait = max(0, end - now_ms()) / 1000
                self._timer = asyncio.get_running_loop().call_later(wait + 0.01, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._begin(self._take_over())

    async def _take_over(self) -> None:
        """Let bots take over wherever time has run out, deal without the texts that have not come in time, remind
        players whose time runs out soon, and give the role of a host who is away to somebody else.
        """
        async with self.lock:
            end, guest = self.attendance.host_end(), self.attendance.next_host()
            if end is not None and guest is not None and end <= now_ms():
                await self._store(steps.HostChanged(guest=guest), now_ms())
            deal = self.table.deal
            if self.is_awake and deal is not None and deal.end is not None and deal.end <= now_ms():
                await self._store(steps.Waited(), now_ms())
            for end, seat, cause in sorted(takeovers(self.table, self.attendance, is_awake=self.is_awake)):
                if end <= now_ms() and self.table.seats[seat].is_played_by_person:
                    step = steps.TookOver(seat=seat, level=self.table.settings.level, cause=cause)
                    await self._store(step, now_ms())
            for at, seat in reminders(self.table):
                if at <= now_ms():
                    await self._store(steps.Reminded(seat=seat), now_ms())
            self._set_timer()

    # -- the end -----------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether the room has no clients and no work, so that it can be dropped."""
        return not self.clients and not self._work and not self.lock.locked()

    def close(self) -> None:
        """Cancel the timer and all tasks; nobody can enter any more."""
        self.is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._work):
            task.cancel()

    def refusal(self, error: KnolleError, id: str | None, client: "Client") -> bytes:
        """Return a refusal as a message to a client."""
        seat, match = self._seat_for(client), self.table.match
        view = None if seat is None or match is None else match.view(seat)
        return encode(protocol.Refused(id=id, said=refusal_message(error, view), **error.as_dict()))
