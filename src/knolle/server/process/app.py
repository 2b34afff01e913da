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
from knolle.server.push.service import Push
from knolle.server.rooms.hub import Hub
from knolle.server.rooms.socket import Sockets
from knolle.server.rooms.waking import Waker
from knolle.server.storage.contract import Place, Storage


def application(
    storage: Storage,
    *,
    origins: frozenset[str] = frozenset(),
    limits: Limits = Limits(),  # noqa: B008
    metrics_open: bool = False,
    share: str | None = None,
    warming: Warmer | None = None,
    place: Place | None = None,
    push_origins: frozenset[str] = frozenset(),
) -> Starlette:
    """Return the application of a server with the given storage.

    `origins` are other origins whose pages may use the server, `share` is the address to give to others, `warming`
    loads games and bots once the server runs. `place` is where other servers on the same storage find this one.
    `push_origins` are push services that notices may be sent to besides public ones.
    """
    hub = Hub(storage) if place is None else Hub(storage, place=place)
    guests = Guests(storage)
    reviews = Reviews(hub)
    push = Push(storage, push_origins, lambda outcome: hub.metrics.notices.labels(outcome).inc())
    hub.call = push.send
    waker = Waker(hub)
    api = Api(hub, guests, reviews, push, limits, metrics_open, share, origins)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        try:
            if warming is not None:
                warming.begin(hub)
            push.begin()
            waker.begin()
            yield
        finally:
            await waker.end()
            await push.end()
            if warming is not None:
                await warming.end()
            api.replays.close()
            await hub.close()

    sockets: list[BaseRoute] = [WebSocketRoute("/api/tables/{key}/socket", Sockets(hub, guests, origins, limits))]
    app = Starlette(
        routes=[*sockets, *routes(endpoints_of(api), api.find_guest), *Pages(api).routes()],
        middleware=[Middleware(RequestLog), Middleware(Defence, limits, origins)],
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.hub, app.state.guests = hub, guests
    return app
