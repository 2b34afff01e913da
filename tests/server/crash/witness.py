"""A client that plays, remembers everything it saw, and reconnects whenever the server dies.

It does what docs/protocol.md asks of every client: after reconnecting it sends the number of the last update it has
seen, and repeats unanswered commands with the same ids.
"""

import asyncio
import json
import random
from collections.abc import Callable
from itertools import count
from ssl import SSLContext
from typing import Literal, NoReturn

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from knolle.server.guests import cookie_name
from knolle.server.protocol import VERSION
from knolle.server.table.dealing import commit
from server.playing import ClientState, Message

Moment = Literal["sent", "seen"]
PAUSE = 0.055
"""Seconds between two commands: the server allows twenty per second."""


class Witness:
    """One client of a table: a named player, or a spectator who chats now and then.

    It connects to any of the servers at `origins`. `note` is called when a command is sent or an update seen.
    """

    trust: SSLContext | None = None
    """Whom it trusts if the servers are behind TLS."""

    def __init__(
        self, origins: list[str], key: str, guest: tuple[int, str], name: str | None, note: Callable[[Moment], None]
    ) -> None:
        self.guest, self._token = guest
        self.name = name
        self._note = note
        self._addresses = [f"{origin}/api/tables/{key}/socket" for origin in origins]
        self._rng = random.Random(self.guest)
        self.is_host = False
        self.is_last_match = False
        """Set from outside: no match follows this one."""
        self.state = ClientState()
        self.updates: dict[int, list[Message]] = {}
        """Every update as received, by its number."""
        self.logs: dict[int, list[Message]] = {}
        """The events of each match, by the match's number."""
        self.commands: dict[str, Message] = {}
        self._tags = count()
        self.answers: dict[str, int] = {}
        self.n_visits = 0
        self._changed = asyncio.Event()

    @property
    def is_done(self) -> bool:
        """Whether it has seen the end of the last match."""
        return self.is_last_match and self.state.table.get("status") == "over" and not self._unanswered

    @property
    def seat(self) -> int | None:
        """The witness's seat; None for a spectator."""
        seat: int | None = self.state.you.get("seat")
        return seat

    @property
    def _unanswered(self) -> list[str]:
        return [tag for tag in self.commands if tag not in self.answers]

    def bind(self, k: int) -> None:
        """Connect only to one of the servers from now on."""
        self._addresses = [self._addresses[k % len(self._addresses)]]

    # -- connections -------------------------------------------------------------------------------

    async def live(self) -> None:
        """Connect, and reconnect, until the last match is over."""
        while not self.is_done:
            cookie = {"Cookie": f"{cookie_name('ws' if self.trust is None else 'wss')}={self._token}"}
            try:
                async with connect(
                    self._rng.choice(self._addresses),
                    additional_headers=cookie,
                    proxy=None,
                    compression=None,
                    close_timeout=1,
                    ssl=self.trust,
                ) as socket:
                    await self._visit(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def _visit(self, socket: ClientConnection) -> None:
        self.n_visits += 1
        await socket.send(json.dumps({"type": "hello", "version": VERSION, "seq": self.state.seq}))
        for tag in self._unanswered:
            await socket.send(json.dumps(self.commands[tag]))
        speaking = asyncio.create_task(self._speak(socket))
        try:
            async for text in socket:
                self._hear(json.loads(text))
                self._changed.set()
                if self.is_done:
                    break
        finally:
            speaking.cancel()
            await asyncio.gather(speaking, return_exceptions=True)

    async def _speak(self, socket: ClientConnection) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            await asyncio.sleep(PAUSE + self._rng.random() * 0.02)
            command = None if self._unanswered or not self.state.table else self._command()
            if command is not None:
                tag = f"c{next(self._tags)}"
                self.commands[tag] = {**command, "id": tag}
                await socket.send(json.dumps(self.commands[tag]))
                self._note("sent")

    # -- speaking ----------------------------------------------------------------------------------

    def _command(self) -> Message | None:
        """Return the next command, if any."""
        state, seat, status = self.state, self.seat, self.state.table["status"]
        if self.name is None:  # a spectator without a name may not even chat
            return None
        if seat is None:
            return {"type": "sit", "name": self.name, "commitment": commit(self._text)}
        deal = state.table["deal"]
        if deal is not None and seat in deal["missing"]:
            return {"type": "reveal", "text": self._text} if deal["step"] == "reveal" else self._commitment()
        if status == "waiting" and state.table["commitments"][seat] is None:
            return self._commitment()
        if status == "waiting" and state.table["seats"][seat]["invited"]:
            return {"type": "rematch"}
        if status == "playing" and state.view is not None and seat in state.view["to_act"]:
            return {"type": "act", "seq": state.seq, "action": self._rng.choice(state.view["legal"])}
        if (
            status == "waiting"
            and deal is None
            and self.is_host
            and all(one["kind"] != "open" and not one["invited"] for one in state.table["seats"])
        ):
            return {"type": "start", "anyway": True}
        if status == "over" and self.is_host and not self.is_last_match:
            return {"type": "rematch"}
        return None

    @property
    def _text(self) -> str:
        """What this witness adds to the shuffles."""
        return f"entropy of {self.name}"

    def _commitment(self) -> Message:
        return {"type": "commit", "commitment": commit(self._text)}

    # -- hearing -----------------------------------------------------------------------------------

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "snapshot":
                self._compare(message)
                self.state.hear(message)
                self._keep_log()
            case "update":
                self.state.hear(message)
                self.updates.setdefault(message["seq"], []).append(message)
                self._keep_log()
                self._note("seen")
            case "done":
                self._take_answer(message)
            case "presence" | "bye":
                pass
            case "refused" if message["code"] == "storage-failed":
                raise ConnectionError("nothing has happened; come back and send it again")
            case "refused" if message["code"] == "nothing-to-reveal":
                del self.commands[
                    message["id"]
                ]  # the cards were dealt without it: this machine was slow for ten seconds
            case _:
                self._fault(f"unexpected: {message}")

    def _fault(self, what: str) -> NoReturn:
        raise AssertionError(f"{self.name or 'The watcher'}: {what}")

    def _compare(self, snapshot: Message) -> None:
        """Fail unless a snapshot continues from what this witness has seen."""
        seq, number, log = snapshot["seq"], snapshot["table"]["match"], snapshot["log"]
        if seq < self.state.seq:
            self._fault(f"saw entry {self.state.seq}, now the table is at {seq}")
        known = self.logs.get(number, [])
        if log[: len(known)] != known:
            self._fault(f"events that were seen are gone from match {number} at {seq}")
        if seq == self.state.seq and (self.state.table, self.state.view) != (snapshot["table"], snapshot["view"]):
            self._fault(f"at {seq} the snapshot differs from the updates")

    def _keep_log(self) -> None:
        self.logs[self.state.table["match"]] = self.state.log

    def _take_answer(self, message: Message) -> None:
        tag, seq = message["id"], message["seq"]
        if tag not in self.commands or self.answers.setdefault(tag, seq) != seq:
            self._fault(f"a wrong answer: {message}")
