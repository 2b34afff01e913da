"""Typed bodies and queries of the HTTP API, from which OpenAPI is generated; protocol has the types of tables."""

from typing import Annotated, Any, Literal

import msgspec

from knolle.core.view_facts import Beat
from knolle.server.protocol import (
    BotName,
    Clock,
    Event,
    Level,
    MoverFacts,
    SeatFacts,
    Settings,
    Slug,
    TableFacts,
    ValueFacts,
    View,
    ViewChanges,
)
from knolle.words.said import Said, Value

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=600, description="Must leave 1 to 24 visible characters.")]
Milliseconds = Annotated[int, msgspec.Meta(description="Milliseconds since 1970.")]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The body or query of a request; unknown fields are refused."""


class Answer(msgspec.Struct):
    """The body of a response."""


class Nothing(Body):
    """An empty object."""


class Refusal(Answer):
    """Why a request was refused: a stable code, its parameters, the rule of the game if any, and a sentence."""

    code: str
    params: dict[str, Any]
    rule: str | None
    sentence: str
    said: Said


# -- guests ----------------------------------------------------------------------------------------


class Me(Answer):
    """The current guest: their name, empty until they choose one."""

    name: str


class Rename(Body):
    """The guest's new name."""

    name: Name


class MoveLink(Answer):
    """The path of a page that signs in another device as the same guest, once."""

    path: str
    minutes: int
    """How long the link is valid."""


# -- notices ---------------------------------------------------------------------------------------

PushAddress = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class PushFacts(Answer):
    """The key for `pushManager.subscribe`; null if the server cannot send notices."""

    key: str | None


class NewPush(Body):
    """A browser's subscription, and the language of its notices."""

    endpoint: PushAddress
    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]
    language: Literal["en", "de", "fr", "it"] = "en"


class OldPush(Body):
    """The address of a browser's subscription."""

    endpoint: PushAddress


class Done(Answer):
    """An empty object: it is done."""


# -- games and tables ------------------------------------------------------------------------------


class OptionFacts(Answer):
    """An option of a game. A default that depends on the number of players is an object keyed by that number."""

    name: str
    rule: str
    help: str
    allowed: str
    choices: list[str | int] | None
    least: int | None
    most: int | None
    only_players: list[int] | None
    default: str | int | dict[str, str | int] | None


class Usual(Answer):
    """The number of players and the level of the bots that a quick match suggests."""

    players: int
    level: Level


class Deck(Answer):
    """The cards: colours by the letter of the notation, in the order of a sorted hand, and the cards with a face."""

    suits: dict[str, str]
    faces: dict[str, str]


class RulesSection(Answer):
    """A section of the rules: the message of its heading, and the numbers of its rules."""

    heading: str
    rules: list[str]


class GameFacts(Answer):
    """A game: the numbers of players it allows, its options, and what does not change from match to match.

    `prefix` begins the numbers of its rules, `part` is what a match has several of. `beats` says by type of event how
    long it is shown; types in `clears` (an empty text: no event) clear the table, so what lay there is looked at first.
    """

    slug: Slug
    name: str
    players: list[int]
    players_rule: str
    options: list[OptionFacts]
    prefix: str
    part: Literal["round", "game"]
    usual: Usual
    deck: Deck
    beats: dict[str, Beat]
    clears: list[str]
    sections: list[RulesSection]
    ready: list[Level] = []
    """The levels of bots that are compiled; none: the game itself is still being compiled."""
    lesson: bool = False
    """Whether the game has a lesson."""
    starter: bool = True
    """Whether it matters which seat starts."""
    rules: list[str] = []
    """The numbers of its rules, in order."""


class GameWords(Answer):
    """The words of a game in a language, as a Fluent file; in English if it has none in that language."""

    text: str


class WhichLanguage(Body):
    """A language of the catalogue."""

    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")] = "en"


class Games(Answer):
    """All games, and the levels of bots."""

    games: list[GameFacts]
    levels: list[Level]


class ResultFacts(Answer):
    """The result of a match: points by seat, and the seats that won."""

    totals: list[int]
    winners: list[int]


class TableLine(Answer):
    """A table in a list."""

    key: str
    path: str
    game: Slug
    status: Literal["waiting", "playing", "over"]
    host: str
    options: dict[str, Any]
    seats: list[SeatFacts]
    clock: Clock | None
    created: Milliseconds
    changed: Milliseconds
    """When something last happened there."""
    match: int
    """The number of the match at this table, from 1."""
    result: ResultFacts | None
    """Null until the match is over."""
    you: int | None
    """The seat of the guest who asks."""
    lesson: str | None
    closable: bool
    """Whether the guest who asks may close it: they are its host, it is not over, and no other person is playing."""
    turn: bool
    """Whether it waits for the guest who asks."""
    ends: Milliseconds | None
    """When their time for the choice runs out, at a table that lasts for days."""
    online: list[int] | None
    """The seats that are connected; null if another server has the table."""
    away: dict[int, Milliseconds]
    """Since when other players have not been connected, by seat, as far as the server knows."""


class Tables(Answer):
    """Tables, or finished matches as their tables were at the end."""

    tables: list[TableLine]


