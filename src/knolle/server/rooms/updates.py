"""The messages sent to each viewer of a table, as bytes: everything (a snapshot) or what one step changed (an update).

A viewer is a seat, or None for all spectators. Public facts are computed and encoded once for all viewers; what only
one seat knows is added to its own message. Nothing here depends on who is connected: the same step gives the same
bytes.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec

from knolle.core.facts import Facts, changes, nothing_told
from knolle.core.game import Game
from knolle.core.match import Match
from knolle.core.moments import Event, Moment
from knolle.server.json import encode
from knolle.server.protocol import VERSION, You
from knolle.server.table.change import Change
from knolle.server.table.table import Table
from knolle.server.telling import ONLOOKER, asks, client_facts
from knolle.words.ending import ending
from knolle.words.said import Said

Viewer: TypeAlias = int | None
MOST_KEPT = 16
"""Updates kept for clients that reconnect."""


class Draft:
    """A message in pieces: each is the same for all viewers, except for those who have their own.

    Drafts are kept as they are: whole messages for every viewer would take twice the memory.
    """

    __slots__ = ("_own", "_pieces")

    def __init__(self, head: bytes) -> None:
        self._pieces = [head]
        self._own: dict[Viewer, dict[int, bytes]] = {}

    def add(self, piece: bytes) -> None:
        self._pieces.append(piece)

    def add_own(self, viewer: Viewer, piece: bytes) -> None:
        """Give a viewer another piece instead of the last one."""
        self._own.setdefault(viewer, {})[len(self._pieces) - 1] = piece

    def reader(self, viewer: Viewer) -> Viewer:
        """Return somebody who reads the same: the viewer if they have pieces of their own, else None."""
        return viewer if viewer in self._own else None

    def message(self, viewer: Viewer) -> bytes:
        """Return the message for a viewer."""
        own = self._own.get(viewer)
        if own is None:
            return b"".join(self._pieces)
        pieces = self._pieces.copy()
        for place, piece in own.items():
            pieces[place] = piece
        return b"".join(pieces)


class Updates:
    """Builds the messages of one table; remembers what its viewers were sent last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._viewers: tuple[Viewer, ...] = (None, *range(len(table.seats)))
        # loading a journal resets the clocks, which a client that was connected before cannot know
        self._first = table.seq + (table.settings.clock is not None)
        self.kept: deque[tuple[int, Draft, tuple[int, ...]]] = deque(maxlen=MOST_KEPT)
        self._snapshots: tuple[int, dict[Viewer, bytes]] = (-1, {})
        self._forget()
        if table.match is not None:
            everything = Change(is_new_table=True)
            self._open_changes(table.match, everything, None)
            self._own_changes(table.match, everything, None, is_open=False)
        self._table_facts = self._facts_of_table()

    def _facts_of_table(self) -> Facts:
        facts: Facts = msgspec.to_builtins(self.table.facts(), str_keys=True)
        return facts

    def _forget(self) -> None:
        """Clear what viewers were sent about the match."""
        self._fixed: Facts = {}
        self._told = nothing_told()
        self._open: Facts = dict(ONLOOKER)
        self._own: dict[Viewer, Facts] = {viewer: {} for viewer in self._viewers}
        self._n_forgotten = 0

    # -- snapshots ---------------------------------------------------------------------------------

    def snapshot(self, you: You, now: int, about: list[Said] | None = None) -> bytes:
        """Return everything that a viewer may know, and what has just happened to them."""
        head = {"type": "snapshot", "version": VERSION, "seq": self.table.seq, "now": now, "you": you}
        if about:
            head["about"] = about
        return encode(head)[:-1] + b"," + self._known(you.seat)[1:]

    def _known(self, seat: Viewer) -> bytes:
        """Return the part of a snapshot that only depends on the seat; kept until the next step."""
        seq, known = self._snapshots
        if seq != self.table.seq:
            known = {}
            self._snapshots = self.table.seq, known
        if seat not in known:
            known[seat] = self._everything(seat)
        return known[seat]

    def _everything(self, seat: Viewer) -> bytes:
        table, match = self.table, self.table.match
        first = 0 if match is None else match.n_forgotten
        log = [] if match is None else self._log(match, seat, first)
        said = [table.game.telling.tell(event) for event in log]
        return encode(
            {
                "table": table.facts(),
                "view": None if match is None else _whole_view(match, seat),
                "log": log,
                "first": first,
                "said": with_notes(said, table.notes, first),
                "chat": list(table.chat),
            }
        )

    def _log(self, match: Match, seat: Viewer, first: int) -> list[Event]:
        """Return the events from number `first` on; those before the player had the seat, as spectators saw them."""
        since = 0 if seat is None else self.table.seats[seat].first
        if since <= first:
            return match.events(seat, first=first)
        return match.events(None, first=first)[: since - first] + match.events(seat, first=since)

    # -- updates -----------------------------------------------------------------------------------

    def update(self, change: Change) -> Draft:
        """Return the message for the step just taken, and keep it for clients that reconnect."""
        self._snapshots = (-1, {})
        draft = Draft(b'{"type":"update","seq":%d' % self.table.seq)
        if change.is_new_view:
            self._add_moments(draft, change)
        if change.chat is not None:
            draft.add(b',"chat":' + encode(change.chat))
        draft.add(self._table_changes(change.about) + b"}" if change.is_new_table else b"}")
        self.kept.append((self.table.seq, draft, change.guests))
        return draft

    def since(self, viewer: Viewer, guest: int, seen: int) -> list[bytes] | None:
        """Return the updates after number `seen`; None if some are gone or the guest has changed seats since."""
        if not self._first <= seen <= self.table.seq:
            return None
        found = [(draft, guests) for seq, draft, guests in self.kept if seq > seen]
        if len(found) < self.table.seq - seen or any(guest in guests for _, guests in found):
            return None
        return [draft.message(viewer) for draft, _ in found]

    def _table_changes(self, about: list[Said]) -> bytes:
        """Return the fields `about` and `table`."""
        now = self._facts_of_table()
        changed, self._table_facts = changes(self._table_facts, now), now
        return (b',"about":' + encode(about) if about else b"") + (b',"table":' + encode(changed) if changed else b"")

    def _add_moments(self, draft: Draft, change: Change) -> None:
        """Add the fields `moments` and `first`: what happened, in order, and what was seen after each part of it."""
        match = self.table.match
        if match is None:
            self._forget()
            draft.add(b',"moments":[{"view":null}]')
            return
        start = b',"moments":['
        for moment in change.moments[:-1]:
            self._add_moment(draft, start, match, change, moment)
            start = b","
        self._add_moment(draft, start, match, change, None)
        n_forgotten = match.n_forgotten
        draft.add(b"]" if n_forgotten == self._n_forgotten else b'],"first":%d' % n_forgotten)
        self._n_forgotten = n_forgotten

    def _add_moment(self, draft: Draft, start: bytes, match: Match, change: Change, passed: Moment | None) -> None:
        """Add a moment that has passed, or the present: its events, what is said of them, and the view's changes."""
        game, changed = match.game, self._open_changes(match, change, passed)
        moment = passed or (change.moments[-1] if change.moments else None)
        told = _undone(change) if moment is None else _told(game, _seen(game, moment, None))
        is_open = moment is None or (bool(told) and game.open_events.issuperset([e["type"] for e in moment.events]))
        if moment is None or is_open or not told:
            draft.add(start + encode({**told, "view": changed})[:-2])
        else:
            draft.add(start + encode(told)[:-1])
            for viewer in self._viewers:
                seen = _seen(game, moment, viewer)
                if seen != told["events"]:
                    draft.add_own(viewer, start + encode(_told(game, seen))[:-1])
            draft.add(b',"view":' + encode(changed)[:-1])
        draft.add(b"}}")
        comma = b"," if changed else b""
        for viewer, own in self._own_changes(match, change, passed, is_open=is_open):
            draft.add_own(viewer, comma + encode(own)[1:] + b"}")

    def _open_changes(self, match: Match, change: Change, passed: Moment | None) -> Facts:
        """Return the public changes of the view."""
        seen = match.view(None) if passed is None else match.view_at(passed, None)
        changed = seen.moving_changes(self._told)
        if change.is_new_table:
            fixed, self._fixed = self._fixed, seen.fixed_facts()
            changed |= changes(fixed, self._fixed)
        self._open |= changed
        waits = match.game.telling.ask(self._open) if seen.to_act else None
        if waits != self._open.get("waits"):
            self._open["waits"] = changed["waits"] = waits
        return changed

    def _own_changes(
        self, match: Match, change: Change, passed: Moment | None, *, is_open: bool
    ) -> list[tuple[Viewer, Facts]]:
        """Return the changes that only one viewer is told, for those who are told any."""
        game, is_end = match.game, passed is None and match.is_over
        found: list[tuple[Viewer, Facts]] = []
        for viewer, own in self._own_facts(match, change, passed, is_open=is_open and not is_end):
            if own["legal"] or game.tells_situation:
                own |= asks(game, self._open | own)
            if is_end:
                own["ending"] = ending(match, viewer)
            if changed := changes(self._own[viewer], own):
                self._own[viewer] = own
                found.append((viewer, changed))
        return found

    def _own_facts(
        self, match: Match, change: Change, passed: Moment | None, *, is_open: bool
    ) -> Iterator[tuple[Viewer, Facts]]:
        """Yield the viewers whose own facts may have changed, with these facts.

        Open events change the own facts of those who chose, at the first moment, and at the last one what is asked. But
        where the situation is told, every event changes it for everybody.
        """
        is_first = len(change.moments) < 2 if passed is None else passed is change.moments[0]
        by: Iterable[Viewer] = self._viewers
        if is_open and change.by is not None and not match.game.tells_situation:
            by = change.by if is_first else ()
        for viewer in by:
            yield viewer, (match.view(viewer) if passed is None else match.view_at(passed, viewer)).own_facts()
        if passed is None:
            for seat in match.to_act:
                if seat not in by:
                    yield seat, self._own[seat] | {"legal": match.game.legal_texts(match.view(seat).state, seat)}


def _undone(change: Change) -> Facts:
    """Return the fields `events` and `said` of a step after which nothing has happened, unless a choice is undone."""
    return {} if change.undo is None else {"events": [change.undo], "said": [[change.undo_said]]}


def with_notes(said: list[list[Said]], notes: Iterable[tuple[int, Said]], first: int) -> list[list[Said]]:
    """Add what the log says besides the events to the event before it."""
    for n, note in notes:
        if 0 <= n - 1 - first < len(said):
            said[n - 1 - first] = [*said[n - 1 - first], note]
    return said


def _seen(game: Game, moment: Moment, viewer: Viewer) -> list[Event]:
    """Return the events of a moment as a viewer sees them."""
    return [game.visible(event, note, viewer) for event, note in zip(moment.events, moment.notes, strict=True)]


def _told(game: Game, seen: list[Event]) -> Facts:
    """Return the fields `events` and `said`."""
    return {"events": seen, "said": [game.telling.tell(event) for event in seen]} if seen else {}


def _whole_view(match: Match, seat: int | None) -> Facts:
    facts = client_facts(match.view(seat))
    return facts | {"ending": ending(match, seat)} if match.is_over else facts
