"""Taking choices back: who is asked, and how the match is rewound."""

from collections import deque
from typing import TYPE_CHECKING

from knolle.core.game import Game
from knolle.core.moments import Event
from knolle.server.table import steps
from knolle.server.table.change import Change, Choice
from knolle.server.telling import undo_message
from knolle.words.said import Said, Seat

if TYPE_CHECKING:
    from knolle.server.table.table import Table

MARK_EVERY = 32
"""Choices between two saved states of the match, so that an undo late in a long match does not replay all of it."""


def ask(table: "Table", step: steps.Asked, at: int) -> Change:
    missing, last = step.missing, table.choices[-1]
    if missing is None:
        missing = () if last.seat == step.seat and last.is_open else tuple(table.others(step.seat))
    if not missing:
        return take_back(table, step.seat, at)
    table.undo = step.seat, set(missing)
    table.undo_expires = step.expires
    return Change(is_new_table=True)


def agree(table: "Table", step: steps.Agreed, at: int) -> Change:
    assert table.undo is not None
    asker, missing = table.undo
    missing.discard(step.seat)
    if not step.agree:
        table.undo = None
        about = [] if step.seat == asker else [Said("log-undo-refused", {"name": Seat(step.seat)})]
        return Change(is_new_table=True, about=about)
    if not missing:
        return take_back(table, asker, at)
    return Change(is_new_table=True)


def take_back(table: "Table", seat: int, at: int) -> Change:
    """Take back the seat's last choice and all later ones: rewind to the mark before it and replay up to it."""
    assert table.match is not None
    n = max(k for k, choice in enumerate(table.choices) if choice.seat == seat)
    last = table.choices[n]
    for choice in reversed(table.choices[n:]):
        table.seats[choice.seat].reserve = choice.reserve
    del table.choices[n:], table.marks[n // MARK_EVERY + 1 :]
    table.undo = None
    table.undos[seat] += 1
    before = list(table.match.log)
    table.match.rewind(table.marks[-1])
    for choice in table.choices[n - n % MARK_EVERY :]:
        table.match.take(choice.seat, choice.action)
    table.watched = at
    table.ask(at, everybody=True)
    table.since[seat] = at - last.spent  # otherwise an undo would reset the player's clock
    kept = len(table.match.log)
    said = undo_message(seat, _card_of(table.game, seat, before[kept:]))
    table.notes = deque((note for note in table.notes if note[0] <= kept), table.notes.maxlen)
    table.note(said)
    table.movers.rewind(kept)
    event = {"type": "undo", "seat": seat, "kept": kept}
    return Change(undo=event, undo_said=said, is_new_view=True, is_new_table=True)


def outrun(table: "Table", choice: Choice) -> list[Said]:
    """End a request to undo that a choice has overtaken; return what is said of that.

    A bot's choice leaves it pending unless it revealed something: bots move faster than people agree.
    """
    is_over = table.match is not None and table.match.is_over
    is_person = table.seats[choice.seat].level is None
    if table.undo is None or not (is_person or is_over or (table.undo_expires and not choice.is_open)):
        return []
    asker, table.undo = table.undo[0], None
    return [] if choice.seat == asker else [Said("log-undo-late", {"name": Seat(asker)})]


def drop_undo(table: "Table", seat: int) -> None:
    """End a request to undo if its asker, or somebody who was to agree, no longer plays."""
    if table.undo is not None and (seat == table.undo[0] or seat in table.undo[1]):
        table.undo = None


def _card_of(game: Game, seat: int, events: list[Event]) -> str | None:
    """Return the card that a seat has played before all eyes; None if there is none."""
    played = (event for event in events if event["type"] in game.open_events and event.get("seat") == seat)
    return next((event["card"] for event in played if "card" in event), None)
