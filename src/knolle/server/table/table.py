"""A table: the state that follows from its journal. No clock, no network, no files; deciding.py says what may happen.

All changes go through `evolve`, both for a new command and for a journal loaded after a restart.
"""

from collections import deque
from collections.abc import Collection
from dataclasses import dataclass
from itertools import islice
from typing import Any

import msgspec

from knolle.core.fair import commitment, parse_seed
from knolle.core.game import Game
from knolle.core.match import Mark, Match
from knolle.core.moments import Event, Moment
from knolle.core.registry import game as game_of
from knolle.server.protocol import ChatLine, ClockFacts, SeatFacts, Settings, TableFacts, UndoFacts, You
from knolle.server.table import steps
from knolle.server.table.names import BOT_NAMES, distinguish
from knolle.server.table.watching import watching

MOST_LINES = 60
MARK_EVERY = 32
"""Choices between two saved states of the match, so that an undo late in a long match does not replay all of it."""
MOST_BEHIND = 10_000
"""Milliseconds that people may be behind the table: a page with more to show hurries."""
MOST_ANSWERS = 64
"""Answers kept for commands that are sent again; dropped in batches, which is faster than one by one."""


@dataclass(slots=True)
class SeatState:
    """A seat: open, a person's (`guest`), a bot's (`level`), or a person's with a bot standing in (both)."""

    guest: int | None = None
    name: str | None = None
    level: str | None = None
    cause: str | None = None
    entropy: str | None = None
    secret_hash: str | None = None
    reserve: int = 0

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.level is None

    @property
    def is_played_by_person(self) -> bool:
        return self.guest is not None and self.level is None

    def facts(self) -> SeatFacts:
        kind = "open" if self.is_open else "bot" if self.guest is None else "person"
        return SeatFacts(kind=kind, name=self.name, bot=self.level, entropy=self.entropy is not None)  # type: ignore[arg-type]


class Choice(msgspec.Struct, gc=False):
    """A choice: whether all its events were public, the time it took, and the seat's time reserve before it."""

    seat: int
    action: int
    is_open: bool
    spent: int
    reserve: int


class Change(msgspec.Struct):
    """What a step changed, as far as clients must be told."""

    moments: list[Moment] = []
    undo: Event | None = None
    """The event that takes a choice back."""
    is_new_view: bool = False
    is_new_table: bool = False
    by: Collection[int] | None = None
    """The seats whose choices this is; None if the step is no choice."""
    chat: ChatLine | None = None
    guests: tuple[int, ...] = ()
    """Guests whose seat has changed."""


