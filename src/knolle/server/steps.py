"""The steps of a table's life, as its journal keeps them: JSON, one object an entry.

`by` is the guest whose command it was and `id` the command's; a step without them is the server's own.
"""

from typing import Any

import msgspec

from knolle.server.protocol import Settings


class Step(msgspec.Struct, tag_field="do", omit_defaults=True, kw_only=True):
    """One entry of a journal."""

    by: int | None = None
    id: str | None = None


class Opened(Step, tag="opened"):
    """A table is made; the seed of its first match is fixed."""

    game: str
    players: int
    options: dict[str, Any]
    settings: Settings
    host: int
    host_name: str
    bots: dict[int, str]
    seed: str
    lesson: str | None = None
    """The lesson whose deal it is."""


class Sat(Step, tag="sat"):
    """A guest takes a seat: an open one, or by an offer whatever sat there."""

    seat: int
    guest: int
    name: str
    entropy: str | None = None


class Rose(Step, tag="rose"):
    """A seat is left: it opens before the start; later a bot plays on, and the seat may be taken back."""

    seat: int
    waits: bool = False
    """Nobody else plays: no bot takes over, and the match waits."""


class Added(Step, tag="added"):
    """A player's part in the shuffles."""

    seat: int
    text: str


class Replaced(Step, tag="replaced"):
    """The host gave a seat to a bot."""

    seat: int
    level: str


class Removed(Step, tag="removed"):
    """The host emptied a seat."""

    seat: int


class Promised(Step, tag="promised"):
    """The host made a link to a seat; only a hash of its secret is kept."""

    seat: int
    secret_hash: str


class Started(Step, tag="started"):
    """The match begins; open seats are bots' from here on."""

    starter: int
    level: str


class Chose(Step, tag="chose"):
    """A choice, with the milliseconds it took."""

    seat: int
    action: int
    spent: int = 0


class Said(Step, tag="said"):
    """A line of chat."""

    name: str
    text: str
    seat: int | None = None


class Asked(Step, tag="asked"):
    """A seat wants its last choice back; nothing stands against it, or the others are asked."""

    seat: int


class Agreed(Step, tag="agreed"):
    """An answer to the seat that asked."""

    seat: int
    agree: bool


class TookOver(Step, tag="took-over"):
    """A bot plays on for a player who is away or out of time."""

    seat: int
    level: str
    cause: str


class CameBack(Step, tag="came-back"):
    """The player has his seat again."""

    seat: int


class Again(Step, tag="again"):
    """A further match with the same people; its seed is fixed."""

    seed: str


class Closed(Step, tag="closed"):
    """The table is given up."""


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
    | Said
    | Asked
    | Agreed
    | TookOver
    | CameBack
    | Again
    | Closed
)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyStep).decode
