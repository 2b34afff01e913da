"""What messages are made of: their fields, and facts about a table, its seats and its match."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from knolle.words.said import Said, Value

DAY = 24 * 3600
LONGEST_MOVE = 3600
"""Seconds per choice that a clock may give, unless it gives days."""
DAYS = (1, 3, 7)
"""The days per choice that a clock may give."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=600)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Seq = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Level = Literal["easy", "medium", "hard", "master"]
Temperament = Literal["careful", "bold", "spiteful", "sly"]
BotName = Annotated[
    str, msgspec.Meta(pattern="^(easy|medium|hard|master)(:(careful|bold|spiteful|sly))?$", title="BotName")
]
"""A level, and after a colon a temperament; without one it is drawn."""
Tempo = Literal["none", "brisk", "usual", "calm"]
Farewell = Literal["restart", "flood", "protocol"]
Cause = Literal["away", "left", "time"]
Reaction = Literal["laugh", "love", "wow", "cry", "angry", "sleepy"]
"""What a face at a seat can say."""

# The title names the TypeScript type, which is generated from games/*/facts.py.
Slug = Annotated[str, msgspec.Meta(title="Slug")]
View = Annotated[dict[str, Any], msgspec.Meta(title="GameView")]
ViewChanges = Annotated[dict[str, Any], msgspec.Meta(title="ViewChanges")]
Event = Annotated[dict[str, Any], msgspec.Meta(title="GameEvent")]
TableEvent = Annotated[dict[str, Any], msgspec.Meta(title="TableEvent")]


class UndoEvent(TypedDict):
    """A choice was taken back: only the first `kept` events still hold. The one event that is not the game's."""

    type: Literal["undo"]
    seat: int
    kept: int


class ViewMessages(TypedDict):
    """What the server adds to the view of every game, in messages."""

    waits: NotRequired[Said | None]
    """Whom the table waits for, and for what."""
    ask: NotRequired[Said | None]
    """What this seat is asked."""
    called: NotRequired[dict[str, Value] | None]
    """The names of this seat's legal actions that are not cards."""
    situation: NotRequired[list[Said] | None]
    """The whole position, for games that have no board of their own."""
    ending: NotRequired[list[Said] | None]
    """Who has won, what decided it, and the reader's own place."""


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message on the socket."""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds per choice (5 to 3600, or 1, 3 or 7 days), and a reserve for the whole match, used when a choice takes
    longer. A clock of days has no reserve.
    """

    move: Annotated[int, msgspec.Meta(ge=5, le=DAYS[-1] * DAY)]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=7200)] = 0

    @property
    def lasts(self) -> bool:
        """Whether a choice may take days, so that people need not be there together."""
        return self.move >= DAY


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a table is run, as chosen when it was created."""

    listed: bool = False
    clock: Clock | None = None
    starter: Seat | Literal["random"] = "random"
    takeover: Annotated[int, msgspec.Meta(ge=5, le=3600)] | msgspec.UnsetType | None = msgspec.UNSET
    """Seconds a player may be disconnected before a bot takes over; null for never. By default 60, with days per choice
    never."""
    level: Level = "medium"
    """Level of the bots that take over and fill open seats."""
    tempo: Tempo = "usual"
    """How much time bots take for a choice while somebody is connected."""
    hints: bool | None = None
    """Whether players may ask for hints; by default only where one person plays against bots."""
    undo: bool = True

    def __post_init__(self) -> None:
        if self.takeover is msgspec.UNSET:
            self.takeover = None if self.lasts else 60

    @property
    def lasts(self) -> bool:
        """Whether the table lasts for days."""
        return self.clock is not None and self.clock.lasts


class SeatFacts(msgspec.Struct, kw_only=True):
    """A seat: `open`, a `person`'s or a `bot`'s. `bot` is the level of the bot playing here, even in a person's place.

    `temperament` is that bot's. `entropy` says whether the player has committed to a text for the shuffles.
    """

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    temperament: Temperament | None = None
    entropy: bool = False
    cause: Cause | None = None
    """Why a bot plays in a person's place."""
    invited: bool = False
    """Whether the person has not yet accepted the rematch."""


