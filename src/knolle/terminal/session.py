"""One player's session at one table: stays connected, tracks the table, sends commands and awaits their answers.

The screen and plain lines both build on it, whether the table is on a server or in this process.
"""

import asyncio
import json
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from knolle.core.convert import converter
from knolle.core.errors import KnolleError, RecordError
from knolle.server.bodies import Review
from knolle.server.protocol import VERSION, Advice
from knolle.terminal.link import Door, Link
from knolle.terminal.memory import Ending, Findings, Notebook, compare, ending_at
from knolle.terminal.missed import Mark, mark_of, missed_since
from knolle.terminal.shuffling import Part
from knolle.terminal.table import ClientTable, Facts, News
from knolle.words.said import Said

Status = Literal["connecting", "connected", "lost"]
Listener = Callable[[News], None]
FIRST_PAUSE, GROWTH = 0.3, 1.7
LONGEST_PAUSE = (1.5, 10.0)
"""The longest pause before the next attempt to connect: in the first minute without a connection, and later."""
MINUTE = 60.0
NO_SEAT = ("table-full", "table-playing", "bad-offer", "lesson-for-one", "removed-from-table")
"""Refusals after which one watches."""
TOO_LATE = ("stale", "not-your-turn", "seat-taken-over", "table-over", "table-waiting")
"""Why a choice is refused whose moment has passed."""
PATIENCE = 900.0
"""Seconds without a connection after which to give up."""
FAREWELL = 2.0
"""Seconds to wait for the answer of a table that is told that the player leaves."""
_to_advice, _to_review, _to_said = converter(Advice), converter(Review), converter(Said)


class RefusalError(KnolleError):
    """A command that the table refused, and why; `said` is the same as a message."""

    def __init__(self, refusal: Facts) -> None:
        super().__init__(refusal["code"], refusal["sentence"], rule=refusal.get("rule"), **refusal["params"])
        self.said = _to_said(refusal["said"])


class UnreachedError(KnolleError):
    """The server does not answer."""

    def __init__(self, error: OSError) -> None:
        inner = getattr(error, "reason", error)  # urllib wraps the system's error
        reason = getattr(inner, "strerror", None) or str(inner)
        sentence = f"The server cannot be reached ({reason}). Check the address, and that the server is running."
        super().__init__("unreached", sentence, reason=reason)


@dataclass(frozen=True)
class SeatWish:
    """What a player wants at a table: a name, optionally a particular seat or the secret of an offer.

    `begins`: nobody else is expected, so start the match at once.
    """

    name: str
    seat: int | None = None
    offer: str | None = None
    begins: bool = False


