"""What a client knows: the messages it was sent, combined as docs/protocol.md describes."""

from dataclasses import dataclass, field
from typing import Any

Message = dict[str, Any]


@dataclass
class ClientState:
    """The combined messages of one client."""

    seq: int = -1
    you: Message = field(default_factory=dict)
    table: Message = field(default_factory=dict)
    view: Message | None = None
    log: list[Message] = field(default_factory=list)
    said: list[list[Any]] = field(default_factory=list)
    first: int = 0
    chat: list[Message] = field(default_factory=list)
    presence: Message = field(default_factory=dict)
    looker: int | None = None
    """The seat of the person who looks, if people share the device."""

    def hear(self, message: Message) -> None:
        match message["type"]:
            case "snapshot":
                for name in ("seq", "you", "table", "view", "log", "said", "first", "chat"):
                    setattr(self, name, message[name])
            case "update":
                self._update(message)
            case "presence":
                self.presence = message

    def agrees(self, fresh: "ClientState") -> bool:
        """Return whether this equals what a new client at the same seat is sent; of the log, the part both have."""
        start = max(self.first, fresh.first)
        mine, theirs = (list(zip(told.log, told.said, strict=True))[start - told.first :] for told in (self, fresh))
        return (
            mine == theirs
            and all(
                without_null(getattr(self, name)) == without_null(getattr(fresh, name))
                for name in ("you", "table", "view")
            )
            and (self.seq, self.chat) == (fresh.seq, fresh.chat)
        )

    def _update(self, message: Message) -> None:
        assert message["seq"] == self.seq + 1, f"update {message['seq']} after {self.seq}"
        self.seq = message["seq"]
        for moment in message.get("moments", []):
            self._moment(moment)
        self._note(message.get("about", []))
        if "first" in message:
            del self.log[: max(0, message["first"] - self.first)], self.said[: max(0, message["first"] - self.first)]
            self.first = max(self.first, message["first"])
        self.table = _merged(self.table, message.get("table", {}))
        if "chat" in message:
            self.chat = [*self.chat, message["chat"]][-60:]

    def _moment(self, moment: Message) -> None:
        events, said = moment.get("events", []), moment.get("said", [])
        for event, lines in zip(events, said, strict=True):
            if event["type"] == "undo":
                del self.log[max(0, event["kept"] - self.first) :], self.said[max(0, event["kept"] - self.first) :]
                self.first = min(self.first, event["kept"])
                self._note(lines)
            else:
                self.log.append(event)
                self.said.append(lines)
        self.view = None if moment["view"] is None else _merged(self.view or {}, moment["view"])
        if self.view is None:
            self.log, self.said, self.first = [], [], 0

    def _note(self, lines: list[Any]) -> None:
        """Add what the log says besides the events after its last event."""
        if self.said:
            self.said[-1] = [*self.said[-1], *lines]


def _merged(facts: Message, changed: Message) -> Message:
    return facts | changed


def without_null(facts: Message | None) -> Message | None:
    """Drop null fields, which mean the same as missing ones."""
    return None if facts is None else {name: value for name, value in facts.items() if value is not None}
