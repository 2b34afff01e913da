"""Tables that last for days: what comes due there although nobody is connected, and what they want of whom."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from knolle.server.protocol import DAY
from knolle.server.table import steps
from knolle.server.table.change import Change

if TYPE_CHECKING:
    from knolle.server.table.table import Table

Want: TypeAlias = tuple[Literal["turn", "soon", "out", "offer", "deal", "invited", "over"], int]
"""What a table wants of a player or has to tell them, and a number by which the next one differs from this."""


def longest(table: "Table") -> int | None:
    """Return how many milliseconds a deal waits for texts at most; None for no limit."""
    clock = table.settings.clock
    return 1000 * clock.move if clock is not None and clock.lasts else None


def time_to_return(table: "Table", seat: int) -> int:
    """Return how many milliseconds an absent player has to return and keep a seat that is offered."""
    is_awaited = table.settings.lasts and table.seats[seat].cause != "left"
    return 1000 * DAY if is_awaited else 60_000


def remind(table: "Table", step: steps.Reminded, at: int) -> Change:
    """Note that a player was reminded of their choice."""
    table.reminded[step.seat] = table.asked_at[step.seat]
    return Change(is_new_table=True)


def reminders(table: "Table") -> list[tuple[int, int]]:
    """Return when players are to be reminded of their choice, and their seats."""
    return [(at, seat) for seat in table.since if (at := _reminder(table, seat)) is not None]


def _reminder(table: "Table", seat: int) -> int | None:
    """Return when a quarter of the time is left, or one day if that is less."""
    clock, end = table.settings.clock, table.ends_at(seat)
    if clock is None or not clock.lasts or end is None or table.reminded.get(seat) == table.asked_at.get(seat, -1):
        return None
    return end - 1000 * min(clock.move // 4, DAY)


def due(table: "Table") -> int | None:
    """Return when the table has to be looked at next, although nobody may be connected; None if never."""
    if not table.settings.lasts:
        return None
    if table.deal is not None:
        return table.deal.end
    if table.status != "playing" or not table.others(None):
        return None
    ends = [end for seat in table.since if (end := table.ends_at(seat)) is not None]
    bots = [table.since[seat] for seat, _ in table.bots_to_move]
    return min(ends + bots + [at for at, _ in reminders(table)], default=None)


def wants(table: "Table") -> dict[int, Want]:
    """Return by seat what the table wants of its player or has to tell them."""
    if not table.settings.lasts:
        return {}
    return {seat: want for seat in range(len(table.seats)) if (want := _want(table, seat)) is not None}


def _want(table: "Table", seat: int) -> Want | None:
    state, asked = table.seats[seat], table.asked_at.get(seat)
    if state.guest is None or state.cause == "left":
        return None
    if table.status == "over":
        return "over", table.number
    if table.status == "waiting":
        is_missing = table.deal is not None and table.deal.is_patient and seat in table.deal.missing(table.parts)
        return ("deal", table.number) if is_missing else ("invited", table.number) if state.is_invited else None
    if table.status == "playing" and state.level is not None and (state.secret_hash or state.heir):
        return "offer", state.ready
    if table.status != "playing" or state.cause == "time" or asked is None or not state.is_played_by_person:
        return ("out", table.number) if table.status == "playing" and state.cause == "time" else None
    return "soon" if table.reminded.get(seat) == asked else "turn", asked