class Table:
    """One table, as of journal entry `seq`."""

    def __init__(self, opened: steps.Opened, at: int) -> None:
        self.seq = 0
        self.game: Game = game_of(opened.game)
        self.options = opened.options
        self.settings: Settings = opened.settings
        self.lesson = opened.lesson
        self.host = opened.host
        self.host_name = opened.host_name
        self.seats = [SeatState() for _ in range(opened.players)]
        self.chat: deque[ChatLine] = deque(maxlen=MOST_LINES)
        self.answers: dict[tuple[int, str], int] = {}
        self.number = 0
        self._begin_waiting(opened.seed)
        for seat, level in opened.bots.items():
            self._give_to_bot(seat, level)

    def _begin_waiting(self, seed: str) -> None:
        self.status = "waiting"
        self.number += 1
        self.seed = seed
        self.commitment = commitment(parse_seed(seed))
        self.starter: int | None = None
        self.match: Match | None = None
        self.choices: list[Choice] = []
        self._marks: list[Mark] = []
        self.asked_at: dict[int, int] = {}
        self.since: dict[int, int] = {}
        """For the seats to act, when their time for the choice begins: once what happened has been watched."""
        self._watched = 0
        """When people have watched all that happened."""
        self.undo: tuple[int, set[int]] | None = None
        for state in self.seats:
            state.entropy = state.secret_hash = None
            state.reserve = 1000 * self.settings.clock.reserve if self.settings.clock else 0

    # -- queries -----------------------------------------------------------------------------------

    def seat_of(self, guest: int | None) -> int | None:
        """Return a guest's seat."""
        if guest is not None:
            for seat, state in enumerate(self.seats):
                if state.guest == guest:
                    return seat
        return None

    def name_of(self, guest: int | None) -> str | None:
        seat = self.seat_of(guest)
        if seat is not None:
            return self.seats[seat].name
        return self.host_name if guest == self.host else None

    def you(self, guest: int | None) -> You:
        return You(name=self.name_of(guest), seat=self.seat_of(guest), host=guest == self.host)

    @property
    def names(self) -> list[str]:
        return [state.name for state in self.seats if state.name is not None]

    def others(self, seat: int | None) -> set[int]:
        """Return the seats where people are playing, without the given one."""
        return {k for k, state in enumerate(self.seats) if state.is_played_by_person and k != seat}

    @property
    def closer(self) -> int | None:
        """The guest who may close the table: its host, unless other people are playing."""
        is_free = self.status != "playing" or not self.others(self.seat_of(self.host))
        return self.host if is_free else None

    @property
    def is_left_to_bots(self) -> bool:
        """Whether people have seats here and bots are playing for all of them."""
        people = [state for state in self.seats if state.guest is not None]
        return bool(people) and not any(state.is_played_by_person for state in people)

    @property
    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats to act whose choice a bot makes, with the bot's level."""
        if self.match is None or self.status != "playing":
            return []
        seats = self.seats
        return [(seat, level) for seat in self.match.to_act if (level := seats[seat].level) is not None]

    def ends_at(self, seat: int) -> int | None:
        """Return when a person's time for their choice runs out, in milliseconds since 1970; None without a limit."""
        clock, since = self.settings.clock, self.since.get(seat)
        if clock is None or since is None or not self.seats[seat].is_played_by_person:
            return None
        return since + 1000 * clock.move + self.seats[seat].reserve

    def facts(self) -> TableFacts:
        """Return the public facts of the table."""
        is_over = self.status in ("over", "closed")
        clock = None
        if self.settings.clock:
            ends = {seat: end for seat in self.since if (end := self.ends_at(seat)) is not None}
            clock = ClockFacts(reserve=[state.reserve for state in self.seats], ends=ends)
        return TableFacts(
            game=self.game.slug,
            players=len(self.seats),
            options=self.options,
            settings=self.settings,
            status=self.status,  # type: ignore[arg-type]
            match=self.number,
            seats=[state.facts() for state in self.seats],
            host=self.host_name,
            commitment=self.commitment,
            entropy=[] if self.match is None else list(self.match.entropy),
            starter=self.starter,
            undo=None if self.undo is None else UndoFacts(seat=self.undo[0], missing=sorted(self.undo[1])),
            clock=clock,
            result=self.match.result if self.status == "over" and self.match else None,
            seed=self.seed if is_over else None,
            lesson=self.lesson,
        )

    # -- changes -----------------------------------------------------------------------------------

    def evolve(self, step: steps.AnyStep, at: int) -> Change:
        """Take the next step of the journal and return what it changed."""
        self.seq += 1
        change: Change = _DO[type(step)](self, step, at)
        if step.by is not None and step.id is not None:
            self.answers[step.by, step.id] = self.seq
            if len(self.answers) > 1.5 * MOST_ANSWERS:
                self.answers = dict(islice(self.answers.items(), len(self.answers) - MOST_ANSWERS, None))
        return change

    def _sat(self, step: steps.Sat, at: int) -> Change:
        state = self.seats[step.seat]
        before = state.guest
        state.guest, state.level, state.cause, state.secret_hash = step.guest, None, None, None
        state.name, state.entropy = step.name, step.entropy
        self._rename(step.seat, step.name)
        self.since = {seat: at if seat == step.seat else was for seat, was in self.since.items()}
        if step.guest == self.host:
            self.host_name = step.name
        guests = (step.guest,) if before is None else (step.guest, before)
        return Change(is_new_table=True, is_new_view=self.match is not None, guests=guests)

    def _rename(self, seat: int, name: str) -> None:
        if self.match is not None:
            names = self.match.names
            self.match.names = (*names[:seat], name, *names[seat + 1 :])

    def _rose(self, step: steps.Rose, at: int) -> Change:
        state = self.seats[step.seat]
        guest = state.guest
        if step.waits:
            return Change()
        if self.status == "playing":
            state.level, state.cause = self.settings.level, "left"
            self._drop_undo(step.seat)
            return Change(is_new_table=True)
        self.seats[step.seat] = SeatState(reserve=state.reserve)
        return Change(is_new_table=True, guests=() if guest is None else (guest,))

    def _added(self, step: steps.Added, at: int) -> Change:
        self.seats[step.seat].entropy = step.text
        return Change(is_new_table=True)

    def _replaced(self, step: steps.Replaced, at: int) -> Change:
        state = self.seats[step.seat]
        guest = state.guest
        self._give_to_bot(step.seat, step.level)
        self._drop_undo(step.seat)
        guests = () if guest is None else (guest,)
        return Change(is_new_table=True, is_new_view=self.match is not None, guests=guests)

    def _give_to_bot(self, seat: int, level: str) -> None:
        others = [name for name in self.names if name != self.seats[seat].name]
        name = distinguish(BOT_NAMES[seat], others)
        self.seats[seat] = SeatState(name=name, level=level, reserve=self.seats[seat].reserve)
        self._rename(seat, name)

    def _removed(self, step: steps.Removed, at: int) -> Change:
        state = self.seats[step.seat]
        guest = state.guest
        self.seats[step.seat] = SeatState(reserve=state.reserve)
        return Change(is_new_table=True, guests=() if guest is None else (guest,))

    def _promised(self, step: steps.Promised, at: int) -> Change:
        self.seats[step.seat].secret_hash = step.secret_hash
        return Change()

    def _started(self, step: steps.Started, at: int) -> Change:
        for seat, state in enumerate(self.seats):
            if state.is_open:
                self._give_to_bot(seat, step.level)
        self.status, self.starter = "playing", step.starter
        self.match = self._fresh_match()
        self._ask(self._watch(self.match.moments, at), everybody=True)
        return Change(self.match.moments, is_new_table=True, is_new_view=True)

    def _fresh_match(self) -> Match:
        return Match(
            self.game,
            players=[state.name or "" for state in self.seats],
            seed=self.seed,
            entropy=[state.entropy for state in self.seats if state.entropy is not None],
            starter=self.starter or 0,
            **self.options,
        )

    def _watch(self, moments: list[Moment], at: int) -> int:
        """Return when people have watched these moments, after all that happened before."""
        self._watched = min(max(self._watched, at) + watching(self.game, moments), at + MOST_BEHIND)
        return self._watched

    def _ask(self, at: int, *, everybody: bool) -> None:
        """Record when the seats to act are asked: for all of them, or only for those not asked before."""
        assert self.match is not None
        choosers = self.match.to_act
        if everybody:
            self.asked_at, self.since = dict.fromkeys(choosers, self.seq), dict.fromkeys(choosers, at)
        else:
            self.asked_at = {seat: self.asked_at.get(seat, self.seq) for seat in choosers}
            self.since = {seat: self.since.get(seat, at) for seat in choosers}

    def _chose(self, step: steps.Chose, at: int) -> Change:
        match, seat, state = self.match, step.seat, self.seats[step.seat]
        assert match is not None
        if len(self.choices) == len(self._marks) * MARK_EVERY:
            self._marks.append(match.mark())
        moments = match.take(seat, step.action)
        is_open = self.game.open_events.issuperset([event["type"] for moment in moments for event in moment.events])
        self.choices.append(Choice(seat, step.action, is_open, step.spent, state.reserve))
        self._ask(self._watch(moments, at), everybody=bool(moments))
        had_undo = self.undo is not None
        is_over = match.is_over
        if step.by is not None or is_over:  # a bot's choice leaves it pending: bots move faster than people agree
            self.undo = None
        clock = self.settings.clock
        if clock is not None:
            state.reserve -= min(state.reserve, max(0, step.spent - 1000 * clock.move))
        if is_over:
            self.status = "over"
        is_new_table = had_undo or clock is not None or is_over
        by = match.choices[-1] if moments else (seat,)
        return Change(moments, is_new_view=True, is_new_table=is_new_table, by=by)

    def _said(self, step: steps.Chatted, at: int) -> Change:
        line = ChatLine(name=step.name, seat=step.seat, text=step.text, at=at)
        self.chat.append(line)
        return Change(chat=line)

    def _asked(self, step: steps.Asked, at: int) -> Change:
        missing = self.others(step.seat)
        last = self.choices[-1]
        if (last.seat == step.seat and last.is_open) or not missing:
            return self._take_back(step.seat, at)
        self.undo = step.seat, missing
        return Change(is_new_table=True)

    def _agreed(self, step: steps.Agreed, at: int) -> Change:
        assert self.undo is not None
        asker, missing = self.undo
        missing.discard(step.seat)
        if not step.agree:
            self.undo = None
        elif not missing:
            return self._take_back(asker, at)
        return Change(is_new_table=True)

    def _take_back(self, seat: int, at: int) -> Change:
        """Take back the seat's last choice and all later ones: rewind to the mark before it and replay up to it."""
        assert self.match is not None
        n = max(k for k, choice in enumerate(self.choices) if choice.seat == seat)
        last = self.choices[n]
        for choice in reversed(self.choices[n:]):
            self.seats[choice.seat].reserve = choice.reserve
        del self.choices[n:], self._marks[n // MARK_EVERY + 1 :]
        self.undo = None
        self.match.rewind(self._marks[-1])
        for choice in self.choices[n - n % MARK_EVERY :]:
            self.match.take(choice.seat, choice.action)
        self._watched = at
        self._ask(at, everybody=True)
        self.since[seat] = at - last.spent  # otherwise an undo would reset the player's clock
        event = {"type": "undo", "seat": seat, "kept": len(self.match.log)}
        return Change(undo=event, is_new_view=True, is_new_table=True)

    def _drop_undo(self, seat: int) -> None:
        if self.undo is not None:
            asker, missing = self.undo
            missing.discard(seat)
            if asker == seat or not missing:
                self.undo = None

    def _took_over(self, step: steps.TookOver, at: int) -> Change:
        state = self.seats[step.seat]
        state.level, state.cause = step.level, step.cause
        if step.cause == "time":
            state.reserve = 0
        self._drop_undo(step.seat)
        return Change(is_new_table=True)

    def _came_back(self, step: steps.CameBack, at: int) -> Change:
        state = self.seats[step.seat]
        state.level = state.cause = state.secret_hash = None
        if step.seat in self.since:
            self.since[step.seat] = at
        return Change(is_new_table=True)

    def _again(self, step: steps.Again, at: int) -> Change:
        self._begin_waiting(step.seed)
        return Change(is_new_table=True, is_new_view=True)

    def _closed(self, step: steps.Closed, at: int) -> Change:
        self.status = "closed"
        return Change(is_new_table=True)


_DO: dict[type, Any] = {
    steps.Sat: Table._sat,
    steps.Rose: Table._rose,
    steps.Added: Table._added,
    steps.Replaced: Table._replaced,
    steps.Removed: Table._removed,
    steps.Promised: Table._promised,
    steps.Started: Table._started,
    steps.Chose: Table._chose,
    steps.Chatted: Table._said,
    steps.Asked: Table._asked,
    steps.Agreed: Table._agreed,
    steps.TookOver: Table._took_over,
    steps.CameBack: Table._came_back,
    steps.Again: Table._again,
    steps.Closed: Table._closed,
}
