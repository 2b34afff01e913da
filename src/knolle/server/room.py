"""A table in memory with whoever is connected to it: the one place where its journal grows.

A step is decided, taken and stored under the room's lock, and told to anybody only when it is on disk. If storing fails
or another server was quicker, the table is read anew from its journal: what was never stored has never been.
"""

import asyncio
import hmac
import logging
import time
from typing import TYPE_CHECKING, Any

from knolle.core.errors import KnolleError
from knolle.server import deciding, protocol, steps
from knolle.server.errors import TableError
from knolle.server.faces import Faces, encode
from knolle.server.storage.contract import End, Entry, Line
from knolle.server.table import Change, Table
from knolle.server.teaching import prepared
from knolle.server.thinking import because
from knolle.server.wire import framed

if TYPE_CHECKING:
    from knolle.server.client import Client
    from knolle.server.hub import Hub

LOG = logging.getLogger("knolle.server")
PRESENCE_PAUSE = 0.05


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Room:
    """One table, its clients, its bots and its clock."""

    def __init__(self, hub: "Hub", id: int, key: str, table: Table) -> None:
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
        self.faces = Faces(table)
        self.line = self._line_now()
        start = now_ms()
        table.since = dict.fromkeys(table.since, start)  # nobody pays for the time the server was away
        online = self._online()
        for seat, chair in enumerate(table.chairs):
            if chair.guest is not None and seat not in online:
                self.away_since.setdefault(seat, start)

    # -- storing -----------------------------------------------------------------------------------

    async def command(self, client: "Client", command: Any) -> None:
        """Carry out a guest's command, and answer it."""
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
        """A link to a seat: the secret goes to the host alone, and only its hash is kept."""
        async with self.lock:
            # the same command has the same secret, so that asking again changes nothing
            about = f"{self.table.number}:{command.seat}:{client.guest.id}:{command.id}"
            secret = hmac.new(bytes.fromhex(self.table.seed), about.encode(), "sha256").hexdigest()
            if (client.guest.id, command.id) not in self.table.answers:
                await self._store(deciding.promise(self.table, command, client.guest.id, secret), now_ms())
        client.send(encode(protocol.Offered(id=command.id, seat=command.seat, secret=secret)))

    async def explain(self, client: "Client", command: protocol.Why) -> None:
        """Why an action is not allowed at the guest's seat."""
        async with self.lock:
            seat, match = deciding.own_seat(self.table, client.guest.id), self.table.match
            answer: tuple[str, dict[str, Any], str | None, str] = ("allowed", {}, None, "This is allowed.")
            if match is None:
                raise TableError("table-waiting", "The match has not begun.")
            try:
                match.parse(seat, command.action)
            except KnolleError as error:
                answer = error.code, error.params, error.rule, error.sentence
        code, params, rule, sentence = answer
        client.send(encode(protocol.Reason(id=command.id, code=code, params=params, rule=rule, sentence=sentence)))

    async def advise(self, client: "Client", command: protocol.Hint) -> None:
        """What the master thinks of the guest's choices, where the table allows it."""
        async with self.lock:
            table = self.table
            seat, seq = deciding.own_seat(table, client.guest.id), table.seq
            if not table.settings.hints:
                raise TableError("no-hints-here", "At this table everybody thinks for himself.")
            view = None if table.match is None else table.match.view(seat)
            if view is None or not view.legal:
                raise TableError("nothing-to-choose", "There is nothing to choose for you now.")
        values = await self.hub.thinkers.advise(view)
        client.send(encode(protocol.Advice(id=command.id, seq=seq, values=values, because=because(values))))

    async def _store(
        self,
        step: steps.AnyStep,
        now: int,
        members: tuple[int, ...] = (),
        asker: "Client | None" = None,
        patience: float = 0.0,
    ) -> None:
        """Take a step: in memory, on disk, and then before everybody's eyes. The lock is held."""
        table = self.table
        try:
            change = table.evolve(step, now)
            line = self._new_line() if change.is_new_table else None
            messages = self.faces.update(change)
            entry, end = Entry(table.seq, now, steps.encode(step)), self._end_by(step)
            is_stored = await self.hub.storage.append(self.id, entry, line, members, end)
        except BaseException:
            await self._recover()
            raise
        if not is_stored:
            await self._read_again(self.hub.patience)
            self._begin(self._reclaim())
            raise TableError("stale", "Another server was quicker; look again.", seq=self.table.seq)
        done = b"" if asker is None else framed(encode(protocol.Done(id=step.id or "", seq=table.seq)))
        self._tell(change, messages, asker, done)
        self.hub.metrics.steps.count += 1
        self._afterwards(patience)

    async def _recover(self) -> None:
        """Storing failed: go back to what is on disk, or send everybody away until it can be read."""
        try:
            await self._read_again()
        except KnolleError as error:
            LOG.error("table could not be read again", extra={"table": self.id, "code": error.code})
            self.hub.drop(self)
            for client in list(self.clients):
                client.leave("restart")

    async def _read_again(self, patience: float = 0.0) -> None:
        """Forget what is in memory and believe the journal; everybody gets a snapshot."""
        table = await self.hub.read_table(self.id)
        self._take(table)
        for client in self.clients:
            self._show(client)
        self._afterwards(patience)

    def notice(self, seq: int) -> None:
        """Another server has added entries up to `seq`."""
        self._begin(self._catch_up(seq))

    async def _catch_up(self, seq: int) -> None:
        async with self.lock:
            if seq <= self.table.seq:
                return
            for entry in await self.hub.storage.journal(self.id, self.table.seq + 1):
                step = steps.decode(entry.body)
                change = self.table.evolve(step, entry.at)
                self._note_elsewhere(step)
                self._tell(change, self.faces.update(change))
            self.line = self._line_now()
            self._afterwards(patience=self.hub.patience)
        await self._reclaim()

    def _note_elsewhere(self, step: steps.AnyStep) -> None:
        """Who does something at another server is not away; when he was last heard of counts."""
        seat = step.seat if isinstance(step, steps.CameBack) else self.table.seat_of(step.by)
        if seat is not None and seat not in self._online():
            self.away_since[seat] = now_ms()

    async def _reclaim(self) -> None:
        """Another server took over the seats of players who are here."""
        async with self.lock:
            for seat in sorted(self._online()):
                await self._give_back(seat)

    async def _give_back(self, seat: int) -> None:
        """Who is here has his seat again from the bot that stood in while he was away. The lock is held."""
        if self.table.chairs[seat].cause == "away" and self.table.status != "closed":
            await self._store(steps.CameBack(seat=seat), now_ms())

    def _new_line(self) -> Line | None:
        """What lists show of the table from now on, if it is something else than before."""
        before, self.line = self.line, self._line_now()
        return None if self.line == before else self.line

    def _end_by(self, step: steps.AnyStep) -> End | None:
        """The match that a step has ended, for all who sit there and the host."""
        table = self.table
        if table.status != "over" or not isinstance(step, steps.Chose):
            return None
        guests = {table.host, *(chair.guest for chair in table.chairs if chair.guest is not None)}
        return End(table.number, self.line.about, tuple(sorted(guests)))

    def _line_now(self) -> Line:
        table = self.table
        about = {
            "key": self.key,
            "game": table.game.slug,
            "host": table.host_name,
            "options": table.options,
            "seats": [chair.facts() for chair in table.chairs],
            "clock": table.settings.clock,
            "match": table.number,
            "result": table.match.result if table.match is not None and table.match.is_over else None,
            "lesson": table.lesson,
            "guests": [chair.guest for chair in table.chairs],
            "closer": table.closer,
        }
        status = "over" if table.status == "closed" else table.status
        return Line(status, table.settings.listed, encode(about))

    # -- telling -----------------------------------------------------------------------------------

    def _tell(
        self, change: Change, messages: dict[int | None, bytes], asker: "Client | None" = None, done: bytes = b""
    ) -> None:
        """Send a step to everybody; who asked for it gets the answer right behind it."""
        seated = change.seated
        frames: dict[int, bytes] = {}
        for client in self.clients:
            if seated and client.guest.id in seated:
                self._place(client)
                frame = framed(self._snapshot(client))
            else:
                message = messages[client.seat]
                frame = frames.get(id(message)) or frames.setdefault(id(message), framed(message))
            client.outbox.push(frame + done if client is asker else frame)
        if seated or (change.is_new_table and self.away_since):
            self.note_presence()

    def _place(self, client: "Client") -> None:
        """Note where a client sits: whoever is connected is not away."""
        client.seat = self.table.seat_of(client.guest.id)
        if client.seat is not None:
            self.away_since.pop(client.seat, None)

    def _show(self, client: "Client") -> None:
        self._place(client)
        client.send(self._snapshot(client))

    def _snapshot(self, client: "Client") -> bytes:
        return self.faces.snapshot(self.table.you(client.guest.id), now_ms())

    async def enter(self, client: "Client", seen: int | None) -> None:
        """A client connects: it gets what it missed, or everything."""
        async with self.lock:
            self.clients.add(client)
            self._place(client)
            missed = None if seen is None else self.faces.missed(client.seat, client.guest.id, seen)
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
        """A client has gone."""
        self.clients.discard(client)
        if client.seat is not None and client.seat not in self._online():
            self.away_since[client.seat] = now_ms()
        self.note_presence()
        self._set_timer()
        if not self.clients:
            self.hub.rest(self)

    def resync(self, client: "Client") -> None:
        """What a client gets that acted on an old state."""
        self._show(client)

    # -- presence ----------------------------------------------------------------------------------

    def _online(self) -> set[int]:
        return {client.seat for client in self.clients if client.seat is not None}

    def note_presence(self) -> None:
        """Tell soon who is there: a crowd that comes or goes at once is told of once."""
        if not self._presence_due:
            self._presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = False
        levels = {chair.level for chair in self.table.chairs if chair.level is not None}
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
        """When a bot takes over from a player who is away."""
        takeover, table = self.table.settings.takeover, self.table
        if takeover is None or table.status != "playing" or not table.chairs[seat].is_played_by_person:
            return None
        return self.away_since[seat] + 1000 * takeover

    # -- time --------------------------------------------------------------------------------------

    def _afterwards(self, patience: float = 0.0) -> None:
        """After any change: bots that owe a choice think, and the next moment to act by itself is set."""
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
        if not (isinstance(error, TableError) and error.code == "stale"):  # that another server was quicker is no fault
            LOG.error("work at a table failed", extra={"table": self.id}, exc_info=error)

    async def _think(self, seat: int, level: str, patience: float) -> None:
        """A bot's choice; if the table has moved on meanwhile, it is thought over again."""
        await asyncio.sleep(patience)
        while True:
            table = self.table
            if (seat, level) not in table.bots_to_move or table.match is None:
                break
            asked_at = table.asked_at[seat]
            action = None if table.lesson is None else prepared(table, seat)
            if action is None:
                action = await self.hub.thinkers.choose(table.match.view(seat), level)
            async with self.lock:
                if self.table is table and (seat, level) in table.bots_to_move and table.asked_at[seat] == asked_at:
                    self._thinking.pop(seat, None)
                    await self._store(deciding.choice(table, seat, action, table.seq, now_ms()), now_ms())
                    return
        self._thinking.pop(seat, None)
        self._afterwards()  # another bot may sit there now

    def _deadlines(self) -> list[tuple[int, int, str]]:
        """When, for which seat and why a bot will take over."""
        table = self.table
        if table.status != "playing" or not self.clients:
            return []  # nobody waits
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
        """Bots take over wherever time has run out."""
        async with self.lock:
            for end, seat, cause in sorted(self._deadlines()):
                if end <= now_ms() and self.table.chairs[seat].is_played_by_person:
                    step = steps.TookOver(seat=seat, level=self.table.settings.level, cause=cause)
                    # another server, where the player is, may take it back before the bot moves
                    await self._store(step, now_ms(), patience=self.hub.patience if cause == "away" else 0.0)
            self._set_timer()

    # -- the end -----------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.clients and not self._work and not self.lock.locked()

    def close(self) -> None:
        """Stop whatever still goes on."""
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._work):
            task.cancel()


def refusal(error: KnolleError, id: str | None) -> bytes:
    """A refusal as the wire carries it."""
    return encode(
        protocol.Refused(id=id, code=error.code, params=error.params, rule=error.rule, sentence=error.sentence)
    )
