"""Turns a command into the step it causes at a table, or refuses it. Changes nothing: `Table.evolve` takes the step."""

import hashlib
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from knolle.core.fair import new_seed
from knolle.server import protocol
from knolle.server.errors import TableError
from knolle.server.table import steps
from knolle.server.table.casting import cast
from knolle.server.table.dealing import commit
from knolle.server.table.lasting import time_to_return
from knolle.server.table.names import MOST_CHAT, MOST_ENTROPY, MOST_NAME, clean, distinguish
from knolle.server.table.seats import SeatState
from knolle.server.table.table import Table

NOBODY: Mapping[int, int] = {}
MOST_ENTRIES = 20_000
"""The journal of a match with the largest options has about 6,000 entries."""
_ALWAYS = (protocol.Act, protocol.Back, protocol.Consent, protocol.Rise, protocol.Close)
"""Commands that a match needs to end."""
GONE_SECONDS = 60
"""Where no bot takes over by itself, the host may replace a player away for longer, so that the match can go on."""


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
    _must_have_room(table, command)
    if isinstance(command, protocol.Replace):
        step = _replace(table, command, guest, now, away_since)
    elif isinstance(command, protocol.Start):
        step = _start(table, command, guest, away_since)
    elif isinstance(command, protocol.Act):
        step = _act(table, command, chooser(table, guest, looks_from), now)
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


def _must_have_room(table: Table, command: Any) -> None:
    """Raise if the journal is full: then a match can only be played to its end."""
    _must(
        table.seq < MOST_ENTRIES or isinstance(command, _ALWAYS),
        "journal-full",
        f"After {MOST_ENTRIES} entries a table only lets its match end; open a new table.",
        most=MOST_ENTRIES,
    )


def own_seat(table: Table, guest: int) -> int:
    """Return the guest's seat; raise unless they have one."""
    seat = table.seat_of(guest)
    if seat is None:
        raise TableError("not-seated", "Only players seated at this table can do this; take a seat first.")
    return seat


def chooser(table: Table, guest: int, looks_from: int | None) -> int:
    """Return the seat for which a guest chooses; raise if several people share the device and none of them looks."""
    seats = table.seats_of(guest)
    if len(seats) < 2:
        return own_seat(table, guest)
    if looks_from is None:
        raise TableError(
            "nobody-looks", "Several people share this device; say in hello which seat looks.", seats=seats
        )
    return looks_from


def _must_be_host(table: Table, guest: int) -> None:
    is_host = guest == table.acting_host
    _must(is_host, "not-host", "Only the host of this table can do this.", host=table.acting_host_name)


