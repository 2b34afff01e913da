"""HTTP without a network: the whole application, called as an ASGI server would call it."""

import asyncio
import functools
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from knolle.server.process.app import application
from knolle.server.rooms.socket import Sockets
from knolle.server.storage import open_storage
from knolle.server.table.dealing import commit
from server.playing import Pipe, Player

HOME = "http://cards.example"
SHORT = {"potato-man": {"rounds": 1}, "companeros": {}, "hot-potato": {"points": 2}}


def run_async(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Decorate an async test."""

    @functools.wraps(test)
    def run(*args: Any, **named: Any) -> None:
        asyncio.run(test(*args, **named))

    return run


@dataclass
class Visit:
    """A running application, and ways to reach it."""

    app: Starlette

    def browser(self, address: str = "203.0.113.7", home: str = HOME, **more: Any) -> httpx.AsyncClient:
        """Return a visitor from that address, with their own cookies."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 50000))
        return httpx.AsyncClient(transport=transport, base_url=home, **more)

    async def guest(self, name: str, **more: Any) -> httpx.AsyncClient:
        """Return a visitor who is a guest with a name."""
        visitor = self.browser(**more)
        assert (await visitor.get("/api/me")).status_code == 200
        assert (await visitor.patch("/api/me", json={"name": name})).json() == {"name": name}
        return visitor

    async def at_table(self, visitor: httpx.AsyncClient, key: str) -> Player:
        """Connect a visitor to a table's socket."""
        sockets = Sockets(self.app.state.hub, self.app.state.guests)
        player = Player(Pipe(sockets, key, visitor.cookies["knolle"]))
        await player.hello()
        await player.hear()
        return player

    async def play(self, key: str, *visitors: httpx.AsyncClient, seed: int = 1) -> None:
        """Seat visitors in this order and play a match to its end; the first is the host."""
        players = [await self.at_table(visitor, key) for visitor in visitors]
        for n, player in enumerate(players):
            if player.state.you["seat"] is None:
                assert (await player.ask("sit", name=f"P{n}"))["type"] == "done"
            elif player.state.table["seats"][player.state.you["seat"]]["invited"]:
                assert (await player.ask("rematch"))["type"] == "done"
            assert (await player.ask("commit", commitment=commit(f"of {n}")))["type"] == "done"
        assert (await players[0].ask("start"))["type"] == "done"
        for n, player in enumerate(players):
            assert (await player.ask("reveal", text=f"of {n}"))["type"] == "done"
        await asyncio.gather(*(play_on(player, random.Random(seed + n)) for n, player in enumerate(players)))
        for player in players:
            await player.link.close()


async def play_on(player: Player, chance: random.Random) -> None:
    """Make random choices until the match is over."""
    while player.state.table["status"] != "over":
        if player.is_asked:
            assert player.state.view is not None
            await player.act(chance.choice(player.state.view["legal"]))
        else:
            await player.hear()


@asynccontextmanager
async def visiting(folder: Path, **options: Any) -> AsyncIterator[Visit]:
    """Run an application on its own database."""
    app = application(open_storage(f"sqlite:///{folder / 'knolle.db'}"), **options)
    async with app.router.lifespan_context(app):
        yield Visit(app)


async def open_table(visitor: httpx.AsyncClient, game: str = "potato-man", players: int = 2, **more: Any) -> str:
    """Create a table of a visitor and return its key."""
    settings = {"tempo": "none"} | more.pop("settings", {})
    made = await visitor.post("/api/tables", json={"game": game, "players": players, "settings": settings, **more})
    assert made.status_code == 201, made.text
    key: str = made.json()["key"]
    return key


async def play_match(visit: Visit, game: str = "potato-man", players: int = 2, **more: Any) -> tuple[Any, Any, str]:
    """Play a match of two people; return them and the table's key."""
    ann, ben = await visit.guest("Ann"), await visit.guest("Ben")
    key = await open_table(ann, game, players, options=SHORT[game] | more.pop("options", {}), **more)
    await visit.play(key, ann, ben)
    return ann, ben, key


def code_of(response: httpx.Response) -> tuple[int, str]:
    """Return the status and code of a refusal, after checking its shape."""
    told = response.json()
    assert list(told) == ["code", "params", "rule", "sentence", "said"], told
    assert told["sentence"].endswith(".")
    return response.status_code, told["code"]
