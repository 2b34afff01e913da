"""The typed messages of the socket. Imports only msgspec: the browser's types are generated from this module.

Every command carries an `id` chosen by the client and is answered by exactly one message with that id: `refused`, or
`done` (`reason`, `advice`, `offered` and `pong` answer questions). A command sent again with the same id gets the same
answer and is not carried out twice.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from knolle.words.said import Said, Value

VERSION = 2
MOST_BYTES = 4096
"""Maximum length of a client's message."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=600)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Seq = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]
Level = Literal["easy", "medium", "hard", "master"]
Tempo = Literal["none", "brisk", "usual", "calm"]
Farewell = Literal["restart", "flood", "protocol"]

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


# -- from clients ----------------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The client's first message: its protocol version, and the number of the last update it has seen, if any."""

    version: int
    seq: Seq | None = None


class Sit(Message, tag="sit"):
    """Take a seat under a name: the given seat, or any free one. `offer` is the secret of a link to one seat."""

    id: Id
    name: Text
    seat: Seat | None = None
    entropy: Text | None = None
    offer: Text | None = None


class Rise(Message, tag="rise"):
    """Leave the seat. During a match a bot takes over, unless no other person is playing: then the match waits."""

    id: Id


class Entropy(Message, tag="entropy"):
    """Contribute entropy to the shuffles, after the commitment is known and before the match starts."""

    id: Id
    text: Text


class Start(Message, tag="start"):
    """Start the match; bots take the open seats. The host's command; in later matches any seated player's."""

    id: Id


class Act(Message, tag="act"):
    """Make a choice, given by number or in the game's notation. `seq` is the number of the last update seen."""

    id: Id
    seq: Seq
    action: int | Text


class Why(Message, tag="why"):
    """Ask why an action is not allowed, without trying it."""

    id: Id
    action: int | Text


class Hint(Message, tag="hint"):
    """Ask what the master bot thinks of each legal action, if the table allows hints."""

    id: Id


class Say(Message, tag="say"):
    """Send a line of chat."""

    id: Id
    text: Text


class Undo(Message, tag="undo"):
    """Ask to take back one's last choice."""

    id: Id


class Consent(Message, tag="consent"):
    """Agree to the pending undo, or refuse it; the player who asked withdraws it by refusing."""

    id: Id
    agree: bool


class Back(Message, tag="back"):
    """Take one's seat back from the bot that took over."""

    id: Id


class Replace(Message, tag="replace"):
    """Give a seat to a bot (host only)."""

    id: Id
    seat: Seat
    level: Level


class Remove(Message, tag="remove"):
    """Empty a seat before the match starts (host only)."""

    id: Id
    seat: Seat


class Offer(Message, tag="offer"):
    """Ask for the secret of a link that lets one friend take this seat (host only)."""

    id: Id
    seat: Seat


class Rematch(Message, tag="rematch"):
    """Set up another match with the same people and a new commitment; any seated player may ask."""

    id: Id


class Close(Message, tag="close"):
    """Close the table (host only), unless other people are playing."""

    id: Id


class Ping(Message, tag="ping"):
    """Check the connection; answered by `pong`."""

    id: Id


Command = (
    Sit
    | Rise
    | Entropy
    | Start
    | Act
    | Why
    | Hint
    | Say
    | Undo
    | Consent
    | Back
    | Replace
    | Remove
    | Offer
    | Rematch
    | Close
    | Ping
)
FromClient = Hello | Command


# -- parts of messages -----------------------------------------------------------------------------


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds per choice, and a reserve for the whole match, used when a choice takes longer."""

    move: Annotated[int, msgspec.Meta(ge=5, le=3600)]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=7200)] = 0


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a table is run, as chosen when it was created."""

    listed: bool = False
    clock: Clock | None = None
    starter: Seat | Literal["random"] = "random"
    takeover: Annotated[int, msgspec.Meta(ge=5, le=3600)] | None = 60
    """Seconds a player may be disconnected before a bot takes over; null for never."""
    level: Level = "medium"
    """Level of the bots that take over and fill open seats."""
    tempo: Tempo = "usual"
    """How much time bots take for a choice while somebody is connected."""
    hints: bool = True
    undo: bool = True


class SeatFacts(msgspec.Struct, kw_only=True):
    """A seat: `open`, a `person`'s or a `bot`'s. `bot` is the level of the bot playing here, even in a person's place.

    `entropy` says whether the player has contributed entropy.
    """

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    entropy: bool = False


class UndoFacts(msgspec.Struct, kw_only=True):
    """A pending undo: the seat that asked, and the seats that have not agreed yet."""

    seat: int
    missing: list[int]


