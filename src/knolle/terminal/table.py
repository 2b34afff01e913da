"""A table as this client knows it, assembled from the server's messages as docs/protocol.md describes."""

import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from knolle.core.convert import converter
from knolle.words.said import Said, Seat, Value

Facts = dict[str, Any]
Kind = Literal["snapshot", "update", "presence", "face", "link", "back"]
MOST_CHAT = 60
NO_REQUEST: Facts = {"ask": None, "called": None}
"""Fields of a view that are sent only to a player who must choose."""


class ViewMessages(msgspec.Struct):
    """The fields of a view that are messages."""

    waits: Said | None = None
    ask: Said | None = None
    called: dict[str, Value] | None = None
    ending: list[Said] | None = None
    situation: list[Said] | None = None


class Messages(msgspec.Struct):
    """The fields of a snapshot, an update or a moment that are messages."""

    said: list[list[Said]] = []
    about: list[Said] = []


class YouMessages(msgspec.Struct):
    """The field of `you` that is a message."""

    told: Said | None = None


_view_messages = converter(ViewMessages)
_messages = converter(Messages)
_you = converter(YouMessages)


@dataclass(frozen=True)
class ClientMoment:
    """One moment of a match: its events, the last of which may be an `undo`, and everything known after them."""

    events: Sequence[Facts]
    said: Sequence[Sequence[Said]]
    """What is said of each event."""
    number: int
    """The number of the first event."""
    view: Facts | None
    log: Sequence[Facts] = ()
    log_said: Sequence[Sequence[Said]] = ()
    """What is said of each event of `log`."""


@dataclass(frozen=True)
class News:
    """What one message changed: a `snapshot` may change everything, `link` is only a change of the connection.

    `back` comes after an interruption, when everything that was missed has come.
    """

    kind: Kind
    moments: Sequence[ClientMoment] = ()
    """The moments in order; a snapshot has one, with all events that may be shown."""
    about: Sequence[Said] = ()
    """Who has sat down, left, been replaced or come back."""
    chat: Facts | None = None
    face: Facts | None = None
    """A seat and the face that its player shows."""
    missed: Said | None = None
    """What happened while there was no connection, if it is worth a word."""

    @property
    def is_undo(self) -> bool:
        """Whether a choice was taken back."""
        return any(event["type"] == "undo" for moment in self.moments for event in moment.events)


