"""Replays journals without trusting them: checks that every step was allowed."""

from collections.abc import Sequence
from typing import Any

from knolle.core.record import replay
from knolle.server.storage.contract import Entry
from knolle.server.table import steps
from knolle.server.table.table import Table


def replay_journal(journal: Sequence[Entry], judged: set[int]) -> Table:
    """Return the table of a journal. Finished matches are checked against the rules, except those in `judged`."""
    first, *rest = journal
    opened = steps.decode(first.body)
    assert isinstance(opened, steps.Opened)
    table = Table(opened, first.at)
    for number, entry in enumerate(rest, 1):
        assert entry.seq == number, "there must be no gap"
        step = steps.decode(entry.body)
        _judge(table, step)
        table.evolve(step, entry.at)
        if isinstance(step, steps.Chose) and table.match is not None and table.match.is_over and number not in judged:
            assert replay(table.match.record()).log == table.match.log
            judged.add(number)
    return table


def _judge(table: Table, step: steps.AnyStep) -> None:
    if isinstance(step, steps.Chose):
        state = table.seats[step.seat]
        assert table.status == "playing"
        assert (state.guest if state.level is None else None) == step.by, "a person chooses unless a bot plays there"
    if isinstance(step, steps.Sat):
        assert not table.seats[step.seat].is_played_by_person, "nobody loses a seat at which they play"


def gist(table: Table) -> Any:
    """Return the state of a table without the deadlines of choices, which are reset when a journal is loaded."""
    facts = table.facts()
    facts.clock = None if facts.clock is None else facts.clock.reserve  # type: ignore[assignment]
    match = table.match
    log = None if match is None else (match.log, match.to_act, match.names, match.entropy)
    return facts, log, table.seq, table.choices, table.asked_at, table.answers, table.chat
