"""A table in memory and the clients connected to it: the only place that adds to its journal.

A step is decided, taken and stored under the room's lock, and sent to clients only once it is on disk. If storing fails
or another server was faster, the table is loaded again from its journal, without the step that was not stored.
"""

import asyncio
import hmac
import logging
import time
from typing import Any, Protocol

from knolle.core.errors import KnolleError
from knolle.server import protocol
from knolle.server.errors import TableError
from knolle.server.json import encode
from knolle.server.rooms.client import Client
from knolle.server.rooms.metrics import Metrics
from knolle.server.rooms.tempo import chance_of, moment
from knolle.server.rooms.thinking import Thinkers, judge_lead
from knolle.server.rooms.updates import Updates
from knolle.server.rooms.wire import frame_text
from knolle.server.storage.contract import End, Entry, LobbyRow, Storage
from knolle.server.table import deciding, steps
from knolle.server.table.table import Change, Table
from knolle.server.table.teaching import scripted_choice
from knolle.server.table.watching import watching
from knolle.server.telling import advice_messages, refusal_message

LOG = logging.getLogger("knolle.server")
PRESENCE_PAUSE = 0.05


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Keeper(Protocol):
    """What a room needs from the hub that keeps it."""

    storage: Storage
    thinkers: Thinkers
    metrics: Metrics
    patience: float
    pace: float

    async def read_table(self, id: int) -> Table: ...

    def rest(self, room: "Room") -> None: ...

    def drop(self, room: "Room") -> None: ...


