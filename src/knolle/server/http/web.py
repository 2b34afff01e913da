"""Pages for people: the compiled front end, and a few small pages that the server renders itself.

The page that signs in another device as the same guest is always rendered by the server. Only its button uses up the
link, not a visit: chat programs visit every link for a preview.
"""

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from knolle.core.errors import KnolleError
from knolle.server.asgi import Receive, Scope, Send
from knolle.server.errors import RequestError
from knolle.server.http.api import Api, cookie
from knolle.server.http.docs import docs_page
from knolle.server.http.endpoint import ROUTE
from knolle.server.http.frontend import FOLDER, INDEX, assets
from knolle.server.http.markup import CSS, STYLE, page, tag
from knolle.server.http.refusals import no_such_method, no_such_path, refusal_response, status_of

Handler = Callable[[Request], Awaitable[Response]]
BUILD = "python web/build.py build"
AGAIN = {"referrer-policy": "strict-origin"}
"""For the page of a link: with `no-referrer` the browser would send its form with the Origin "null"."""


class Pages:
    """All pages of a server."""

    def __init__(self, api: Api, folder: Path = FOLDER) -> None:
        self.api = api
        self.assets = assets(folder)

    def routes(self) -> list[BaseRoute]:
        """Return the last routes of the application: every other path belongs to the front end or does not exist."""
        return [
            route("/move/{secret}", self.move, READ | {"POST"}),
            route("/api/docs", self.docs),
            route(STYLE, self.style),
            route("/{path:path}", self.other, frozenset()),
        ]

    async def move(self, request: Request) -> Response:
        """Show a one-time link's page; on POST, sign in this device as the link's guest."""
        if request.method != "POST":
            guest = await self.api.find_guest(request.scope)
            return move_page(guest.name if guest is not None else None)
        found = await self.api.guests.arrive(request.path_params["secret"])
        if found is None:
            sentence = "This link is used up, expired or unknown. Create a new one on the device you came from."
            raise RequestError("bad-link", sentence, status=410)
        _, token = found
        return RedirectResponse("/", 303, {"set-cookie": cookie(request.scope, token), "cache-control": "no-store"})

    async def docs(self, request: Request) -> Response:
        """Return the API's documentation."""
        return docs_page(self.api.document)

    async def style(self, request: Request) -> Response:
        """Return the style sheet of the server's own pages."""
        return Response(CSS.read_bytes(), headers={"cache-control": "max-age=3600"}, media_type="text/css")

    async def other(self, request: Request) -> Response:
        """Return a file of the front end, or its index for any path that looks like a page."""
        path: str = request.path_params["path"]
        is_page = not path.startswith("api/") and "." not in path.rpartition("/")[2]
        asset = self.assets.get(INDEX if is_page else path)
        if asset is None and not is_page:
            raise no_such_path()
        if request.method not in READ:
            raise no_such_method(sorted(READ))
        return not_compiled_page() if asset is None else asset.response(request)


class Page:
    """One page as an ASGI application; browsers get refusals as a page too."""

    def __init__(self, path: str, handler: Handler, methods: frozenset[str]) -> None:
        self.path, self._handler, self._methods = path, handler, methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[ROUTE] = self.path
        request = Request(scope, receive)
        try:
            if self._methods and request.method not in self._methods:
                raise no_such_method(sorted(self._methods))
            response = await self._handler(request)
        except KnolleError as error:
            response = refusal_response(error)
            if "text/html" in request.headers.get("accept", "") and not scope["path"].startswith("/api/"):
                back = tag("p", tag("a", "Home page", href="/"))
                response = page(
                    "Knolle", tag("h1", "That did not work"), tag("p", error.sentence), back, status=status_of(error)
                )
        await response(scope, receive, send)


READ = frozenset({"GET", "HEAD"})


def route(path: str, handler: Handler, methods: frozenset[str] = READ) -> Route:
    return Route(path, Page(path, handler, methods))


# -- the server's own pages ------------------------------------------------------------------------


def not_compiled_page() -> Response:
    """Return the page of a checkout whose front end was never compiled, started without `./knolle`."""
    return page(
        "Knolle",
        tag("h1", "Knolle"),
        tag("p", "The server runs, but its front end is not compiled. In the checkout, run ", tag("code", BUILD)),
        tag("p", "Programs can play anyway: ", tag("a", "the HTTP API", href="/api/docs"), "."),
        status=503,
    )


def move_page(name: str | None) -> Response:
    """Return the page that asks whether to sign in this device as the link's guest."""
    known = "You have no name or tables on this device yet."
    if name is not None:
        known = f"On this device you are currently {name or 'a guest without a name'}; continuing replaces that."
    return page(
        "Knolle",
        tag("h1", "Continue on this device"),
        tag(
            "p",
            "This link lets you continue on this device, with the same name and at the same tables. ",
            known,
        ),
        tag("p", "Continue only if you created the link yourself. It works once.", class_="quiet"),
        tag("form", tag("button", "Continue here", type="submit"), method="post"),
        headers=AGAIN,
    )
