"""The socket of a table: who may open it, how messages are read, and how each is answered.

An ASGI application for the messages of `protocol`; it sends through the wire that wire.py puts into the scope.
"""

import asyncio
from collections import Counter
from collections.abc import MutableMapping
from typing import Any

import msgspec

from knolle.core.errors import KnolleError
from knolle.core.view import View
from knolle.server import protocol
from knolle.server.asgi import Receive, Scope, Send, address_of, is_own_origin, reject
from knolle.server.errors import RequestError
from knolle.server.guests import Guests, hash_token, token_in
from knolle.server.json import encode
from knolle.server.limits import HOUSEHOLD, Buckets, Limits, SharedBucket, too_often
from knolle.server.rooms import answers
from knolle.server.rooms.client import Allowance, Client
from knolle.server.rooms.handover import hand_over
from knolle.server.rooms.hub import ElsewhereError, Hub
from knolle.server.rooms.outbox import Outbox, Transport
from knolle.server.rooms.room import RESYNC_BYTES, LostError, Room, now_ms
from knolle.server.rooms.wire import EXTENSION
from knolle.server.storage.contract import Guest

COMMANDS_A_SECOND, COMMANDS_AT_ONCE = 20.0, 60.0
CHANGES_A_SECOND, CHANGES_AT_ONCE = 2.0, 40.0
"""Commands that add to the journal, other than choices."""
CHAT_A_SECOND, CHAT_AT_ONCE = 0.5, 6.0
FACES_A_SECOND, FACES_AT_ONCE = 0.5, 3.0
ENTRY_BYTES_A_SECOND, ENTRY_BYTES_AT_ONCE = 256 * 1024, 4 * 1024 * 1024
"""Snapshots for a guest's new sockets; a long match has one of 200 KB."""
MOST_SOCKETS = 24
"""Sockets a guest may have open at once."""
HELLO_SECONDS = 10.0
BAD_DATA, TRY_LATER = 1007, 1013

_decode = msgspec.json.Decoder(protocol.FromClient).decode


class Sockets:
    """Accepts or rejects the sockets of all tables."""

    def __init__(
        self,
        hub: Hub,
        guests: Guests,
        origins: frozenset[str] = frozenset(),
        limits: Limits = Limits(),  # noqa: B008
    ) -> None:
        self.hub = hub
        self.guests = guests
        self.origins = origins
        self._n_open: Counter[int | str] = Counter()
        self._limits_addresses = limits.requests_a_second is not None
        self._allowances = Allowances()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        try:
            guest, device, room = await self._admit(scope)
        except ElsewhereError as error:
            if not await hand_over(scope, error.place):
                await reject(send, error)
            return
        except KnolleError as error:
            await reject(send, error)
            return
        address = self._limited_address(scope)
        owners = (guest.id,) if address is None else (guest.id, address)
        self._n_open.update(owners)
        self.hub.metrics.sockets.inc()
        try:
            await send({"type": "websocket.accept"})
            wire = scope["extensions"][EXTENSION]
            allowance = self._allowances.of(guest.id, address)
            conversation = Conversation(self.hub, room, guest, device, receive, send, wire, allowance)
            # a task of its own: otherwise every message would resume the whole chain of middleware
            await asyncio.create_task(conversation.run())
        except OSError:  # the client is gone
            pass
        finally:
            self.hub.metrics.sockets.dec()
            self._n_open.subtract(owners)
            for owner in owners:
                if not self._n_open[owner]:
                    del self._n_open[owner]

    def _limited_address(self, scope: Scope) -> str | None:
        """Return the address of a client; None if addresses are not limited."""
        return address_of(scope) if self._limits_addresses else None

    async def _admit(self, scope: Scope) -> tuple[Guest, bytes, Room]:
        if not is_own_origin(scope["headers"], self.origins):
            raise RequestError("bad-origin", "Only this server's own pages may open a socket.", status=403)
        token = token_in(scope)
        guest = await self.guests.find(token)
        if guest is None or token is None:
            raise RequestError("no-guest", "Get a cookie from /api/me first, and send it with the request.", status=401)
        address = self._limited_address(scope)
        if self._n_open[guest.id] >= MOST_SOCKETS:
            raise RequestError("too-many-sockets", f"A guest may have at most {MOST_SOCKETS} sockets open.", status=429)
        if address is not None and self._n_open[address] >= HOUSEHOLD * MOST_SOCKETS:
            raise too_often("Too many sockets of your address are open.", 1)
        return guest, hash_token(token), await self.hub.room(scope["path_params"]["key"])


class Allowances:
    """The rate limits of all guests and addresses, each shared by their sockets and kept when these close."""

    def __init__(self) -> None:
        rates = (
            (COMMANDS_A_SECOND, COMMANDS_AT_ONCE),
            (CHANGES_A_SECOND, CHANGES_AT_ONCE),
            (CHAT_A_SECOND, CHAT_AT_ONCE),
            (FACES_A_SECOND, FACES_AT_ONCE),
            (ENTRY_BYTES_A_SECOND, ENTRY_BYTES_AT_ONCE),
            (RESYNC_BYTES, RESYNC_BYTES),
        )
        self._guests = [Buckets(*rate) for rate in rates]
        self._addresses = [Buckets(HOUSEHOLD * rate, HOUSEHOLD * most) for rate, most in rates]

    def of(self, guest: int, address: str | None) -> Allowance:
        own = [kind.of(guest) for kind in self._guests]
        if address is None:
            return Allowance(*own)
        shared = [kind.of(address) for kind in self._addresses]
        return Allowance(*map(SharedBucket, own, shared), address=address)