def now_at(skew: int) -> int:
    """Return the time of a clock that is this much ahead of this machine's, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000 + skew


class ClientTable:
    """Everything this client was sent. `facts` are those of `TableFacts`; numeric keys are strings, as in JSON.

    Messages are decoded, in the view too: `waits`, `ask`, `called`, `ending` and `situation`.
    """

    def __init__(self) -> None:
        self.seq: int | None = None
        self.you: Facts = {"name": None, "seat": None, "host": False}
        self.facts: Facts = {}
        self.view: Facts | None = None
        self.log: list[Facts] = []
        self.said: list[list[Said]] = []
        """What is said of each event of `log`."""
        self.first = 0
        """The number of the first event in `log`."""
        self.chat: list[Facts] = []
        self.presence: Facts = {"online": [], "watching": 0, "away": {}}
        self.skew = 0
        """The server's clock minus this one, in milliseconds."""

    @property
    def seat(self) -> int | None:
        """The player's seat; None for a spectator."""
        seat: int | None = self.you["seat"]
        return seat

    @property
    def claim(self) -> Facts | None:
        """The change of seats by which the player, who is watching, is to have a seat or asks for one."""
        wants = self.you.get("wants")
        return next((offer for offer in self.facts.get("offers", []) if offer["seat"] == wants), None)

    @property
    def request_for_seat(self) -> Facts | None:
        """The request of a spectator for a bot's seat, which the player must decide on as the host."""
        asked = [offer for offer in self.facts.get("offers", []) if offer["state"] == "asked"]
        return asked[0] if asked and self.you["host"] and self.status == "playing" else None

    @property
    def loss(self) -> Said | None:
        """Why the player has lost their seat."""
        return _you(self.you).told

    @property
    def status(self) -> str:
        """`waiting`, `playing`, `over` or `closed`; empty before the first snapshot."""
        return str(self.facts.get("status", ""))

    @property
    def awaits_bots(self) -> bool:
        """Whether the match waits because the server is still compiling its bots."""
        return self.status == "playing" and bool(self.presence.get("preparing"))

    @property
    def names(self) -> list[str]:
        """The names at the seats, including bots."""
        return [seat["name"] or "" for seat in self.facts.get("seats", [])]

    @property
    def others(self) -> list[int]:
        """The seats where other people are playing now."""
        seats = enumerate(self.facts.get("seats", []))
        return [k for k, seat in seats if k != self.seat and seat["kind"] == "person" and seat["bot"] is None]

    @property
    def legal(self) -> list[str]:
        """The player's legal actions."""
        return [] if self.view is None or self.seat is None else list(self.view["legal"])

    @property
    def is_my_turn(self) -> bool:
        """Whether the table waits for the player's choice."""
        return self.status == "playing" and bool(self.legal)

    @property
    def can_start(self) -> bool:
        """Whether the player may start the match: the host the first one, anybody seated a later one."""
        is_free = self.seat is not None and self.facts["deal"] is None and not self.is_invited
        return is_free and (self.you["host"] or self.facts["match"] > 1)

    @property
    def is_invited(self) -> bool:
        """Whether the player has not yet answered whether they play the next match."""
        return self.status == "waiting" and self.seat is not None and bool(self.facts["seats"][self.seat]["invited"])

    @property
    def inviter(self) -> str:
        """The name of a player who wants the rematch."""
        people = [facts for facts in self.facts["seats"] if facts["kind"] == "person"]
        return next((facts["name"] for facts in people if not facts["invited"]), "")

    @property
    def missing(self) -> list[str]:
        """The names of the others who are away or have not accepted the rematch."""
        return [*self.gone, *self.silent]

    @property
    def gone(self) -> list[str]:
        """The names of the others who keep their seats although they are away."""
        away = self.presence["away"]
        return [facts["name"] for seat, facts in self._people if not facts["invited"] and str(seat) in away]

    @property
    def silent(self) -> list[str]:
        """The names of the others who have not accepted the rematch."""
        return [facts["name"] for _, facts in self._people if facts["invited"]]

    @property
    def _people(self) -> list[tuple[int, Facts]]:
        """The other people, with their seats."""
        seats = enumerate(self.facts.get("seats", []))
        return [(seat, facts) for seat, facts in seats if facts["kind"] == "person" and seat != self.seat]

    @property
    def now(self) -> int:
        """The time of the server's clock, in milliseconds since 1970."""
        return now_at(self.skew)

    @property
    def seconds_left(self) -> int | None:
        """Seconds left for the player's choice, if a clock is running."""
        clock = self.facts.get("clock")
        end = None if clock is None else clock["ends"].get(str(self.seat))
        return None if end is None else max(0, end - self.now) // 1000

    @property
    def n_events(self) -> int:
        """The number of events in the match so far."""
        return self.first + len(self.log)

    def take(self, message: Facts) -> News | None:
        """Apply a message; return what it changed, or None if it does not concern the table."""
        match message["type"]:
            case "snapshot":
                return self._begin(message)
            case "update" if self.seq is None or message["seq"] > self.seq:
                return self._change(message)
            case "presence":
                self.presence = message
                return News("presence")
            case "face":
                return News("face", face=message)
        return None

    def _begin(self, message: Facts) -> News:
        self.seq, self.you, self.facts = message["seq"], message["you"], message["table"]
        self.view, self.first, self.chat = None, message["first"], list(message["chat"])
        if message["view"] is not None:
            self.view = NO_REQUEST | _decode(message["view"])
        self.log, self.said = list(message["log"]), _messages(message).said
        self._name_movers()
        self.skew = message["now"] - now_at(0)
        return News("snapshot", [self.whole()])

    def whole(self) -> ClientMoment:
        """Return the present, with all events that may be shown."""
        return self._moment(self.log, self.said, self.first)

    def _moment(self, events: Sequence[Facts], said: Sequence[Sequence[Said]], number: int) -> ClientMoment:
        view = None if self.view is None else dict(self.view)
        return ClientMoment(tuple(events), tuple(said), number, view, tuple(self.log), tuple(self.said))

    def _change(self, message: Facts) -> News:
        self.seq = message["seq"]
        self.facts = self.facts | (message.get("table") or {})
        moments = [self._pass(moment) for moment in message.get("moments") or []]
        if "first" in message:
            self._drop(message["first"])
        chat = message.get("chat")
        if chat is not None:
            self.chat = [*self.chat, chat][-MOST_CHAT:]
        about = _messages(message).about
        if self.view is not None:
            self._note(about)
        self._name_movers()
        return News("update", moments, about, chat)

    def _pass(self, message: Facts) -> ClientMoment:
        """Apply one moment."""
        self._look(message["view"])
        number, events, said = self.n_events, message.get("events") or [], _messages(message).said
        for event, lines in zip(events, said, strict=True):
            self._append(event, lines)
        return self._moment(events, said, number)

    def _look(self, view: Facts | None) -> None:
        if view is None:
            self.view, self.log, self.said, self.first = None, [], [], 0
        else:
            self.view = (self.view or NO_REQUEST) | _decode(view)

    def _drop(self, first: int) -> None:
        """Forget the events that an option now hides."""
        n = max(0, first - self.first)
        del self.log[:n], self.said[:n]
        self.first = max(self.first, first)

    def _name_movers(self) -> None:
        """Write into the log the names of those who have played a seat before."""
        seats = enumerate(self.facts["seats"])
        now = [
            {"seat": k, "name": one["name"], "bot": True} for k, one in seats if one["kind"] == "person" and one["bot"]
        ]
        movers = self.facts.get("movers", [])
        for k, said in enumerate(self.said if movers or now else ()):
            then = [one for one in reversed(movers) if self.first + k < one["until"]]
            self.said[k] = [replace_seats(one, {mover["seat"]: mover for mover in [*now, *then]}) for one in said]

    def _note(self, said: list[Said]) -> None:
        """Add messages that belong to no event to the log, after the last one."""
        if self.said and said:
            self.said[-1] = [*self.said[-1], *said]

    def _append(self, event: Facts, said: list[Said]) -> None:
        if event["type"] == "undo":
            n = max(0, event["kept"] - self.first)
            del self.log[n:], self.said[n:]
            self.first = min(self.first, event["kept"])
            self._note(said)
        else:
            self.log.append(event)
            self.said.append(said)


