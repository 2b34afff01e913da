"""The messages sent to each viewer of a table, as bytes: everything (a snapshot) or what one step changed (an update).

A viewer is a seat, or None for all spectators. Public facts are computed and encoded once for all viewers; what only
one seat knows is added to its own message. Nothing here depends on who is connected: the same step gives the same
bytes.
"""

from collections import deque
from typing import TypeAlias

import msgspec

from knolle.core.facts import Facts, changes, nothing_told
from knolle.core.game import Event
from knolle.server.json import encode
from knolle.server.protocol import VERSION, Snapshot, You
from knolle.server.table.table import Change, Table
from knolle.server.telling import undone
from knolle.words.said import Said

Viewer: TypeAlias = int | None
Parts: TypeAlias = tuple[bytes, dict[Viewer, bytes]]
"""A field of an update as most viewers get it, and the versions for viewers who get another one."""

MOST_KEPT = 16
"""Updates kept for clients that reconnect."""


class Updates:
    """Builds the messages of one table; remembers what its viewers were sent last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._viewers: tuple[Viewer, ...] = (None, *range(len(table.chairs)))
        # loading a journal resets the clocks, which a client that was connected before cannot know
        self._first = table.seq + (table.settings.clock is not None)
        self.kept: deque[tuple[int, dict[Viewer, bytes], tuple[int, ...]]] = deque(maxlen=MOST_KEPT)
        self._forget()
        self._view_changes(Change(is_new_table=True))
        self._table_facts = self._facts_of_table()

    def _facts_of_table(self) -> Facts:
        facts: Facts = msgspec.to_builtins(self.table.facts(), str_keys=True)
        return facts

    def _forget(self) -> None:
        """Clear what viewers were sent about the match."""
        self._fixed: Facts = {}
        self._told = nothing_told()
        self._own: dict[Viewer, Facts] = {viewer: {} for viewer in self._viewers}

    # -- snapshots ---------------------------------------------------------------------------------

    def snapshot(self, you: You, now: int) -> bytes:
        """Return everything that a viewer may know."""
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
                said=[] if match is None else match.said(you.seat, first=first),
                chat=list(table.chat),
            )
        )

    # -- updates -----------------------------------------------------------------------------------

    def update(self, change: Change) -> dict[Viewer, bytes]:
        """Return each viewer's message for the step just taken, and keep it for clients that reconnect."""
        head = b'{"type":"update","seq":%d' % self.table.seq
        tail = b"" if change.chat is None else b',"chat":' + encode(change.chat)
        tail += self._table_changes() + b"}" if change.is_new_table else b"}"
        events, events_apart = self._events(change)
        view, views_apart = self._view_changes(change) if change.is_new_view else (b"", {})
        messages = dict.fromkeys(self._viewers, head + events + view + tail)
        for viewer in events_apart or views_apart:
            messages[viewer] = head + events_apart.get(viewer, events) + views_apart.get(viewer, view) + tail
        self.kept.append((self.table.seq, messages, change.seated))
        return messages

    def missed(self, viewer: Viewer, guest: int, seen: int) -> list[bytes] | None:
        """Return the updates after number `seen`; None if some are gone or the guest has changed seats since."""
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

    def _view_changes(self, change: Change) -> Parts:
        """Return the field `view`: the public changes, followed by a seat's own where it has any."""
        match = self.table.match
        if match is None:
            self._forget()
            return b',"view":null', {}
        changed = match.view(None).moving_changes(self._told)
        if change.is_new_table:
            fixed, self._fixed = self._fixed, match.view(None).fixed_facts()
            changed |= changes(fixed, self._fixed)
        opened = b',"view":' + encode(changed)
        start = opened[:-1] + b"," if changed else opened[:-1]
        apart: dict[Viewer, bytes] = {}
        for viewer in self._viewers if change.told is None else change.told:
            now = match.view(viewer).own_facts()
            if own := changes(self._own[viewer], now):
                apart[viewer] = start + encode(own)[1:]
                self._own[viewer] = now
        return opened, apart

    def _events(self, change: Change) -> Parts:
        """Return the fields `events` and `said`, as each viewer sees them if something in them is hidden from some."""
        match = self.table.match
        if change.undone is not None:
            return _told([change.undone], [[undone(change.undone)]]), {}
        told = [one for moment in change.moments for one in zip(moment.events, moment.notes, strict=True)]
        if match is None or not told:
            return b"", {}
        game = match.game

        def seen_by(viewer: Viewer) -> bytes:
            seen = [game.visible(event, note, viewer) for event, note in told]
            return _told(seen, [game.telling.tell(event) for event in seen])

        if change.is_open:
            return seen_by(None), {}
        return b"", {viewer: seen_by(viewer) for viewer in self._viewers}


def _told(events: list[Event], said: list[list[Said]]) -> bytes:
    return b',"events":' + encode(events) + b',"said":' + encode(said)
