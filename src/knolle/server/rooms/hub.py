"""All tables of one server: creates and finds them, and keeps them in memory while somebody is connected."""

import asyncio
import logging
import re
import secrets
from dataclasses import dataclass, field
from typing import Any

from knolle.bots.warmup import is_compiled
from knolle.core.game import Game
from knolle.core.registry import game as game_of
from knolle.lessons import Lesson
from knolle.server.errors import RequestError
from knolle.server.json import encode
from knolle.server.protocol import Bye, Level, Settings
from knolle.server.rooms.metrics import Metrics
from knolle.server.rooms.room import Room, now_ms
from knolle.server.rooms.thinking import Thinkers
from knolle.server.storage.contract import Entry, Guest, Storage
from knolle.server.table import creating, steps
from knolle.server.table.table import Table

LOG = logging.getLogger("knolle.server")
MOST_TABLES = 30
"""Unfinished tables a guest may have."""
REST = 60.0
"""Seconds a table without clients stays in memory."""
_KEY = re.compile(r"[\w-]{1,64}", re.ASCII)


@dataclass
class Hub:
    """The tables in memory, and the storage that has all of them."""

    storage: Storage
    thinkers: Thinkers = field(default_factory=Thinkers)
    metrics: Metrics = field(default_factory=Metrics)
    patience: float = 3.0
    """Seconds before this server moves a table's bots if another server wrote last, which then moves them itself."""
    pace: float = 2.0
    """Seconds before each bot's choice while bots play for all people, so that these can come back before the end."""
    rooms: dict[str, Room] = field(default_factory=dict)
    _by_id: dict[int, Room] = field(default_factory=dict)
    _loading: dict[str, asyncio.Future[Room | None]] = field(default_factory=dict)

    async def open(self) -> None:
        await self.storage.open()
        self.storage.watch(self._notice)

    def send_away(self) -> None:
        """Tell all clients that the server will be back soon, and close their sockets."""
        for room in self.rooms.values():
            for client in list(room.clients):
                client.leave("restart")

    async def close(self) -> None:
        """Tell all clients, finish what is in progress, and close the storage."""
        for room in list(self.rooms.values()):
            for client in list(room.clients):
                client.send(encode(Bye(code="restart", again=True)))
            async with room.lock:
                room.close()
        self.thinkers.close()
        await self.storage.close()

    # -- tables ------------------------------------------------------------------------------------

    async def create(
        self,
        guest: Guest,
        game: str,
        players: int,
        options: dict[str, Any],
        settings: Settings,
        bots: dict[int, Level],
        lesson: Lesson | None = None,
        seed: bytes | None = None,
    ) -> str:
        """Create a table hosted by the guest, with the deal of a lesson or a seed if given; return its key."""
        if await self.storage.count_open(guest.id) >= MOST_TABLES:
            raise RequestError(
                "too-many-tables",
                f"A guest may have at most {MOST_TABLES} tables open; close one first.",
                status=429,
                most=MOST_TABLES,
            )
        opened = creating.create(guest, game, players, options, settings, bots, lesson, seed)
        await self.ready(game)
        key, now = secrets.token_urlsafe(16), now_ms()
        table = Table(opened, now)
        about = Room(self, 0, key, table).line
        number = await self.storage.create(key, opened.game, about, Entry(0, now, steps.encode(opened)), (guest.id,))
        self._keep(Room(self, number, key, table))
        return key

    async def ready(self, game: str) -> Game:
        """Return a game once its compiled code is loaded, which happens in a thread the first time."""
        known = game_of(game)
        if "calls" not in vars(known):
            run = asyncio.get_running_loop().run_in_executor
            if not await run(None, is_compiled, known, "table"):
                await self.thinkers.ready(game, "easy")
            await run(None, _touch, known)
        return known

    def note_presence(self) -> None:
        """Announce to all tables which bots are ready."""
        for room in self.rooms.values():
            room.note_presence()

    async def room(self, key: str) -> Room:
        """Return the room of a table, loaded from the storage if it is not in memory; 404 if there is none."""
        room = self.rooms.get(key)
        if room is not None:
            return room
        if not _KEY.fullmatch(key):
            raise _no_such_table()
        if key not in self._loading:
            self._loading[key] = asyncio.ensure_future(self._load(key))
            self._loading[key].add_done_callback(lambda _: self._loading.pop(key, None))
        found = await asyncio.shield(self._loading[key])
        if found is None:
            raise _no_such_table()
        return found

    async def _load(self, key: str) -> Room | None:
        row = await self.storage.find(key)
        if row is None:
            return None
        await self.ready(row.game)
        room = Room(self, row.id, key, await self.read_table(row.id))
        self._keep(room)
        return room

    async def read_table(self, id: int) -> Table:
        """Return a table, replayed from its journal."""
        first, *rest = await self.storage.journal(id)
        opened = steps.decode(first.body)
        assert isinstance(opened, steps.Opened)
        table = Table(opened, first.at)
        for entry in rest:
            table.evolve(steps.decode(entry.body), entry.at)
        return table

    def _keep(self, room: Room) -> None:
        self.rooms[room.key] = room
        self._by_id[room.id] = room
        self.metrics.tables.set(len(self.rooms))
        self.rest(room)

    def rest(self, room: Room) -> None:
        """Drop the table from memory if nobody is connected `REST` seconds from now."""
        asyncio.get_running_loop().call_later(REST, self._forget, room)

    def _forget(self, room: Room) -> None:
        if room.is_idle:
            self.drop(room)
        elif not room.clients:
            self.rest(room)

    def drop(self, room: Room) -> None:
        """Remove a room from memory and stop its work; the next request loads its table again."""
        if self.rooms.get(room.key) is room:
            del self.rooms[room.key], self._by_id[room.id]
            self.metrics.tables.set(len(self.rooms))
        room.close()

    # -- other servers -----------------------------------------------------------------------------

    def _notice(self, table: int, seq: int) -> None:
        room = self._by_id.get(table)
        if room is not None:
            room.notice(seq)


def _touch(game: Game) -> None:
    """Load the compiled code of a game from its cache."""
    from knolle.core.match import Match

    match = Match(game, players=game.players[0])
    match.view(0).facts()
    match.act(match.to_act[0], match.legal(match.to_act[0])[0])


def _no_such_table() -> RequestError:
    return RequestError("no-such-table", "There is no table behind this link.", status=404)