class OfferFacts(msgspec.Struct, kw_only=True):
    """A seat that is to change hands with the next deal.

    `offered`: there is a link to it. `asked`: a spectator asks for it. `granted`: `name` will have it, at the earliest
    at `ready` (ms since 1970) if it is the seat of an absent player, who keeps it by returning before.
    """

    seat: int
    state: Literal["offered", "asked", "granted"]
    name: str | None = None
    ready: int | None = None


class MoverFacts(msgspec.Struct, kw_only=True):
    """Who has played a seat before: the events below number `until`, as far as no earlier entry has them.

    `bot`: a bot played in this person's place.
    """

    seat: int
    name: str
    bot: bool
    until: int


class UndoFacts(msgspec.Struct, kw_only=True):
    """A pending undo: the seat that asked, and the seats that have not agreed yet."""

    seat: int
    missing: list[int]


class ClockFacts(msgspec.Struct, kw_only=True):
    """Milliseconds of reserve left, by seat; for the seats to act, when their time ends (ms since 1970).

    The time of the `unseen` does not run: they have not looked at the match yet.
    """

    reserve: list[int]
    ends: dict[int, int]
    unseen: list[int]


class DealFacts(msgspec.Struct, kw_only=True):
    """A deal under way: what is asked for, of which seats, and whether the table waits for as long as it takes.

    `draws` says whether seed and texts also determine the starting seat.
    """

    step: Literal["commit", "reveal"]
    missing: list[int]
    patient: bool
    draws: bool


class TableFacts(msgspec.Struct, kw_only=True):
    """The public facts of a table, apart from the view of its match."""

    game: Slug
    players: int
    options: dict[str, Any]
    settings: Settings
    status: Literal["waiting", "playing", "over", "closed"]
    match: int
    """The number of the current match at this table, from 1."""
    seats: list[SeatFacts]
    host: str
    commitment: str
    """The SHA-256 of the server's seed."""
    commitments: list[str | None]
    """By seat, the SHA-256 of the player's text for the shuffles; null for those who have not committed to one."""
    deal: DealFacts | None = None
    """What the table waits for between `start` and the first card."""
    entropy: list[str]
    """The players' texts for the shuffles, in seat order; empty until the cards are dealt."""
    without: list[int] = []
    """The seats whose players were to add a text and did not in time: the cards were dealt without it."""
    starter: int | None = None
    offers: list[OfferFacts] = []
    movers: list[MoverFacts] = []
    """Who played the seats earlier in this match, oldest first."""
    hints: list[int]
    """By seat, how many hints its players have asked for in this match."""
    undos: list[int]
    """By seat, how often its players have taken a choice back in this match."""
    shared: list[list[int]] = []
    """The seats of people who share a device, by device."""
    removed: list[str] = []
    """Who may not sit here, because the host has removed them."""
    undo: UndoFacts | None = None
    clock: ClockFacts | None = None
    result: dict[str, list[int]] | None = None
    seed: str | None = None
    """The seed of the match, published when it is over or the table is closed."""
    lesson: str | None = None
    """The lesson taught here, if any: the deal and the bots' choices are scripted, and only the host may sit down."""


class ChatLine(msgspec.Struct, kw_only=True):
    """A line of chat: the sender's name and seat (null for a spectator), the text and the time (ms since 1970).

    `by` is the sender's number as a writer at this table; it stays the same under another name and at another seat.
    """

    name: str
    seat: int | None
    text: str
    at: int
    by: int | None = None


class You(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The recipient's name and seat at this table (null for a spectator), and whether they are its host.

    `told` says why the recipient has lost their seat; `wants` is the seat that they will have or ask for. If several
    people share the device, `seats` are theirs, and `seat` is that of the one who looks now, or null. `stands_in` says
    whether they are the host only because the host is away.
    """

    name: str | None
    seat: int | None
    host: bool
    told: Said | None = None
    wants: int | None = None
    seats: list[int] = []
    stands_in: bool = False
