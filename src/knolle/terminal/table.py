"""A table as this terminal knows it: what the server told, put together as docs/protocol.md says."""

import time
from dataclasses import dataclass, field
from typing import Any, Literal

Facts = dict[str, Any]
Kind = Literal["snapshot", "update", "presence", "link"]
MOST_LINES = 60


@dataclass(frozen=True)
class News:
    """What one message changed: of a snapshot everything may be new, `link` is a change of the connection alone."""

    kind: Kind
    events: list[Facts] = field(default_factory=list)
    """New events of an update, an `undo` among them."""
    before: Facts | None = None
    """The facts of the table before, where they may be others now."""
    seats: list[Facts] | None = None
    """The seats after it, where they may be others now."""
    chat: Facts | None = None


class Table:
    """All that this client was told. `facts` are those of `TableFacts`; numbers that are keys are texts, as in JSON."""

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
        """Where the reader sits; None while only watching."""
        seat: int | None = self.you["seat"]
        return seat

    @property
    def status(self) -> str:
        """`waiting`, `playing`, `over` or `closed`; empty before anything was told."""
        return str(self.facts.get("status", ""))

    @property
    def awaits_bots(self) -> bool:
        """Whether the match stands still while the server compiles its bots, once."""
        return self.status == "playing" and bool(self.presence.get("preparing"))

    @property
    def names(self) -> list[str]:
        """The names at the seats, those of bots too."""
        return [seat["name"] or "" for seat in self.facts.get("seats", [])]

    @property
    def legal(self) -> list[str]:
        """What the reader may choose now."""
        return [] if self.view is None or self.seat is None else list(self.view["legal"])

    @property
    def is_my_turn(self) -> bool:
        """Whether the table waits for the reader's choice."""
        return self.status == "playing" and bool(self.legal)

    @property
    def can_start(self) -> bool:
        """Whether the reader may have the cards dealt: the host of the first match, everybody seated of later ones."""
        return self.seat is not None and (self.you["host"] or self.facts["match"] > 1)

    @property
    def seconds_left(self) -> int | None:
        """The time for the reader's choice, where the table has a clock for it."""
        clock = self.facts.get("clock")
        end = None if clock is None else clock["ends"].get(str(self.seat))
        return None if end is None else max(0, end - self.skew - time.time_ns() // 1_000_000) // 1000

    @property
    def n_events(self) -> int:
        """How many events the match has had."""
        return self.first + len(self.log)

    def take(self, message: Facts) -> News | None:
        """Put a message together with what is known; None where it tells nothing of the table."""
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
        if "view" in told:
            self._look(told["view"])
        events: list[Facts] = told.get("events") or []
        for event in events:
            self._append(event)
        chat = told.get("chat")
        if chat is not None:
            self.chat = [*self.chat, chat][-MOST_LINES:]
        return News("update", events, before, self.facts["seats"], chat)

    def _look(self, view: Facts | None) -> None:
        if view is None:
            self.view, self.log, self.first = None, [], 0
        else:
            self.view = (self.view or {}) | view

    def _append(self, event: Facts) -> None:
        if event["type"] == "undo":
            del self.log[max(0, event["kept"] - self.first) :]
            self.first = min(self.first, event["kept"])
        else:
            self.log.append(event)