def _must_be(table: Table, *statuses: str) -> None:
    status = "dealing" if table.deal is not None else table.status
    if status not in statuses:
        raise TableError(
            f"table-{status}",
            f"The table is {status}; this is possible only while it is {' or '.join(statuses)}.",
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
    if command.commitment is not None:
        _must_be_shuffled(table)
    _may_sit(table, command, table.seat_of(guest))
    _must_be_welcome(table, guest)
    seat = _offered_seat(table, command) if command.offer is not None else _free_seat(table, command.seat)
    name = _new_name(table, guest, command.name)
    if not table.seats[seat].is_open:
        return steps.Claimed(seat=seat, guest=guest, name=name, granted=True)
    return steps.Sat(seat=seat, guest=guest, name=name, commitment=command.commitment)


def _may_sit(table: Table, command: protocol.Sit, own: int | None) -> None:
    is_beside = command.beside and own is not None
    _must(own is None or is_beside, "already-seated", "You already have a seat at this table.", seat=own)
    _must(
        not is_beside or (table.settings.clock is None and command.offer is None and command.commitment is None),
        "not-beside",
        "People can share a device at tables without a clock, at open seats; one text for the shuffles is enough.",
    )


def _must_be_welcome(table: Table, guest: int) -> None:
    _must(
        guest not in table.removed,
        "removed-from-table",
        "The host has removed you from this table; only the host can let you sit down again.",
        host=table.acting_host_name,
    )


def _new_name(table: Table, guest: int, text: str) -> str:
    """Return a newcomer's name: nobody may look like the bot or the person whose seat they take."""
    taken = [name for name, owner in table.past_names.items() if owner != guest]
    heirs = [state.heir.name for state in table.seats if state.heir is not None and state.heir.guest != guest]
    return distinguish(clean(text, MOST_NAME, "name"), table.names + taken + heirs)


def _ask(table: Table, command: protocol.Ask, guest: int, name: str, now: int) -> steps.AnyStep:
    _must_not_teach(table)
    _must_be(table, "playing")
    _must_be_welcome(table, guest)
    seat, claim = table.seat_of(guest), table.claim_of(guest)
    _must(seat is None and claim is None, "already-seated", "You already have a seat or ask for one.", seat=seat)
    state = _state_of(table, command.seat)
    _must(
        state.guest is None and state.heir is None,
        "seat-not-to-have",
        "Only a bot's seat that nobody else is to have can be asked for.",
        seat=command.seat,
    )
    return steps.Claimed(seat=command.seat, guest=guest, name=_new_name(table, guest, command.name), granted=False)


def _grant(table: Table, command: protocol.Grant, guest: int, name: str, now: int) -> steps.AnyStep:
    heir = _state_of(table, command.seat).heir
    if command.agree or heir is None or heir.guest != guest:
        _must_be_host(table, guest)
    _must(
        heir is not None and not (command.agree and heir.is_granted),
        "nothing-to-grant",
        "Nobody asks for this seat.",
        seat=command.seat,
    )
    return steps.Granted(seat=command.seat, agree=command.agree)


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
    _must_be(table, "waiting", "playing", "over", "closed")
    waits = table.status == "playing" and not table.others(seat)
    return steps.Rose(seat=seat, waits=waits, beside=tuple(table.beside(seat)))


def _commit(table: Table, command: protocol.Commit, guest: int, name: str, now: int) -> steps.AnyStep:
    _must_be_shuffled(table)
    seat = own_seat(table, guest)
    if not _is_owed(table, seat, "commit"):
        _must_be(table, "waiting")
    return steps.Committed(seat=seat, commitment=command.commitment)


def _reveal(table: Table, command: protocol.Reveal, guest: int, name: str, now: int) -> steps.AnyStep:
    seat = own_seat(table, guest)
    _must(
        _is_owed(table, seat, "reveal"),
        "nothing-to-reveal",
        "A text is revealed once, after the start, when everybody's commitment is known.",
    )
    text = _entropy(command.text)
    _must(
        commit(text) == table.seats[seat].part.commitment,
        "bad-reveal",
        "This is not the text that you have committed to: its SHA-256 differs from your commitment.",
    )
    return steps.Revealed(seat=seat, text=text)


def _is_owed(table: Table, seat: int, step: str) -> bool:
    """Whether the deal waits for this of the seat."""
    deal = table.deal
    return deal is not None and deal.step == step and seat in deal.missing(table.parts)


def _back(table: Table, command: protocol.Back, guest: int, name: str, now: int) -> steps.AnyStep:
    own = own_seat(table, guest)
    seat = next((one for one in table.seats_of(guest) if table.seats[one].level is not None), None)
    if seat is None:
        raise TableError("seat-is-yours", "No bot is playing at your seat.", seat=own)
    return steps.CameBack(seat=seat)


def _replace(
    table: Table, command: protocol.Replace, guest: int, now: int, away_since: Mapping[int, int]
) -> steps.AnyStep:
    _must_be_host(table, guest)
    _must_not_teach(table)
    _must_be(table, "waiting", "playing")
    state = _state_of(table, command.seat)
    if table.status != "playing" or state.guest is None:
        is_free = state.guest in (None, guest)
        _must(is_free, "remove-first", "A person sits there; remove them first.", seat=command.seat, name=state.name)
        others = [one.level for seat, one in enumerate(table.seats) if seat != command.seat]
        bot = cast(table.game, {command.seat: command.level}, others)
        return steps.Replaced(seat=command.seat, level=bot[command.seat])
    if state.is_played_by_person:
        _must(
            not table.settings.lasts,
            "player-has-time",
            "This table lasts for days: players keep their seats as long as they have time.",
            seat=command.seat,
        )
        is_gone = now - away_since.get(command.seat, now) > 1000 * GONE_SECONDS
        _must(
            is_gone and table.settings.takeover is None,  # otherwise a bot takes over by itself
            "player-present",
            f"Players keep their seats during a match unless they are away for more than {GONE_SECONDS} seconds.",
            seat=command.seat,
            seconds=GONE_SECONDS,
        )
    return steps.TookOver(seat=command.seat, level=command.level, cause=state.cause or "away")


def _remove(table: Table, command: protocol.Remove, guest: int, name: str, now: int) -> steps.AnyStep:
    _must_be_host(table, guest)
    _must_not_teach(table)
    _must_be(table, "waiting")
    state = _state_of(table, command.seat)
    _must(not state.is_open, "seat-open", "Nobody sits there.", seat=command.seat)
    is_own = state.guest == guest
    is_last = is_own and not table.beside(command.seat)
    _must(not is_last, "seat-is-yours", "This is your own seat; stand up instead.", seat=command.seat)
    return steps.Removed(seat=command.seat, bars=state.guest is not None and not is_own)


def _readmit(table: Table, command: protocol.Readmit, guest: int, name: str, now: int) -> steps.AnyStep:
    _must_be_host(table, guest)
    found = [one for one, removed in table.removed.items() if removed == command.name]
    _must(
        bool(found),
        "nobody-removed",
        "Nobody of this name was removed from the table.",
        names=list(table.removed.values()),
    )
    return steps.Readmitted(guest=found[0])


def promise(table: Table, command: protocol.Offer, guest: int, secret: str) -> steps.AnyStep:
    """Return the step by which the host offers a seat; raise if a person is playing there."""
    _must_have_room(table, command)
    _must_be_host(table, guest)
    _must_not_teach(table)
    _must_be(table, "waiting", "playing")
    state = _state_of(table, command.seat)
    _must(
        not state.is_played_by_person,
        "player-present",
        "A person is playing at this seat; it can be offered only while it is open or a bot plays there.",
        seat=command.seat,
        seconds=GONE_SECONDS,
    )
    _must(
        state.heir is None,
        "seat-promised",
        "Somebody is to have this seat already, or asks for it.",
        seat=command.seat,
        name=None if state.heir is None else state.heir.name,
    )
    wait = time_to_return(table, command.seat)
    return steps.Promised(seat=command.seat, secret_hash=secret_hash(secret), wait=wait, by=guest, id=command.id)


# -- the match -------------------------------------------------------------------------------------


def _start(table: Table, command: protocol.Start, guest: int, away_since: Mapping[int, int]) -> steps.AnyStep:
    own = table.seats_of(guest)
    if table.number == 1 or not own:
        _must_be_host(table, guest)
    _must_be(table, "waiting")
    invited = [seat for seat, state in enumerate(table.seats) if state.is_invited and seat not in own]
    away = [seat for seat in away_since if seat not in own and table.seats[seat].is_played_by_person]
    missing = sorted({*invited, *away})
    _must(
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
    _must(seat in table.unseen, "nothing-to-look-at", "Your clock does not wait for you to look.", seat=seat)
    return steps.Saw(seat=seat)


def _act(table: Table, command: protocol.Act, seat: int, now: int) -> steps.AnyStep:
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
    seats = [own_seat(table, guest), *table.seats_of(guest)]
    _must_be(table, "playing")
    _must(table.settings.undo, "no-undo-here", "Choices cannot be taken back at this table.")
    _must(table.undo is None, "undo-pending", "Another undo is pending; answer that first.")
    own = [k for k, choice in enumerate(table.choices) if choice.seat in seats]
    _must(bool(own), "nothing-to-undo", "You have not made a choice yet.")
    later = table.choices[own[-1] :]
    seat = later[0].seat
    _must(
        all(choice.is_open for choice in later),
        "undo-too-far",
        "Something hidden was revealed by your last choice or since; it cannot be taken back.",
    )
    if len(later) == 1:
        return steps.Asked(seat=seat, missing=())
    owners = table.owners(seat)
    away = [one for one in owners if table.seats[one].level is not None]
    _must(
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
    _must(bool(seats), "nothing-asked", "Nobody is asking for your consent.")
    return steps.Agreed(seat=seats[0], agree=command.agree)


def _say(table: Table, command: protocol.Say, guest: int, name: str, now: int) -> steps.AnyStep:
    text = clean(command.text, MOST_CHAT, "chat")
    seat = table.seat_of(guest)
    own = table.name_of(guest) or name
    _must(bool(own), "name-needed", "Choose a name before you write to the others.")
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
        _must(
            own not in missing or not table.has_text_of_others(own),
            "text-owed",
            "Your text for this deal is missing, and others have revealed theirs; only they can start over.",
        )
        return steps.Again(seed=seed, invited=tuple(seat for seat in table.owners(own) if seat in missing))
    _must_be(table, "over")
    others = table.owners(own)
    left = tuple(seat for seat in others if table.seats[seat].cause == "left")
    return steps.Again(seed=seed, invited=tuple(seat for seat in others if seat not in left), opened=left)


def _close(table: Table, command: protocol.Close, guest: int, name: str, now: int) -> steps.AnyStep:
    _must_be_host(table, guest)
    _must_be(table, "waiting", "dealing", "playing", "over")
    _must(
        table.closer is not None,
        "players-present",
        "Others are playing here; you can close the table when they are done.",
    )
    return steps.Closed()


_DECIDE: dict[type, Callable[[Table, Any, int, str, int], steps.AnyStep]] = {
    protocol.Sit: _sit,
    protocol.Ask: _ask,
    protocol.Grant: _grant,
    protocol.Rise: _rise,
    protocol.Commit: _commit,
    protocol.Reveal: _reveal,
    protocol.Look: _look,
    protocol.Say: _say,
    protocol.Undo: _undo,
    protocol.Consent: _consent,
    protocol.Back: _back,
    protocol.Remove: _remove,
    protocol.Readmit: _readmit,
    protocol.Rematch: _rematch,
    protocol.Close: _close,
}
