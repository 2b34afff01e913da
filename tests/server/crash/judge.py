"""Compares what the witnesses saw with the contents of the database."""

from collections import Counter
from dataclasses import dataclass

import msgspec

from knolle.core import record
from knolle.core.fair import commitment, parse_seed
from knolle.server.json import encode
from knolle.server.rooms.updates import Updates
from knolle.server.table import steps
from knolle.server.table.table import Table
from server.crash.tables import Journal
from server.crash.witness import Witness
from server.playing import Message


@dataclass
class MatchLogs:
    """A match from its table's journal: each viewer's log, and whether it is over."""

    logs: dict[int | None, list[Message]]
    is_over: bool


class Judge:
    """Replays one table's journal, and knows what each viewer must have been sent."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        (entry, opened), *rest = journal
        assert isinstance(opened, steps.Opened)
        self.table = Table(opened, entry.at)
        self.matches: dict[int, MatchLogs] = {}
        self.state: dict[int, dict[int | None, Message]] = {}
        updates = Updates(self.table)
        for entry, step in rest:
            change = self.table.evolve(step, entry.at)
            draft = updates.update(change)
            viewers = (None, *range(len(self.table.seats)))
            self.state[entry.seq] = {viewer: msgspec.json.decode(draft.message(viewer)) for viewer in viewers}
            self._note_match()

    def _note_match(self) -> None:
        match = self.table.match
        if match is None:
            return
        viewers = (None, *range(len(self.table.seats)))
        logs = {viewer: msgspec.json.decode(encode(match.events(viewer))) for viewer in viewers}
        self.matches[self.table.number] = MatchLogs(logs, match.is_over)
        if match.is_over:
            assert record.replay(record.parse(record.dump(match.record()))).result == match.result
            assert commitment(parse_seed(self.table.seed)) == self.table.commitment

    def check_journal(self) -> None:
        """Check that there is no gap and no command was carried out twice."""
        assert [entry.seq for entry, _ in self.journal] == list(range(len(self.journal)))
        done = Counter((step.by, step.id) for _, step in self.journal if step.id is not None)
        assert not [command for command, n in done.items() if n > 1]

    def check(self, witness: Witness) -> None:
        """Check that everything a witness saw, and every answer they got, is in the journal."""
        for seq, updates in witness.updates.items():
            for update in updates:
                assert update == self.state[seq][witness.seat], f"entry {seq}"
        for tag, seq in witness.answers.items():
            step = self.journal[seq][1]
            assert (step.by, step.id) == (witness.guest, tag)
        assert set(witness.answers) == set(witness.commands)
        acts = [tag for tag, command in witness.commands.items() if command["type"] == "act"]
        choices = [step for _, step in self.journal if isinstance(step, steps.Chose) and step.by == witness.guest]
        assert [step.id for step in choices] == acts
        self._check_logs(witness)

    def _check_logs(self, witness: Witness) -> None:
        for number, seen in witness.logs.items():
            if number in self.matches:
                assert seen == self.matches[number].logs[witness.seat][: len(seen)]
        last = self.matches[self.table.number]
        assert last.is_over
        assert witness.logs[self.table.number] == last.logs[witness.seat]
        assert witness.state.table["seed"] == self.table.seed
