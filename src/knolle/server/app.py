"""The server as one ASGI application: sockets, HTTP, and what must be opened and closed around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute

from knolle.server.guests import Guests
from knolle.server.hub import Hub
from knolle.server.socket import Sockets
from knolle.server.storage.contract import Storage


def application(storage: Storage, *, origins: frozenset[str] = frozenset()) -> Starlette:
    """The application of a server with that storage."""
    hub = Hub(storage)
    guests = Guests(storage)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{key}/socket", Sockets(hub, guests, origins))]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.hub, app.state.guests = hub, guests
    return app
