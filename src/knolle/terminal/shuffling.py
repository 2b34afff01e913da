"""A session's part in the fair deals of its table: commits to texts, reveals them, and keeps what it sees."""

import secrets
from collections.abc import Iterable

from knolle.server.table.dealing import commit
from knolle.terminal.memory import Memory, Notebook, shown_in
from knolle.terminal.table import ClientMoment, ClientTable, Facts


class Part:
    """What one session adds to the shuffles of its table, and remembers of them."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook
        self._done: set[tuple[int, str]] = set()

    def memory(self, match: int) -> Memory | None:
        """Return what was known before the deal of a match; None if this session and earlier ones were not there."""
        return self._notebook.deals.memories.get(match)

    def fresh(self) -> str:
        """Return the commitment to a new secret text."""
        text = secrets.token_hex(16)
        self._notebook.deals.texts[commit(text)] = text
        self._notebook.keep()
        return commit(text)

    def take(self, table: ClientTable, news: Iterable[ClientMoment] = ()) -> Facts | None:
        """Keep what the table and its news show; return the command that it waits for from this session, once."""
        facts, deal = table.facts, table.facts["deal"]
        if facts["lesson"] is not None:
            return None
        if facts["status"] != "waiting":
            self._see(facts["match"], shown_in(news))
            return None
        if deal is not None and deal["step"] == "reveal":
            self._remember(table)
        return self._due(facts, table.seat)

    def _due(self, facts: Facts, seat: int | None) -> Facts | None:
        if seat is None:
            return None
        own, deal, texts = facts["commitments"][seat], facts["deal"], self._notebook.deals.texts
        if deal is None or (deal["step"] == "commit" and seat in deal["missing"]):
            # a text that only another session knows is replaced, but once: that session may be there too
            return self._once(facts, {"type": "commit"}) if own not in texts else None
        if deal["step"] == "reveal" and own in texts:
            return self._once(facts, {"type": "reveal", "text": texts[own]})
        return None

    def _remember(self, table: ClientTable) -> None:
        """Keep what is known before the cards. The first time counts: afterwards the text is no longer secret."""
        facts, deals = table.facts, self._notebook.deals
        if facts["match"] in deals.memories:
            return
        deals.memories[facts["match"]] = Memory(
            commitment=facts["commitment"],
            commitments=facts["commitments"],
            names=table.names,
            seat=table.seat,
            draws=facts["deal"]["draws"],
            redraws=deals.undealt,
        )
        deals.undealt += 1
        self._notebook.keep()

    def _see(self, match: int, shown: list[tuple[int, Facts]]) -> None:
        """Keep the cards that were shown."""
        deals = self._notebook.deals
        seen = getattr(self.memory(match), "seen", [])
        new = [one for one in shown if one not in seen]
        if new or (shown and deals.undealt):
            seen += new
            deals.undealt = 0
            self._notebook.keep()

    def _once(self, facts: Facts, wish: Facts) -> Facts | None:
        mark = facts["match"], wish["type"]
        if mark in self._done:
            return None
        self._done.add(mark)
        return wish | {"commitment": self.fresh()} if wish["type"] == "commit" else wish