class Room:
    """One table, its clients, its bots and its clock."""

    def __init__(self, hub: Keeper, id: int, key: str, table: Table) -> None:
        self.hub = hub
        self.id = id
        self.key = key
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.away_since: dict[int, int] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._presence_due = False
        self._work: set[asyncio.Task[Any]] = set()
        self._take(table)

    def _take(self, table: Table) -> None:
        self.table = table
        self.updates = Updates(table)
        self.line = self._line_now()
        start = now_ms()
        table.since = dict.fromkeys(table.since, start)  # clocks do not count the time the server was down
        online = self._online()
        for seat, state in enumerate(table.seats):
            if state.guest is not None and seat not in online:
                self.away_since.setdefault(seat, start)

    # -- storing -----------------------------------------------------------------------------------

    async def command(self, client: "Client", command: Any) -> None:
        """Carry out a guest's command and answer it."""
        guest = client.guest
        await self.lock.acquire()  # `async with` takes three times as long
        try:
            known = self.table.answers.get((guest.id, command.id))
            if known is None:
                now = now_ms()
                step = deciding.decide(self.table, command, guest.id, guest.name, now, self.away_since)
                members = (guest.id,) if isinstance(step, steps.Sat) else ()
                await self._store(step, now, members, client)
                return
        finally:
            self.lock.release()
        client.send(encode(protocol.Done(id=command.id, seq=known)))

    async def offer(self, client: "Client", command: protocol.Offer) -> None:
        """Create a link to a seat and send its secret to the host; only its hash is stored."""
        async with self.lock:
            # the same command gives the same secret, so that sending it again changes nothing
            about = f"{self.table.number}:{command.seat}:{client.guest.id}:{command.id}"
            secret = hmac.new(bytes.fromhex(self.table.seed), about.encode(), "sha256").hexdigest()
            if (client.guest.id, command.id) not in self.table.answers:
                await self._store(deciding.promise(self.table, command, client.guest.id, secret), now_ms())
        client.send(encode(protocol.Offered(id=command.id, seat=command.seat, secret=secret)))

    async def explain(self, client: "Client", command: protocol.Why) -> None:
        """Answer why an action is not allowed at the guest's seat."""
        async with self.lock:
            seat, match = deciding.own_seat(self.table, client.guest.id), self.table.match
            answer = KnolleError("allowed", "This is allowed.")
            if match is None:
                raise TableError("table-waiting", "The match has not started yet.")
            try:
                match.parse(seat, command.action)
            except KnolleError as error:
                answer = error
            said = refusal_message(answer, match.view(seat))
        client.send(encode(protocol.Reason(id=command.id, said=said, **answer.as_dict())))

    async def advise(self, client: "Client", command: protocol.Hint) -> None:
        """Answer with the master's estimate of the guest's legal actions; raise if the table does not allow hints."""
        async with self.lock:
            table = self.table
            seat, seq = deciding.own_seat(table, client.guest.id), table.seq
            if not table.settings.hints:
                raise TableError("no-hints-here", "Hints are off at this table.")
            view = None if table.match is None else table.match.view(seat)
            if view is None or not view.legal:
                raise TableError("nothing-to-choose", "You have no choice to make at the moment.")
        values = await self.hub.thinkers.advise(view)
        reason = judge_lead(values)
        said = advice_messages(values, reason, view.game.slug)
        client.send(encode(protocol.Advice(id=command.id, seq=seq, values=values, because=reason, said=said)))

    async def _store(
        self,
        step: steps.AnyStep,
        now: int,
        members: tuple[int, ...] = (),
        asker: "Client | None" = None,
        patience: float = 0.0,
    ) -> None:
        """Take a step in memory, store it, then send it to all clients. The caller holds the lock."""
        table = self.table
        try:
            change = table.evolve(step, now)
            line = self._new_line() if change.is_new_table else None
            messages = self.updates.update(change)
            entry, end = Entry(table.seq, now, steps.encode(step)), self._end_by(step)
            is_stored = await self.hub.storage.append(self.id, entry, line, members, end)
        except BaseException:
            await self._recover()
            raise
        if not is_stored:
            await self._read_again(self.hub.patience)
            self._begin(self._reclaim())
            raise TableError("stale", "Another server changed the table first; look again.", seq=self.table.seq)
        done = b"" if asker is None else frame_text(encode(protocol.Done(id=step.id or "", seq=table.seq)))
        self._tell(change, messages, asker, done)
        self.hub.metrics.steps.count += 1
        self._afterwards(patience)

    async def _recover(self) -> None:
        """After a failed store, go back to what is on disk; if it cannot be read, disconnect all clients."""
        try:
            await self._read_again()
        except KnolleError as error:
            LOG.error("table could not be read again", extra={"table": self.id, "code": error.code})
            self.hub.drop(self)
            for client in list(self.clients):
                client.leave("restart")

    async def _read_again(self, patience: float = 0.0) -> None:
        """Load the table again from its journal and send all clients a snapshot."""
        table = await self.hub.read_table(self.id)
        self._take(table)
        for client in self.clients:
            self._show(client)
        self._afterwards(patience)

    def notice(self, seq: int) -> None:
        """Catch up with another server, which has added entries up to `seq`."""
        self._begin(self._catch_up(seq))

    async def _catch_up(self, seq: int) -> None:
        async with self.lock:
            if seq <= self.table.seq:
                return
            for entry in await self.hub.storage.journal(self.id, self.table.seq + 1):
                step = steps.decode(entry.body)
                change = self.table.evolve(step, entry.at)
                self._note_elsewhere(step)
                self._tell(change, self.updates.update(change))
            self.line = self._line_now()
            self._afterwards(patience=self.hub.patience)
        await self._reclaim()

    def _note_elsewhere(self, step: steps.AnyStep) -> None:
        """Count a player's absence from their last command at another server, where they may be connected."""
        seat = step.seat if isinstance(step, steps.CameBack) else self.table.seat_of(step.by)
        if seat is not None and seat not in self._online():
            self.away_since[seat] = now_ms()

    async def _reclaim(self) -> None:
        """Return their seats to players connected here if another server gave these to bots."""
        async with self.lock:
            for seat in sorted(self._online()):
                await self._give_back(seat)

    async def _give_back(self, seat: int) -> None:
        """Return a seat to its player if a bot took over while they were away. The caller holds the lock."""
        if self.table.seats[seat].cause == "away" and self.table.status != "closed":
            await self._store(steps.CameBack(seat=seat), now_ms())

    def _new_line(self) -> LobbyRow | None:
        """Update what lists show of the table; return it, or None if it has not changed."""
        before, self.line = self.line, self._line_now()
        return None if self.line == before else self.line

    def _end_by(self, step: steps.AnyStep) -> End | None:
        """Return the match that the step has ended, for everybody seated and the host; None if it has not ended one."""
        table = self.table
        if table.status != "over" or not isinstance(step, steps.Chose):
            return None
        guests = {table.host, *(state.guest for state in table.seats if state.guest is not None)}
        return End(table.number, self.line.about, tuple(sorted(guests)))

    def _line_now(self) -> LobbyRow:
        table = self.table
        about = {
            "key": self.key,
            "game": table.game.slug,
            "host": table.host_name,
            "options": table.options,
            "seats": [state.facts() for state in table.seats],
            "clock": table.settings.clock,
            "match": table.number,
            "result": table.match.result if table.match is not None and table.match.is_over else None,
            "lesson": table.lesson,
            "guests": [state.guest for state in table.seats],
            "closer": table.closer,
        }
        status = "over" if table.status == "closed" else table.status
        return LobbyRow(status, table.settings.listed, encode(about))

    # -- sending -----------------------------------------------------------------------------------

    def _tell(
        self, change: Change, messages: dict[int | None, bytes], asker: "Client | None" = None, done: bytes = b""
    ) -> None:
        """Send a step to all clients; the one that asked for it gets `done` right after it."""
        guests = change.guests
        frames: dict[int, bytes] = {}
        for client in self.clients:
            if guests and client.guest.id in guests:
                self._place(client)
                frame = frame_text(self._snapshot(client))
            else:
                message = messages[client.seat]
                frame = frames.get(id(message)) or frames.setdefault(id(message), frame_text(message))
            client.outbox.push(frame + done if client is asker else frame)
        if guests or (change.is_new_table and self.away_since):
            self.note_presence()

    def _place(self, client: "Client") -> None:
        """Record the client's seat; its player is no longer away."""
        client.seat = self.table.seat_of(client.guest.id)
        if client.seat is not None:
            self.away_since.pop(client.seat, None)

    def _show(self, client: "Client") -> None:
        self._place(client)
        client.send(self._snapshot(client))

    def _snapshot(self, client: "Client") -> bytes:
        return self.updates.snapshot(self.table.you(client.guest.id), now_ms())

    async def enter(self, client: "Client", seen: int | None) -> None:
        """Add a client and send what it has missed since entry `seen`, or a snapshot."""
        async with self.lock:
            self.clients.add(client)
            self._place(client)
            missed = None if seen is None else self.updates.missed(client.seat, client.guest.id, seen)
            if missed is None:
                self._show(client)
            else:
                for message in missed:
                    client.send(message)
            seat = client.seat
            self.note_presence()
            if seat is not None:
                await self._give_back(seat)
            self._afterwards()

    def leave(self, client: "Client") -> None:
        """Remove a client that has disconnected."""
        self.clients.discard(client)
        if client.seat is not None and client.seat not in self._online():
            self.away_since[client.seat] = now_ms()
        self.note_presence()
        self._set_timer()
        if not self.clients:
            self.hub.rest(self)

    def resync(self, client: "Client") -> None:
        """Send a snapshot to a client that acted on a stale state."""
        self._show(client)

    # -- presence ----------------------------------------------------------------------------------

    def _online(self) -> set[int]:
        return {client.seat for client in self.clients if client.seat is not None}

    def note_presence(self) -> None:
        """Announce soon who is connected; changes in quick succession are announced together."""
        if not self._presence_due:
            self._presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = False
        levels = {state.level for state in self.table.seats if state.level is not None}
        message = encode(
            protocol.Presence(
                online=sorted(self._online()),
                watching=sum(client.seat is None for client in self.clients),
                leaving={seat: end for seat in self.away_since if (end := self._away_end(seat)) is not None},
                preparing=not all(self.hub.thinkers.is_ready(self.table.game.slug, level) for level in levels),
            )
        )
        for client in self.clients:
            client.send(message)

    def _away_end(self, seat: int) -> int | None:
        """Return when a bot takes over from a player who is away; None if none will."""
        takeover, table = self.table.settings.takeover, self.table
        if takeover is None or table.status != "playing" or not table.seats[seat].is_played_by_person:
            return None
        return self.away_since[seat] + 1000 * takeover

    # -- time --------------------------------------------------------------------------------------

    def _afterwards(self, patience: float = 0.0) -> None:
        """After any change, let the bots that are to act think and set the timer for the next takeover."""
        if self._thinking:
            self._thinking = {seat: task for seat, task in self._thinking.items() if not task.done()}
        for seat, level in self.table.bots_to_move:
            if seat not in self._thinking:
                pause = max(patience, self.hub.pace) if self.table.is_left_to_bots else patience
                self._thinking[seat] = self._begin(self._think(seat, level, pause))
        self._set_timer()

    def _begin(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if not (isinstance(error, TableError) and error.code == "stale"):  # another server being faster is no failure
            LOG.error("task of a table failed", extra={"table": self.id}, exc_info=error)

    async def _think(self, seat: int, level: str, patience: float) -> None:
        """Make a bot's choice; think again if the table has moved on in the meantime."""
        await asyncio.sleep(patience)
        while True:
            table = self.table
            if (seat, level) not in table.bots_to_move or table.match is None:
                break
            asked_at, due = table.asked_at[seat], now_ms() + self._moment(seat)
            action = None if table.lesson is None else scripted_choice(table, seat)
            if action is None:
                action = await self.hub.thinkers.choose(table.match.view(seat), level)
            if (rest := due - now_ms()) > 0:
                await asyncio.sleep(rest / 1000)
            async with self.lock:
                if self.table is table and (seat, level) in table.bots_to_move and table.asked_at[seat] == asked_at:
                    self._thinking.pop(seat, None)
                    await self._store(deciding.choice(table, seat, action, table.seq, now_ms()), now_ms())
                    return
        self._thinking.pop(seat, None)
        self._afterwards()  # the seat may have another bot now

    def _moment(self, seat: int) -> float:
        """Return how many milliseconds a bot takes for its choice; none if nobody is there to see it."""
        table, match = self.table, self.table.match
        if table.settings.tempo == "none" or not self.clients or table.is_left_to_bots or match is None:
            return 0.0
        chance = chance_of(self.key, table.seq, seat)
        return moment(table.settings.tempo, len(match.legal(seat)), watching(table.game, match.moments), chance)

    def _deadlines(self) -> list[tuple[int, int, str]]:
        """Return the pending takeovers: when, at which seat and why."""
        table = self.table
        if table.status != "playing" or not self.clients:
            return []  # nobody is waiting
        due = [(end, seat, "time") for seat in table.since if (end := table.ends_at(seat)) is not None]
        return due + [(end, seat, "away") for seat in self.away_since if (end := self._away_end(seat)) is not None]

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.away_since or self.table.settings.clock is not None:
            due = self._deadlines()
            if due:
                wait = max(0, min(due)[0] - now_ms()) / 1000
                self._timer = asyncio.get_running_loop().call_later(wait + 0.01, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._begin(self._take_over())

    async def _take_over(self) -> None:
        """Let bots take over wherever time has run out."""
        async with self.lock:
            for end, seat, cause in sorted(self._deadlines()):
                if end <= now_ms() and self.table.seats[seat].is_played_by_person:
                    step = steps.TookOver(seat=seat, level=self.table.settings.level, cause=cause)
                    # the player may be connected to another server, which takes the seat back before the bot moves
                    await self._store(step, now_ms(), patience=self.hub.patience if cause == "away" else 0.0)
            self._set_timer()

    # -- the end -----------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether the room has no clients and no work, so that it can be dropped."""
        return not self.clients and not self._work and not self.lock.locked()

    def close(self) -> None:
        """Cancel the timer and all tasks."""
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._work):
            task.cancel()

    def refusal(self, error: KnolleError, id: str | None, guest: int) -> bytes:
        """Return a refusal as a message to a guest."""
        seat, match = self.table.seat_of(guest), self.table.match
        view = None if seat is None or match is None else match.view(seat)
        return encode(protocol.Refused(id=id, said=refusal_message(error, view), **error.as_dict()))
