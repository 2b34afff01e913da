"""Test data: the golden records of every registered game, and matches played at random."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from knolle.bots.contract import Budget
from knolle.bots.registry import bot
from knolle.core.match import Match
from knolle.core.registry import GAMES, games

TESTS = Path(__file__).parent


def golden_file(slug: str) -> Path:
    """Return the path of a game's golden records."""
    return TESTS / "games" / slug.replace("-", "_") / "golden" / "examples.jsonl"


GOLDEN: list[tuple[str, int, bytes]] = [
    (slug, number, line)
    for slug in GAMES
    if golden_file(slug).is_file()
    for number, line in enumerate(golden_file(slug).read_bytes().splitlines(), 1)
]
"""Every golden line: game, number in the file, bytes."""

GOLDEN_IDS = [f"{slug}-{number}" for slug, number, _ in GOLDEN]
FIRST = {slug: line for slug, number, line in GOLDEN if number == 1}
"""The first golden line of each game that has one."""


TABLES: list[Any] = [
    (game.slug, n)
    if n in (min(game.players), max(game.players))
    else pytest.param(game.slug, n, marks=pytest.mark.long)
    for game in games()
    for n in game.players
]
"""Every game and player count, for slow tests: counts between the extremes are left to the long suite."""


def golden_record(slug: str) -> dict[str, Any]:
    """Return the first golden record of a game, a fresh copy at every call."""
    record: dict[str, Any] = json.loads(FIRST[slug])
    return record


def match_after(slug: str, players: int, n_choices: int, seed: int = 0, **options: Any) -> Match:
    """Return a match after some random choices."""
    rng = random.Random(seed)
    match = Match(slug, players=players, seed=rng.randbytes(32), **options)
    for _ in range(n_choices):
        if match.is_over:
            break
        seat = rng.choice(match.to_act)
        match.act(seat, rng.choice(match.legal(seat)))
    return match


def after(match: Match, n: int) -> Match:
    """Let rule players make n choices and return the match."""
    for k in range(n):
        if not match.is_over:
            seat = match.to_act[0]
            match.act(seat, bot("greedy").choose(match.view(seat), k, Budget(simulations=1)))
    return match
