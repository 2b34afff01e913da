"""A server without a network, whose bots choose only when told to."""

import asyncio
import contextlib
import random
from typing import Any

import msgspec

from knolle.core.registry import game as game_of
from knolle.core.view import View
from knolle.server.guests import Guests
from knolle.server.protocol import Settings
from knolle.server.rooms.hub import Hub
from knolle.server.rooms.socket import Sockets
from knolle.server.rooms.thinking import Thinkers
from knolle.server.storage.contract import Storage
from server.playing import ClientState, GoneError, Person, Pipe, Player


class Bots(Thinkers):
    """Bots that choose only when told to: `move` lets the one that has waited longest choose.

    With `is_quick` they choose at once.
    """

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[View, asyncio.Future[int]]] = []
        self.is_quick = False
        self._random = random.Random(0)

    async def choose(self, view: View, level: str, owner: int) -> int:
        if self.is_quick:
            return self._random.choice(view.legal)
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting.append((view, future))
        return await future

    def move(self) -> None:
        view, future = self.waiting.pop(0)
        if not future.done():
            future.set_result(self._random.choice(view.legal))

    def close(self) -> None:
        super().close()
        self.waiting.clear()


class Parlour:
    """A server without a network."""

    def __init__(self, storage: Storage) -> None:
        self.bots = Bots()
        self.hub = Hub(storage, thinkers=self.bots)
        self.guests = Guests(storage)
        self.sockets = Sockets(self.hub, self.guests)
        self.people: dict[str, Person] = {}
        self.key = ""

    async def person(self, name: str) -> Person:
        self.people[name] = Person(*await self.guests.welcome(name))
        return self.people[name]

    async def open_table(
        self, host: Person, game: str = "potato-man", players: int = 3, *, options: Any = None, **settings: Any
    ) -> str:
        """Create the table that people join from now on, and return its key."""
        bots = settings.pop("bots", {})
        made = msgspec.convert({"tempo": "none"} | settings, Settings)
        assert game_of(game).calls, "loaded here, because a thread would not follow the loop's clock"
        self.key = await self.hub.create(host.guest, game, players, options or {}, made, bots)
        return self.key

    async def join(
        self, person: Person, seq: int | None = None, state: ClientState | None = None, looker: int | None = None
    ) -> Player:
        """Connect a player to the table; return them once they have received all messages."""
        player = Player(Pipe(self.sockets, self.key, person.token))
        player.state = state or ClientState(looker=looker)
        await player.hello(seq)
        await self.settle(player)
        return player

    async def settle(self, *players: Player, pause: float = 0.1) -> None:
        """Let everything happen that is due within `pause` seconds, and receive the messages."""
        if pause:
            await asyncio.sleep(pause)
        for player in players:
            assert isinstance(player.link, Pipe)
            with contextlib.suppress(GoneError):
                while player.link.has_news:
                    await player.hear()

    async def seat(self, *names: str, **table: Any) -> list[Player]:
        """Create a table, seat its host and friends in this order, start the match, and return the players."""
        people = [await self.person(name) for name in names]
        await self.open_table(people[0], players=table.pop("players", len(names)), **table)
        players = [await self.join(person) for person in people]
        for name, player in zip(names, players, strict=True):
            assert (await player.ask("sit", name=name))["type"] == "done"
        assert (await players[0].ask("start"))["type"] == "done"
        await self.settle(*players)
        return players

    async def play_on(self, *players: Player) -> None:
        """Let a bot that is to choose do so, or else a player who is asked."""
        if self.bots.waiting:
            self.bots.move()
        else:
            await next(player for player in players if player.is_asked).act()
        await self.settle(*players)

    async def play_to_deal(self, *players: Player) -> None:
        """Play until cards are dealt again."""
        before = self.table.match.n_shuffles
        while self.table.match.n_shuffles == before:
            await self.play_on(*players)

    @property
    def table(self) -> Any:
        return self.hub.rooms[self.key].table
