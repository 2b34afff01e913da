"""Tables replayed from their journals. Those that were read last are kept, and replay only what has come since."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from knolle.server.storage.contract import Entry, Storage
from knolle.server.table import steps
from knolle.server.table.table import Table

MOST_KEPT = 128
"""More than a list shows."""
SHORT = 200
"""Entries of a journal that are replayed in the event loop, in milliseconds; a longer one would hold it up."""


@dataclass
class _Kept:
    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Journals:
    """The tables of a storage, as they are stored."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._kept: OrderedDict[int, _Kept] = OrderedDict()

    def keep(self, id: int, table: Table) -> None:
        """Keep a table whose journal need not be replayed, because it was just written."""
        self._keep(id, _Kept(table))

    @asynccontextmanager
    async def read(self, id: int) -> AsyncIterator[Table]:
        """Lend a table as it is stored now, to be read only."""
        kept = self._kept.get(id) or _Kept()
        self._keep(id, kept)
        async with kept.lock:
            yield await self._catch_up(id, kept)

    async def take(self, id: int) -> Table:
        """Return a table as it is stored now, to somebody who may change it: it is not kept any more."""
        kept = self._kept.pop(id, None) or _Kept()
        async with kept.lock:
            table, kept.table = await self._catch_up(id, kept), None
            return table

    def _keep(self, id: int, kept: _Kept) -> None:
        self._kept[id] = kept
        self._kept.move_to_end(id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _catch_up(self, id: int, kept: _Kept) -> Table:
        """Replay what a table lacks; if that fails halfway, or goes on in its thread after that, it is not kept."""
        table, kept.table = kept.table, None
        journal = await self._storage.journal(id, 0 if table is None else table.seq + 1)
        if len(journal) <= SHORT:
            table = _replay(table, journal)
        else:
            table = await asyncio.to_thread(_replay, table, journal)
        kept.table = table
        return table


def _replay(table: Table | None, journal: list[Entry]) -> Table:
    """Return a table after these entries, which begin with its first if it is None."""
    if table is None:
        first, *journal = journal
        opened = steps.decode(first.body)
        assert isinstance(opened, steps.Opened)
        table = Table(opened, first.at)
    for entry in journal:
        table.evolve(steps.decode(entry.body), entry.at)
    return table
