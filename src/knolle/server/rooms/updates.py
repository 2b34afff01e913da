"""The messages sent to each viewer of a table, as bytes: everything (a snapshot) or what one step changed (an update).

A viewer is a seat, or None for all spectators. Public facts are computed and encoded once for all viewers; what only
one seat knows is added to its own message. Nothing here depends on who is connected: the same step gives the same
bytes.
"""

from collections import deque
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from knolle.core.facts import Facts, changes, nothing_told
from knolle.core.game import Game
from knolle.core.match import Match
from knolle.core.moments import Event, Moment
from knolle.core.view import View
from knolle.server.json import encode
from knolle.server.protocol import VERSION, SeatFacts, Snapshot, You
from knolle.server.table.table import Change, Table
from knolle.server.telling import ONLOOKER, asks, client_facts, ending, seat_changes, undo_message
from knolle.words.said import Said

Viewer: TypeAlias = int | None
Parts: TypeAlias = tuple[bytes, dict[Viewer, bytes]]
"""A part of an update as most viewers get it, and the versions for viewers who get another one."""

MOST_KEPT = 16
"""Updates kept for clients that reconnect."""


class Updates:
    """Builds the messages of one table; remembers what its viewers were sent last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._viewers: tuple[Viewer, ...] = (None, *range(len(table.seats)))
        # loading a journal resets the clocks, which a client that was connected before cannot know
        self._first = table.seq + (table.settings.clock is not None)
        self.kept: deque[tuple[int, dict[Viewer, bytes], tuple[int, ...]]] = deque(maxlen=MOST_KEPT)
        self._forget()
        if table.match is not None:
            self._view_changes(table.match, Change(is_new_table=True), None)
        self._table_facts = self._facts_of_table()
        self._seats = self._seats_now()

    def _facts_of_table(self) -> Facts:
        facts: Facts = msgspec.to_builtins(self.table.facts(), str_keys=True)
        return facts

    def _seats_now(self) -> list[SeatFacts]:
        return [state.facts() for state in self.table.seats]

    def _forget(self) -> None:
        """Clear what viewers were sent about the match."""
        self._fixed: Facts = {}
        self._told = nothing_told()
        self._open: Facts = dict(ONLOOKER)
        self._own: dict[Viewer, Facts] = {viewer: {} for viewer in self._viewers}
        self._n_forgotten = 0

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
                view=None if match is None else client_facts(match.view(you.seat)) | _ending(match, you.seat),
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
        moments, apart = self._moments(change) if change.is_new_view else (b"", {})
        messages = dict.fromkeys(self._viewers, head + moments + tail)
        for viewer, own in apart.items():
            messages[viewer] = head + own + tail
        self.kept.append((self.table.seq, messages, change.guests))
        return messages

    def missed(self, viewer: Viewer, guest: int, seen: int) -> list[bytes] | None:
        """Return the updates after number `seen`; None if some are gone or the guest has changed seats since."""
        if not self._first <= seen <= self.table.seq:
            return None
        found = [(messages, guests) for seq, messages, guests in self.kept if seq > seen]
        if len(found) < self.table.seq - seen or any(guest in guests for _, guests in found):
            return None
        return [messages[viewer] for messages, _ in found]

    def _table_changes(self) -> bytes:
        """Return the fields `about` and `table`."""
        now, seats = self._facts_of_table(), self._seats_now()
        changed, about = changes(self._table_facts, now), seat_changes(self._seats, seats)
        self._table_facts, self._seats = now, seats
        return (b',"about":' + encode(about) if about else b"") + (b',"table":' + encode(changed) if changed else b"")

    def _moments(self, change: Change) -> Parts:
        """Return the fields `moments` and `first`: what happened, in order, and what was seen after each part of it."""
        match = self.table.match
        if match is None:
            self._forget()
            return b',"moments":[{"view":null}]', {}
        last = len(change.moments) - 1
        parts = [self._moment(match, change, moment, is_last=k == last) for k, moment in enumerate(change.moments)]
        parts = parts or [self._moment(match, change, None, is_last=True)]
        tail = b"]"
        if match.n_forgotten != self._n_forgotten:
            self._n_forgotten = match.n_forgotten
            tail += b',"first":%d' % self._n_forgotten
        apart = {viewer for _, own in parts for viewer in own}
        return b',"moments":[' + b",".join(opened for opened, _ in parts) + tail, {
            viewer: b',"moments":[' + b",".join(own.get(viewer, opened) for opened, own in parts) + tail
            for viewer in apart
        }

    def _moment(self, match: Match, change: Change, moment: Moment | None, *, is_last: bool) -> Parts:
        """Return one moment: its events, what is said of them, and the view's changes."""
        events, events_apart = self._events(match.game, change, moment)
        view, views_apart = self._view_changes(match, change, None if is_last else moment)
        apart = {
            viewer: b"{" + events_apart.get(viewer, events) + views_apart.get(viewer, view) + b"}"
            for viewer in events_apart.keys() | views_apart.keys()
        }
        return b"{" + events + view + b"}", apart

    def _view_changes(self, match: Match, change: Change, moment: Moment | None) -> Parts:
        """Return the field `view` at a moment that has passed, or now: public changes, then a seat's own if any."""
        seen = match.view(None) if moment is None else match.view_at(moment, None)
        changed = seen.moving_changes(self._told)
        if change.is_new_table:
            fixed, self._fixed = self._fixed, seen.fixed_facts()
            changed |= changes(fixed, self._fixed)
        self._open |= changed
        said = match.game.telling.ask(self._open) if seen.to_act else None
        if said != self._open.get("waits"):
            self._open["waits"] = changed["waits"] = said
        opened = b'"view":' + encode(changed)
        start = opened[:-1] + b"," if changed else opened[:-1]
        apart: dict[Viewer, bytes] = {}
        for viewer in self._told_at(change, moment):
            if moment is None:
                now = self._own_facts(match.view(viewer)) | _ending(match, viewer)
            else:
                now = self._own_facts(match.view_at(moment, viewer))
            if own := changes(self._own[viewer], now):
                apart[viewer] = start + encode(own)[1:]
                self._own[viewer] = now
        return opened, apart

    def _told_at(self, change: Change, moment: Moment | None) -> Iterable[Viewer]:
        """Return the viewers whose own facts may have changed; before the present only those who had to choose."""
        if change.recipients is None:
            return self._viewers
        return change.recipients if moment is None else change.choosers

    def _own_facts(self, view: View) -> Facts:
        """Return what only a viewer is told: their own facts, and what is asked of them."""
        own = view.own_facts()
        if own["legal"] or view.game.tells_situation:
            own |= asks(view.game, self._open | own)
        return own

    def _events(self, game: Game, change: Change, moment: Moment | None) -> Parts:
        """Return the fields `events` and `said`, as each viewer sees them if something in them is hidden from some."""
        if moment is None or not moment.events:
            return (b"", {}) if change.undo is None else (_told([change.undo], [[undo_message(change.undo)]]), {})
        told = list(zip(moment.events, moment.notes, strict=True))

        def seen_by(viewer: Viewer) -> bytes:
            seen = [game.visible(event, note, viewer) for event, note in told]
            return _told(seen, [game.telling.tell(event) for event in seen])

        if change.is_open or game.open_events.issuperset([event["type"] for event in moment.events]):
            return seen_by(None), {}
        return b"", {viewer: seen_by(viewer) for viewer in self._viewers}


def _told(events: list[Event], said: list[list[Said]]) -> bytes:
    return b'"events":' + encode(events) + b',"said":' + encode(said) + b","


def _ending(match: Match, seat: int | None) -> Facts:
    return {"ending": ending(match, seat)} if match.is_over else {}
