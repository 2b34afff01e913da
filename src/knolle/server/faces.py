"""What each viewer of a table is sent: whole (a snapshot) or what one step changed (an update), as bytes.

A viewer is a seat, or None for all who watch. Open facts are worked out and written once for all of them; what only one
seat knows is added to its own message. Nothing here asks who is connected: the same step gives the same bytes.
"""

from collections import deque
from typing import Any, TypeAlias

import msgspec

from knolle.server.protocol import VERSION, Snapshot, You
from knolle.server.table import Change, Table

Viewer: TypeAlias = int | None
Facts: TypeAlias = dict[str, Any]

MOST_KEPT = 16
"""Updates kept for those who come back."""
encode = msgspec.json.Encoder().encode


class Faces:
    """The messages of one table, and what its viewers were told last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        # reading a journal sets the clocks anew, which whoever was here before cannot know
        self._first = table.seq + (table.settings.clock is not None)
        self.kept: deque[tuple[int, dict[Viewer, bytes], tuple[int, ...]]] = deque(maxlen=MOST_KEPT)
        self._fixed = self._fixed_facts()
        self._open, self._own = self._view_facts()
        self._table_facts = self._facts_of_table()

    def _viewers(self) -> tuple[Viewer, ...]:
        return (None, *range(len(self.table.chairs)))

    def _facts_of_table(self) -> Facts:
        facts: Facts = msgspec.to_builtins(self.table.facts(), str_keys=True)
        return facts

    def _fixed_facts(self) -> Facts:
        match = self.table.match
        return {} if match is None else match.view(None).fixed_facts()

    def _view_facts(self, told: frozenset[int] | None = None) -> tuple[Facts, dict[Viewer, Facts]]:
        """Open facts, and each viewer's own: worked out anew for those in `told`, the others' cannot have changed."""
        match = self.table.match
        if match is None:
            return {}, {viewer: {} for viewer in self._viewers()}
        own = {
            viewer: match.view(viewer).own_facts() if told is None or viewer in told else self._own[viewer]
            for viewer in self._viewers()
        }
        return match.view(None).moving_facts(), own

    # -- all ---------------------------------------------------------------------------------------

    def snapshot(self, you: You, now: int) -> bytes:
        """Everything that a viewer may know."""
        table, match = self.table, self.table.match
        first = 0 if match is None else match.n_forgotten
        return encode(
            Snapshot(
                version=VERSION,
                seq=table.seq,
                now=now,
                you=you,
                table=table.facts(),
                view=None if match is None else match.view(you.seat).facts(),
                log=[] if match is None else match.events(you.seat, first=first),
                first=first,
                chat=list(table.chat),
            )
        )

    # -- what changed ------------------------------------------------------------------------------

    def update(self, change: Change) -> dict[Viewer, bytes]:
        """The message of the step just taken, a viewer each; kept for those who come back soon."""
        head = b'{"type":"update","seq":%d' % self.table.seq
        tail = b"" if change.chat is None else b',"chat":' + encode(change.chat)
        if change.is_new_table:
            tail += self._table_changes()
        events = self._events(change)
        views = self._view_changes(change) if change.is_new_view else dict.fromkeys(self._viewers(), b"")
        messages: dict[Viewer, bytes] = {}
        for viewer, view in views.items():
            shared = views[None] is view and events[viewer] is events[None] and None in messages
            messages[viewer] = messages[None] if shared else head + events[viewer] + view + tail + b"}"
        self.kept.append((self.table.seq, messages, change.seated))
        return messages

    def missed(self, viewer: Viewer, guest: int, seen: int) -> list[bytes] | None:
        """The updates after number `seen`; None if they are no longer kept, or the guest has changed places since."""
        if not self._first <= seen <= self.table.seq:
            return None
        found = [(messages, seated) for seq, messages, seated in self.kept if seq > seen]
        if len(found) < self.table.seq - seen or any(guest in seated for _, seated in found):
            return None
        return [messages[viewer] for messages, _ in found]

    def _table_changes(self) -> bytes:
        now = self._facts_of_table()
        changed = changes(self._table_facts, now)
        self._table_facts = now
        return b',"table":' + encode(changed) if changed else b""

    def _view_changes(self, change: Change) -> dict[Viewer, bytes]:
        """The field `view` for every viewer: open changes, and behind them the viewer's own."""
        before, own_before = self._open, self._own
        self._open, self._own = self._view_facts(change.told)
        if not self._open:
            self._fixed = {}
            return dict.fromkeys(self._viewers(), b',"view":null')
        changed = changes(before, self._open)
        if change.is_new_table:
            fixed, self._fixed = self._fixed, self._fixed_facts()
            changed |= changes(fixed, self._fixed)
        opened = encode(changed)
        open_alone = b',"view":' + opened
        views: dict[Viewer, bytes] = {}
        for viewer, now in self._own.items():
            own = {} if now is own_before[viewer] else changes(own_before[viewer], now)
            views[viewer] = _joined(opened, own) if own else open_alone
        return views

    def _events(self, change: Change) -> dict[Viewer, bytes]:
        viewers = self._viewers()
        if not change.events:
            return dict.fromkeys(viewers, b"")
        table, match = self.table, self.table.match
        kinds = table.game.open_events
        if match is None or all(event["type"] in kinds or event["type"] == "undo" for event in change.events):
            return dict.fromkeys(viewers, b',"events":' + encode(change.events))
        first = len(match.log) - len(change.events)
        return {viewer: b',"events":' + encode(match.events(viewer, first=first)) for viewer in viewers}


def changes(before: Facts, now: Facts) -> Facts:
    """The fields that are different now; one that is gone has null."""
    changed = {name: value for name, value in now.items() if name not in before or before[name] != value}
    if len(before) + len(changed) > len(now):
        changed |= dict.fromkeys(before.keys() - now.keys())
    return changed


def _joined(opened: bytes, own: Facts) -> bytes:
    written = encode(own)
    if opened == b"{}":
        return b',"view":' + written
    return b',"view":' + opened[:-1] + b"," + written[1:]
