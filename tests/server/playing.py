"""Servers with and without a network for tests, and players who remember what they were sent."""

import asyncio
import contextlib
import itertools
import json
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from knolle.server.guests import Guests
from knolle.server.process.app import application
from knolle.server.process.requests import Requests
from knolle.server.process.running import MOST_MESSAGE
from knolle.server.protocol import VERSION, Settings
from knolle.server.rooms.hub import Hub
from knolle.server.rooms.socket import Sockets
from knolle.server.rooms.wire import EXTENSION, Wire
from knolle.server.storage.contract import Guest, Place, Storage
from server.client_state import ClientState, Message

PATIENCE = 120.0
"""Seconds after which a test fails because no message came."""


class GoneError(Exception):
    """The socket is closed."""


# -- players ---------------------------------------------------------------------------------------


class Link(Protocol):
    """One end of a socket."""

    async def send(self, text: str) -> None: ...

    async def receive(self) -> str: ...

    async def close(self) -> None: ...


class Player:
    """A client of a table: sends commands, and keeps every message and the combined state."""

    _ids = itertools.count()

    def __init__(self, link: Link) -> None:
        self.link = link
        self.state = ClientState()
        self.heard: list[str] = []
        self.answers: dict[str, list[Message]] = {}

    async def say(self, kind: str, **fields: Any) -> None:
        await self.link.send(json.dumps({"type": kind, **fields}))

    async def hear(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            text = await self.link.receive()
        message: Message = json.loads(text)
        self.heard.append(text)
        self.state.hear(message)
        if "id" in message:
            self.answers.setdefault(message["id"], []).append(message)
        return message

    async def hello(self, seq: int | None = None) -> None:
        await self.say("hello", version=VERSION, seq=seq, seat=self.state.looker)

    async def ask(self, kind: str, *, id: str | None = None, **fields: Any) -> Message:
        """Send a command, receive messages until it is answered, and return the answer."""
        name = id or f"c{next(self._ids)}"
        answers = self.answers.setdefault(name, [])
        known = len(answers)
        await self.say(kind, id=name, **fields)
        while len(answers) == known:
            await self.hear()
        return answers[-1]

    async def act(self, action: int | str | None = None, **fields: Any) -> Message:
        """Make a choice, by default the first legal action."""
        assert self.state.view is not None
        action = self.state.view["legal"][0] if action is None else action
        return await self.ask("act", **{"seq": self.state.seq, "action": action} | fields)

    async def until(self, condition: Callable[[ClientState], bool]) -> None:
        """Receive messages until a condition is true."""
        while not condition(self.state):
            await self.hear()

    async def reach(self, seq: int) -> None:
        """Receive messages up to an entry."""
        await self.until(lambda state: state.seq >= seq)

    @property
    def is_asked(self) -> bool:
        return bool(self.state.view and self.state.view["legal"])


# -- without a network -----------------------------------------------------------------------------


class Pipe:
    """A socket without a network, directly into the application. While `is_stuck`, the client does not read."""

    on_writable: Callable[[], None] | None = None
    on_lost: Callable[[], None] | None = None

    def __init__(self, sockets: Sockets, key: str, token: str) -> None:
        self.is_stuck = False
        self._up: asyncio.Queue[Message] = asyncio.Queue()
        self._down: asyncio.Queue[Message] = asyncio.Queue()
        self._up.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", b"here"), (b"cookie", b"knolle=" + token.encode())]
        extensions = {EXTENSION: self}
        scope = {"type": "websocket", "headers": headers, "path_params": {"key": key}, "extensions": extensions}
        self.task = asyncio.ensure_future(sockets(scope, self._up.get, self._take))

    async def _take(self, message: Any) -> None:
        if message["type"] != "websocket.accept":
            self._down.put_nowait(message)

    def write_frame(self, frame: bytes) -> bool:
        if not self.is_stuck:
            for text in texts_of(frame):
                self._down.put_nowait({"type": "websocket.send", "text": text})
        return not self.is_stuck

    async def send(self, text: str) -> None:
        self._up.put_nowait({"type": "websocket.receive", "text": text})

    @property
    def has_news(self) -> bool:
        return not self._down.empty()

    async def receive(self) -> str:
        message = await self._down.get()
        if message["type"] != "websocket.send":
            raise GoneError(message.get("code"))
        text: str = message["text"]
        return text

    def cut(self) -> None:
        if self.on_lost is not None:
            self.on_lost()
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def close(self) -> None:
        self.cut()
        await self.task


def texts_of(frames: bytes) -> list[str]:
    """Return the texts of complete frames."""
    texts = []
    while frames:
        assert frames[0] == 0x81
        more = {126: 2, 127: 8}.get(frames[1], 0)
        length = int.from_bytes(frames[2 : 2 + more], "big") if more else frames[1]
        texts.append(frames[2 + more : 2 + more + length].decode())
        frames = frames[2 + more + length :]
    return texts


@dataclass
class Person:
    """A guest with the token of their cookie."""

    guest: Guest
    token: str


# -- with a network --------------------------------------------------------------------------------


class Socket:
    """A real websocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, text: str) -> None:
        await self.connection.send(text)

    async def receive(self) -> str:
        try:
            return str(await self.connection.recv())
        except websockets.ConnectionClosed as closed:
            raise GoneError(closed.rcvd.code if closed.rcvd else 1006) from None

    async def close(self) -> None:
        await self.connection.close()


@dataclass
class LiveServer:
    """A listening server."""

    address: str
    hub: Hub
    guests: Guests
    links: list[Socket] = field(default_factory=list)

    async def person(self, name: str) -> Person:
        return Person(*await self.guests.welcome(name))

    async def open_table(
        self, host: Person, game: str, players: int, *, options: Any = None, bots: Any = None, **settings: Any
    ) -> str:
        made = msgspec.convert({"tempo": "none"} | settings, Settings)
        return await self.hub.create(host.guest, game, players, options or {}, made, bots or {})

    async def connect(self, key: str, token: str | None, **options: Any) -> Player:
        """Open a socket at a table, without sending `hello`."""
        headers = {"Cookie": f"knolle={token}"} if token else {}
        url = f"ws://{self.address}/api/tables/{key}/socket"
        options = {"compression": None, "max_queue": None, "additional_headers": headers} | options
        self.links.append(Socket(await websockets.connect(url, **options)))
        return Player(self.links[-1])

    async def join(self, key: str, token: str, state: ClientState | None = None) -> Player:
        """Connect a player to a table; with `state`, one who returns."""
        player = await self.connect(key, token)
        player.state = state or player.state
        await player.hello(None if state is None else state.seq)
        await player.hear()
        return player


@contextlib.asynccontextmanager
async def serving(storage: Storage, **options: Any) -> AsyncIterator[LiveServer]:
    """Run a server on a free port, in this process and loop; other servers take it for one on another machine."""
    listening = socket.create_server(("127.0.0.1", 0))
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    app = application(storage, place=Place(address, address=address), **options)
    config = uvicorn.Config(
        app,
        http=Requests,
        ws=Wire,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    task = asyncio.ensure_future(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    served = LiveServer(address, app.state.hub, app.state.guests)
    try:
        yield served
    finally:
        await asyncio.gather(*(link.close() for link in served.links))
        server.should_exit = True
        await task
