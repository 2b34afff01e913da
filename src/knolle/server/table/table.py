"""A table: the state that follows from its journal. No clock, no network, no files; deciding.py says what may happen.

All changes go through `evolve`, both for a new command and for a journal loaded after a restart.
"""

from collections import Counter, deque
from itertools import islice
from typing import Any

from knolle.core.fair import commitment, parse_seed
from knolle.core.game import Game
from knolle.core.match import Mark, Match
from knolle.core.moments import Moment
from knolle.core.registry import game as game_of
from knolle.server.protocol import ChatLine, ClockFacts, Settings, TableFacts, UndoFacts, You
from knolle.server.table import gathering, handing, lasting, starting, steps, undoing
from knolle.server.table.change import Change, Choice
from knolle.server.table.dealing import Deal, SeatPart
from knolle.server.table.names import BOT_NAMES, distinguish
from knolle.server.table.seats import Movers, SeatState, shared
from knolle.server.table.watching import watch_time
from knolle.server.telling import seat_changes
from knolle.words.said import Said, Seat

MOST_LINES = 60
MOST_NOTES = 200
MOST_BEHIND = 10_000
"""Milliseconds that people may be behind the table: a page with more to show hurries."""
MOST_ANSWERS = 64
"""Answers kept for commands that are sent again; dropped in batches, which is faster than one by one."""


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
        self.deputy: int | None = None
        """The guest who has the host's role while the host is away."""
        self.seats = [SeatState() for _ in range(opened.players)]
        self._seats_told = [state.facts() for state in self.seats]
        self._claimants: set[int] = set()
        self.chat: deque[ChatLine] = deque(maxlen=MOST_LINES)
        self.writers: dict[int, int] = {}
        """By guest, who has written to the chat, numbered in the order of their first lines."""
        self.answers: dict[tuple[int, str], int] = {}
        self.removed: dict[int, str] = {}
        """Guests whom the host has removed, with their names."""
        self.losses: dict[int, Said] = {}
        """Why guests have lost their seats."""
        self.number = 0
        self.without: list[int] = []
        self.restarts: Counter[str] = Counter()
        """Who has started the deal over since the last one, after texts had been revealed, and how often."""
        self.begin_waiting(opened.seed)
        for seat, level in opened.bots.items():
            self.give_to_bot(seat, level)
        self._seat_news()

    def begin_waiting(self, seed: str) -> None:
        """Wait for the start of the next match, with this seed."""
        self.status = "waiting"
        self.number += 1
        self.seed = seed
        self.commitment = commitment(parse_seed(seed))
        self.deal: Deal | None = None
        self.starter: int | None = None
        self.match: Match | None = None
        self.choices: list[Choice] = []
        self.marks: list[Mark] = []
        self.asked_at: dict[int, int] = {}
        self.since: dict[int, int] = {}
        """For the seats to act, when their time for the choice begins: once what happened has been watched."""
        self.dealt_at = 0
        self.unseen: set[int] = set()
        """The seats of people who have not looked at the match yet, if there is a clock; theirs does not run."""
        self.reminded: dict[int, int] = {}
        """When the seats that were reminded of their choice had been asked for it; at tables that last for days."""
        self.watched = 0
        """When people have watched all that happened."""
        self.undo: tuple[int, set[int]] | None = None
        self.undo_expires = False
        self.notes: deque[tuple[int, Said]] = deque(maxlen=MOST_NOTES)
        """What the log says besides the events: who changed seats or took a choice back, after so many events."""
        self.past_names: dict[str, int | None] = {}
        """Who had which name at a seat before, during this match."""
        self.movers = Movers()
        self.hints = [0] * len(self.seats)
        self.undos = [0] * len(self.seats)
        self._hinted_at: dict[int, int] = {}
        for state in self.seats:
            state.part = SeatPart(state.part.takes_part)
            state.secret_hash = None
            state.first = 0
            state.reserve = 1000 * self.settings.clock.reserve if self.settings.clock else 0

    # -- queries -----------------------------------------------------------------------------------

    def seat_of(self, guest: int | None) -> int | None:
        """Return a guest's seat."""
        if guest is not None:
            for seat, state in enumerate(self.seats):
                if state.guest == guest:
                    return seat
        return None

    def seats_of(self, guest: int | None) -> list[int]:
        """Return all seats of a guest: several if people share the guest's device."""
        return [] if guest is None else [seat for seat, state in enumerate(self.seats) if state.guest == guest]

    def beside(self, seat: int) -> list[int]:
        """Return the seats of the other people who share a player's device."""
        return [one for one in self.seats_of(self.seats[seat].guest) if one != seat]

    def claim_of(self, guest: int | None) -> int | None:
        """Return the seat that a guest is to have or asks for."""
        claims = (k for k, state in enumerate(self.seats) if state.heir is not None and state.heir.guest == guest)
        return next(claims, None)

    def name_of(self, guest: int | None) -> str | None:
        seat = self.seat_of(guest)
        if seat is not None:
            return self.seats[seat].name
        return self.host_name if guest == self.host else None

    @property
    def acting_host(self) -> int:
        """The guest who has the host's role."""
        return self.host if self.deputy is None else self.deputy

    @property
    def acting_host_name(self) -> str:
        return self.name_of(self.acting_host) or ""

    def you(self, guest: int | None, looks_from: int | None = None) -> You:
        """Return what a guest is told of themselves, on a client that looks from this one of several seats."""
        seats = self.seats_of(guest)
        told = None if guest is None or seats else self.losses.get(guest)
        is_shared = len(seats) > 1
        seat = looks_from if is_shared else next(iter(seats), None)
        name = self.name_of(guest) if seat is None else self.seats[seat].name
        you = You(name=name, seat=seat, host=guest == self.acting_host, told=told, wants=self.claim_of(guest))
        you.seats = seats if is_shared else []
        you.stands_in = guest is not None and guest == self.deputy
        return you

    @property
    def names(self) -> list[str]:
        return [state.name for state in self.seats if state.name is not None]

    @property
    def parts(self) -> list[SeatPart]:
        """What each seat adds to the shuffles."""
        return [state.part for state in self.seats]

    def has_text_of_others(self, seat: int | None) -> bool:
        """Whether somebody at another seat has revealed their text for the shuffles."""
        return any(part.text is not None for k, part in enumerate(self.parts) if k != seat)

    def owners(self, seat: int) -> list[int]:
        """Return the seats that belong to people at other devices, also where a bot is playing for them."""
        own = self.seats[seat].guest
        return [k for k, state in enumerate(self.seats) if state.guest is not None and k != seat and state.guest != own]

    def others(self, seat: int | None) -> set[int]:
        """Return the seats where people at other devices are playing."""
        own = None if seat is None else self.seats[seat].guest
        return {
            k for k, state in enumerate(self.seats) if state.is_played_by_person and k != seat and state.guest != own
        }

    @property
    def closer(self) -> int | None:
        """The guest who may close the table: its host, unless other people are playing."""
        is_free = self.status != "playing" or not self.others(self.seat_of(self.acting_host))
        return self.acting_host if is_free else None

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
        if clock is None or since is None or seat in self.unseen or not self.seats[seat].is_played_by_person:
            return None
        return since + 1000 * clock.move + self.seats[seat].reserve

    def facts(self) -> TableFacts:
        """Return the public facts of the table."""
        is_over = self.status in ("over", "closed")
        clock = None
        if self.settings.clock:
            ends = {seat: end for seat in self.since if (end := self.ends_at(seat)) is not None}
            reserve = [state.reserve for state in self.seats]
            clock = ClockFacts(reserve=reserve, ends=ends, unseen=sorted(self.unseen))
        return TableFacts(
            game=self.game.slug,
            players=len(self.seats),
            options=self.options,
            settings=self.settings,
            status=self.status,  # type: ignore[arg-type]
            match=self.number,
            seats=[state.facts() for state in self.seats],
            host=self.acting_host_name,
            commitment=self.commitment,
            commitments=[state.part.commitment for state in self.seats],
            deal=None if self.deal is None else self.deal.facts(self.parts),
            entropy=[] if self.match is None else list(self.match.entropy),
            without=[] if self.match is None else self.without,
            starter=self.starter,
            offers=[offer for k, state in enumerate(self.seats) if (offer := state.offer(k)) is not None],
            movers=self.movers.facts(),
            hints=self.hints.copy(),
            undos=self.undos.copy(),
            shared=shared(self.seats),
            removed=list(self.removed.values()),
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
        if change.is_new_table:
            change.about = self._seat_news() + change.about
            for said in change.about:
                self.note(said)
            change.guests = (*change.guests, *self._lost_claims().difference(change.guests))
        if step.by is not None and step.id is not None:
            self.answers[step.by, step.id] = self.seq
            if len(self.answers) > 1.5 * MOST_ANSWERS:
                self.answers = dict(islice(self.answers.items(), len(self.answers) - MOST_ANSWERS, None))
        return change

    def _seat_news(self) -> list[Said]:
        """Return who has changed seats since the last call."""
        before, self._seats_told = self._seats_told, [state.facts() for state in self.seats]
        if self.deputy is not None and self.seat_of(self.deputy) is None:
            self.deputy = None
        if self.match is not None:
            self.movers.note(before, self._seats_told, len(self.match.log))
        return seat_changes(before, self._seats_told)

    def _lost_claims(self) -> set[int]:
        """Return the guests who have lost their claim to a seat since the last call, or have the seat now."""
        before = self._claimants
        self._claimants = {state.heir.guest for state in self.seats if state.heir is not None}
        return before - self._claimants

    def note(self, said: Said) -> None:
        """Add something to the log of the match, if there is one."""
        if self.match is not None:
            self.notes.append((len(self.match.log), said))

    def _sit(self, step: steps.Sat, at: int) -> Change:
        state = self.seats[step.seat]
        self.retire_name(step.seat)
        before, is_beside = state.guest, self.seat_of(step.guest) is not None
        state.guest, state.level, state.cause, state.secret_hash = step.guest, None, None, None
        state.name = step.name
        self.losses.pop(step.guest, None)
        self._take_part(state, step)
        self.rename(step.seat, step.name)
        self.since = {seat: at if seat == step.seat else was for seat, was in self.since.items()}
        if step.guest == self.host and not is_beside:
            self.host_name = step.name
        guests = (step.guest,) if before is None else (step.guest, before)
        return Change(is_new_table=True, is_new_view=self.match is not None, guests=guests)

    def _take_part(self, state: SeatState, step: steps.Sat) -> None:
        """Note what a newcomer adds to the shuffles; those of a match under way stay as they are."""
        takes_part = step.commitment is not None or step.entropy is not None
        if self.match is None:
            state.part = SeatPart(takes_part, step.commitment, step.entropy)
        else:
            state.part.takes_part = takes_part

    def retire_name(self, seat: int) -> None:
        """Keep the name of a seat from others who will sit there in this match."""
        state = self.seats[seat]
        if self.match is not None and state.name is not None:
            self.past_names[state.name] = state.guest

    def rename(self, seat: int, name: str) -> None:
        if self.match is not None:
            names = self.match.names
            self.match.names = (*names[:seat], name, *names[seat + 1 :])

    # -- leaving and being replaced ------------------------------------------------------------------

    def _rise(self, step: steps.Rose, at: int) -> Change:
        guest = self.seats[step.seat].guest
        if step.waits:
            return Change()
        for seat in (step.seat, *step.beside):
            state = self.seats[seat]
            if self.status == "playing":
                state.level, state.cause = self.settings.level, "left"
                undoing.drop_undo(self, seat)
            else:
                self.seats[seat] = SeatState(reserve=state.reserve)
        guests = () if guest is None or self.status == "playing" else (guest,)
        return Change(is_new_table=True, guests=guests)

    def _replace(self, step: steps.Replaced, at: int) -> Change:
        state = self.seats[step.seat]
        guest = state.guest
        self.give_to_bot(step.seat, step.level)
        if guest is not None and guest != step.by:  # only older journals give a bot the seat of somebody else
            handing.lose(self, guest, Said("seat-removed", {"name": self.acting_host_name}))
        undoing.drop_undo(self, step.seat)
        guests = () if guest is None else (guest,)
        return Change(is_new_table=True, is_new_view=self.match is not None, guests=guests)

    def give_to_bot(self, seat: int, level: str) -> None:
        self.retire_name(seat)
        others = [name for name in self.names if name != self.seats[seat].name]
        name = distinguish(BOT_NAMES[seat], others)
        was = self.seats[seat]
        heir = was.heir if was.guest is None else None
        self.seats[seat] = SeatState(name=name, level=level, heir=heir, reserve=was.reserve)
        self.rename(seat, name)

    # -- the match -----------------------------------------------------------------------------------

    def watch(self, moments: list[Moment], at: int) -> int:
        """Return when people have watched these moments, after all that happened before."""
        self.watched = min(max(self.watched, at) + watch_time(self.game, moments), at + MOST_BEHIND)
        return self.watched

    def ask(self, at: int, *, everybody: bool) -> None:
        """Record when the seats to act are asked: for all of them, or only for those not asked before."""
        assert self.match is not None
        choosers = self.match.to_act
        if everybody:
            self.asked_at, self.since = dict.fromkeys(choosers, self.seq), dict.fromkeys(choosers, at)
        else:
            self.asked_at = {seat: self.asked_at.get(seat, self.seq) for seat in choosers}
            self.since = {seat: self.since.get(seat, at) for seat in choosers}

    def _choose(self, step: steps.Chose, at: int) -> Change:
        match, seat, state = self.match, step.seat, self.seats[step.seat]
        assert match is not None
        if len(self.choices) == len(self.marks) * undoing.MARK_EVERY:
            self.marks.append(match.mark())
        moments = match.take(seat, step.action)
        is_open = self.game.open_events.issuperset([event["type"] for moment in moments for event in moment.events])
        self.choices.append(Choice(seat, step.action, is_open, step.spent, state.reserve))
        self.ask(self.watch(moments, at), everybody=bool(moments))
        if step.by is not None:
            self.unseen.discard(seat)
        had_undo = self.undo is not None
        is_over = match.is_over
        about = undoing.outrun(self, self.choices[-1])
        clock = self.settings.clock
        if clock is not None:
            state.reserve -= min(state.reserve, max(0, step.spent - 1000 * clock.move))
        if is_over:
            self.status = "over"
        guests = handing.hand_over_with(self, moments, at)
        is_new_table = had_undo or clock is not None or is_over or bool(guests)
        by = match.choices[-1] if moments else (seat,)
        return Change(moments, is_new_view=True, is_new_table=is_new_table, by=by, about=about, guests=guests)

    def _say(self, step: steps.Chatted, at: int) -> Change:
        by = None if step.by is None else self.writers.setdefault(step.by, len(self.writers))
        line = ChatLine(name=step.name, seat=step.seat, text=step.text, at=at, by=by)
        self.chat.append(line)
        return Change(chat=line)

    def _give_hint(self, step: steps.Hinted, at: int) -> Change:
        self.hints[step.seat] += 1
        self._hinted_at[step.seat] = self.asked_at.get(step.seat, -1)
        about = (
            [Said("log-hint", {"name": Seat(step.seat)})] if self.owners(step.seat) or self.beside(step.seat) else []
        )
        return Change(is_new_table=True, about=about)

    def has_hint(self, seat: int) -> bool:
        """Whether the seat has asked for a hint for the choice that it owes now."""
        return self._hinted_at.get(seat) == self.asked_at.get(seat, -2)

    def _close(self, step: steps.Closed, at: int) -> Change:
        self.status, self.deal = "closed", None
        return Change(is_new_table=True)


_DO: dict[type, Any] = {
    steps.Sat: Table._sit,
    steps.Claimed: handing.claim,
    steps.Granted: handing.grant,
    steps.Rose: Table._rise,
    steps.Added: gathering.add,
    steps.Committed: starting.take_commitment,
    steps.Revealed: starting.take_text,
    steps.Waited: starting.stop_waiting,
    steps.Replaced: Table._replace,
    steps.Removed: handing.remove,
    steps.Readmitted: handing.readmit,
    steps.Promised: handing.promise,
    steps.Started: starting.start,
    steps.Chose: Table._choose,
    steps.Chatted: Table._say,
    steps.Hinted: Table._give_hint,
    steps.Asked: undoing.ask,
    steps.Agreed: undoing.agree,
    steps.TookOver: handing.take_over,
    steps.CameBack: handing.come_back,
    steps.Again: gathering.invite,
    steps.Accepted: gathering.accept,
    steps.Saw: gathering.see,
    steps.Reminded: lasting.remind,
    steps.HostChanged: gathering.change_host,
    steps.Closed: Table._close,
}
