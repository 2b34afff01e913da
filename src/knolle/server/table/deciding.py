"""Turns a command into the step it causes at a table, or refuses it. Changes nothing: `Table.evolve` takes the step."""

import hashlib
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from knolle.core.errors import OptionError
from knolle.core.fair import new_seed
from knolle.server import protocol
from knolle.server.errors import TableError
from knolle.server.table import steps
from knolle.server.table.names import MOST_CHAT, MOST_ENTROPY, MOST_NAME, clean, distinguish
from knolle.server.table.table import SeatState, Table

NOBODY: Mapping[int, int] = {}
GONE_SECONDS = 60
"""Where no bot takes over by itself, the host may replace a player away for longer, so that the match can go on."""


def decide(
    table: Table, command: Any, guest: int, name: str, now: int, away_since: Mapping[int, int] = NOBODY
) -> steps.AnyStep:
    """Return the step that a guest's command causes; raise TableError or another refusal if it is not allowed.

    `name` is the guest's name away from this table; `away_since` gives, by seat, when players disconnected.
    """
    step: steps.AnyStep
    if isinstance(command, protocol.Replace):
        step = _replace(table, command, guest, now, away_since)
    else:
        step = _DECIDE[type(command)](table, command, guest, name, now)
    step.by, step.id = guest, command.id
    return step


def secret_hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


# -- preconditions ---------------------------------------------------------------------------------


def _must(condition: bool, code: str, sentence: str, **params: Any) -> None:
    if not condition:
        raise TableError(code, sentence, **params)


def own_seat(table: Table, guest: int) -> int:
    """Return the guest's seat; raise unless they have one."""
    seat = table.seat_of(guest)
    if seat is None:
        raise TableError("not-seated", "Only players seated at this table can do this; take a seat first.")
    return seat


def _must_be_host(table: Table, guest: int) -> None:
    _must(guest == table.host, "not-host", "Only the host of this table can do this.", host=table.host_name)


def _must_be(table: Table, *statuses: str) -> None:
    if table.status not in statuses:
        raise TableError(
            f"table-{table.status}",
            f"The table is {table.status}; this is possible only while it is {' or '.join(statuses)}.",
            allowed=list(statuses),
        )


def _state_of(table: Table, seat: int) -> SeatState:
    n = len(table.seats)
    _must(seat < n, "no-such-seat", f"This table has seats 0 to {n - 1}; there is no seat {seat}.", seat=seat, seats=n)
    return table.seats[seat]


def _entropy(text: str) -> str:
    _must(
        len(text) <= MOST_ENTROPY,
        "bad-entropy",
        f"Entropy may have at most {MOST_ENTROPY} characters, not {len(text)}.",
        most=MOST_ENTROPY,
    )
    try:
        text.encode()
    except UnicodeEncodeError:
        raise TableError("bad-entropy", "Entropy must be text that can be encoded in UTF-8.") from None
    return text


def _must_not_teach(table: Table) -> None:
    _must(table.lesson is None, "lesson-for-one", "A lesson is for one learner, its host; bots play the other seats.")


def _must_be_shuffled(table: Table) -> None:
    _must(table.lesson is None, "deal-prepared", "The deal of a lesson is scripted; it takes no entropy.")


# -- seats -----------------------------------------------------------------------------------------


def _sit(table: Table, command: protocol.Sit, guest: int, name: str, now: int) -> steps.AnyStep:
    _must(table.status != "closed", "table-closed", "The table is closed; open a new one.")
    if table.lesson is not None and guest != table.host:
        _must_not_teach(table)
    if command.entropy is not None:
        _must_be_shuffled(table)
    _must(
        table.seat_of(guest) is None,
        "already-seated",
        "You already have a seat at this table.",
        seat=table.seat_of(guest),
    )
    seat = _offered_seat(table, command) if command.offer is not None else _free_seat(table, command.seat)
    own = table.seats[seat].name
    wanted = clean(command.name, MOST_NAME, "name")
    unique = distinguish(wanted, [other for other in table.names if other != own])
    entropy = _entropy(command.entropy) if command.entropy is not None and table.match is None else None
    return steps.Sat(seat=seat, guest=guest, name=unique, entropy=entropy or table.seats[seat].entropy)


def _offered_seat(table: Table, command: protocol.Sit) -> int:
    _must_be(table, "waiting", "playing")  # later the seed is public, and the secret can be derived from it
    wanted = secret_hash(command.offer or "")
    for seat, state in enumerate(table.seats):
        if state.secret_hash is not None and secrets.compare_digest(state.secret_hash, wanted):
            return seat
    raise TableError("bad-offer", "This link to a seat is used up or unknown; ask the host for a new one.")


def _free_seat(table: Table, wanted: int | None) -> int:
    _must_be(table, "waiting")
    free = [seat for seat, state in enumerate(table.seats) if state.is_open]
    _must(bool(free), "table-full", "Every seat is taken; the host can offer you one.")
    if wanted is None:
        return free[0]
    _state_of(table, wanted)
    _must(wanted in free, "seat-taken", f"Seat {wanted} is taken; the free seats are {free}.", seat=wanted, free=free)
    return wanted


def _rise(table: Table, command: protocol.Rise, guest: int, name: str, now: int) -> steps.AnyStep:
    seat = own_seat(table, guest)
    return steps.Rose(seat=seat, waits=table.status == "playing" and not table.others(seat))


