"""All tables of one server: made, found, kept in memory while somebody is there, and left to the storage when not."""

import asyncio
import logging
import re
import secrets
from dataclasses import dataclass, field
from types import NoneType
from typing import Any

from knolle.core.errors import OptionError
from knolle.core.fair import new_seed
from knolle.core.game import Game
from knolle.core.options import Options
from knolle.core.registry import game as game_of
from knolle.lessons import Lesson
from knolle.server import steps
from knolle.server.errors import RequestError
from knolle.server.faces import encode
from knolle.server.metrics import Metrics
from knolle.server.protocol import Bye, Level, Settings
from knolle.server.room import Room, now_ms
from knolle.server.storage.contract import Entry, Guest, Storage
from knolle.server.table import Table
from knolle.server.thinking import Thinkers

LOG = logging.getLogger("knolle.server")
MOST_TABLES = 30
"""Tables that a guest may have open."""
MOST_NUMBER = 100
"""The largest whole number in an option: nobody plays a million rounds, but bots would."""
REST = 60.0
"""Seconds that a table without clients stays in memory."""
_KEY = re.compile(r"[\w-]{1,64}", re.ASCII)


@dataclass
class Hub:
    """The server's tables, beside the storage that has them all."""

    storage: Storage
    thinkers: Thinkers = field(default_factory=Thinkers)
    metrics: Metrics = field(default_factory=Metrics)
    patience: float = 3.0
    """Seconds that this server leaves to the one that wrote last to move a table's bots."""
    pace: float = 2.0
    """Seconds before each choice where bots play for all people: so there is something left to come back to."""
    rooms: dict[str, Room] = field(default_factory=dict)
    _by_id: dict[int, Room] = field(default_factory=dict)
    _loading: dict[str, asyncio.Future[Room | None]] = field(default_factory=dict)

    async def open(self) -> None:
        await self.storage.open()
        self.storage.watch(self._notice)

    def send_away(self) -> None:
        """Tell everybody that the server will be back soon, and close the sockets."""
        for room in self.rooms.values():
            for client in list(room.clients):
                client.leave("restart")

    async def close(self) -> None:
        """Tell everybody, finish what is under way, and let the storage go."""
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
        """A new table whose host the guest is, perhaps with the deal of a lesson or a seed; the key of its link."""
        if await self.storage.count_open(guest.id) >= MOST_TABLES:
            raise RequestError(
                "too-many-tables",
                f"A guest has at most {MOST_TABLES} tables open; close one first.",
                status=429,
                most=MOST_TABLES,
            )
        known = game_of(game)
        _check_seats(known, settled(known, players, options), settings, bots)
        await self.ready(game)
        opened = steps.Opened(
            game=known.slug,
            players=players,
            options=dict(options),
            settings=settings,
            host=guest.id,
            host_name=guest.name,
            bots=dict(bots),
            seed=(seed or new_seed()).hex() if lesson is None else lesson.script.seed,
            lesson=None if lesson is None else lesson.slug,
        )
        key, now = secrets.token_urlsafe(16), now_ms()
        table = Table(opened, now)
        about = Room(self, 0, key, table).line
        number = await self.storage.create(key, known.slug, about, Entry(0, now, steps.encode(opened)), (guest.id,))
        self._keep(Room(self, number, key, table))
        return key

    async def ready(self, game: str) -> Game:
        """A game whose compiled code is there; loading it takes a moment once, and others go on meanwhile."""
        known = game_of(game)
        await self.thinkers.ready(game, "easy")
        if "calls" not in vars(known):
            await asyncio.get_running_loop().run_in_executor(None, _touch, known)
        return known

    def note_presence(self) -> None:
        """Tell all tables what is ready now."""
        for room in self.rooms.values():
            room.note_presence()

    async def room(self, key: str) -> Room:
        """The room of a table, read from the storage on first touch."""
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
        """A table as its journal tells it."""
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
        """Somebody left: when nobody comes for a while, the table is left to the storage."""
        asyncio.get_running_loop().call_later(REST, self._forget, room)

    def _forget(self, room: Room) -> None:
        if room.is_idle:
            self.drop(room)
        elif not room.clients:
            self.rest(room)

    def drop(self, room: Room) -> None:
        """Have a table read anew at the next touch; whoever is there is sent away and may come back."""
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
    """Have the compiled code of a game read from its cache."""
    from knolle.core.match import Match

    match = Match(game, players=game.players[0])
    match.view(0).facts()
    match.act(match.to_act[0], match.legal(match.to_act[0])[0])


def _no_such_table() -> RequestError:
    return RequestError("no-such-table", "There is no table behind this link.", status=404)


def settled(game: Game, players: int, options: dict[str, Any]) -> Options:
    """Options for a table. What guests send must neither open a file of the server nor keep its bots busy for days."""
    for option in game.options:
        if option.load is not None and not isinstance(options.get(option.name), (dict, NoneType)):
            raise OptionError(
                "not-a-mapping",
                f"At a table {option.name} are given themselves, as an object, not by a file's name.",
                rule=option.rule,
                option=option.name,
            )
    chosen = game.settle(players, options)
    for option in game.options:
        value = chosen[option.name]
        if option.least is not None and value > MOST_NUMBER and value != option.default_for(players):
            raise OptionError(
                "bad-option-value",
                f"{option.name}={value} is too much for a table; allowed are {option.least} to {MOST_NUMBER}.",
                rule=option.rule,
                option=option.name,
                value=str(value),
                allowed=f"{option.least} to {MOST_NUMBER}",
                **option.limits | {"most": MOST_NUMBER},
            )
    return chosen


def _check_seats(game: Game, settled: Any, settings: Settings, bots: dict[int, Level]) -> None:
    for seat in bots:
        if not 0 <= seat < settled.players:
            raise OptionError(
                "no-such-seat",
                f"The seats of this table are 0 to {settled.players - 1}, not {seat}.",
                seat=seat,
                seats=settled.players,
            )
    if settings.starter != "random":
        game.check_starter(settled, settings.starter)
