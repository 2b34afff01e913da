"""What requests and answers of the HTTP API carry, typed; OpenAPI is made from it. Tables are as in protocol.py."""

from typing import Annotated, Any, Literal

import msgspec

from knolle.server.protocol import Clock, Level, SeatFacts, Settings, TableFacts, ValueFacts

Name = Annotated[
    str, msgspec.Meta(min_length=1, max_length=600, description="1 to 24 visible characters remain of it.")
]
Milliseconds = Annotated[int, msgspec.Meta(description="Since 1970.")]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What a request carries: nothing that is not asked for."""


class Answer(msgspec.Struct):
    """What an answer carries."""


class Nothing(Body):
    """An empty object: the request says it all."""


class Refusal(Answer):
    """Why a request was not carried out: a stable code, what it speaks of, the rule if it is one, and a sentence."""

    code: str
    params: dict[str, Any]
    rule: str | None
    sentence: str


# -- guests ----------------------------------------------------------------------------------------


class Me(Answer):
    """Who the reader is: the name he goes by, empty until he says one."""

    name: str


class Rename(Body):
    """The name to go by from now on."""

    name: Name


class MoveLink(Answer):
    """A page of this server that makes another device the same guest, once."""

    path: str
    minutes: int
    """How long it holds."""


# -- games and tables ------------------------------------------------------------------------------


class OptionFacts(Answer):
    """An option of a game; a default that depends on the number of players is an object by that number."""

    name: str
    rule: str
    help: str
    allowed: str
    choices: list[str | int] | None
    least: int | None
    most: int | None
    only_players: list[int] | None
    default: str | int | dict[str, str | int] | None


class GameFacts(Answer):
    """A game: numbers of players, and what may be set."""

    slug: str
    name: str
    players: list[int]
    players_rule: str
    options: list[OptionFacts]
    ready: list[Level] = []
    """The levels of bots that are compiled; none: the game itself is still being compiled."""


class Games(Answer):
    """The games there are, and the levels of bots."""

    games: list[GameFacts]
    levels: list[Level]


class ResultFacts(Answer):
    """How a match ended."""

    totals: list[int]
    winners: list[int]


class TableLine(Answer):
    """A table in a list."""

    key: str
    path: str
    game: str
    status: Literal["waiting", "playing", "over"]
    host: str
    options: dict[str, Any]
    seats: list[SeatFacts]
    clock: Clock | None
    created: Milliseconds
    changed: Milliseconds
    """When something happened there last."""
    match: int
    """Which match it is at this table, from 1."""
    result: ResultFacts | None
    """Null while the match is not over."""
    you: int | None
    """Where the reader sits."""
    lesson: str | None
    closable: bool
    """Whether the reader may close it: it is his, it is not over, and nobody else plays."""


class Tables(Answer):
    """Tables, or matches as their tables were at the end."""

    tables: list[TableLine]


class NewTable(Body, omit_defaults=True):
    """A table to be made: game and players, or a lesson and nothing else.

    Open seats wait for people; `bots` has the level of the bot at a seat.
    """

    game: str | msgspec.UnsetType = msgspec.UNSET
    players: int | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, str | int | dict[str, list[str]]] | msgspec.UnsetType = msgspec.UNSET
    settings: Settings | msgspec.UnsetType = msgspec.UNSET
    bots: dict[int, Level] | msgspec.UnsetType = msgspec.UNSET
    lesson: str | msgspec.UnsetType = msgspec.UNSET


class LessonStep(Answer):
    """One thing that is said in a lesson."""

    say: str
    """A message of the catalogue."""
    event: int
    """It is said once the log has so many events."""
    expect: str | None
    """What the learner is asked to choose then."""
    show: list[str]
    """Fields of the view, or cards, that it speaks of."""


class LessonFacts(Answer):
    """A lesson: what is played, and what is said, in order."""

    game: str
    players: int
    options: dict[str, Any]
    steps: list[LessonStep]


class Place(Answer):
    """Where a table is: its page, and its socket."""

    key: str
    path: str
    socket: str


class TablePage(Place):
    """A table as everybody there sees it."""

    table: TableFacts


# -- finished matches ------------------------------------------------------------------------------


class WhichMatch(Body):
    """Which match of the table, from 1; without it the present one."""

    match: Annotated[int, msgspec.Meta(ge=1, le=2**31)] | msgspec.UnsetType = msgspec.UNSET

    @property
    def number(self) -> int | None:
        return self.match if isinstance(self.match, int) else None


class WhichSeat(WhichMatch, kw_only=True):
    """Whose choices."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class WhichChair(WhichMatch):
    """Through whose eyes; without a seat, as one who watched."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | msgspec.UnsetType = msgspec.UNSET

    @property
    def chair(self) -> int | None:
        return self.seat if isinstance(self.seat, int) else None


class RecordFacts(Answer):
    """A whole match, as docs/rules/record.md describes it: all that is needed to check it."""

    format: str
    game: str
    players: list[str]
    options: dict[str, str | int]
    starter: int
    seed: str
    entropy: list[str]
    log: list[dict[str, Any]]
    result: ResultFacts


class CheckFacts(Answer):
    """A record played again from its seed. `holds`: all shuffles and steps follow from seed, entropy and rules."""

    match: int
    holds: bool
    commitment: str
    """Shown before the first card; the SHA-256 of the seed."""
    committed: Milliseconds
    started: Milliseconds
    seed: str
    entropy: list[str]
    shuffles: int
    choices: int
    events: int
    refusal: Refusal | None
    proves: str


class ReplayStep(Answer, omit_defaults=True):
    """One choice, or all that were revealed together, or a deal, and what came of it."""

    event: int
    """How many events of the record came before."""
    events: list[dict[str, Any]]
    """What the chair saw happen."""
    view: dict[str, Any]
    """The fields of the chair's view that are different now."""
    hands: list[list[str]] | None = None
    """What everybody holds, if it is something else than before."""


class Replay(Answer):
    """A finished match as one chair saw it (`seat` null: as one who watched), from before the first deal to the end."""

    match: int
    seat: int | None
    game: str
    names: list[str]
    options: dict[str, Any]
    first: dict[str, Any]
    """The whole view before anything."""
    steps: list[ReplayStep]
    result: ResultFacts


class Decision(Answer):
    """One choice: what the master thinks of all that was allowed, the best first, and what was chosen."""

    event: int
    """How many events of the record came before."""
    chosen: str
    values: list[ValueFacts]
    """Empty where there was nothing to choose."""
    lost: float
    """Points that the best would have gained more."""
    lost_chance: float
    chance: float | None
    """The chance to win before, with the best choice."""


class Review(Answer):
    """The choices of one seat in a finished match."""

    match: int
    seat: int
    name: str
    simulations: int
    """Thought spent on each choice; with the same number the review is the same on every machine."""
    is_whole: bool
    """False where the match has more choices than are judged."""
    decisions: list[Decision]


# -- the server ------------------------------------------------------------------------------------


class ServerFacts(Answer):
    """This server: its version, its protocol's, and the address to share in the local network, if it has one."""

    version: str
    protocol: int
    share: str | None


class WhichPage(Body):
    """The page that a code leads to, as a path on this server."""

    path: Annotated[str, msgspec.Meta(pattern=r"^/[A-Za-z0-9_/?=&.~-]{0,199}$(?!\n)")]


class Health(Answer):
    """The server runs and its storage can be written."""

    status: Literal["ok"]
