"""Turns a command into the step it causes at a table, or refuses it. Changes nothing: `Table.evolve` takes the step."""

from collections.abc import Callable, Mapping
from typing import Any

from knolle.core.fair import new_seed
from knolle.server import protocol
from knolle.server.errors import TableError
from knolle.server.table import seating, steps
from knolle.server.table.casting import cast
from knolle.server.table.conditions import chooser, must, must_be, must_be_host, must_have_room, own_seat
from knolle.server.table.names import MOST_CHAT, clean, distinguish
from knolle.server.table.table import Table

NOBODY: Mapping[int, int] = {}


def decide(
    table: Table,
    command: Any,
    guest: int,
    name: str,
    now: int,
    away_since: Mapping[int, int] = NOBODY,
    looks_from: int | None = None,
) -> steps.AnyStep:
    """Return the step that a guest's command causes; raise TableError or another refusal if it is not allowed.

    `name` is the guest's name away from this table; `away_since` gives, by seat, when players disconnected;
    `looks_from` is the seat that the client sees, which matters if people share the device.
    """
    step: steps.AnyStep
    must_have_room(table, command)
    if isinstance(command, protocol.Replace):
        step = seating.replace(table, command, guest, now, away_since)
    elif isinstance(command, protocol.Start):
        step = _start(table, command, guest, away_since)
    elif isinstance(command, protocol.Act):
        step = _act(table, command, chooser(table, guest, looks_from), now)
    else:
        step = _DECIDE[type(command)](table, command, guest, name, now)
    step.by, step.id = guest, command.id
    return step


def _start(table: Table, command: protocol.Start, guest: int, away_since: Mapping[int, int]) -> steps.AnyStep:
    own = table.seats_of(guest)
    if table.number == 1 or not own:
        must_be_host(table, guest)
    must_be(table, "waiting")
    invited = [seat for seat, state in enumerate(table.seats) if state.is_invited and seat not in own]
    away = [seat for seat in away_since if seat not in own and table.seats[seat].is_played_by_person]
    missing = sorted({*invited, *away})
    must(
        command.anyway or not missing,
        "players-absent",
        "Not everybody is here; wait for them, or start anyway.",
        seats=missing,
    )
    level = table.settings.level
    free = {seat: level for seat, state in enumerate(table.seats) if state.is_open or seat in invited}
    bots = {} if table.lesson else cast(table.game, free, [state.level for state in table.seats])
    return steps.Started(level=level, bots=bots, without=tuple(invited))


def _look(table: Table, command: protocol.Look, guest: int, name: str, now: int) -> steps.AnyStep:
    seat = own_seat(table, guest)
    must(seat in table.unseen, "nothing-to-look-at", "Your clock does not wait for you to look.", seat=seat)
    return steps.Saw(seat=seat)


def _act(table: Table, command: protocol.Act, seat: int, now: int) -> steps.AnyStep:
    if table.status != "playing":
        must_be(table, "playing")
    if table.seats[seat].level is not None:
        raise TableError("seat-taken-over", "A bot is playing at your seat; take it back first.", seat=seat)
    return choice(table, seat, command.action, command.seq, now)


def choice(table: Table, seat: int, action: int | str, seen: int, now: int) -> steps.Chose:
    """Return a seat's choice, made by a player who has seen the table as of entry `seen`; raise if that is stale."""
    match = table.match
    assert match is not None
    asked_at = table.asked_at.get(seat)
    if seen > table.seq or (asked_at is not None and seen < asked_at):
        raise TableError(
            "stale",
            f"The choice was based on entry {seen}, but the table has moved on to {table.seq}. Look again.",
            seen=seen,
            seq=table.seq,
        )
    number = match.parse(seat, action)
    return steps.Chose(seat=seat, action=number, spent=max(0, now - table.since.get(seat, now)))


