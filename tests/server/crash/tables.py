"""Creates tables of all games in a new database, with their guests, and reads journals back."""

import secrets
from dataclasses import dataclass
from typing import Any

from knolle.server.guests import hash_token
from knolle.server.protocol import Settings
from knolle.server.storage import Entry, LobbyRow, open_storage
from knolle.server.table import steps

Journal = list[tuple[Entry, steps.AnyStep]]


@dataclass(frozen=True)
class Plan:
    """A table to be created, with short matches, so that many end and start while the server is killed."""

    game: str
    players: int
    bots: dict[int, str]
    options: dict[str, Any]


PLANS = (
    Plan("potato-man", 4, {}, {"rounds": 1}),
    Plan("potato-man", 3, {1: "easy"}, {"rounds": 1}),
    Plan("companeros", 4, {}, {}),
    Plan("companeros", 5, {0: "easy", 2: "medium"}, {}),
    Plan("hot-potato", 3, {}, {"points": 4}),
    Plan("hot-potato", 4, {2: "easy", 3: "medium"}, {"points": 4}),
)


@dataclass(frozen=True)
class CrashTable:
    """A created table: `guests` are ids and tokens, one for each seat without a bot, then a spectator."""

    plan: Plan
    id: int
    key: str
    guests: tuple[tuple[int, str], ...]


async def make_tables(url: str) -> list[CrashTable]:
    """Create all planned tables. Takeover is off, so only the guests and the seated bots act."""
    storage = open_storage(url)
    await storage.open()
    try:
        made = []
        for plan in PLANS:
            tokens = [secrets.token_urlsafe(32) for _ in range(plan.players - len(plan.bots) + 1)]
            guests = [((await storage.add_guest(hash_token(token), "", 0)).id, token) for token in tokens]
            opened = steps.Opened(
                game=plan.game,
                players=plan.players,
                options=plan.options,
                settings=Settings(takeover=None, tempo="none"),
                host=guests[0][0],
                host_name="",
                bots=plan.bots,
                seed=secrets.token_hex(32),
            )
            key, line = secrets.token_urlsafe(16), LobbyRow("waiting", False, b"{}")
            first = Entry(0, 0, steps.encode(opened))
            number = await storage.create(key, plan.game, line, first, (guests[0][0],))
            made.append(CrashTable(plan, number, key, tuple(guests)))
        return made
    finally:
        await storage.close()


async def read_journals(url: str, made: list[CrashTable]) -> dict[int, Journal]:
    """Return the tables' journals from a database."""
    storage = open_storage(url)
    await storage.open()
    try:
        return {
            table.id: [(entry, steps.decode(entry.body)) for entry in await storage.journal(table.id)] for table in made
        }
    finally:
        await storage.close()
