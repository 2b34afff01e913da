"""The steps of a table, as its journal stores them: one JSON object per entry.

`by` is the guest whose command caused the step and `id` the command's id; the server's own steps have neither.
"""

from typing import Any

import msgspec

from knolle.server.protocol import Settings


class Step(msgspec.Struct, tag_field="do", omit_defaults=True, kw_only=True):
    """One entry of a journal."""

    by: int | None = None
    id: str | None = None


class Opened(Step, tag="opened"):
    """A table is created; the seed of its first match is fixed."""

    game: str
    players: int
    options: dict[str, Any]
    settings: Settings
    host: int
    host_name: str
    bots: dict[int, str]
    seed: str
    lesson: str | None = None
    """The lesson whose script the table follows."""


class Sat(Step, tag="sat"):
    """A guest takes a seat: an open one, or by an offer from whoever had it."""

    seat: int
    guest: int
    name: str
    entropy: str | None = None


class Rose(Step, tag="rose"):
    """A player leaves their seat: the seat opens, or during a match a bot takes over until the player returns."""

    seat: int
    waits: bool = False
    """No other person is playing: no bot takes over, and the match waits."""


class Added(Step, tag="added"):
    """A player contributes entropy to the shuffles."""

    seat: int
    text: str


class Replaced(Step, tag="replaced"):
    """The host gives a seat to a bot."""

    seat: int
    level: str


class Removed(Step, tag="removed"):
    """The host empties a seat."""

    seat: int


class Promised(Step, tag="promised"):
    """The host creates a link to a seat; only a hash of its secret is stored."""

    seat: int
    secret_hash: str


class Started(Step, tag="started"):
    """The match starts; bots take the open seats."""

    starter: int
    level: str


class Chose(Step, tag="chose"):
    """A seat makes a choice; `spent` is the time it took in milliseconds."""

    seat: int
    action: int
    spent: int = 0


class Chatted(Step, tag="said"):
    """Somebody sends a line of chat."""

    name: str
    text: str
    seat: int | None = None


class Asked(Step, tag="asked"):
    """A seat asks to take back its last choice: done at once if nobody needs to agree, else the others are asked."""

    seat: int


class Agreed(Step, tag="agreed"):
    """A seat answers a pending undo."""

    seat: int
    agree: bool


class TookOver(Step, tag="took-over"):
    """A bot takes over from a player who is away or out of time."""

    seat: int
    level: str
    cause: str


class CameBack(Step, tag="came-back"):
    """A player takes their seat back from a bot."""

    seat: int


class Again(Step, tag="again"):
    """Another match is set up with the same people; its seed is fixed."""

    seed: str


class Closed(Step, tag="closed"):
    """The host closes the table."""


AnyStep = (
    Opened
    | Sat
    | Rose
    | Added
    | Replaced
    | Removed
    | Promised
    | Started
    | Chose
    | Chatted
    | Asked
    | Agreed
    | TookOver
    | CameBack
    | Again
    | Closed
)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyStep).decode