def _undo(table: Table, command: protocol.Undo, guest: int, name: str, now: int) -> steps.AnyStep:
    seats = [own_seat(table, guest), *table.seats_of(guest)]
    must_be(table, "playing")
    must(table.settings.undo, "no-undo-here", "Choices cannot be taken back at this table.")
    must(table.undo is None, "undo-pending", "Another undo is pending; answer that first.")
    own = [k for k, choice in enumerate(table.choices) if choice.seat in seats]
    must(bool(own), "nothing-to-undo", "You have not made a choice yet.")
    later = table.choices[own[-1] :]
    seat = later[0].seat
    must(
        all(choice.is_open for choice in later),
        "undo-too-far",
        "Something hidden was revealed by your last choice or since; it cannot be taken back.",
    )
    if len(later) == 1:
        return steps.Asked(seat=seat, missing=())
    owners = table.owners(seat)
    away = [one for one in owners if table.seats[one].level is not None]
    must(
        not away,
        "player-away",
        "Something was shown since, and somebody who sits here is away; only they could agree to an undo.",
        seats=away,
    )
    devices = {table.seats[one].guest: one for one in reversed(owners)}  # people at one device agree together
    return steps.Asked(seat=seat, missing=tuple(sorted(devices.values())), expires=True)


def _consent(table: Table, command: protocol.Consent, guest: int, name: str, now: int) -> steps.AnyStep:
    own_seat(table, guest)
    asker, missing = (None, set[int]()) if table.undo is None else table.undo
    seats = [k for k in table.seats_of(guest) if k in missing or (k == asker and not command.agree)]
    must(bool(seats), "nothing-asked", "Nobody is asking for your consent.")
    return steps.Agreed(seat=seats[0], agree=command.agree)


def _say(table: Table, command: protocol.Say, guest: int, name: str, now: int) -> steps.AnyStep:
    text = clean(command.text, MOST_CHAT, "chat")
    seat = table.seat_of(guest)
    own = table.name_of(guest) or name
    must(bool(own), "name-needed", "Choose a name before you write to the others.")
    if seat is None:  # a spectator may not speak under a player's name
        own = distinguish(own, table.names)
    return steps.Chatted(name=own, text=text, seat=seat)


def _rematch(table: Table, command: protocol.Rematch, guest: int, name: str, now: int) -> steps.AnyStep:
    own = own_seat(table, guest)
    if table.seats[own].is_invited:
        return steps.Accepted(seat=own, beside=tuple(table.beside(own)))
    seed = new_seed().hex() if table.lesson is None else table.seed
    if table.deal is not None and table.deal.is_patient:
        missing = table.deal.missing(table.parts)
        must(
            own not in missing or not table.has_text_of_others(own),
            "text-owed",
            "Your text for this deal is missing, and others have revealed theirs; only they can start over.",
        )
        return steps.Again(seed=seed, invited=tuple(seat for seat in table.owners(own) if seat in missing))
    must_be(table, "over")
    others = table.owners(own)
    left = tuple(seat for seat in others if table.seats[seat].cause == "left")
    return steps.Again(seed=seed, invited=tuple(seat for seat in others if seat not in left), opened=left)


def _close(table: Table, command: protocol.Close, guest: int, name: str, now: int) -> steps.AnyStep:
    must_be_host(table, guest)
    must_be(table, "waiting", "dealing", "playing", "over")
    must(
        table.closer is not None,
        "players-present",
        "Others are playing here; you can close the table when they are done.",
    )
    return steps.Closed()


_DECIDE: dict[type, Callable[[Table, Any, int, str, int], steps.AnyStep]] = {
    protocol.Sit: seating.sit,
    protocol.Ask: seating.ask,
    protocol.Grant: seating.grant,
    protocol.Rise: seating.rise,
    protocol.Commit: seating.commit,
    protocol.Reveal: seating.reveal,
    protocol.Look: _look,
    protocol.Say: _say,
    protocol.Undo: _undo,
    protocol.Consent: _consent,
    protocol.Back: seating.back,
    protocol.Remove: seating.remove,
    protocol.Readmit: seating.readmit,
    protocol.Rematch: _rematch,
    protocol.Close: _close,
}
