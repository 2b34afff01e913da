"""A table inside this process: the server's own code on a database file, without a port or a network."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from knolle.core.errors import KnolleError
from knolle.server.after.judging import Reviews
from knolle.server.guests import Guests, hash_token
from knolle.server.limits import Bucket
from knolle.server.process.warming import Warmer
from knolle.server.protocol import Settings
from knolle.server.rooms.client import Allowance
from knolle.server.rooms.hub import Hub
from knolle.server.rooms.room import Room, now_ms
from knolle.server.rooms.socket import Conversation
from knolle.server.rooms.wire import texts_of
from knolle.server.storage.contract import Guest
from knolle.server.storage.sqlite import SqliteStorage

TOKEN = "the one who plays here"
"""The token of a file's only guest. It need not be secret: whoever can read the file can see the cards anyway."""
NO_LIMIT = 1e9


class LocalLink:
    """A conversation with the table over two queues; to the server it is a wire like any other."""

    def __init__(self, hub: Hub, room: Room, guest: Guest) -> None:
        self.on_writable: Any = None
        self.on_lost: Any = None
        self._up: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._down: asyncio.Queue[str | None] = asyncio.Queue()
        free = Bucket(NO_LIMIT, NO_LIMIT)  # scripts are fast
        conversation = Conversation(hub, room, guest, b"", self._up.get, self._take, self, Allowance(*[free] * 6))
        self._talk = asyncio.ensure_future(conversation.run())
        self._talk.add_done_callback(lambda _: self._down.put_nowait(None))

    def write_frame(self, frame: bytes) -> bool:
        for text in texts_of(frame):
            self._down.put_nowait(text)
        return True

    async def _take(self, message: Any) -> None:
        self._down.put_nowait(message.get("text"))

    def cut(self) -> None:
        if self.on_lost is not None:
            self.on_lost()
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def send(self, text: str) -> None:
        self._up.put_nowait({"type": "websocket.receive", "text": text})

    async def receive(self) -> str | None:
        return await self._down.get()

    async def close(self) -> None:
        self.cut()
        await asyncio.wait([self._talk])


class LocalDoor:
    """The door to the only table in a file written by `create`. `warmer` compiles what its bots lack, meanwhile."""

    is_local = True
    deals: Path | None = None

    def __init__(self, path: Path, warmer: Warmer | None = None) -> None:
        self.path = path
        self._warmer = warmer
        self._inside: tuple[Hub, Reviews] | None = None

    async def _enter(self) -> tuple[Hub, Reviews]:
        """Return the hub and its reviews, opened on first use."""
        if self._inside is None:
            hub = Hub(SqliteStorage(self.path))
            await hub.open()
            if self._warmer is not None:
                self._warmer.begin(hub)
            self._inside = hub, Reviews(hub)
        return self._inside

    async def open(self) -> LocalLink:
        hub, _ = await self._enter()
        guest, key = await self._own(hub)
        return LocalLink(hub, await hub.room(key), guest)

    async def _own(self, hub: Hub) -> tuple[Guest, str]:
        """Return the guest of this file and the key of its table."""
        guest = await Guests(hub.storage).find(TOKEN)
        tables = [] if guest is None else await hub.storage.tables_of(guest.id, 1)
        if guest is None or not tables:
            raise KnolleError("no-match-saved", f"{self.path} contains no match.", file=str(self.path))
        return guest, tables[0].key

    async def record(self, match: int) -> dict[str, Any]:
        hub, reviews = await self._enter()
        _, key = await self._own(hub)
        return (await reviews.finished_match(key, match)).match.record()

    async def review(self, seat: int, match: int) -> dict[str, Any]:
        hub, reviews = await self._enter()
        guest, key = await self._own(hub)
        review: dict[str, Any] = msgspec.to_builtins(await reviews.review(guest.id, key, match, seat))
        return review

    async def close(self) -> None:
        inside, self._inside = self._inside, None
        if inside is not None:
            if self._warmer is not None:
                await self._warmer.end()
            await inside[0].close()


@dataclass(frozen=True)
class Opening:
    """A match to be created: the deal is random without a seed, the starting player without a starter."""

    game: str
    players: int
    options: dict[str, Any]
    bots: dict[int, str]
    seed: bytes | None = None
    starter: int | None = None


async def create(path: Path, opening: Opening, name: str) -> None:
    """Create a file with a table of bots, hosted by a guest of that name."""
    starter = "random" if opening.starter is None else opening.starter
    # the screen shows moments at its own pace, and plain lines do not wait
    settings = Settings(takeover=None, starter=starter, tempo="none")  # type: ignore[arg-type]
    making = path.with_suffix(".new")  # renamed at the end, so that a match is complete even if the process is killed
    hub = Hub(SqliteStorage(making))
    await hub.open()
    try:
        guest = await hub.storage.add_guest(hash_token(TOKEN), name, now_ms())
        await hub.create(
            guest, opening.game, opening.players, opening.options, settings, opening.bots, seed=opening.seed
        )
    finally:
        await hub.close()
        Path(f"{making}.lock").unlink()
    making.rename(path)
