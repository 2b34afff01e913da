"""Giving seats away: links, spectators who ask for a bot's seat, people who are removed, bots that stand in.

During a match a seat changes hands only with a deal, so that nobody sees a hand that was dealt to somebody else.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from knolle.core.moments import Moment
from knolle.server.table import steps, undoing
from knolle.server.table.change import Change
from knolle.server.table.dealing import SeatPart
from knolle.server.table.names import distinguish
from knolle.server.table.seats import Heir, SeatState
from knolle.words.said import Said, Value
from knolle.words.spans import span

if TYPE_CHECKING:
    from knolle.server.table.table import Table

MOST_REMOVED = 32
"""People whom a table remembers to have removed, or to have lost their seat."""


def promise(table: "Table", step: steps.Promised, at: int) -> Change:
    state = table.seats[step.seat]
    state.secret_hash, state.ready = step.secret_hash, at + step.wait
    if table.match is None or table.status != "playing":
        return Change(is_new_table=True)
    names: dict[str, Value] = {"host": table.acting_host_name, "name": state.name or ""}
    if state.guest is None:
        said = Said("log-seat-offered-bot", names)
    else:
        said = Said("log-seat-offered-person", names | {"time": span(step.wait)})
    return Change(is_new_table=True, about=[said])


def claim(table: "Table", step: steps.Claimed, at: int) -> Change:
    state = table.seats[step.seat]
    state.heir = Heir(step.guest, step.name, step.granted)
    if step.granted:
        state.secret_hash = None
    what = "claimed" if step.granted else "asked"
    about = [Said(f"log-seat-{what}", {"name": step.name, "before": state.name or ""})]
    return Change(is_new_table=True, about=about, guests=(step.guest,))


def grant(table: "Table", step: steps.Granted, at: int) -> Change:
    state = table.seats[step.seat]
    heir = state.heir
    assert heir is not None
    state.heir = Heir(heir.guest, heir.name, True) if step.agree else None
    what = "claimed" if step.agree else "withdrawn" if step.by == heir.guest else "refused"
    about = [Said(f"log-seat-{what}", {"name": heir.name, "before": state.name or ""})]
    return Change(is_new_table=True, about=about, guests=(heir.guest,))


def hand_over(table: "Table", at: int, first: int = 0) -> tuple[int, ...]:
    """Give the seats that are due to their heirs, who see the events from `first` on as players; return all guests
    whose seat has changed."""
    guests: list[int] = []
    for seat, state in enumerate(table.seats):
        heir, before = state.heir, state.guest
        if heir is None or not state.is_due(at):
            continue
        table.retire_name(seat)
        if before is not None and not table.beside(seat):
            lose(table, before, Said("seat-given", {"name": heir.name}))
        clock = table.settings.clock
        reserve = 1000 * clock.reserve if clock else 0
        part = SeatPart() if table.match is None else replace(state.part, takes_part=False)
        table.seats[seat] = SeatState(heir.guest, heir.name, part=part, first=first, reserve=reserve)
        table.rename(seat, heir.name)
        table.losses.pop(heir.guest, None)
        guests += [heir.guest] if before is None else [heir.guest, before]
    return tuple(guests)


def lose(table: "Table", guest: int, why: Said) -> None:
    table.losses[guest] = why
    if len(table.losses) > MOST_REMOVED:
        table.losses.pop(next(iter(table.losses)))


def hand_over_with(table: "Table", moments: list[Moment], at: int) -> tuple[int, ...]:
    """Let seats change hands if all hands were dealt just now; return the guests whose seat has changed."""
    if not any(state.heir for state in table.seats):
        return ()
    n_events = sum(len(moment.events) for moment in moments)
    kinds = [event["type"] for moment in moments for event in moment.events]
    if table.game.deal_event not in kinds:
        return ()
    assert table.match is not None
    place = len(kinds) - 1 - kinds[::-1].index(table.game.deal_event)
    return hand_over(table, at, len(table.match.log) - n_events + place)


def remove(table: "Table", step: steps.Removed, at: int) -> Change:
    state = table.seats[step.seat]
    guest = state.guest
    table.seats[step.seat] = SeatState(reserve=state.reserve)
    if guest is None:
        return Change(is_new_table=True)
    if table.seat_of(guest) is None:
        lose(table, guest, Said("seat-removed", {"name": table.acting_host_name}))
    if step.bars:
        table.removed[guest] = distinguish(state.name or "", list(table.removed.values()))
        if len(table.removed) > MOST_REMOVED:
            table.removed.pop(next(iter(table.removed)))
    return Change(is_new_table=True, guests=(guest,))


def readmit(table: "Table", step: steps.Readmitted, at: int) -> Change:
    table.removed.pop(step.guest, None)
    table.losses.pop(step.guest, None)
    return Change(is_new_table=True, guests=(step.guest,))


def take_over(table: "Table", step: steps.TookOver, at: int) -> Change:
    state = table.seats[step.seat]
    state.level, state.cause = step.level, step.cause
    if step.cause == "time":
        state.reserve = 0
    undoing.drop_undo(table, step.seat)
    return Change(is_new_table=True)


def come_back(table: "Table", step: steps.CameBack, at: int) -> Change:
    state = table.seats[step.seat]
    state.level = state.cause = None
    state.keep()
    if step.seat in table.since:
        table.since[step.seat] = at
    return Change(is_new_table=True)
