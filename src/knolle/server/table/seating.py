"""Turns commands about seats into steps, or refuses them: who sits where, who gets a seat, and what its player adds to
the shuffles.
"""

import hashlib
import secrets
from collections.abc import Mapping

from knolle.server import protocol
from knolle.server.errors import TableError
from knolle.server.table import steps
from knolle.server.table.casting import cast
from knolle.server.table.conditions import must, must_be, must_be_host, must_have_room, own_seat
from knolle.server.table.dealing import commit as commitment_of
from knolle.server.table.lasting import time_to_return
from knolle.server.table.names import MOST_ENTROPY, MOST_NAME, clean, distinguish
from knolle.server.table.seats import SeatState
from knolle.server.table.table import Table

GONE_SECONDS = 60
"""Where no bot takes over by itself, the host may replace a player away for longer, so that the match can go on."""


def sit(table: Table, command: protocol.Sit, guest: int, name: str, now: int) -> steps.AnyStep:
    must(table.status != "closed", "table-closed", "The table is closed; open a new one.")
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
    must(own is None or is_beside, "already-seated", "You already have a seat at this table.", seat=own)
    must(
        not is_beside or (table.settings.clock is None and command.offer is None and command.commitment is None),
        "not-beside",
        "People can share a device at tables without a clock, at open seats; one text for the shuffles is enough.",
    )


