"""What happened at a table while there was no connection. web/src/net/missed.ts does the same for the page."""

import time
from dataclasses import dataclass

from knolle.terminal.table import ClientTable
from knolle.words.catalogue import is_known
from knolle.words.said import Said

SHORT = 0.7
"""Seconds: a shorter interruption is worth no word if nothing happened meanwhile."""


@dataclass(frozen=True)
class Mark:
    """How far the match was when the connection broke, if there was one, and when that was."""

    match: int | None
    n_events: int
    at: float


def mark_of(table: ClientTable) -> Mark:
    """Return how far the match is now."""
    return Mark(None if table.view is None else table.facts["match"], table.n_events, time.monotonic())


def missed_since(mark: Mark, table: ClientTable) -> Said | None:
    """Sum up what was missed; None if there is nothing to tell.

    That is so if it was short and nothing happened, or if another match is on. The time since the mark says little:
    a dead line is noticed late, and the next one may be there at once.
    """
    if table.view is None or table.facts["match"] != mark.match:
        return None
    said = _said_from(mark.n_events, table)
    if not said and time.monotonic() - mark.at < SHORT:
        return None
    said = [one for one in said if not _is_return(one, table)]
    if not said:
        return Said("back-nothing")
    # what is said of people stands after the last event before it
    if any(_is_return(one, table) for one in _said_from(mark.n_events - 1, table)):
        return Said("back-bot", {"last": said[-1]})
    if len(said) == 1:
        return Said("back-one", {"last": said[-1]})
    return Said("back-many", {"last": said[-1], "count": len(said)})


def _said_from(number: int, table: ClientTable) -> list[Said]:
    """Return what is said of the events from this number on, as far as this version knows it."""
    events = table.said[max(0, number - table.first) :]
    return [one for said in events for one in said if is_known(one.id)]


def _is_return(said: Said, table: ClientTable) -> bool:
    """Return whether this says that the player has come back to their seat, where a bot was playing."""
    return said.id == "log-comes-back" and table.seat is not None and said.args["name"] == table.names[table.seat]
