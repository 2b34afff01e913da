"""Pages for people: the compiled page of the package, and a few small ones of the server's own.

The page that makes another device the same guest is the server's in any case. It spends its link by a button, never by
being looked at: chat programs look at every link.
"""

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from knolle.core.errors import KnolleError
from knolle.server.api import Api, cookie
from knolle.server.docs import docs_page
from knolle.server.endpoint import ROUTE
from knolle.server.errors import RequestError
from knolle.server.frontend import FOLDER, INDEX, assets
from knolle.server.markup import CSS, STYLE, page, tag
from knolle.server.refusals import no_such_method, no_such_path, refused, status_of
from knolle.server.socket import Receive, Scope, Send

Handler = Callable[[Request], Awaitable[Response]]
BUILD = "python web/build.py build"
AGAIN = {"referrer-policy": "strict-origin"}
"""On the page of a link: with no referrer at all a browser would not say whose page its button was on."""


class Pages:
    """All pages of a server."""

    def __init__(self, api: Api, folder: Path = FOLDER) -> None:
        self.api = api
        self.assets = assets(folder)

    def routes(self) -> list[BaseRoute]:
        """The last routes of the application: whatever is left is the front end's or nobody's."""
        return [
            route("/move/{secret}", self.move, READ | {"POST"}),
            route("/api/docs", self.docs),
            route(STYLE, self.style),
            route("/{path:path}", self.other, frozenset()),
        ]

    async def move(self, request: Request) -> Response:
        """A one-time link: ask, or become the guest."""
        if request.method != "POST":
            guest = await self.api.find_guest(request.scope)
            return move_page(guest.name if guest is not None else None)
        found = await self.api.guests.arrive(request.path_params["secret"])
        if found is None:
            sentence = "This link is used up, too old or unknown. Make another on the device where you are known."
            raise RequestError("bad-link", sentence, status=410)
        _, token = found
        return RedirectResponse("/", 303, {"set-cookie": cookie(request.scope, token), "cache-control": "no-store"})

    async def docs(self, request: Request) -> Response:
        """The API for people."""
        return docs_page(self.api.document)

    async def style(self, request: Request) -> Response:
        """The style of the server's own pages."""
        return Response(CSS.read_bytes(), headers={"cache-control": "max-age=3600"}, media_type="text/css")

    async def other(self, request: Request) -> Response:
        """A file of the front end, or a page that it makes itself."""
        path: str = request.path_params["path"]
        is_page = not path.startswith("api/") and "." not in path.rpartition("/")[2]
        asset = self.assets.get(INDEX if is_page else path)
        if asset is None and not is_page:
            raise no_such_path()
        if request.method not in READ:
            raise no_such_method(sorted(READ))
        return not_compiled_page() if asset is None else asset.response(request)


class Page:
    """One page as an application; what is refused there is told as a page, to browsers."""

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
            response = refused(error)
            if "text/html" in request.headers.get("accept", "") and not scope["path"].startswith("/api/"):
                back = tag("p", tag("a", "To the start", href="/"))
                response = page("Knolle", tag("h1", "Not so"), tag("p", error.sentence), back, status=status_of(error))
        await response(scope, receive, send)


READ = frozenset({"GET", "HEAD"})


def route(path: str, handler: Handler, methods: frozenset[str] = READ) -> Route:
    return Route(path, Page(path, handler, methods))


# -- the server's own pages ------------------------------------------------------------------------


def not_compiled_page() -> Response:
    """A checkout whose page was never compiled, started without `./knolle`."""
    return page(
        "Knolle",
        tag("h1", "Knolle"),
        tag("p", "The server runs, but its page is not compiled. In the checkout: ", tag("code", BUILD)),
        tag("p", "Programs can play all the same: ", tag("a", "the HTTP API", href="/api/docs"), "."),
        status=503,
    )


def move_page(name: str | None) -> Response:
    """Asks whether this device shall become another guest."""
    known = "You are not known on this device yet."
    if name is not None:
        known = f"On this device you are {name or 'a guest without a name'} so far; that is left behind."
    return page(
        "Knolle",
        tag("h1", "Be the same guest here"),
        tag(
            "p",
            "Whoever made this link wants to go on on this device, under the same name and at the same tables. ",
            known,
        ),
        tag("p", "Do so only if the link is your own. It is good once.", class_="quiet"),
        tag("form", tag("button", "Go on here", type="submit"), method="post"),
        headers=AGAIN,
    )