def _must_be_welcome(table: Table, guest: int) -> None:
    must(
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


def ask(table: Table, command: protocol.Ask, guest: int, name: str, now: int) -> steps.AnyStep:
    _must_not_teach(table)
    must_be(table, "playing")
    _must_be_welcome(table, guest)
    seat, claim = table.seat_of(guest), table.claim_of(guest)
    must(seat is None and claim is None, "already-seated", "You already have a seat or ask for one.", seat=seat)
    state = _state_of(table, command.seat)
    must(
        state.guest is None and state.heir is None,
        "seat-not-to-have",
        "Only a bot's seat that nobody else is to have can be asked for.",
        seat=command.seat,
    )
    return steps.Claimed(seat=command.seat, guest=guest, name=_new_name(table, guest, command.name), granted=False)


def grant(table: Table, command: protocol.Grant, guest: int, name: str, now: int) -> steps.AnyStep:
    heir = _state_of(table, command.seat).heir
    if command.agree or heir is None or heir.guest != guest:
        must_be_host(table, guest)
    must(
        heir is not None and not (command.agree and heir.is_granted),
        "nothing-to-grant",
        "Nobody asks for this seat.",
        seat=command.seat,
    )
    return steps.Granted(seat=command.seat, agree=command.agree)


def _offered_seat(table: Table, command: protocol.Sit) -> int:
    must_be(table, "waiting", "playing")  # later the seed is public, and the secret can be derived from it
    wanted = secret_hash(command.offer or "")
    for seat, state in enumerate(table.seats):
        if state.secret_hash is not None and secrets.compare_digest(state.secret_hash, wanted):
            return seat
    raise TableError("bad-offer", "This link to a seat is used up or unknown; ask the host for a new one.")


def _free_seat(table: Table, wanted: int | None) -> int:
    must_be(table, "waiting")
    free = [seat for seat, state in enumerate(table.seats) if state.is_open]
    must(bool(free), "table-full", "Every seat is taken; the host can offer you one.")
    if wanted is None:
        return free[0]
    _state_of(table, wanted)
    must(wanted in free, "seat-taken", f"Seat {wanted} is taken; the free seats are {free}.", seat=wanted, free=free)
    return wanted


def rise(table: Table, command: protocol.Rise, guest: int, name: str, now: int) -> steps.AnyStep:
    seat = own_seat(table, guest)
    must_be(table, "waiting", "playing", "over", "closed")
    waits = table.status == "playing" and not table.others(seat)
    return steps.Rose(seat=seat, waits=waits, beside=tuple(table.beside(seat)))


def commit(table: Table, command: protocol.Commit, guest: int, name: str, now: int) -> steps.AnyStep:
    _must_be_shuffled(table)
    seat = own_seat(table, guest)
    if not _is_owed(table, seat, "commit"):
        must_be(table, "waiting")
    return steps.Committed(seat=seat, commitment=command.commitment)


def reveal(table: Table, command: protocol.Reveal, guest: int, name: str, now: int) -> steps.AnyStep:
    seat = own_seat(table, guest)
    must(
        _is_owed(table, seat, "reveal"),
        "nothing-to-reveal",
        "A text is revealed once, after the start, when everybody's commitment is known.",
    )
    text = _entropy(command.text)
    must(
        commitment_of(text) == table.seats[seat].part.commitment,
        "bad-reveal",
        "This is not the text that you have committed to: its SHA-256 differs from your commitment.",
    )
    return steps.Revealed(seat=seat, text=text)


def _is_owed(table: Table, seat: int, step: str) -> bool:
    """Whether the deal waits for this of the seat."""
    deal = table.deal
    return deal is not None and deal.step == step and seat in deal.missing(table.parts)


def back(table: Table, command: protocol.Back, guest: int, name: str, now: int) -> steps.AnyStep:
    own = own_seat(table, guest)
    seat = next((one for one in table.seats_of(guest) if table.seats[one].level is not None), None)
    if seat is None:
        raise TableError("seat-is-yours", "No bot is playing at your seat.", seat=own)
    return steps.CameBack(seat=seat)


def replace(
    table: Table, command: protocol.Replace, guest: int, now: int, away_since: Mapping[int, int]
) -> steps.AnyStep:
    must_be_host(table, guest)
    _must_not_teach(table)
    must_be(table, "waiting", "playing")
    state = _state_of(table, command.seat)
    if table.status != "playing" or state.guest is None:
        is_free = state.guest in (None, guest)
        must(is_free, "remove-first", "A person sits there; remove them first.", seat=command.seat, name=state.name)
        others = [one.level for seat, one in enumerate(table.seats) if seat != command.seat]
        bot = cast(table.game, {command.seat: command.level}, others)
        return steps.Replaced(seat=command.seat, level=bot[command.seat])
    if state.is_played_by_person:
        must(
            not table.settings.lasts,
            "player-has-time",
            "This table lasts for days: players keep their seats as long as they have time.",
            seat=command.seat,
        )
        is_gone = now - away_since.get(command.seat, now) > 1000 * GONE_SECONDS
        must(
            is_gone and table.settings.takeover is None,  # otherwise a bot takes over by itself
            "player-present",
            f"Players keep their seats during a match unless they are away for more than {GONE_SECONDS} seconds.",
            seat=command.seat,
            seconds=GONE_SECONDS,
        )
    return steps.TookOver(seat=command.seat, level=command.level, cause=state.cause or "away")


def remove(table: Table, command: protocol.Remove, guest: int, name: str, now: int) -> steps.AnyStep:
    must_be_host(table, guest)
    _must_not_teach(table)
    must_be(table, "waiting")
    state = _state_of(table, command.seat)
    must(not state.is_open, "seat-open", "Nobody sits there.", seat=command.seat)
    is_own = state.guest == guest
    is_last = is_own and not table.beside(command.seat)
    must(not is_last, "seat-is-yours", "This is your own seat; stand up instead.", seat=command.seat)
    return steps.Removed(seat=command.seat, bars=state.guest is not None and not is_own)


def readmit(table: Table, command: protocol.Readmit, guest: int, name: str, now: int) -> steps.AnyStep:
    must_be_host(table, guest)
    found = [one for one, removed in table.removed.items() if removed == command.name]
    must(
        bool(found),
        "nobody-removed",
        "Nobody of this name was removed from the table.",
        names=list(table.removed.values()),
    )
    return steps.Readmitted(guest=found[0])


def promise(table: Table, command: protocol.Offer, guest: int, secret: str) -> steps.AnyStep:
    """Return the step by which the host offers a seat; raise if a person is playing there."""
    must_have_room(table, command)
    must_be_host(table, guest)
    _must_not_teach(table)
    must_be(table, "waiting", "playing")
    state = _state_of(table, command.seat)
    must(
        not state.is_played_by_person,
        "player-present",
        "A person is playing at this seat; it can be offered only while it is open or a bot plays there.",
        seat=command.seat,
        seconds=GONE_SECONDS,
    )
    must(
        state.heir is None,
        "seat-promised",
        "Somebody is to have this seat already, or asks for it.",
        seat=command.seat,
        name=None if state.heir is None else state.heir.name,
    )
    wait = time_to_return(table, command.seat)
    return steps.Promised(seat=command.seat, secret_hash=secret_hash(secret), wait=wait, by=guest, id=command.id)


def _state_of(table: Table, seat: int) -> SeatState:
    n = len(table.seats)
    must(seat < n, "no-such-seat", f"This table has seats 0 to {n - 1}; there is no seat {seat}.", seat=seat, seats=n)
    return table.seats[seat]


def _entropy(text: str) -> str:
    must(
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
    must(table.lesson is None, "lesson-for-one", "A lesson is for one learner, its host; bots play the other seats.")


def _must_be_shuffled(table: Table) -> None:
    must(table.lesson is None, "deal-prepared", "The deal of a lesson is scripted; it takes no entropy.")


def secret_hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
