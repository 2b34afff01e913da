"""The messages of the socket, typed. This module imports nothing but msgspec: the browser's types are made from it.

Every command has an `id` of the client's choice and is answered by exactly one message with that id: `refused`, or
`done` (for questions `reason`, `advice`, `offered`, `pong`). A command sent again with the same id gets the same answer
and does nothing twice.
"""

from typing import Annotated, Any, Literal

import msgspec

VERSION = 1
MOST_BYTES = 4096
"""A message from a client is not longer."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=600)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Seq = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]
Level = Literal["easy", "medium", "hard", "master"]
Farewell = Literal["restart", "flood", "protocol"]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Whatever travels over the socket."""


# -- from clients ----------------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first message: the protocol's version, and the number of the last update seen, if any."""

    version: int
    seq: Seq | None = None


class Sit(Message, tag="sit"):
    """Take a seat under a name: the one asked for, or any. `offer` is the secret of a link to a certain seat."""

    id: Id
    name: Text
    seat: Seat | None = None
    entropy: Text | None = None
    offer: Text | None = None


class Rise(Message, tag="rise"):
    """Leave the seat; in a running match a bot plays on."""

    id: Id


class Entropy(Message, tag="entropy"):
    """What this client adds to the shuffles, once the commitment is known and before the first card."""

    id: Id
    text: Text


class Start(Message, tag="start"):
    """The host has the cards dealt; open seats go to bots."""

    id: Id


class Act(Message, tag="act"):
    """Make a choice, by number or in the game's notation. `seq` is the number of the last update seen."""

    id: Id
    seq: Seq
    action: int | Text


class Why(Message, tag="why"):
    """Ask why an action is not allowed, without trying it."""

    id: Id
    action: int | Text


class Hint(Message, tag="hint"):
    """Ask what the master would do, where the table allows it."""

    id: Id


class Say(Message, tag="say"):
    """A line of chat."""

    id: Id
    text: Text


class Undo(Message, tag="undo"):
    """Ask to take back the last choice."""

    id: Id


class Consent(Message, tag="consent"):
    """Agree, or not, to the undo that is asked for."""

    id: Id
    agree: bool


class Back(Message, tag="back"):
    """Take the own seat back from the bot."""

    id: Id


class Replace(Message, tag="replace"):
    """The host gives a seat to a bot."""

    id: Id
    seat: Seat
    level: Level


class Remove(Message, tag="remove"):
    """The host empties a seat before the start."""

    id: Id
    seat: Seat


class Offer(Message, tag="offer"):
    """The host asks for the secret of a link by which a friend may take this seat, once."""

    id: Id
    seat: Seat


class Rematch(Message, tag="rematch"):
    """Once more with the same people: a new commitment, and the host starts."""

    id: Id


class Close(Message, tag="close"):
    """The host gives up a table where nobody plays."""

    id: Id


class Ping(Message, tag="ping"):
    """Answered by `pong`."""

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


# -- what they speak of ----------------------------------------------------------------------------


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds for each choice, and a reserve for the whole match that is used after them."""

    move: Annotated[int, msgspec.Meta(ge=5, le=3600)]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=7200)] = 0


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a table is run: what its host chose when it was made."""

    listed: bool = False
    clock: Clock | None = None
    starter: Seat | Literal["random"] = "random"
    takeover: Annotated[int, msgspec.Meta(ge=5, le=3600)] | None = 60
    """Seconds that a player may be away before a bot plays on; null: nobody takes over."""
    level: Level = "medium"
    """The bot that takes over."""
    hints: bool = True
    undo: bool = True


