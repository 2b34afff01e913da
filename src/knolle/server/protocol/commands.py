"""What a client sends: `hello`, then commands."""

from knolle.server.protocol.parts import BotName, Hash, Id, Message, Reaction, Seat, Seq, Text


class Hello(Message, tag="hello"):
    """The client's first message: its protocol version, and the number of the last update it has seen, if any.

    `looks`: the player sees a match as soon as it is sent. Otherwise the client says with `look` when they do.
    `seat`: which of several people who share this device looks at it; without it, the client sees what spectators see.
    """

    version: int
    seq: Seq | None = None
    looks: bool = True
    seat: Seat | None = None


class Sit(Message, tag="sit"):
    """Take a seat under a name: the given seat, or any free one. `offer` is the secret of a link to one seat.

    `commitment` is the SHA-256 of a secret text for the shuffles; without it the client adds nothing to them.
    `beside`: another person at the same device sits down too, before a match at a table without a clock.
    """

    id: Id
    name: Text
    seat: Seat | None = None
    commitment: Hash | None = None
    offer: Text | None = None
    beside: bool = False


class Ask(Message, tag="ask"):
    """Ask for a bot's seat during a match, as a spectator. The host may grant it, from the next deal on."""

    id: Id
    name: Text
    seat: Seat


class Grant(Message, tag="grant"):
    """Grant a seat to whoever asks for it, or refuse (host only); whoever asked withdraws by refusing."""

    id: Id
    seat: Seat
    agree: bool


class Rise(Message, tag="rise"):
    """Leave the seat, and with it those of everybody at the same device.

    During a match a bot takes over, unless no other person is playing: then the match waits.
    """

    id: Id


class Commit(Message, tag="commit"):
    """Commit to a text for the shuffles of the next match by its SHA-256; replaces an earlier commitment."""

    id: Id
    commitment: Hash


class Reveal(Message, tag="reveal"):
    """Reveal the text that one has committed to, once everybody's commitment is fixed and known."""

    id: Id
    text: Text


class Start(Message, tag="start"):
    """Start the match; bots take the open seats. The host's command; in later matches any seated player's.

    The cards are dealt once all texts for the shuffles are revealed. With `anyway`, even if people are away or have not
    accepted the rematch; seats of the latter go to bots.
    """

    id: Id
    anyway: bool = False


class Look(Message, tag="look"):
    """Say that the player sees the match now, so that their clock may run."""

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


class React(Message, tag="react"):
    """Show a face at one's seat for some seconds."""

    id: Id
    face: Reaction


class Undo(Message, tag="undo"):
    """Ask to take back one's last choice, if nothing was revealed since; at a shared device the last one made there."""

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
    level: BotName


class Remove(Message, tag="remove"):
    """Empty a seat before the match starts (host only). A person who is removed cannot sit here again."""

    id: Id
    seat: Seat


class Readmit(Message, tag="readmit"):
    """Let somebody who was removed sit down again (host only)."""

    id: Id
    name: Text


class Offer(Message, tag="offer"):
    """Ask for the secret of a link that lets one friend take this seat (host only).

    During a match everybody is told, and the friend gets the seat with the next deal.
    """

    id: Id
    seat: Seat


class Rematch(Message, tag="rematch"):
    """Invite everybody to another match with new commitments, or accept such an invitation.

    Any seated player may invite after a match, and instead of a deal that waits for a text that does not come.
    """

    id: Id


class Close(Message, tag="close"):
    """Close the table (host only), unless other people are playing."""

    id: Id


class Ping(Message, tag="ping"):
    """Check the connection; answered by `pong`."""

    id: Id


Command = (
    Sit
    | Ask
    | Grant
    | Rise
    | Commit
    | Reveal
    | Start
    | Look
    | Act
    | Why
    | Hint
    | Say
    | React
    | Undo
    | Consent
    | Back
    | Replace
    | Remove
    | Readmit
    | Offer
    | Rematch
    | Close
    | Ping
)
FromClient = Hello | Command
