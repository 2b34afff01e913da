"""All tables of one server: creates and finds them, and keeps them in memory while somebody is connected."""

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from knolle.bots.warmup import is_compiled
from knolle.core.errors import KnolleError
from knolle.core.game import Game
from knolle.core.registry import game as game_of
from knolle.lessons import Lesson
from knolle.server.errors import RequestError
from knolle.server.json import encode
from knolle.server.protocol import Bye, Settings
from knolle.server.push.notice import Notice
from knolle.server.rooms.journals import Journals
from knolle.server.rooms.listing import line_of
from knolle.server.rooms.metrics import Metrics
from knolle.server.rooms.room import Room, now_ms
from knolle.server.rooms.thinking import Thinkers
from knolle.server.storage.contract import Entry, Guest, Place, Storage, TableRow
from knolle.server.table import creating, steps
from knolle.server.table.table import Table

LOG = logging.getLogger("knolle.server")
MOST_TABLES = 30
"""Unfinished tables a guest may have."""
MOST_LISTED = 3
"""Of these, tables that the lobby lists."""
REST = 60.0
"""Seconds a table without clients stays in memory."""
_KEY = re.compile(r"[\w-]{1,64}", re.ASCII)


class ElsewhereError(RequestError):
    """Another server owns the table."""

    def __init__(self, place: Place) -> None:
        super().__init__(
            "table-elsewhere", "Another server has the table and cannot be reached; try again.", status=503
        )
        self.place = place


@dataclass
class Hub:
    """The tables in memory, and the storage that has all of them."""

    storage: Storage
    thinkers: Thinkers = field(default_factory=Thinkers)
    metrics: Metrics = field(default_factory=Metrics)
    place: Place = field(default_factory=lambda: Place(secrets.token_hex(8)))
    pace: float = 2.0
    """Seconds before each bot's choice while bots play for all people, so that these can come back before the end."""
    call: Callable[[Notice], None] = lambda notice: None
    """Tells a guest something who is not connected."""
    rooms: dict[str, Room] = field(default_factory=dict)
    _loading: dict[str, asyncio.Future[Room]] = field(default_factory=dict)
    _leaving: dict[int, asyncio.Future[None]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.journals = Journals(self.storage)

    async def open(self) -> None:
        self.storage.stand(self.place, self._lose_all)
        await self.storage.open()

    async def send_away(self) -> None:
        """Give up all tables, and tell all clients to come back, to another server or to the next one here."""
        self.thinkers.close()
        self._lose_all()
        await self.storage.leave()

    def _lose_all(self) -> None:
        for room in list(self.rooms.values()):
            room.lose()

    def part_with(self, guest: int, kept: bytes) -> None:
        """Close the sockets of a guest's devices but one; those that come back are new guests."""
        for client in [client for room in self.rooms.values() for client in room.clients]:
            if client.guest.id == guest and client.device != kept:
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
        bots: Mapping[int, str],
        lesson: Lesson | None = None,
        seed: bytes | None = None,
    ) -> str:
        """Create a table hosted by the guest, with the deal of a lesson or a seed if given; return its key.

        It has no owner yet: the server that its first socket reaches becomes that.
        """
        if await self.storage.count_open(guest.id) >= MOST_TABLES:
            raise RequestError(
                "too-many-tables",
                f"A guest may have at most {MOST_TABLES} tables open; close one first.",
                status=429,
                most=MOST_TABLES,
            )
        if settings.listed and await self.storage.count_listed(guest.id) >= MOST_LISTED:
            raise RequestError(
                "too-many-listed",
                f"A guest may have at most {MOST_LISTED} tables in the list; close one first.",
                status=429,
                most=MOST_LISTED,
            )
        opened = creating.create(guest, game, players, options, settings, bots, lesson, seed)
        await self.ready(game)
        key, now = secrets.token_urlsafe(16), now_ms()
        table = Table(opened, now)
        line = line_of(table, key)
        number = await self.storage.create(key, opened.game, line, Entry(0, now, steps.encode(opened)), (guest.id,))
        self.journals.keep(number, table)
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
        """Return the room of a table, loaded from the storage if it is not in memory; 404 if there is none.

        Raise ElsewhereError if another server owns the table.
        """
        room = self.rooms.get(key)
        if room is not None:
            return room
        if key not in self._loading:
            self._loading[key] = asyncio.ensure_future(self._load(key))
            self._loading[key].add_done_callback(lambda _: self._loading.pop(key, None))
        return await asyncio.shield(self._loading[key])

    async def _load(self, key: str) -> Room:
        row = await self._find(key)
        await self.ready(row.game)
        if row.id in self._leaving:
            await self._leaving[row.id]
        place = await self.storage.claim(row.id)
        if place is not None:
            raise ElsewhereError(place)
        room = Room(self, row.id, key, await self.journals.take(row.id))
        self._keep(room)
        return room

    async def _find(self, key: str) -> TableRow:
        row = await self.storage.find(key) if _KEY.fullmatch(key) else None
        if row is None:
            raise RequestError("no-such-table", "There is no table behind this link.", status=404)
        return row

    async def id_of(self, key: str) -> int:
        """Return what the storage calls a table; 404 if there is none."""
        room = self.rooms.get(key)
        return (await self._find(key)).id if room is None else room.id

    @asynccontextmanager
    async def look(self, key: str) -> AsyncIterator[Table]:
        """Lend a table to be read only, wherever its owner is, and claim nothing; 404 if there is none."""
        room = self.rooms.get(key)
        if room is not None:
            async with room.lock:  # nobody may see what is not stored yet
                if not room.is_closed:
                    yield room.table
                    return
        row = await self._find(key)
        await self.ready(row.game)
        async with self.journals.read(row.id) as table:
            yield table

    def _keep(self, room: Room) -> None:
        self.rooms[room.key] = room
        self.metrics.tables.set(len(self.rooms))
        self.rest(room)

    def rest(self, room: Room) -> None:
        """Drop the table from memory if nobody is connected `REST` seconds from now."""
        asyncio.get_running_loop().call_later(REST, self._forget, room)

    def _forget(self, room: Room) -> None:
        if room.is_idle and not room.is_closed:
            self.drop(room)
            self._leaving[room.id] = asyncio.ensure_future(self._release(room.id))
        elif not room.clients and not room.is_closed:
            self.rest(room)

    async def _release(self, table: int) -> None:
        try:
            await self.storage.release(table)
        except KnolleError as error:  # it stays here until somebody asks for it, or this server ends
            LOG.warning("table was not released", extra={"table": table, "code": error.code})
        finally:
            del self._leaving[table]

    def drop(self, room: Room) -> None:
        """Remove a room from memory and stop its work; the next request loads its table again."""
        if self.rooms.get(room.key) is room:
            del self.rooms[room.key]
            self.metrics.tables.set(len(self.rooms))
        room.close()


def _touch(game: Game) -> None:
    """Load the compiled code of a game from its cache."""
    from knolle.core.match import Match

    match = Match(game, players=game.players[0])
    match.view(0).facts()
    match.act(match.to_act[0], match.legal(match.to_act[0])[0])
