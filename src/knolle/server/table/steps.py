"""The steps of a table, as its journal stores them: one JSON object per entry.

`by` is the guest whose command caused the step and `id` the command's id; the server's own steps have neither.
"""

from typing import Any

import msgspec

from knolle.server.protocol import Cause, Settings


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
    """A guest takes a seat. In older journals also that of a bot or an absent player, during a match."""

    seat: int
    guest: int
    name: str
    commitment: str | None = None
    """The hash of the player's text for the shuffles."""
    entropy: str | None = None
    """In older journals the text itself, given before everybody had committed to theirs."""


class Claimed(Step, tag="claimed"):
    """A guest is to have a seat with the next deal: by a link, or, unless `granted`, if the host agrees."""

    seat: int
    guest: int
    name: str
    granted: bool


class Granted(Step, tag="granted"):
    """The host grants a seat to whoever asks for it, or refuses; or whoever was to have it withdraws."""

    seat: int
    agree: bool


class Rose(Step, tag="rose"):
    """A player leaves their seat: the seat opens, or during a match a bot takes over until the player returns."""

    seat: int
    waits: bool = False
    """No other person is playing: no bot takes over, and the match waits."""
    beside: tuple[int, ...] = ()
    """The seats of the other people at the same device, who leave too."""


class Added(Step, tag="added"):
    """In older journals: a player gives their text for the shuffles before everybody has committed to theirs."""

    seat: int
    text: str


class Committed(Step, tag="committed"):
    """A player commits to a text for the shuffles by its hash."""

    seat: int
    commitment: str


class Revealed(Step, tag="revealed"):
    """A player reveals the text. The last one deals the cards."""

    seat: int
    text: str


class Waited(Step, tag="waited"):
    """The table stops waiting for commitments or texts that are missing."""


class Replaced(Step, tag="replaced"):
    """The host gives a seat to a bot."""

    seat: int
    level: str


class Removed(Step, tag="removed"):
    """The host empties a seat."""

    seat: int
    bars: bool = False
    """Whether the person who sat there may not sit down again; not so in older journals."""


class Readmitted(Step, tag="readmitted"):
    """The host lets somebody sit down again."""

    guest: int


class Promised(Step, tag="promised"):
    """The host creates a link to a seat; only a hash of its secret is stored.

    `wait` is how many milliseconds an absent player has to return and keep the seat.
    """

    seat: int
    secret_hash: str
    wait: int = 60_000


class Started(Step, tag="started"):
    """The match starts; bots take the open seats. The cards are dealt once nobody owes a text for the shuffles."""

    level: str
    bots: dict[int, str] = {}
    """The bots that take the free seats; without an entry, a bot of that level."""
    without: tuple[int, ...] = ()
    """The seats of people who have not accepted the rematch; bots take these too."""
    starter: int | None = None
    """In older journals the starting seat; then the cards are dealt at once."""


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


class Hinted(Step, tag="hinted"):
    """A seat asks for a hint."""

    seat: int


class Asked(Step, tag="asked"):
    """A seat asks to take back its last choice: done at once if nobody is `missing`, else these seats are asked."""

    seat: int
    missing: tuple[int, ...] | None = None
    """None in journals of earlier versions, which asked the people who were playing."""
    expires: bool = False
    """Whether the request ends when something hidden is revealed; not so in older journals."""


class Agreed(Step, tag="agreed"):
    """A seat answers a pending undo."""

    seat: int
    agree: bool


class TookOver(Step, tag="took-over"):
    """A bot takes over from a player who is away or out of time."""

    seat: int
    level: str
    cause: Cause


class CameBack(Step, tag="came-back"):
    """A player takes their seat back from a bot."""

    seat: int


class Again(Step, tag="again"):
    """Another match is set up; its seed is fixed. The people who played are invited."""

    seed: str
    invited: tuple[int, ...] | None = None
    """The seats of those who have yet to accept; None in older journals, where everybody was carried over."""
    opened: tuple[int, ...] = ()
    """The seats of those who have left."""


class Accepted(Step, tag="accepted"):
    """A player accepts the rematch."""

    seat: int
    beside: tuple[int, ...] = ()
    """The seats of the other people at the same device, who accept too."""


class Saw(Step, tag="saw"):
    """A player sees the match for the first time; now their clock may run."""

    seat: int


class Reminded(Step, tag="reminded"):
    """The time of a player for their choice will soon run out, and they are told so; at tables that last for days."""

    seat: int


class HostChanged(Step, tag="host-changed"):
    """The host is away for long: somebody else has their role until they return. Or they have returned."""

    guest: int


class Closed(Step, tag="closed"):
    """The host closes the table."""


AnyStep = (
    Opened
    | Sat
    | Claimed
    | Granted
    | Rose
    | Added
    | Committed
    | Revealed
    | Waited
    | Replaced
    | Removed
    | Readmitted
    | Promised
    | Started
    | Chose
    | Chatted
    | Hinted
    | Asked
    | Agreed
    | TookOver
    | CameBack
    | Again
    | Accepted
    | Saw
    | Reminded
    | HostChanged
    | Closed
)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyStep).decode