class NewTable(Body, omit_defaults=True):
    """A table to be created: a game and a number of players, or a lesson and nothing else.

    `bots` gives the level of the bot by seat, such as `hard`, or its level and temperament, such as `hard:bold`. The
    other seats are open to people.
    """

    game: str | msgspec.UnsetType = msgspec.UNSET
    players: int | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, str | int | dict[str, list[str]]] | msgspec.UnsetType = msgspec.UNSET
    settings: Settings | msgspec.UnsetType = msgspec.UNSET
    bots: dict[int, BotName] | msgspec.UnsetType = msgspec.UNSET
    lesson: str | msgspec.UnsetType = msgspec.UNSET


class LessonStep(Answer):
    """One message of a lesson."""

    say: str
    """The message's id in the catalogue."""
    event: int
    """The message is shown once the log has this many events."""
    expect: str | None
    """The action the learner is asked to choose, if any."""
    show: list[str]
    """Fields of the view, or cards, that the message is about."""


class LessonFacts(Answer):
    """A lesson: its game, and its steps in order."""

    game: Slug
    players: int
    options: dict[str, Any]
    steps: list[LessonStep]


class Place(Answer):
    """Where to find a table: the paths of its page and its socket."""

    key: str
    path: str
    socket: str


class TablePage(Place):
    """A table's public facts, and where to find it."""

    table: TableFacts


# -- finished matches ------------------------------------------------------------------------------


class WhichMatch(Body):
    """The number of a match at the table, from 1; the current match if it is missing."""

    match: Annotated[int, msgspec.Meta(ge=1, le=2**31)] | msgspec.UnsetType = msgspec.UNSET

    @property
    def number(self) -> int | None:
        return self.match if isinstance(self.match, int) else None


class WhichSeat(WhichMatch, kw_only=True):
    """The seat whose choices are reviewed."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class WhichView(WhichMatch):
    """The seat whose view is shown; a spectator's view if it is missing."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | msgspec.UnsetType = msgspec.UNSET

    @property
    def viewer(self) -> int | None:
        return self.seat if isinstance(self.seat, int) else None


class RecordFacts(Answer):
    """The record of a whole match, as docs/rules/record.md describes it: all that is needed to verify it."""

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
    """The result of replaying a record. `holds`: every shuffle and step follows from seed, entropy and rules."""

    match: int
    holds: bool
    commitment: str
    """The SHA-256 of the seed, published before the first card was dealt."""
    committed: Milliseconds
    started: Milliseconds
    seed: str
    entropy: list[str]
    without: list[str]
    """The players who were to add a text and did not in time."""
    starter: int
    shuffles: int
    choices: int
    events: int
    refusal: Refusal | None
    proves: str


class ReplayStep(Answer, omit_defaults=True):
    """One choice, several choices revealed together, or a deal, and its consequences."""

    event: int
    """The number of events in the record before this step."""
    events: list[Event]
    """The events as the viewer saw them."""
    said: list[list[Said]]
    """What is said of each event."""
    view: ViewChanges
    """The fields of the viewer's view that have changed."""
    hands: list[list[str]] | None = None
    """Everybody's hands, if they have changed."""


class Replay(Answer):
    """A finished match as one seat saw it (a spectator, if `seat` is null), from before the first deal to the end."""

    match: int
    seat: int | None
    game: Slug
    names: list[str]
    options: dict[str, Any]
    first: View
    """The whole view before the first deal."""
    steps: list[ReplayStep]
    result: ResultFacts
    movers: list[MoverFacts]
    """Who played the seats earlier in the match, oldest first."""
    hints: list[int]
    """By seat, how many hints its players asked for."""
    undos: list[int]
    """By seat, how often its players took a choice back."""


class Decision(Answer):
    """One choice, and the master bot's estimate of every action that was legal, best first."""

    event: int
    """The number of events in the record before this choice."""
    place: Said
    """Where in the match it was made."""
    chosen: str
    called: Value
    """The name of what was chosen."""
    values: list[ValueFacts] = []
    """Empty if only one action was legal."""
    lost: float = 0.0
    """Points by which the best action is estimated to beat the chosen one."""
    lost_chance: float = 0.0
    """The same for the chance of winning."""
    chance: float | None = None
    """The chance of winning with the best action; null if only one action was legal."""
    verdict: Literal["only", "best", "as-good", "mistake"] = "only"
    """A `mistake` is worse than the best action by the margin that makes a hint `clear`."""
    cost: Said | None = None
    """What the choice cost, if it was not the best."""


class Review(Answer):
    """The master bot's judgement of every choice one seat made in a finished match."""

    match: int
    seat: int
    names: list[str]
    """Who played the match, by seat."""
    simulations: int
    """Simulations per choice; the same number gives the same review on every machine."""
    is_whole: bool
    """False if the match has more choices than are reviewed."""
    decisions: list[Decision]
    costliest: list[int]
    """The mistakes that cost most, the worst first, by their place in `decisions`."""
    said: list[Said]
    """The review in short."""
    basis: Said
    """What the judgement rests on, and what counts as a mistake."""


# -- the server ------------------------------------------------------------------------------------


class ServerFacts(Answer):
    """The server's version, its protocol's version, and the address to share in the local network, if there is one."""

    version: str
    protocol: int
    share: str | None


class WhichPage(Body):
    """The page that a QR code leads to, as a path on this server."""

    path: Annotated[str, msgspec.Meta(pattern=r"^/[A-Za-z0-9_/?=&.~-]{0,199}$(?!\n)")]


class Health(Answer):
    """The server runs and its storage is writable."""

    status: Literal["ok"]
