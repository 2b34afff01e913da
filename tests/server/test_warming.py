"""Bots wait exactly as long as another process compiles them."""

import asyncio
import sys
from pathlib import Path

import pytest

from knolle.core.cache import cache_folder
from knolle.core.registry import GAMES
from knolle.server import warming
from knolle.server.hub import Hub
from knolle.server.warming import Warming, is_compiled
from server.parlour import Parlour
from server.shelf import Shelf
from server.visiting import awaited

MARK = """
import pathlib, sys
folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True)
for name in sys.argv[2:]:
    (folder / name).touch()
"""
SLEEP = """
import pathlib, sys, time
try:
    pathlib.Path(sys.argv[1]).touch()
    time.sleep(60)
except KeyboardInterrupt:
    pathlib.Path(sys.argv[1]).unlink()
"""


@pytest.fixture(autouse=True)
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use an empty cache, as after an upgrade."""
    monkeypatch.setenv("KNOLLE_CACHE", str(tmp_path / "cache"))
    return cache_folder()


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record what would be loaded from the cache."""
    found: list[str] = []

    async def ready(hub: Hub, game: str) -> None:
        found.append(game)

    monkeypatch.setattr(Hub, "ready", ready)
    monkeypatch.setattr(warming, "touch", lambda game, level: found.append(f"{game.slug} {level}"))
    return found


@awaited
async def test_bots_wait_until_they_are_compiled(empty_cache: Path, loaded: list[str]) -> None:
    assert not is_compiled()
    hub = Hub(Shelf())
    marks = ["warm", *(f"bots-{slug}" for slug in GAMES)]
    made = Warming([sys.executable, "-c", MARK, str(empty_cache), *marks])
    made.begin(hub)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.001):
            await hub.thinkers.ready()
    async with asyncio.timeout(60):
        await hub.thinkers.ready()
    assert is_compiled()
    assert len(loaded) == 5 * len(GAMES)
    await made.end()
    hub.thinkers.close()


@awaited
async def test_a_compiler_that_fails_does_not_block_bots(loaded: list[str]) -> None:
    hub = Hub(Shelf())
    made = Warming([sys.executable, "-c", "raise SystemExit(1)"])
    made.begin(hub)
    async with asyncio.timeout(60):
        await hub.thinkers.ready()
    await made.end()
    hub.thinkers.close()


@awaited
async def test_the_compiler_stops_with_the_server(tmp_path: Path, loaded: list[str]) -> None:
    hub = Hub(Shelf())
    sign = tmp_path / "compiling"
    made = Warming([sys.executable, "-c", SLEEP, str(sign)])
    made.begin(hub)
    async with asyncio.timeout(60):
        while not sign.exists():
            await asyncio.sleep(0.02)
        await made.end()
    assert not sign.exists() and not loaded
    async with asyncio.timeout(60):
        await hub.thinkers.ready()
    hub.thinkers.close()


@awaited
async def test_players_are_told_that_the_bots_are_being_prepared(
    empty_cache: Path, loaded: list[str], tmp_path: Path
) -> None:
    parlour = Parlour(Shelf())
    made = Warming([sys.executable, "-c", SLEEP, str(tmp_path / "compiling")])
    made.begin(parlour.hub)
    [ann] = await parlour.seat("Ann", players=2, bots={1: "easy"})
    assert ann.told.presence["preparing"] is True
    await made.end()
    await parlour.settle(ann)
    assert "preparing" not in ann.told.presence
