"""A table as this client knows it, assembled from the server's messages as docs/protocol.md describes."""

import time
from dataclasses import dataclass, field
from typing import Any, Literal

Facts = dict[str, Any]
Kind = Literal["snapshot", "update", "presence", "link"]
MOST_LINES = 60


@dataclass(frozen=True)
class News:
    """What one message changed: a `snapshot` may change everything, `link` is only a change of the connection."""

    kind: Kind
    events: list[Facts] = field(default_factory=list)
    """The events of an update, including an `undo`."""
    before: Facts | None = None
    """The table's facts before the message, if it may have changed them."""
    seats: list[Facts] | None = None
    """The seats after the message, if it may have changed them."""
    chat: Facts | None = None


class ClientTable:
    """Everything this client was sent. `facts` are those of `TableFacts`; numeric keys are strings, as in JSON."""

    def __init__(self) -> None:
        self.seq: int | None = None
        self.you: Facts = {"name": None, "seat": None, "host": False}
        self.facts: Facts = {}
        self.view: Facts | None = None
        self.log: list[Facts] = []
        self.first = 0
        """The number of the first event in `log`."""
        self.chat: list[Facts] = []
        self.presence: Facts = {"online": [], "watching": 0, "leaving": {}}
        self.skew = 0
        """The server's clock minus this one, in milliseconds."""

    @property
    def seat(self) -> int | None:
        """The player's seat; None for a spectator."""
        seat: int | None = self.you["seat"]
        return seat

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
        return self.seat is not None and (self.you["host"] or self.facts["match"] > 1)

    @property
    def seconds_left(self) -> int | None:
        """Seconds left for the player's choice, if a clock is running."""
        clock = self.facts.get("clock")
        end = None if clock is None else clock["ends"].get(str(self.seat))
        return None if end is None else max(0, end - self.skew - time.time_ns() // 1_000_000) // 1000

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
        return None

    def _begin(self, told: Facts) -> News:
        before = self.facts or None
        self.seq, self.you, self.facts = told["seq"], told["you"], told["table"]
        self.view, self.log, self.first, self.chat = told["view"], list(told["log"]), told["first"], list(told["chat"])
        self.skew = told["now"] - time.time_ns() // 1_000_000
        return News("snapshot", before=before, seats=self.facts["seats"])

    def _change(self, told: Facts) -> News:
        before = self.facts
        self.seq = told["seq"]
        self.facts = before | (told.get("table") or {})
        events: list[Facts] = []
        for moment in told.get("moments") or []:
            self._look(moment["view"])
            for event in moment.get("events") or []:
                self._append(event)
                events.append(event)
        if "first" in told:
            self._drop(told["first"])
        chat = told.get("chat")
        if chat is not None:
            self.chat = [*self.chat, chat][-MOST_LINES:]
        return News("update", events, before, self.facts["seats"], chat)

    def _look(self, view: Facts | None) -> None:
        if view is None:
            self.view, self.log, self.first = None, [], 0
        else:
            self.view = (self.view or {}) | view

    def _drop(self, first: int) -> None:
        """Forget the events that an option hides by now."""
        del self.log[: max(0, first - self.first)]
        self.first = max(self.first, first)

    def _append(self, event: Facts) -> None:
        if event["type"] == "undo":
            del self.log[max(0, event["kept"] - self.first) :]
            self.first = min(self.first, event["kept"])
        else:
            self.log.append(event)
