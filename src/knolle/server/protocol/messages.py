"""What the server sends."""

from typing import Any, Literal

import msgspec

from knolle.server.protocol.parts import (
    ChatLine,
    Event,
    Farewell,
    Message,
    Reaction,
    TableEvent,
    TableFacts,
    View,
    ViewChanges,
    You,
)
from knolle.words.said import Said, Value


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
    about: list[Said] | None = None
    """What has just happened to the recipient, who gets this snapshot instead of an update."""


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
    """Who has sat down, left, been replaced, come back or become the host."""
    table: dict[str, Any] | None = None
    chat: ChatLine | None = None


class Absence(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A player who is away (times in ms since 1970): since when, when a bot takes over, and from when the host may
    let one take over; null if that will not happen.
    """

    since: int
    bot: int | None = None
    rescue: int | None = None


class Presence(Message, tag="presence", omit_defaults=True):
    """Which seats are connected, the number of spectators, and who is away.

    `host` is when the host's role passes to somebody who is there (ms since 1970). `preparing` is true while the server
    compiles the bots, which it does once; until then bots do not move.
    """

    online: list[int]
    watching: int
    away: dict[int, Absence]
    host: int | None = None
    preparing: bool = False


class Face(Message, tag="face"):
    """Somebody shows a face at their seat. It has no number and is not part of the table's history.

    `by` is their number as a writer, as in a line of chat; null if they have written nothing.
    """

    seat: int
    face: Reaction
    by: int | None = None


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
    """The judge's estimate of one action: points (own minus the others' mean) and the chance of winning.

    `loss` is what it loses to the best action, in points and in what a win is worth. Each has its standard error.
    `called` is the action's name.
    """

    action: str
    called: Value
    points: float
    points_error: float
    chance: float
    chance_error: float
    loss: float = 0.0
    loss_error: float = 0.0


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


FromServer = Snapshot | Update | Presence | Face | Done | Refused | Reason | Advice | Offered | Pong | Bye
