"""Pages for people: the compiled front end where the package has it, else a small page of the server's own.

The page that makes another device the same guest is the server's in any case. It spends its link by a button, never by
being looked at: chat programs look at every link.
"""

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from knolle.core.errors import KnolleError
from knolle.core.registry import game as game_of
from knolle.server.api import Api, cookie, line_of, socket_of
from knolle.server.bodies import TableLine
from knolle.server.docs import docs_page
from knolle.server.endpoint import ROUTE
from knolle.server.errors import RequestError
from knolle.server.frontend import FOLDER, INDEX, assets
from knolle.server.markup import CSS, STYLE, Html, grid, joined, listing, page, tag
from knolle.server.protocol import SeatFacts, TableFacts
from knolle.server.refusals import no_such_method, no_such_path, refused, status_of
from knolle.server.socket import Receive, Scope, Send

Handler = Callable[[Request], Awaitable[Response]]
MOST_SHOWN = 20
AGAIN = {"referrer-policy": "strict-origin"}
"""On the page of a link: with no referrer at all a browser would not say whose page its button was on."""
TO_PLAY = """curl -c jar http://HERE/api/me
curl -b jar -H 'Content-Type: application/json' http://HERE/api/tables \\
     -d '{"game": "potato-man", "players": 3, "bots": {"1": "medium", "2": "hard"}}'"""
MESSAGES = """{"type": "hello", "version": 1}
{"type": "sit", "id": "1", "name": "Ann"}
{"type": "start", "id": "2"}
{"type": "act", "id": "3", "seq": 4, "action": "R7"}"""


class Pages:
    """All pages of a server."""

    def __init__(self, api: Api, folder: Path = FOLDER) -> None:
        self.api = api
        self.assets = assets(folder)

    def routes(self) -> list[BaseRoute]:
        """The last routes of the application: whatever is left is the front end's or nobody's."""
        return [
            route("/", self.home),
            route("/t/{key}", self.table),
            route("/move/{secret}", self.move, READ | {"POST"}),
            route("/api/docs", self.docs),
            route(STYLE, self.style),
            route("/{path:path}", self.other, frozenset()),
        ]

    async def home(self, request: Request) -> Response:
        """The lobby."""
        if INDEX in self.assets:
            return self.assets[INDEX].response(request)
        rows = await self.api.hub.storage.lobby(MOST_SHOWN)
        return home_page([line_of(row) for row in rows], request.headers.get("host", "localhost"))

    async def table(self, request: Request) -> Response:
        """A table."""
        if INDEX in self.assets:
            return self.assets[INDEX].response(request)
        room = await self.api.hub.room(request.path_params["key"])
        async with room.lock:
            facts = room.table.facts()
        return table_page(room.key, facts)

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
        asset = self.assets.get(path)
        is_page = not path.startswith("api/") and "." not in path.rpartition("/")[2]
        if asset is None and is_page:
            asset = self.assets.get(INDEX)
        if asset is None:
            raise no_such_path()
        if request.method not in READ:
            raise no_such_method(sorted(READ))
        return asset.response(request)


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


def home_page(lines: list[TableLine], here: str) -> Response:
    """What this is, who waits for players, and how to play without a table in the browser."""
    return page(
        "Knolle",
        tag("h1", "Knolle"),
        tag("p", "A card table for three potato games, Potato Man, Compañeros and Hot Potato!, with friends and bots."),
        tag(
            "p",
            "This server runs. The table for the browser is not part of this installation; programs play through the "
            "protocol below, as any client does.",
        ),
        tag("h2", "Tables in the lobby"),
        lobby(lines),
        tag("h2", "To play"),
        tag("p", "Become a guest, and make a table:"),
        tag("pre", tag("code", TO_PLAY.replace("HERE", here))),
        tag("p", "Then open the socket named in the answer, with the cookie, and send one message after the other:"),
        tag("pre", tag("code", MESSAGES)),
        tag("h2", "To read"),
        listing(
            [
                joined(
                    tag("a", "The HTTP API", href="/api/docs"), " in words, and as ", code_link("/api/openapi.json")
                ),
                joined("The messages of the socket as JSON Schema: ", code_link("/api/protocol.json")),
                joined("The games and their options: ", code_link("/api/games")),
            ]
        ),
    )


def code_link(path: str) -> Html:
    return tag("a", tag("code", path), href=path)


def lobby(lines: list[TableLine]) -> Html:
    """The listed tables, a row each."""
    if not lines:
        return tag("p", "Nobody waits for players right now.", class_="quiet")
    rows = [
        [tag("a", game_of(line.game).name, href=line.path), line.host, line.status, seats(line.seats)] for line in lines
    ]
    return grid(["game", "host", "", "seats"], rows)


def seats(chairs: list[SeatFacts]) -> str:
    """Who sits where, in words."""
    names = [chair.name or "free" for chair in chairs]
    return ", ".join(names)


def table_page(key: str, facts: TableFacts) -> Response:
    """A table, as far as one sees it from outside."""
    return page(
        "Knolle",
        tag("h1", game_of(facts.game).name),
        tag("p", f"A table of {facts.host or 'somebody'}: {facts.status}."),
        grid(["seat", "who"], [[str(n), chair.name or "free"] for n, chair in enumerate(facts.seats)]),
        tag(
            "p",
            "The table for the browser is not part of this installation. Its socket is ",
            tag("code", socket_of(key)),
        ),
        tag("p", tag("a", "How to play through it", href="/")),
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
