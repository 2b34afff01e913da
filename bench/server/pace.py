"""Tables that move by the clock, each at its own moment, whether the server keeps up or not."""

import asyncio
from collections.abc import Sequence
from time import perf_counter

from crowd import Party


class Pace:
    """Makes one move per table and period. A move that could not be sent in time counts from when it was due."""

    def __init__(self, period: float) -> None:
        self._period = period
        self._ready: set[Party] = set()
        self._late: dict[Party, float] = {}
        self._is_stopped = False

    def start(self, parties: Sequence[Party]) -> None:
        """Start these tables, with their moments spread evenly over the period."""
        loop = asyncio.get_running_loop()
        self._ready.update(parties)
        for k, party in enumerate(parties):
            at = loop.time() + self._period * (1 + k / len(parties))
            loop.call_at(at, self._due, party, at)

    def stop(self) -> None:
        """Begin no more moves."""
        self._is_stopped = True

    def ready(self, party: Party) -> None:
        """Note that everybody at a table has seen the latest entry."""
        due = self._late.pop(party, None)
        if self._is_stopped:
            return
        if due is not None or not party.is_playing:
            party.go_on(due)
        else:
            self._ready.add(party)

    def _due(self, party: Party, at: float) -> None:
        if self._is_stopped:
            return
        loop = asyncio.get_running_loop()
        loop.call_at(at + self._period, self._due, party, at + self._period)
        if party in self._ready:
            self._ready.remove(party)
            party.go_on()
        else:
            self._late.setdefault(party, perf_counter())
