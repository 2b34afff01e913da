"""The server as one ASGI application: sockets, HTTP, and the lifespan of what they need."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, WebSocketRoute

from knolle.server.after.judging import Reviews
from knolle.server.guests import Guests
from knolle.server.http.api import Api
from knolle.server.http.endpoint import endpoints_of, routes
from knolle.server.http.web import Pages
from knolle.server.limits import Limits
from knolle.server.process.logs import RequestLog
from knolle.server.process.security import Defence
from knolle.server.process.warming import Warmer
from knolle.server.rooms.hub import Hub
from knolle.server.rooms.socket import Sockets
from knolle.server.storage.contract import Storage


def application(
    storage: Storage,
    *,
    origins: frozenset[str] = frozenset(),
    limits: Limits = Limits(),  # noqa: B008
    metrics_open: bool = False,
    share: str | None = None,
    warming: Warmer | None = None,
) -> Starlette:
    """Return the application of a server with the given storage.

    `origins` are other origins whose pages may use the server, `share` is the address to give to others, `warming`
    loads games and bots once the server runs.
    """
    hub = Hub(storage)
    guests = Guests(storage)
    reviews = Reviews(hub)
    api = Api(hub, guests, reviews, limits, metrics_open, share)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        try:
            if warming is not None:
                warming.begin(hub)
            yield
        finally:
            if warming is not None:
                await warming.end()
            reviews.close()
            await hub.close()

    sockets: list[BaseRoute] = [WebSocketRoute("/api/tables/{key}/socket", Sockets(hub, guests, origins))]
    app = Starlette(
        routes=[*sockets, *routes(endpoints_of(api), api.find_guest), *Pages(api).routes()],
        middleware=[Middleware(RequestLog), Middleware(Defence, limits, origins)],
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.hub, app.state.guests = hub, guests
    return app
