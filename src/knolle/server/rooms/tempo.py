"""How long bots take for a choice: a human moment, and until people have watched what happened before."""

from zlib import crc32

from knolle.server.protocol import Tempo
from knolle.server.table.table import Table
from knolle.server.table.watching import watch_time

TEMPOS: dict[Tempo, float] = {"none": 0.0, "brisk": 0.5, "usual": 1.0, "calm": 1.75}
FORCED = 350
LEAST, MOST = 400, 1200
"""Milliseconds for a choice at the usual tempo: with one legal action, an easy choice, a hard one."""
MANY = 10
"""Legal actions that make a choice as hard as any."""
MOST_WATCHED = 3500
"""Milliseconds that a bot waits for people to watch what happened; they may read the end of a round for longer."""


def pause(tempo: Tempo, n_legal: int, watch_ms: int, chance: float) -> float:
    """Return how many milliseconds after it was asked a bot chooses; `chance` from 0 to 1 makes pauses differ."""
    hard = min(1.0, (n_legal - 1) / (MANY - 1))
    thinking = FORCED if n_legal == 1 else LEAST + (MOST - LEAST) * (0.6 * hard + 0.4 * chance)
    factor = TEMPOS[tempo]
    return max(factor * thinking, min(1.0, factor) * min(watch_ms, MOST_WATCHED))


def pause_of(table: Table, key: str, seat: int) -> float:
    """Return how many milliseconds a bot takes for the choice that it owes."""
    match, tempo = table.match, table.settings.tempo
    if tempo == "none" or table.is_left_to_bots or match is None:
        return 0.0
    chance = chance_of(key, table.seq, seat)
    return pause(tempo, len(match.legal(seat)), watch_time(table.game, match.moments), chance)


def chance_of(key: str, seq: int, seat: int) -> float:
    """Return a number from 0 to 1 that depends only on the table's key, its last entry and the seat."""
    return crc32(f"{key} {seq} {seat}".encode()) / 2**32