class Conversation:
    """One open socket, from its `hello` to its close."""

    def __init__(
        self,
        hub: Hub,
        room: Room,
        guest: Guest,
        device: bytes,
        receive: Receive,
        send: Send,
        wire: Transport,
        allowance: Allowance,
    ) -> None:
        self.hub = hub
        self.room = room
        self._receive = receive
        self._send = send
        self._end: asyncio.Task[None] | None = None
        self._hint: asyncio.Task[None] | None = None
        wire.on_lost = self._lost
        self.client = Client(
            guest,
            device,
            Outbox(wire, hub.metrics.slow.inc),
            allowance,
            self.leave,
        )

    def _lost(self) -> None:
        """Stop waiting for a hint: nobody will read it."""
        self.hub.thinkers.forget(self.client)

    def leave(self, code: protocol.Farewell) -> None:
        """Begin to close the socket from this side."""
        if self._end is None:
            self._end = asyncio.ensure_future(self._close(code))

    async def _close(self, code: protocol.Farewell) -> None:
        again = code in ("restart", "flood")
        try:
            farewell = encode(protocol.Bye(code=code, again=again)).decode()
            await self._send({"type": "websocket.send", "text": farewell})
            await self._send({"type": "websocket.close", "code": TRY_LATER if again else BAD_DATA, "reason": code})
        except (OSError, RuntimeError):  # already closed
            pass

    async def run(self) -> None:
        """Wait for `hello`, then answer every message until the client leaves."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._hello()
        except TimeoutError:
            hello = None
        if hello is None:
            await self._close("protocol")
            return
        try:
            self.room = await self.hub.room(self.room.key)  # may have been dropped while the client was silent
            self.client.looks, self.client.looker = hello.looks, hello.seat
            await self.room.enter(self.client, hello.seq)
            while (text := text_in(await self._receive())) is not None:
                if not self.client.allowance.commands.take():
                    self.leave("flood")
                    break
                await self._answer(text)
        except KnolleError as error:  # mostly the table cannot be read or written at the moment
            self.leave("flood" if error.code == "too-often" else "restart")
        finally:
            if self._hint is not None:
                self._hint.cancel()
            self.client.outbox.close()
            self.room.leave(self.client)
            if self._end is not None:
                await self._end

    async def _hello(self) -> protocol.Hello | None:
        text = text_in(await self._receive())
        if text is None:
            return None
        try:
            hello = _read(text)
            if not isinstance(hello, protocol.Hello):
                raise RequestError("no-hello", "The first message must be hello.")
            if hello.version != protocol.VERSION:
                raise RequestError(
                    "bad-version",
                    f"This server speaks version {protocol.VERSION}, not {hello.version}.",
                    version=protocol.VERSION,
                )
        except KnolleError as error:
            self.client.send(self.room.refusal(error, None, self.client))
            return None
        return hello

    async def _answer(self, text: str | bytes) -> None:
        asked: str | None = None
        try:
            command = _read(text)
            if isinstance(command, protocol.Hello):
                raise RequestError("hello-again", "hello may be sent only once, as the first message.")
            asked = command.id
            if type(command) is protocol.Act:
                await self.room.command(self.client, command)
            elif type(command) is protocol.Hint:
                await self._begin_hint(command)
            else:
                await self._carry_out(command)
        except LostError:
            raise
        except KnolleError as error:
            if error.code == "stale":
                await self.room.resync(self.client)
            self._refuse(error, asked)

    def _refuse(self, error: KnolleError, asked: str | None) -> None:
        self.hub.metrics.refusals.labels(error.code).inc()
        self.client.send(self.room.refusal(error, asked, self.client))

    async def _begin_hint(self, command: protocol.Hint) -> None:
        """Note a hint, and let the master think; what comes after it need not wait for that, but for another hint."""
        if self._hint is not None:
            await asyncio.wait([self._hint])
        view, seq = await self.room.note_hint(self.client)
        self._hint = asyncio.create_task(self._advise(command.id, view, seq))

    async def _advise(self, id: str, view: View, seq: int) -> None:
        try:
            await answers.advise(self.room, self.client, id, view, seq)
        except KnolleError as error:
            self._refuse(error, id)
        except Exception:
            self.leave("restart")  # otherwise the client would wait for ever
            raise

    async def _carry_out(self, command: Any) -> None:
        room, client = self.room, self.client
        match command:
            case protocol.Ping():
                client.send(encode(protocol.Pong(id=command.id, now=now_ms())))
            case protocol.Why():
                await answers.explain(room, client, command)
            case protocol.React():
                if not client.allowance.faces.take():
                    raise RequestError("faces-too-fast", "You are showing faces too fast; wait a moment.", status=429)
                await answers.react(room, client, command)
            case _:
                await self._change(command)

    async def _change(self, command: Any) -> None:
        """Carry out a command that adds to the journal."""
        if isinstance(command, protocol.Say):
            if not self.client.allowance.chat.take():
                raise RequestError("chat-too-fast", "You are chatting too fast; wait a moment.", status=429)
        elif not self.client.allowance.changes.take():
            raise too_often("You are making too many changes.", 1)
        if isinstance(command, protocol.Offer):
            await self.room.offer(self.client, command)
        else:
            await self.room.command(self.client, command)


def text_in(message: MutableMapping[str, Any]) -> str | bytes | None:
    """Return the payload of an ASGI message; None if the socket was closed."""
    if message["type"] != "websocket.receive":
        return None
    text: str | bytes | None = message.get("text")
    return message.get("bytes") if text is None else text


def _read(text: str | bytes) -> Any:
    if isinstance(text, bytes):
        raise RequestError("binary-message", "Messages must be JSON text, not binary.")
    if len(text) > protocol.MOST_BYTES:
        raise RequestError("message-too-long", f"A message may have at most {protocol.MOST_BYTES} characters.")
    try:
        return _decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise RequestError("bad-message", f"The message cannot be read: {error}") from None
