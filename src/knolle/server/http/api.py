"""The HTTP API: guests, games, tables, finished matches, and the server's own state. Matches are played on sockets."""

import time
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from typing import Any, Literal, TypeAlias

import msgspec

from knolle.core.convert import converter
from knolle.core.errors import KnolleError
from knolle.core.fair import quote
from knolle.core.registry import GAMES, games
from knolle.lessons import slugs as lessons
from knolle.server import bodies
from knolle.server.after.judging import Reviews
from knolle.server.after.replaying import Replays
from knolle.server.asgi import Scope, is_from_another_site, is_from_here
from knolle.server.errors import RequestError
from knolle.server.guests import LINK_MINUTES, Guests, cookie_name, hash_token, token_in
from knolle.server.http.endpoint import ApiCall, endpoints_of, operation
from knolle.server.http.openapi import document, protocol_schema
from knolle.server.http.qr import MOST_HOST, SVG, home_of, svg
from knolle.server.limits import AddressBuckets, Buckets, Limits, too_often
from knolle.server.protocol import VERSION, Clock, SeatFacts, Settings
from knolle.server.push.service import Push
from knolle.server.rooms.glances import Glance, Glances
from knolle.server.rooms.hub import Hub
from knolle.server.storage.contract import Guest, TableRow
from knolle.server.table import teaching
from knolle.server.table.creating import MOST_NUMBER
from knolle.server.table.names import MOST_NAME, clean
from knolle.words.catalogue import game_file, rules_of