class SeatFacts(msgspec.Struct, kw_only=True):
    """A seat: `open`, a `person`'s or a `bot`'s. `bot` is the level of the bot that plays here, also for a person."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    entropy: bool = False


class UndoFacts(msgspec.Struct, kw_only=True):
    """The seat that asks to take back its choice, and the seats whose consent is missing."""

    seat: int
    missing: list[int]


class ClockFacts(msgspec.Struct, kw_only=True):
    """Milliseconds of reserve left a seat; for the seats that are to choose, when their time ends (ms since 1970)."""

    reserve: list[int]
    ends: dict[int, int]


class TableFacts(msgspec.Struct, kw_only=True):
    """A table as everybody there sees it, beside the view of the match."""

    game: str
    players: int
    options: dict[str, Any]
    settings: Settings
    status: Literal["waiting", "playing", "over", "closed"]
    match: int
    """Which match it is at this table, from 1."""
    seats: list[SeatFacts]
    host: str
    commitment: str
    entropy: list[str]
    """What the players added to the shuffles, once the match has begun."""
    starter: int | None = None
    undo: UndoFacts | None = None
    clock: ClockFacts | None = None
    result: dict[str, list[int]] | None = None
    seed: str | None = None
    """Published when the match is over."""
    lesson: str | None = None
    """The lesson that is taught here: deal and bots are prepared, and nobody but the host sits down."""


class Line(msgspec.Struct, kw_only=True):
    """A line of chat: who said it, from which seat if any, when (ms since 1970)."""

    name: str
    seat: int | None
    text: str
    at: int


class You(msgspec.Struct, kw_only=True):
    """Who the reader is at this table."""

    name: str | None
    seat: int | None
    host: bool


# -- from the server -------------------------------------------------------------------------------


class Snapshot(Message, tag="snapshot"):
    """All that the reader may know, now. `view` and `log` are there once a match has begun.

    `first` is the number of the first event in `log`: not 0 where an option hides the past.
    """

    version: int
    seq: int
    now: int
    you: You
    table: TableFacts
    view: dict[str, Any] | None
    log: list[dict[str, Any]]
    first: int
    chat: list[Line]


class Update(Message, tag="update"):
    """What one entry changed: new events, and of table and view only the fields that are now different.

    Who changes places gets a snapshot instead. The event `undo` means that only the first `kept` events still hold.
    """

    seq: int
    events: list[dict[str, Any]] | None = None
    view: dict[str, Any] | None = None
    table: dict[str, Any] | None = None
    chat: Line | None = None


class Presence(Message, tag="presence", omit_defaults=True):
    """Which seats are connected, how many watch, and when a bot takes over from those away (ms since 1970).

    `preparing` while the bots are compiled, which a server does once: until then they do not move.
    """

    online: list[int]
    watching: int
    leaving: dict[int, int]
    preparing: bool = False


class Done(Message, tag="done"):
    """The command was carried out as entry `seq`."""

    id: str
    seq: int


class Refused(Message, tag="refused"):
    """The command was not carried out, and why. Without an id: a message that could not be read."""

    id: str | None
    code: str
    params: dict[str, Any]
    rule: str | None
    sentence: str


class Reason(Message, tag="reason"):
    """Why an action is not allowed; code `allowed` if it is."""

    id: str
    code: str
    params: dict[str, Any]
    rule: str | None
    sentence: str


class ValueFacts(msgspec.Struct, kw_only=True):
    """What the master thinks of one action: points more than the others, and the chance to win, with errors."""

    action: str
    points: float
    points_error: float
    chance: float
    chance_error: float


class Comparison(msgspec.Struct, kw_only=True):
    """The next best action, how many points it is expected to be behind the best, and the error of that."""

    action: str
    points: float
    points_error: float


class Because(msgspec.Struct, kw_only=True):
    """Why the best is the best: it is the `only` one, or more than two errors ahead of the next (`clear`), or not."""

    code: Literal["only", "clear", "close"]
    params: Comparison | None = None


class Advice(Message, tag="advice"):
    """The answer to `hint`: every legal action, the best first, and how sure that is."""

    id: str
    seq: int
    values: list[ValueFacts]
    because: Because


class Offered(Message, tag="offered"):
    """The answer to `offer`: the secret of the link, for the host alone."""

    id: str
    seat: int
    secret: str


class Pong(Message, tag="pong"):
    """The answer to `ping`: the server's clock in ms since 1970."""

    id: str
    now: int


class Bye(Message, tag="bye"):
    """The last message before the server closes the socket: why, and whether to come back."""

    code: Farewell
    again: bool


FromServer = Snapshot | Update | Presence | Done | Refused | Reason | Advice | Offered | Pong | Bye