class Session:
    """A table and the connection to it. Nothing happens unless `run` is running; `open` runs it around a block."""

    def __init__(self, door: Door, place: SeatWish, *, patience: float = PATIENCE) -> None:
        self.door = door
        self.place = place
        self.table = ClientTable()
        self.status: Status = "connecting"
        self.failure: KnolleError | None = None
        """Why `run` has ended, if it failed."""
        self._patience = patience
        self._link: Link | None = None
        self._mark: Mark | None = None
        self._waiting: dict[str, tuple[Facts, asyncio.Future[Facts]]] = {}
        self._listeners: list[Listener] = []
        self._arrival: asyncio.Future[None] | None = None
        self._records: dict[int, Facts] = {}
        self._files: dict[int, Path] = {}
        self._part = Part(Notebook(door.deals))
        self._parts: set[asyncio.Task[None]] = set()
        self.mutes: set[str] = set()
        """The names of people whose lines of chat the player does not want to read."""

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Session"]:
        """Wait for the first snapshot, run during the block, then release the table."""
        running = asyncio.ensure_future(self.run())
        try:
            await self.wait_for_snapshot()
            yield self
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError, KnolleError):
                await running
            await self.door.close()

    async def wait_for_snapshot(self) -> None:
        """Wait for the first snapshot; raise if it cannot be had."""
        if self._arrival is None:
            self._arrival = asyncio.get_running_loop().create_future()
        await asyncio.shield(self._arrival)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with all news from now on, in order; return a function that stops it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    # -- the connection ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Stay connected until cancelled; raise on a final refusal, or if the server is unreachable for too long."""
        if self._arrival is None:
            self._arrival = asyncio.get_running_loop().create_future()
        try:
            await self._keep_connected()
        except KnolleError as error:
            self._fail(error)
            raise
        finally:
            if self._link is not None:
                link, self._link = self._link, None
                await link.close()

    async def _keep_connected(self) -> None:
        pause, lost_at = FIRST_PAUSE, time.monotonic()
        while True:
            try:
                if await self._converse():
                    pause, lost_at = FIRST_PAUSE, time.monotonic()
            except OSError as error:
                if self.table.seq is None or time.monotonic() - lost_at > self._patience:
                    raise UnreachedError(error) from None
            self._note("lost")
            # randomised, so that not all clients reconnect at once
            await asyncio.sleep(pause * (0.5 + random.random() / 2))
            pause = min(pause * GROWTH, LONGEST_PAUSE[time.monotonic() - lost_at >= MINUTE])

    async def _converse(self) -> bool:
        """Use one link from `hello` to its end; return whether anything was received."""
        link = await self.door.open()
        was_heard, farewell = False, None
        try:
            await link.send(json.dumps({"type": "hello", "version": VERSION, "seq": self.table.seq}))
            unanswered, self._link = [wish for wish, _ in self._waiting.values()], link
            for wish in unanswered:
                await link.send(json.dumps(wish))
            while (text := await link.receive()) is not None:
                message = json.loads(text)
                if message["type"] == "refused" and message["id"] is None:
                    farewell = RefusalError(message)
                elif message["type"] == "bye" and not message["again"]:
                    raise farewell or KnolleError(message["code"], "The server has closed the connection.")
                else:
                    was_heard = True
                    self._hear(message)
        finally:
            self._link = None
            await link.close()
        return was_heard

    def _hear(self, message: Facts) -> None:
        news = self.table.take(message)
        if self._arrival is not None and not self._arrival.done() and self.table.seq is not None:
            self._arrival.set_result(None)
        self._note("connected")
        if (
            not self.door.is_local
            and news is not None
            and (wish := self._part.take(self.table, news.moments)) is not None
        ):
            task = asyncio.ensure_future(self._add(**wish))
            self._parts.add(task)
            task.add_done_callback(self._parts.discard)
        if news is not None:
            self._tell(news)
        if message["type"] == "presence" and self._mark is not None:  # everything that was missed has come
            mark, self._mark = self._mark, None
            self._tell(News("back", missed=missed_since(mark, self.table)))
        if (asked := message.get("id")) in self._waiting:
            _, answer = self._waiting.pop(asked)
            if not answer.done():
                answer.set_result(message)

    def _note(self, status: Status) -> None:
        if status != self.status:
            if self.status == "connected":
                self._mark = self._mark or mark_of(self.table)
            self.status = status
            self._tell(News("link"))

    def _tell(self, news: News) -> None:
        for listener in list(self._listeners):
            listener(news)

    def _fail(self, error: KnolleError) -> None:
        self.failure, self.status = error, "lost"
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_exception(error)
            self._arrival.exception()  # mark as retrieved: it is fine if nobody waits for it
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)
        self._waiting.clear()
        self._tell(News("link"))

    @property
    def is_catching_up(self) -> bool:
        """Whether the table is connected again, and what was missed is still coming."""
        return self._mark is not None and self.status == "connected"

    # -- commands ----------------------------------------------------------------------------------

    async def ask(self, kind: str, **fields: Any) -> Facts:
        """Send a command and return its answer, even if the connection breaks meanwhile; raise if it is refused."""
        if self.failure is not None:
            raise self.failure
        name = secrets.token_hex(12)
        wish = {"type": kind, "id": name, **fields}
        answer: asyncio.Future[Facts] = asyncio.get_running_loop().create_future()
        self._waiting[name] = wish, answer
        if self._link is not None:
            with suppress(OSError):  # the next link sends it again
                await self._link.send(json.dumps(wish))
        try:
            message = await answer
        finally:
            self._waiting.pop(name, None)
        if message["type"] == "refused":
            raise RefusalError(message)
        return message

    async def arrive(self) -> None:
        """Take a seat if one is free, and start the match if nobody else is expected.

        Afterwards `table.seat` is None if there was none to take.
        """
        await self.wait_for_snapshot()
        if self.table.seat is None and self.table.claim is None and self.table.status in ("waiting", "playing"):
            try:
                await self.sit(self.place.name, self.place.seat, offer=self.place.offer)
            except RefusalError as refusal:
                if refusal.code not in NO_SEAT:
                    raise
        if self.place.begins and self.table.status == "waiting" and self.table.seat is not None:
            await self.start()

    async def sit(self, name: str, seat: int | None = None, *, offer: str | None = None) -> Facts:
        """Take a seat; at a server's table, commit to a text for the shuffles that the server cannot predict."""
        wish: Facts = {"name": name, "seat": seat, "offer": offer}
        if not self.door.is_local:
            wish["commitment"] = self._part.fresh()
        return await self.ask("sit", **{key: value for key, value in wish.items() if value is not None})

    async def _add(self, type: str, **fields: Any) -> None:
        """Do this player's part in the deal; a refusal means that another session of theirs was faster."""
        with suppress(KnolleError):
            await self.ask(type, **fields)

    async def act(self, action: str) -> Facts:
        """Make a choice, based on the current state of the table."""
        return await self.ask("act", action=action, seq=self.table.seq)

    async def why(self, action: str) -> Facts:
        """Ask why an action is not allowed: code, params, rule and sentence; the code is `allowed` if it is."""
        return await self.ask("why", action=action)

    async def hint(self) -> Advice:
        """Ask for the master's estimate of every legal action, best first."""
        return _to_advice(await self.ask("hint"))

    async def undo(self) -> Facts:
        """Ask to take back the last choice."""
        return await self.ask("undo")

    async def consent(self, agree: bool) -> Facts:
        """Answer a pending undo."""
        return await self.ask("consent", agree=agree)

    async def say(self, text: str) -> Facts:
        """Send a line of chat."""
        return await self.ask("say", text=text)

    async def start(self, *, anyway: bool = False) -> Facts:
        """Start the match; bots take the open seats. Refused if somebody is missing, unless `anyway`."""
        return await self.ask("start", anyway=anyway)

    async def rematch(self) -> Facts:
        """Invite everybody to another match, or accept such an invitation; somebody still has to start it."""
        return await self.ask("rematch")

    async def decline(self) -> Facts:
        """Leave the seat instead of playing another match."""
        return await self.ask("rise")

    async def leave(self) -> None:
        """Let a bot play on for the player, if other people are playing; otherwise the match waits.

        A table that cannot be reached, or does not answer soon, learns it from the broken connection.
        """
        is_playing = self.table.seat is not None and self.table.status == "playing"
        if is_playing and self.status == "connected" and not self.door.is_local:
            with suppress(KnolleError, TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self.ask("rise")

    async def back(self) -> Facts:
        """Take one's seat back from the bot."""
        return await self.ask("back")

    # -- after the match ---------------------------------------------------------------------------

    @property
    def ending(self) -> Ending:
        """The match at the table as it is now. Take it when the match is over: a rematch may begin at any time."""
        return ending_at(self.table)

    async def review(self, end: Ending) -> Review:
        """Return the master's review of the player's choices in a finished match."""
        return _to_review(await self.door.review(end.seat or 0, end.match))

    async def record(self, end: Ending) -> str:
        """Return the record of a finished match, as a line of JSON without the newline."""
        from knolle.core.record import dump

        return dump(await self._record(end))

    async def _record(self, end: Ending) -> Facts:
        """Fetch the record once, so that the one that is compared is the one that is saved."""
        if end.match not in self._records:
            self._records[end.match] = await self.door.record(end.match)
        return self._records[end.match]

    async def keep(self, end: Ending) -> Path:
        """Save the record of a finished match, once; return the file's path."""
        from knolle.terminal.files import keep_record

        if end.match not in self._files:
            self._files[end.match] = keep_record(end.game, await self.record(end))
        return self._files[end.match]

    async def check(self, end: Ending) -> Findings | None:
        """Replay a finished match, and compare it with what was seen and with what was known before its deal.

        None if nobody could have chosen the deal but the player, or if it was prepared for a lesson.
        """
        from knolle.core.record import replay

        if self.door.is_local or end.is_lesson:
            return None
        memory = self._part.memory(end.match)
        try:
            record = await self._record(end)
        except (KnolleError, OSError) as error:
            return Findings(["record" if isinstance(error, RecordError) else "missing"], memory, has_record=False)
        try:
            await asyncio.to_thread(replay, record)
        except RecordError:
            return Findings(["record"], memory)
        return compare(record, end, memory)

    @property
    def is_kept(self) -> bool:
        """Whether the match is over and its record saved, so that there is nothing to come back to."""
        return self.table.status == "over" and self.table.facts["match"] in self._files