def _add(table: Table, command: protocol.Entropy, guest: int, name: str, now: int) -> steps.AnyStep:
    _must_be_shuffled(table)
    _must_be(table, "waiting")
    return steps.Added(seat=own_seat(table, guest), text=_entropy(command.text))


def _back(table: Table, command: protocol.Back, guest: int, name: str, now: int) -> steps.AnyStep:
    seat = own_seat(table, guest)
    _must(table.seats[seat].level is not None, "seat-is-yours", "No bot is playing at your seat.", seat=seat)
    return steps.CameBack(seat=seat)


def _replace(
    table: Table, command: protocol.Replace, guest: int, now: int, away_since: Mapping[int, int]
) -> steps.AnyStep:
    _must_be_host(table, guest)
    _must_not_teach(table)
    _must_be(table, "waiting", "playing")
    state = _state_of(table, command.seat)
    if table.status == "playing" and state.is_played_by_person:
        is_gone = now - away_since.get(command.seat, now) > 1000 * GONE_SECONDS
        _must(
            is_gone and table.settings.takeover is None,  # otherwise a bot takes over by itself
            "player-present",
            f"Players keep their seats during a match unless they are away for more than {GONE_SECONDS} seconds.",
            seat=command.seat,
            seconds=GONE_SECONDS,
        )
        return steps.TookOver(seat=command.seat, level=command.level, cause="away")
    return steps.Replaced(seat=command.seat, level=command.level)


def _remove(table: Table, command: protocol.Remove, guest: int, name: str, now: int) -> steps.AnyStep:
    _must_be_host(table, guest)
    _must_not_teach(table)
    _must_be(table, "waiting")
    state = _state_of(table, command.seat)
    _must(not state.is_open, "seat-open", "Nobody sits there.", seat=command.seat)
    return steps.Removed(seat=command.seat)


def promise(table: Table, command: protocol.Offer, guest: int, secret: str) -> steps.AnyStep:
    """Return the step by which the host offers a seat; raise if a person is playing there."""
    _must_be_host(table, guest)
    _must_not_teach(table)
    _must_be(table, "waiting", "playing")
    state = _state_of(table, command.seat)
    _must(
        not state.is_played_by_person,
        "player-present",
        "A person is playing at this seat; it can be offered only while it is open or a bot plays there.",
        seat=command.seat,
    )
    return steps.Promised(seat=command.seat, secret_hash=secret_hash(secret), by=guest, id=command.id)


# -- the match -------------------------------------------------------------------------------------


def _start(table: Table, command: protocol.Start, guest: int, name: str, now: int) -> steps.AnyStep:
    if table.number == 1 or table.seat_of(guest) is None:
        _must_be_host(table, guest)
    _must_be(table, "waiting")
    return steps.Started(starter=_starter(table), level=table.settings.level)


def _starter(table: Table) -> int:
    options = table.game.settle(len(table.seats), table.options)
    wanted = table.settings.starter
    if wanted != "random":
        return wanted
    drawn = secrets.randbelow(len(table.seats))
    try:
        table.game.check_starter(options, drawn)
    except OptionError:  # some games have no starting player
        return 0
    return drawn


def _act(table: Table, command: protocol.Act, guest: int, name: str, now: int) -> steps.AnyStep:
    seat = own_seat(table, guest)
    if table.status != "playing":
        _must_be(table, "playing")
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
    seat = own_seat(table, guest)
    _must_be(table, "playing")
    _must(table.settings.undo, "no-undo-here", "Choices cannot be taken back at this table.")
    _must(table.undo is None, "undo-pending", "Another undo is pending; answer that first.")
    has_chosen = any(choice.seat == seat for choice in table.choices)
    _must(has_chosen, "nothing-to-undo", "You have not made a choice yet.")
    return steps.Asked(seat=seat)


def _consent(table: Table, command: protocol.Consent, guest: int, name: str, now: int) -> steps.AnyStep:
    seat = own_seat(table, guest)
    is_asked = table.undo is not None and (seat in table.undo[1] or (seat == table.undo[0] and not command.agree))
    _must(is_asked, "nothing-asked", "Nobody is asking for your consent.")
    return steps.Agreed(seat=seat, agree=command.agree)


def _say(table: Table, command: protocol.Say, guest: int, name: str, now: int) -> steps.AnyStep:
    text = clean(command.text, MOST_CHAT, "chat")
    return steps.Chatted(name=table.name_of(guest) or name or "?", text=text, seat=table.seat_of(guest))


def _rematch(table: Table, command: protocol.Rematch, guest: int, name: str, now: int) -> steps.AnyStep:
    own_seat(table, guest)
    _must_be(table, "over")
    return steps.Again(seed=new_seed().hex() if table.lesson is None else table.seed)


def _close(table: Table, command: protocol.Close, guest: int, name: str, now: int) -> steps.AnyStep:
    _must_be_host(table, guest)
    _must_be(table, "waiting", "playing", "over")
    _must(
        table.closer is not None,
        "players-present",
        "Others are playing here; you can close the table when they are done.",
    )
    return steps.Closed()


_DECIDE: dict[type, Callable[[Table, Any, int, str, int], steps.AnyStep]] = {
    protocol.Sit: _sit,
    protocol.Rise: _rise,
    protocol.Entropy: _add,
    protocol.Start: _start,
    protocol.Act: _act,
    protocol.Say: _say,
    protocol.Undo: _undo,
    protocol.Consent: _consent,
    protocol.Back: _back,
    protocol.Remove: _remove,
    protocol.Rematch: _rematch,
    protocol.Close: _close,
}