YEAR = 365 * 24 * 3600
MOST_LISTED = 100
FIGURES = "text/plain; version=0.0.4; charset=utf-8"
Level: TypeAlias = Literal["easy", "medium", "hard", "master"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard", "master")
GUEST_BURST = 60
"""New guests that may come from one address at once: a school class or a club."""
CHANGES_A_SECOND, CHANGES_AT_ONCE = 1.0, 20.0
HEALTH_SECONDS = 1.0
"""How long the result of a health check is kept."""
NO_GUEST = {401: "`no-guest`"}
NO_GAME = {404: "`unknown-game`"}
NO_LESSON = {404: "`no-such-lesson`"}
NO_TABLE = {404: "`no-such-table`"}
NO_MATCH = {404: "`no-such-table`, `no-such-match`", 409: "`match-not-over`, `match-broken-off`"}
NO_VIEWER = NO_MATCH | {404: "`no-such-table`, `no-such-match`, `no-such-seat`"}


class About(msgspec.Struct):
    """The JSON in a table's stored line, written by `Room`."""

    key: str
    game: str
    host: str
    options: dict[str, Any]
    seats: list[SeatFacts]
    clock: Clock | None
    match: int = 1
    result: bodies.ResultFacts | None = None
    lesson: str | None = None
    guests: list[int | None] = []
    """Guest ids by seat; never sent to anybody."""
    closer: int | None = None
    """The guest who may close it."""


NOTHING = Glance()
_about = msgspec.json.Decoder(About).decode
_game_facts = converter(bodies.GameFacts)


@dataclass
class Api:
    """The operations of the API, and the objects they work on."""

    hub: Hub
    guests: Guests
    reviews: Reviews
    push: Push
    limits: Limits
    metrics_open: bool = False
    share: str | None = None
    origins: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        hourly = self.limits.guests_an_hour
        self.replays = Replays()
        self.glances = Glances(self.hub)
        self._checked: tuple[float, RequestError | None] = -HEALTH_SECONDS, None
        self._newcomers = None if hourly is None else AddressBuckets(hourly / 3600, min(hourly, GUEST_BURST))
        self._changes = None if self.limits.requests_a_second is None else Buckets(CHANGES_A_SECOND, CHANGES_AT_ONCE)

    async def find_guest(self, scope: Scope) -> Guest | None:
        """Return the guest whose cookie came with a request."""
        return await self.guests.find(token_in(scope))

    @cached_property
    def document(self) -> dict[str, Any]:
        """The OpenAPI document of all operations."""
        return document(endpoints_of(self))

    def _changer(self, call: ApiCall) -> Guest:
        """Return the guest who asks for a change; raise if there is none or they have made too many."""
        guest = call.known_guest()
        if self._changes is not None and not self._changes.take(guest.id):
            raise too_often("You are making too many changes.", 2)
        return guest

    # -- guests ------------------------------------------------------------------------------------

    @operation("GET", "/api/me", refusals={403: "`bad-origin`"})
    async def me(self, call: ApiCall) -> bodies.Me:
        """Return the current guest. Creates a guest if the request has no cookie; sets the cookie for another year."""
        guest, token = call.guest, token_in(call.scope)
        if guest is None or token is None:
            if is_from_another_site(call.scope["headers"], self.origins):
                raise RequestError("bad-origin", "Only this server's own pages may create a guest.", status=403)
            if self._newcomers is not None and not self._newcomers.take(call.scope):
                raise too_often("Too many new guests from your address.", 60)
            guest, token = await self.guests.welcome()
        call.headers["set-cookie"] = cookie(call.scope, token)
        return bodies.Me(guest.name)

    @operation("PATCH", "/api/me", body=bodies.Rename, refusals=NO_GUEST)
    async def rename_me(self, call: ApiCall) -> bodies.Me:
        """Rename the current guest. Tables where they already sit keep the old name."""
        guest = self._changer(call)
        renamed = await self.guests.rename(guest, clean(call.body.name, MOST_NAME, "name"))
        return bodies.Me(renamed.name)

    @operation("POST", "/api/me/link", body=bodies.Nothing, status=201, refusals=NO_GUEST)
    async def link_me(self, call: ApiCall) -> bodies.MoveLink:
        """Create a link that signs in another device as the same guest. It is secret, works once and expires soon."""
        secret = await self.guests.link(self._changer(call))
        return bodies.MoveLink(f"/move/{secret}", LINK_MINUTES)

    @operation("POST", "/api/me/sign-out-others", body=bodies.Nothing, refusals=NO_GUEST)
    async def sign_out_others(self, call: ApiCall) -> bodies.Me:
        """Sign out all other devices of the current guest, and close their sockets."""
        guest, token = self._changer(call), token_in(call.scope)
        assert token is not None
        await self.guests.sign_out_others(guest, token)
        self.hub.part_with(guest.id, hash_token(token))
        return bodies.Me(guest.name)

    @operation("GET", "/api/me/tables", refusals=NO_GUEST)
    async def my_tables(self, call: ApiCall) -> bodies.Tables:
        """List the tables where the guest has sat or that they created. Unfinished ones first, latest change first."""
        rows = await self.hub.storage.tables_of(call.known_guest().id, MOST_LISTED)
        return await self._tables(rows, call.guest)

    @operation("GET", "/api/me/matches", refusals=NO_GUEST)
    async def my_matches(self, call: ApiCall) -> bodies.Tables:
        """List the finished matches where the guest sat at the end, or at tables they created. Each as it ended."""
        rows = await self.hub.storage.matches_of(call.known_guest().id, MOST_LISTED)
        return bodies.Tables([line_of(row, call.guest) for row in rows])

    # -- notices -----------------------------------------------------------------------------------

    @operation("GET", "/api/push")
    async def push_key(self, call: ApiCall) -> bodies.PushFacts:
        """Return the key by which browsers know the server's notices; null if it cannot send any."""
        return bodies.PushFacts(await self.push.public_key())

    @operation("POST", "/api/me/push", body=bodies.NewPush, refusals=NO_GUEST | {501: "`push-missing`"})
    async def subscribe_me(self, call: ApiCall) -> bodies.Done:
        """Send the guest's notices to a browser: what tables that last for days want of them."""
        body: bodies.NewPush = call.body
        host = dict(call.scope["headers"]).get(b"host", b"").decode("latin-1")
        given = msgspec.structs.asdict(body)
        await self.push.subscribe(self._changer(call), **given, site=f"https://{host[:MOST_HOST]}")
        return bodies.Done()

    @operation("DELETE", "/api/me/push", body=bodies.OldPush, refusals=NO_GUEST)
    async def unsubscribe_me(self, call: ApiCall) -> bodies.Done:
        """Send no more notices to a browser."""
        await self.push.unsubscribe(self._changer(call), call.body.endpoint)
        return bodies.Done()

    # -- games and tables --------------------------------------------------------------------------

    @operation("GET", "/api/games")
    async def list_games(self, call: ApiCall) -> bodies.Games:
        """List all games with their options and the bots that are ready."""
        found = [game_facts(game.as_dict(at_tables=True)) for game in games()]
        for facts in found:
            facts.ready = self._levels(facts.slug)
            facts.lesson, facts.rules = facts.slug in lessons(), rules_of(facts.slug)
        return bodies.Games(found, list(LEVELS))

    def _levels(self, slug: str) -> list[Level]:
        """Return the bots that are ready to play a game."""
        return [level for level in LEVELS if self.hub.thinkers.is_ready(slug, level)]

    @operation("GET", "/api/games/{slug}/words", query=bodies.WhichLanguage, refusals=NO_GAME)
    async def game_words(self, call: ApiCall) -> bodies.GameWords:
        """Return the words of a game, for a page that was built without it."""
        slug = call.part("slug")
        path = game_file(slug, call.query.language)
        if path is None:
            raise RequestError(
                "unknown-game", f"There is no game {quote(slug)}.", status=404, game=quote(slug), allowed=list(GAMES)
            )
        return bodies.GameWords(path.read_text(encoding="utf-8"))

    @operation("GET", "/api/tables")
    async def lobby(self, call: ApiCall) -> bodies.Tables:
        """List the tables that are public and not over."""
        rows = await self.hub.storage.lobby(MOST_LISTED)
        return await self._tables(rows, call.guest)

    async def _tables(self, rows: list[TableRow], reader: Guest | None) -> bodies.Tables:
        """Return tables as they are now, not only as they are stored."""
        return bodies.Tables([line_of(row, reader, await self.glances.look(row)) for row in rows])

    @operation("POST", "/api/tables", body=bodies.NewTable, status=201, refusals=NO_GUEST | NO_LESSON)
    async def open_table(self, call: ApiCall) -> bodies.Place:
        """Create a table and become its host. Its key is the link to it: whoever has the key can enter."""
        key = await self._make_table(self._changer(call), call.body)
        call.headers["location"] = path_of(key)
        return bodies.Place(key, path_of(key), socket_of(key))

    async def _make_table(self, guest: Guest, new: bodies.NewTable) -> str:
        given = msgspec.structs.asdict(new)
        names = {name for name, value in given.items() if value is not msgspec.UNSET}
        if names == {"lesson"}:
            lesson = await teaching.find(given["lesson"])
            script, settings, bots = lesson.script, teaching.settings(lesson), teaching.bots(lesson)
            return await self.hub.create(guest, script.game, script.players, script.options, settings, bots, lesson)
        if "lesson" in names or not {"game", "players"} <= names:
            raise RequestError(
                "bad-body", "A table needs a game and a number of players, or a lesson and nothing else."
            )
        rest: dict[str, Any] = {"options": {}, "settings": Settings(), "bots": {}} | {
            name: given[name] for name in names
        }
        return await self.hub.create(guest, **rest)

    @operation("GET", "/api/lessons/{slug}", refusals=NO_LESSON)
    async def lesson(self, call: ApiCall) -> bodies.LessonFacts:
        """Return a lesson: its messages and when each is shown. `POST /api/tables` creates a table for it."""
        return teaching.facts(await teaching.find(call.part("slug")))

    @operation("GET", "/api/tables/{key}", refusals=NO_TABLE)
    async def table(self, call: ApiCall) -> bodies.TablePage:
        """Return the public facts of a table."""
        key = call.part("key")
        async with self.hub.look(key) as table:
            return bodies.TablePage(key, path_of(key), socket_of(key), table.facts())

    # -- finished matches --------------------------------------------------------------------------

    @operation("GET", "/api/tables/{key}/record", query=bodies.WhichMatch, refusals=NO_MATCH)
    async def record(self, call: ApiCall) -> bodies.RecordFacts:
        """Return the record of a finished match, in the format that `knolle verify` reads."""
        finished = await self.reviews.finished_match(call.part("key"), call.query.number)
        return bodies.RecordFacts(**finished.match.record())

    @operation("GET", "/api/tables/{key}/check", query=bodies.WhichMatch, refusals=NO_MATCH)
    async def check(self, call: ApiCall) -> bodies.CheckFacts:
        """Run the deal check: replay the record, every shuffle and every step."""
        return await self.reviews.check(call.part("key"), call.query.number)

    @operation("GET", "/api/tables/{key}/review", query=bodies.WhichSeat, refusals=NO_GUEST | NO_VIEWER)
    async def review(self, call: ApiCall) -> bodies.Review:
        """Return the master bot's judgement of every choice of a seat. The first request takes some seconds."""
        query: bodies.WhichSeat = call.query
        return await self.reviews.review(call.known_guest().id, call.part("key"), query.number, query.seat)

    @operation("GET", "/api/tables/{key}/replay", query=bodies.WhichView, refusals=NO_VIEWER)
    async def replay(self, call: ApiCall) -> bodies.Replay:
        """Return a finished match step by step, as one seat or a spectator saw it, with everybody's hands."""
        query: bodies.WhichView = call.query
        finished = await self.reviews.finished_match(call.part("key"), query.number)
        return await self.replays.find(finished, query.viewer)

    # -- the server --------------------------------------------------------------------------------

    @operation("GET", "/api/server")
    async def server(self, call: ApiCall) -> bodies.ServerFacts:
        """Return the server's version and address."""
        return bodies.ServerFacts(version("knolle"), VERSION, self.share)

    @operation("GET", "/healthz")
    async def health(self, call: ApiCall) -> bodies.Health:
        """Check that the server runs and its storage is writable."""
        if time.monotonic() - self._checked[0] >= HEALTH_SECONDS:  # a check writes to the disk
            self._checked = time.monotonic(), await self._storage_problem()
        if self._checked[1] is not None:
            raise self._checked[1]
        return bodies.Health("ok")

    @operation("GET", "/readyz")
    async def readiness(self, call: ApiCall) -> bodies.Health:
        """Check that the server is healthy, and that all games and bots are loaded."""
        missing = [game.slug for game in games() if len(self._levels(game.slug)) < len(LEVELS)]
        if missing:
            sentence = f"Not everything is loaded yet: {', '.join(missing)}."
            raise RequestError("not-ready", sentence, status=503, games=missing)
        return await self.health(call)

    async def _storage_problem(self) -> RequestError | None:
        try:
            await self.hub.storage.ping()
        except KnolleError as error:
            return RequestError("unhealthy", error.sentence, status=503, cause=error.code)
        return None

    @operation("GET", "/api/qr.svg", query=bodies.WhichPage, kind=SVG)
    async def qr(self, call: ApiCall) -> bytes:
        """Return a QR code of a page of this server, under an address that others can use."""
        query: bodies.WhichPage = call.query
        call.headers["cache-control"] = "private, max-age=3600"
        return svg(home_of(call.scope, self.share) + query.path)

    @operation("GET", "/metrics", kind=FIGURES, refusals={403: "`not-from-here`"})
    async def metrics(self, call: ApiCall) -> bytes:
        """Return metrics for Prometheus. Only the server's own machine may read them, unless the server allows all."""
        if not (self.metrics_open or is_from_here(call.scope)):
            raise RequestError("not-from-here", "Only the server's own machine may read the metrics.", status=403)
        return self.hub.metrics.text()

    @operation("GET", "/api/openapi.json")
    async def openapi(self, call: ApiCall) -> dict[str, Any]:
        """Return the OpenAPI document of this API."""
        return self.document

    @operation("GET", "/api/protocol.json")
    async def protocol(self, call: ApiCall) -> dict[str, Any]:
        """Return the JSON Schema of the messages on a table's socket."""
        return protocol_schema()


def cookie(scope: Scope, token: str) -> str:
    """Return the guest's cookie: scripts cannot read it, and other sites' requests for changes do not carry it."""
    name, end = cookie_name(scope["scheme"]), "; Secure" if scope["scheme"] == "https" else ""
    return f"{name}={token}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{end}"


def path_of(key: str) -> str:
    """Return the path of a table's page."""
    return f"/t/{key}"


def socket_of(key: str) -> str:
    """Return the path of a table's socket."""
    return f"/api/tables/{key}/socket"


def line_of(row: TableRow, reader: Guest | None = None, glance: Glance = NOTHING) -> bodies.TableLine:
    """Return a stored table as lists show it; rows of older versions lack newer fields until the table changes."""
    about = _about(row.line.about)
    mine = {seat for seat, guest in enumerate(about.guests) if reader is not None and guest == reader.id}
    return bodies.TableLine(
        key=row.key,
        path=path_of(row.key),
        game=about.game,
        status=row.line.status,  # type: ignore[arg-type]
        host=about.host,
        options=about.options,
        seats=about.seats,
        clock=about.clock,
        created=row.created,
        changed=row.changed,
        match=about.match,
        result=about.result,
        you=min(mine, default=None),
        lesson=about.lesson,
        closable=reader is not None and row.line.status != "over" and reader.id == about.closer,
        turn=not mine.isdisjoint(glance.to_act),
        ends=min((end for seat, end in glance.ends.items() if seat in mine), default=None),
        online=None if glance.online is None else list(glance.online),
        away=glance.away,
    )


def game_facts(plain: dict[str, Any]) -> bodies.GameFacts:
    """Return a game's facts for tables, where numbers have an upper limit and files are sent as objects."""
    facts = _game_facts(plain)
    for option in facts.options:
        if option.most is not None:
            option.most = MOST_NUMBER
        if option.choices is None and option.least is None:
            option.allowed = "an object with the contents of such a file"
    return facts