def replace_seats(said: Said, movers: Mapping[int, Facts]) -> Said:
    """Return a message with the names of these players in place of their seats."""

    def name_of(value: Value) -> Value:
        mover = movers.get(value.number) if isinstance(value, Seat) else None
        if mover is None:
            return value
        return Said("mover-bot", {"name": mover["name"]}) if mover["bot"] else str(mover["name"])

    return msgspec.structs.replace(said, args={name: name_of(value) for name, value in said.args.items()})


def _decode(view: Facts) -> Facts:
    """Return facts of a view with its messages decoded."""
    messages = _view_messages(view)
    return view | {name: getattr(messages, name) for name in messages.__struct_fields__ if name in view}


def last_part(log: Sequence[Facts], end: str, before: Collection[str], after: Collection[str] = ()) -> range | None:
    """Return the events of the last finished trick or round; None if there is none.

    `end` is the kind of event that finishes it, `before` and `after` are the kinds around it that belong to it.
    """
    last = next((k for k in range(len(log) - 1, -1, -1) if log[k]["type"] == end), None)
    if last is None:
        return None
    first = last
    while first and log[first - 1]["type"] in before:
        first -= 1
    while last + 1 < len(log) and log[last + 1]["type"] in after:
        last += 1
    return range(first, last + 1)
