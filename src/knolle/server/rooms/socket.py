"""The socket of a table: who may open it, how messages are read, and how each is answered.

An ASGI application for the messages of protocol.py; it sends through the wire that wire.py puts into the scope.
"""

import asyncio
from collections.abc import MutableMapping
from typing import Any

import msgspec

from knolle.core.errors import KnolleError
from knolle.server import protocol
from knolle.server.asgi import Receive, Scope, Send, is_own_origin, reject
from knolle.server.errors import RequestError
from knolle.server.guests import Guests, token_in
from knolle.server.json import encode
from knolle.server.limits import Bucket
from knolle.server.rooms.client import Client
from knolle.server.rooms.hub import Hub
from knolle.server.rooms.outbox import Outbox, Transport
from knolle.server.rooms.room import Room, now_ms
from knolle.server.rooms.wire import EXTENSION
from knolle.server.storage.contract import Guest

COMMANDS_A_SECOND, COMMANDS_AT_ONCE = 20.0, 60.0
CHAT_A_SECOND, CHAT_AT_ONCE = 0.5, 6.0
MOST_SOCKETS = 24
"""Sockets a guest may have open at once."""
HELLO_SECONDS = 10.0
BAD_DATA, TRY_LATER = 1007, 1013

_decode = msgspec.json.Decoder(protocol.FromClient).decode


class Sockets:
    """Accepts or rejects the sockets of all tables."""

    def __init__(self, hub: Hub, guests: Guests, origins: frozenset[str] = frozenset()) -> None:
        self.hub = hub
        self.guests = guests
        self.origins = origins
        self._n_open: dict[int, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        try:
            guest, room = await self._admit(scope)
        except KnolleError as error:
            await reject(send, error)
            return
        self._n_open[guest.id] = self._n_open.get(guest.id, 0) + 1
        self.hub.metrics.sockets.inc()
        try:
            await send({"type": "websocket.accept"})
            wire = scope["extensions"][EXTENSION]
            conversation = Conversation(self.hub, room, guest, receive, send, wire)
            # a task of its own: otherwise every message would resume the whole chain of middleware
            await asyncio.create_task(conversation.run())
        except OSError:  # the client is gone
            pass
        finally:
            self.hub.metrics.sockets.dec()
            self._n_open[guest.id] -= 1
            if not self._n_open[guest.id]:
                del self._n_open[guest.id]

    async def _admit(self, scope: Scope) -> tuple[Guest, Room]:
        headers = scope["headers"]
        if not is_own_origin(headers, self.origins):
            raise RequestError("bad-origin", "Only this server's own pages may open a socket.", status=403)
        guest = await self.guests.find(token_in(headers))
        if guest is None:
            raise RequestError("no-guest", "Get a cookie from /api/me first, and send it with the request.", status=401)
        if self._n_open.get(guest.id, 0) >= MOST_SOCKETS:
            raise RequestError("too-many-sockets", f"A guest may have at most {MOST_SOCKETS} sockets open.", status=429)
        return guest, await self.hub.room(scope["path_params"]["key"])


class Conversation:
    """One open socket, from its `hello` to its close."""

    def __init__(self, hub: Hub, room: Room, guest: Guest, receive: Receive, send: Send, wire: Transport) -> None:
        self.hub = hub
        self.room = room
        self._receive = receive
        self._send = send
        self._end: asyncio.Task[None] | None = None
        self.client = Client(
            guest,
            Outbox(wire, hub.metrics.slow.inc),
            Bucket(COMMANDS_A_SECOND, COMMANDS_AT_ONCE),
            Bucket(CHAT_A_SECOND, CHAT_AT_ONCE),
            self.leave,
        )

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
            await self.room.enter(self.client, hello.seq)
            while (text := text_in(await self._receive())) is not None:
                if not self.client.commands.take():
                    self.leave("flood")
                    break
                await self._answer(text)
        except KnolleError:  # the table cannot be read or written at the moment
            self.leave("restart")
        finally:
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
            self.client.send(self.room.refusal(error, None, self.client.guest.id))
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
            else:
                await self._carry_out(command)
        except KnolleError as error:
            self.hub.metrics.refusals.labels(error.code).inc()
            if error.code == "stale":
                self.room.resync(self.client)
            self.client.send(self.room.refusal(error, asked, self.client.guest.id))

    async def _carry_out(self, command: Any) -> None:
        room, client = self.room, self.client
        match command:
            case protocol.Ping():
                client.send(encode(protocol.Pong(id=command.id, now=now_ms())))
            case protocol.Why():
                await room.explain(client, command)
            case protocol.Hint():
                await room.advise(client, command)
            case protocol.Offer():
                await room.offer(client, command)
            case _:
                if isinstance(command, protocol.Say) and not client.chat.take():
                    raise RequestError("chat-too-fast", "You are chatting too fast; wait a moment.", status=429)
                await room.command(client, command)


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