class ClockFacts(msgspec.Struct, kw_only=True):
    """Milliseconds of reserve left, by seat; for the seats to act, when their time ends (ms since 1970)."""

    reserve: list[int]
    ends: dict[int, int]


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
    entropy: list[str]
    """The players' contributions to the shuffles; empty until the match starts."""
    starter: int | None = None
    undo: UndoFacts | None = None
    clock: ClockFacts | None = None
    result: dict[str, list[int]] | None = None
    seed: str | None = None
    """The seed of the match, published when it is over or the table is closed."""
    lesson: str | None = None
    """The lesson taught here, if any: the deal and the bots' choices are scripted, and only the host may sit down."""


class ChatLine(msgspec.Struct, kw_only=True):
    """A line of chat: the sender's name and seat (null for a spectator), the text and the time (ms since 1970)."""

    name: str
    seat: int | None
    text: str
    at: int


class You(msgspec.Struct, kw_only=True):
    """The recipient's name and seat at this table (null for a spectator), and whether they are its host."""

    name: str | None
    seat: int | None
    host: bool


# -- from the server -------------------------------------------------------------------------------


class Snapshot(Message, tag="snapshot"):
    """Everything the recipient may know at this moment. Before the match starts, `view` is null and `log` empty.

    `first` is the number of the first event in `log`: greater than 0 if an option hides the past.
    """

    version: int
    seq: int
    now: int
    you: You
    table: TableFacts
    view: View | None
    log: list[Event]
    first: int
    said: list[list[Said]]
    """What is said of each event of `log`."""
    chat: list[ChatLine]


class MomentFacts(msgspec.Struct, kw_only=True):
    """A moment: new events, what is said of each, and the changed fields of `view` (null once there is no match).

    After the event `undo` only the first `kept` events still hold.
    """

    events: list[TableEvent] | None = None
    said: list[list[Said]] | None = None
    view: ViewChanges | None


class Update(Message, tag="update"):
    """What one journal entry changed: moments in the order they happened, and the changed fields of `table`.

    The last moment is the present; in those before it nobody is asked for anything. A guest whose seat changes gets a
    snapshot instead.
    """

    seq: int
    moments: list[MomentFacts] | None = None
    first: int | None = None
    """The number of the first event that may still be shown, when an option hides more of the past than before."""
    about: list[Said] | None = None
    """Who has sat down, left, been replaced or come back."""
    table: dict[str, Any] | None = None
    chat: ChatLine | None = None


class Presence(Message, tag="presence", omit_defaults=True):
    """Which seats are connected, the number of spectators, and when bots take over absent players (ms since 1970).

    `preparing` is true while the server compiles the bots, which it does once; until then bots do not move.
    """

    online: list[int]
    watching: int
    leaving: dict[int, int]
    preparing: bool = False


class Done(Message, tag="done"):
    """The command was carried out as journal entry `seq`."""

    id: str
    seq: int


class Refused(Message, tag="refused"):
    """The command was refused, and why. `id` is null if the message could not be read."""

    id: str | None
    code: str
    params: dict[str, Any]
    rule: str | None
    sentence: str
    said: Said


class Reason(Message, tag="reason"):
    """The answer to `why`: why the action is not allowed; the code is `allowed` if it is."""

    id: str
    code: str
    params: dict[str, Any]
    rule: str | None
    sentence: str
    said: Said


class ValueFacts(msgspec.Struct, kw_only=True):
    """The master bot's estimate of one action: points (own minus the others' mean) and the chance of winning.

    Each has its standard error. `called` is the action's name.
    """

    action: str
    called: Value
    points: float
    points_error: float
    chance: float
    chance_error: float


class Comparison(msgspec.Struct, kw_only=True):
    """The second-best action, the points it is expected to be behind the best, and their standard error."""

    action: str
    points: float
    points_error: float


class Confidence(msgspec.Struct, kw_only=True):
    """How sure the best action is: the `only` legal one, `clear` of the second-best, or too `close` to it to tell."""

    code: Literal["only", "clear", "close"]
    params: Comparison | None = None


class Advice(Message, tag="advice"):
    """The answer to `hint`: every legal action, best first, and how sure the best one is."""

    id: str
    seq: int
    values: list[ValueFacts]
    because: Confidence
    said: list[Said]


class Offered(Message, tag="offered"):
    """The answer to `offer`: the secret of the link, sent to the host only."""

    id: str
    seat: int
    secret: str


class Pong(Message, tag="pong"):
    """The answer to `ping`: the server's clock in ms since 1970."""

    id: str
    now: int


class Bye(Message, tag="bye"):
    """The last message before the server closes the socket: the reason, and whether to reconnect."""

    code: Farewell
    again: bool


FromServer = Snapshot | Update | Presence | Done | Refused | Reason | Advice | Offered | Pong | Bye
