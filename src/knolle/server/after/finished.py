"""Finds finished matches in the journals of their tables, and checks their deals."""

from dataclasses import dataclass, field

from knolle.core.errors import KnolleError, RecordError
from knolle.core.match import Match
from knolle.core.moments import Moment
from knolle.server.bodies import CheckFacts, Refusal
from knolle.server.errors import RequestError, TableError
from knolle.server.protocol import MoverFacts
from knolle.server.storage.contract import Entry
from knolle.server.table import steps
from knolle.server.table.table import Table
from knolle.server.telling import refusal_message
from knolle.words.said import Said

PROVES = (
    "Seed and entropy determine every shuffle, and a starting seat that was drawn. Seed and texts were committed to "
    "before any text was revealed, so nobody could choose the deal, provided that the commitments are those that the "
    "players saw before it: compare them with what your own client has kept. It does not prove that whoever runs the "
    "server never looked at the cards. A player named in `without`, or whose commitment has no text in `entropy`, has "
    "withheld it: whoever knew the seed and the other texts could choose between two deals that way."
)


@dataclass(frozen=True)
class FinishedMatch:
    """A match that is over, and when its commitment was published and its cards dealt (milliseconds since 1970).

    `without` are the players without whose text the cards were dealt, `notes` is what the log says besides the events,
    each after so many of them, and `hints` and `undos` count those of each seat.
    """

    table: int
    number: int
    match: Match
    committed: int
    started: int
    without: list[str]
    turns: list[list[Moment]]
    """The moments that the start and then each set of choices led to."""
    notes: list[tuple[int, Said]] = field(default_factory=list)
    movers: list[MoverFacts] = field(default_factory=list)
    hints: list[int] = field(default_factory=list)
    undos: list[int] = field(default_factory=list)


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
    committed = started = journal[0].at
    without: list[str] = []
    turns: list[list[Moment]] = []
    for entry in journal[1:]:
        step, has_cards = steps.decode(entry.body), table.match is not None
        table.evolve(step, entry.at)
        if isinstance(step, steps.Again):
            committed = entry.at
        elif table.match is not None and not has_cards:
            started, without = entry.at, [table.seats[seat].name or "" for seat in table.without]
        if table.number == number and table.match is not None:
            _note_turn(turns, table.match)
            if table.match.is_over:
                marks = list(table.notes), table.movers.facts(), table.hints, table.undos
                return FinishedMatch(id, number, table.match, committed, started, without, turns, *marks)
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
        without=finished.without,
        starter=match.starter,
        shuffles=match.n_shuffles,
        choices=sum(map(len, match.choices)),
        events=len(match.log),
        refusal=refusal,
        proves=PROVES,
    )
