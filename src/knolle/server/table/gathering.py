"""Steps of people who gather: who is invited to the next match, who has seen it, and who is the host meanwhile."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from knolle.server.table import steps
from knolle.server.table.change import Change
from knolle.server.table.dealing import SeatPart
from knolle.server.table.handing import hand_over
from knolle.server.table.seats import SeatState
from knolle.server.telling import restart_messages
from knolle.words.said import Said

if TYPE_CHECKING:
    from knolle.server.table.table import Table


def open_seats(table: "Table", seats: Collection[int], newcomers: Collection[int]) -> tuple[int, ...]:
    """Empty seats, except for those that newcomers have just got; return the guests who had them."""
    old = [seat for seat in seats if table.seats[seat].guest not in newcomers]
    left = tuple(guest for seat in old if (guest := table.seats[seat].guest) is not None)
    for seat in old:
        table.seats[seat] = SeatState(reserve=table.seats[seat].reserve)
    return left


def invite(table: "Table", step: steps.Again, at: int) -> Change:
    """Set up the next match; everybody who played is invited, and no bot plays for them any more."""
    asker = None if step.by is None else table.name_of(step.by)
    is_restart = table.deal is not None and table.has_text_of_others(None)
    table.begin_waiting(step.seed)
    guests = hand_over(table, at)
    if step.invited is None:
        return Change(is_new_table=True, is_new_view=True, guests=guests)
    left = open_seats(table, step.opened, guests)
    for seat, state in enumerate(table.seats):
        state.is_invited = seat in step.invited and state.guest is not None
        if state.guest is not None:
            state.level = state.cause = None
    about = [Said("log-invites", {"name": asker})] if asker and step.invited else []
    if asker and is_restart:
        table.restarts[asker] += 1
        about = restart_messages({asker: table.restarts[asker]})
    return Change(is_new_table=True, is_new_view=True, about=about, guests=(*guests, *left))


def add(table: "Table", step: steps.Added, at: int) -> Change:
    """Take a text for the shuffles without a commitment, as older journals have it."""
    table.seats[step.seat].part = SeatPart(True, text=step.text)
    return Change(is_new_table=True)


def accept(table: "Table", step: steps.Accepted, at: int) -> Change:
    """Carry a player over to the next match."""
    states = [table.seats[seat] for seat in (step.seat, *step.beside)]
    for state in states:
        state.is_invited = False
    return Change(is_new_table=True, about=[Said("log-accepts", {"name": state.name or ""}) for state in states])


def see(table: "Table", step: steps.Saw, at: int) -> Change:
    """Let the clock of a player run, from now on at the earliest."""
    table.unseen.discard(step.seat)
    if step.seat in table.since:
        table.since[step.seat] = max(table.since[step.seat], at)
    return Change(is_new_table=True)


def change_host(table: "Table", step: steps.HostChanged, at: int) -> Change:
    """Give the host's role to a guest: to somebody else, or back."""
    before = table.acting_host
    table.deputy = None if step.guest == table.host else step.guest
    said = Said("log-hosts-again" if table.deputy is None else "log-hosts", {"name": table.acting_host_name})
    return Change(is_new_table=True, about=[said], guests=(before, step.guest))
