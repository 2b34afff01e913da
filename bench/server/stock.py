"""Write tables and guests into a database before the server starts, through the storage contract."""

import asyncio
import secrets
import time
from dataclasses import dataclass
from pathlib import Path

from knolle.core.fair import new_seed
from knolle.core.match import Match
from knolle.server.guests import hash_token
from knolle.server.protocol import Settings
from knolle.server.storage import open_storage
from knolle.server.storage.contract import Entry, LobbyRow, Storage
from knolle.server.table import steps

GAME, PLAYERS = "potato-man", 4
NAMES = ("Ann", "Ben", "Cem", "Dora")
AT_ONCE = 2000


@dataclass(frozen=True)
class StockTable:
    """What the generator needs to know of a table: its key, and a token for each seat."""

    key: str
    tokens: tuple[str, ...]


def url_of(path: Path) -> str:
    """Return the URL of a database file."""
    return f"sqlite:///{path}"


async def fill(url: str, n_tables: int, n_choices: int = 0, bot: str | None = None) -> list[StockTable]:
    """Store n tables, each with a running match with the given number of choices.

    Four guests play at a table; with the name of a bot, one guest plays against three of it.
    """
    storage = open_storage(url)
    await storage.open()
    try:
        stored: list[StockTable] = []
        for first in range(0, n_tables, AT_ONCE):
            n = min(AT_ONCE, n_tables - first)
            stored += await asyncio.gather(*(_add(storage, n_choices, bot) for _ in range(n)))
        return stored
    finally:
        await storage.close()


async def _add(storage: Storage, n_choices: int, bot: str | None) -> StockTable:
    key, now = secrets.token_urlsafe(16), time.time_ns() // 1_000_000
    names = NAMES if bot is None else NAMES[:1]
    tokens = tuple(secrets.token_urlsafe(32) for _ in names)
    guests = await asyncio.gather(
        *(storage.add_guest(hash_token(t), n, now) for t, n in zip(tokens, names, strict=True))
    )
    bots = {} if bot is None else dict.fromkeys(range(1, PLAYERS), bot)
    journal = _journal([guest.id for guest in guests], bots, n_choices)
    bodies = [steps.encode(step) for step in journal]
    line = LobbyRow("playing", False, b"{}")
    table = await storage.create(key, GAME, line, Entry(0, now, bodies[0]), (guests[0].id,))
    await storage.claim(table)
    # submitted in order, so they are stored in order
    await asyncio.gather(
        *(storage.append(table, Entry(seq, now, body)) for seq, body in enumerate(bodies[1:], start=1))
    )
    return StockTable(key, tokens)


def _journal(guests: list[int], bots: dict[int, str], n_choices: int) -> list[steps.AnyStep]:
    seed = new_seed().hex()
    opened = steps.Opened(
        game=GAME,
        players=PLAYERS,
        options={},
        settings=Settings(tempo="none"),
        host=guests[0],
        host_name=NAMES[0],
        bots=bots,
        seed=seed,
    )
    sat = [steps.Sat(seat=seat, guest=guest, name=NAMES[seat]) for seat, guest in enumerate(guests)]
    return [opened, *sat, steps.Started(starter=0, level="medium"), *_choices(seed, n_choices)]


def _choices(seed: str, n: int) -> list[steps.AnyStep]:
    match = Match(GAME, players=NAMES, seed=seed)
    made: list[steps.AnyStep] = []
    while len(made) < n and not match.is_over:
        seat = match.to_act[0]
        action = match.legal(seat)[0]
        match.act(seat, action)
        made.append(steps.Chose(seat=seat, action=action))
    return made
