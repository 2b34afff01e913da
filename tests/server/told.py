"""What a client knows: the messages it was sent, combined as docs/protocol.md describes."""

from dataclasses import dataclass, field
from typing import Any

Message = dict[str, Any]


@dataclass
class Told:
    """The combined messages of one client."""

    seq: int = -1
    you: Message = field(default_factory=dict)
    table: Message = field(default_factory=dict)
    view: Message | None = None
    log: list[Message] = field(default_factory=list)
    first: int = 0
    chat: list[Message] = field(default_factory=list)
    presence: Message = field(default_factory=dict)

    def hear(self, message: Message) -> None:
        match message["type"]:
            case "snapshot":
                for name in ("seq", "you", "table", "view", "log", "first", "chat"):
                    setattr(self, name, message[name])
            case "update":
                self._update(message)
            case "presence":
                self.presence = message

    def agrees(self, fresh: "Told") -> bool:
        """Return whether this equals what a new client at the same seat is sent; of the log, the part both have."""
        start = max(self.first, fresh.first)
        logs = [told.log[start - told.first :] for told in (self, fresh)]
        return (
            logs[0] == logs[1]
            and all(
                without_null(getattr(self, name)) == without_null(getattr(fresh, name))
                for name in ("you", "table", "view")
            )
            and (self.seq, self.chat) == (fresh.seq, fresh.chat)
        )

    def _update(self, message: Message) -> None:
        assert message["seq"] == self.seq + 1, f"update {message['seq']} after {self.seq}"
        self.seq = message["seq"]
        for event in message.get("events", []):
            if event["type"] == "undo":
                del self.log[max(0, event["kept"] - self.first) :]
                self.first = min(self.first, event["kept"])
            else:
                self.log.append(event)
        if "view" in message:
            self.view = None if message["view"] is None else _merged(self.view or {}, message["view"])
            if self.view is None:
                self.log, self.first = [], 0
        self.table = _merged(self.table, message.get("table", {}))
        if "chat" in message:
            self.chat = [*self.chat, message["chat"]][-60:]


def _merged(facts: Message, changed: Message) -> Message:
    return facts | changed


def without_null(facts: Message | None) -> Message | None:
    """Drop null fields, which mean the same as missing ones."""
    return None if facts is None else {name: value for name, value in facts.items() if value is not None}
