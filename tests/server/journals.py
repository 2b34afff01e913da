"""Journals read by somebody who trusts nobody: whether every step in them might be taken, and what they lead to."""

from collections.abc import Sequence
from typing import Any

from knolle.core.record import replay
from knolle.server import steps
from knolle.server.storage.contract import Entry
from knolle.server.table import Table


def replayed(journal: Sequence[Entry], judged: set[int]) -> Table:
    """The table of a journal. Ends of matches are held against the rules; those in `judged` were already."""
    first, *rest = journal
    opened = steps.decode(first.body)
    assert isinstance(opened, steps.Opened)
    table = Table(opened, first.at)
    for number, entry in enumerate(rest, 1):
        assert entry.seq == number, "no gap"
        step = steps.decode(entry.body)
        _judge(table, step)
        table.evolve(step, entry.at)
        if isinstance(step, steps.Chose) and table.match is not None and table.match.is_over and number not in judged:
            assert replay(table.match.record()).log == table.match.log
            judged.add(number)
    return table


def _judge(table: Table, step: steps.AnyStep) -> None:
    if isinstance(step, steps.Chose):
        chair = table.chairs[step.seat]
        assert table.status == "playing"
        assert (chair.guest if chair.level is None else None) == step.by, "a person chooses where no bot does"
    if isinstance(step, steps.Sat):
        assert not table.chairs[step.seat].is_played_by_person, "nobody is put out of a seat he plays at"


def gist(table: Table) -> Any:
    """All that matters of a table, but when the time of a choice ends: that begins anew when a journal is read."""
    facts = table.facts()
    facts.clock = None if facts.clock is None else facts.clock.reserve  # type: ignore[assignment]
    match = table.match
    log = None if match is None else (match.log, match.to_act, match.names, match.entropy)
    return facts, log, table.seq, table.choices, table.asked_at, table.answers, table.chat
