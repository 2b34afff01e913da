"""Finds finished matches in the journals of their tables, and checks their deals."""

from dataclasses import dataclass

from knolle.core.errors import KnolleError, RecordError
from knolle.core.match import Match
from knolle.core.moments import Moment
from knolle.server.bodies import CheckFacts, Refusal
from knolle.server.errors import RequestError, TableError
from knolle.server.storage.contract import Entry
from knolle.server.table import steps
from knolle.server.table.table import Table
from knolle.server.telling import refusal_message

PROVES = (
    "Seed and entropy determine every shuffle, and the commitment to the seed was published before the players added "
    "their entropy: the deal was fixed beforehand. It does not prove that whoever runs the server never looked at the "
    "cards."
)


@dataclass(frozen=True)
class FinishedMatch:
    """A match that is over, and when its commitment was published and its cards dealt (milliseconds since 1970)."""

    table: int
    number: int
    match: Match
    committed: int
    started: int
    turns: list[list[Moment]]
    """The moments that the start and then each set of choices led to."""


def over(table: Table, number: int | None) -> int:
    """Return the number of the requested match (the current one if None); raise unless it is over."""
    wanted = table.number if number is None else number
    if wanted > table.number:
        sentence = f"This table has matches 1 to {table.number}; there is no match {wanted}."
        raise RequestError("no-such-match", sentence, status=404, match=wanted, matches=table.number)
    if wanted < table.number or (table.match is not None and table.match.is_over):
        return wanted
    if table.status == "closed":
        sentence = "The match was abandoned and has no record; the table's facts include its seed."
        raise TableError("match-broken-off", sentence, match=wanted)
    raise TableError("match-not-over", "The match is not over yet; its record is available at the end.", match=wanted)


def find(id: int, journal: list[Entry], number: int) -> FinishedMatch:
    """Return a finished match, replayed from the journal of its table."""
    opened = steps.decode(journal[0].body)
    assert isinstance(opened, steps.Opened)
    table = Table(opened, journal[0].at)
    committed, started = journal[0].at, 0
    turns: list[list[Moment]] = []
    for entry in journal[1:]:
        step = steps.decode(entry.body)
        table.evolve(step, entry.at)
        if isinstance(step, steps.Again):
            committed = entry.at
        elif isinstance(step, steps.Started):
            started = entry.at
        if table.number == number and table.match is not None:
            _note_turn(turns, table.match)
            if table.match.is_over:
                return FinishedMatch(id, number, table.match, committed, started, turns)
    raise TableError("match-not-over", "The match is not over yet; its record is available at the end.", match=number)


def _note_turn(turns: list[list[Moment]], match: Match) -> None:
    """Add what the last step led to, and drop what it took back."""
    if match.moments:  # none while some of the seats that choose together have not chosen
        turns[len(match.choices) :] = [match.moments]


def check(finished: FinishedMatch) -> CheckFacts:
    """Replay the record and report whether it holds."""
    from knolle.core.record import replay

    match, refusal = finished.match, None
    try:
        replay(match.record())
    except RecordError as error:
        refusal = Refusal(said=refusal_message(error, None), **KnolleError.as_dict(error))
    return CheckFacts(
        match=finished.number,
        holds=refusal is None,
        commitment=match.commitment,
        committed=finished.committed,
        started=finished.started,
        seed=match.seed.hex(),
        entropy=list(match.entropy),
        shuffles=match.n_shuffles,
        choices=sum(map(len, match.choices)),
        events=len(match.log),
        refusal=refusal,
        proves=PROVES,
    )
