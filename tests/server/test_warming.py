"""Bots wait exactly as long as another process compiles them."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from knolle.bots.warmup import STAGES
from knolle.core.registry import GAMES, game
from knolle.server.process import warming
from knolle.server.process.warming import Warmer
from knolle.server.rooms.hub import Hub
from server.parlour import Parlour
from server.shelf import Shelf
from server.visiting import run_async

SLEEP = """
import os, pathlib, signal, sys, time
signal.signal(signal.SIGINT, signal.SIG_IGN)  # as in a server that a script started with &
folder, stage, game = sys.argv[1:]
if stage == "bots":
    pathlib.Path(folder, f"{game}-{os.getpid()}").touch()
    time.sleep(600)
"""
NOTE = """
import pathlib, sys
(pathlib.Path(sys.argv[1]) / "-".join(sys.argv[2:])).touch()
"""


@pytest.fixture(autouse=True)
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use an empty cache, as after an upgrade."""
    monkeypatch.setenv("KNOLLE_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Record what would be loaded from the cache, in order."""
    found: list[tuple[str, str]] = []
    monkeypatch.setattr(warming, "load", lambda game, stage: found.append((stage, game.slug)))
    return found


async def all_ready(hub: Hub) -> None:
    async with asyncio.timeout(60):
        for slug in GAMES:
            for level in ("easy", "master"):
                await hub.thinkers.ready(slug, level)


@run_async
async def test_bots_wait_until_they_are_compiled(tmp_path: Path, loaded: list[tuple[str, str]]) -> None:
    hub = Hub(Shelf())
    made = Warmer([sys.executable, "-c", NOTE, str(tmp_path)])
    made.begin(hub)
    assert not hub.thinkers.is_ready("potato-man", "easy")
    await all_ready(hub)
    assert {path.name for path in tmp_path.iterdir()} == {f"{stage}-{slug}" for stage in STAGES for slug in GAMES}
    assert sorted(loaded) == sorted((stage, slug) for stage in STAGES for slug in GAMES)
    await made.end()
    hub.thinkers.close()


@run_async
async def test_it_is_said_what_is_compiled_and_when_it_is_ready(tmp_path: Path, loaded: list[tuple[str, str]]) -> None:
    hub, told = Hub(Shelf()), list[str]()
    made = Warmer([sys.executable, "-c", NOTE, str(tmp_path)], [game("companeros")], told.append)
    made.begin(hub)
    assert set(hub.thinkers.loading) == {("companeros", stage) for stage in STAGES}
    async with asyncio.timeout(60):
        while told[-1:] != ["ready: everything"]:
            await asyncio.sleep(0.01)
    assert sorted(told[:-1]) == [
        "compiling, once: companeros",
        "compiling, once: the strong bots of companeros",
        "ready: companeros",
        "ready: the strong bots of companeros",
    ]
    await made.end()
    hub.thinkers.close()


@run_async
async def test_a_server_logs_it_at_a_level_that_terminals_show(
    loaded: list[tuple[str, str]], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hub = Hub(Shelf())
    made = Warmer([sys.executable, "-c", NOTE, str(tmp_path)], [game("companeros")])
    made.begin(hub)
    async with asyncio.timeout(60):
        while "ready: everything" not in caplog.messages:
            await asyncio.sleep(0.01)
    await made.end()
    hub.thinkers.close()
    levels = {record.levelname for record in caplog.records if record.message.startswith(("compiling", "ready"))}
    assert levels == {"WARNING"}


@run_async
async def test_nothing_is_said_if_everything_is_in_the_cache(
    loaded: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "is_compiled", lambda game, stage: True)
    hub, told = Hub(Shelf()), list[str]()
    made = Warmer(["no such compiler"], tell=told.append)
    made.begin(hub)
    await all_ready(hub)
    await made.end()
    hub.thinkers.close()
    assert told == []


@run_async
async def test_games_become_playable_one_by_one(tmp_path: Path, loaded: list[tuple[str, str]]) -> None:
    """The strong bots are never loaded before the games."""
    hub = Hub(Shelf())
    made = Warmer([sys.executable, "-c", NOTE, str(tmp_path)])
    made.begin(hub)
    await all_ready(hub)
    for slug in GAMES:
        assert [stage for stage, other in loaded if other == slug] == ["table", "bots"]
    await made.end()
    hub.thinkers.close()


@run_async
async def test_a_compiler_that_fails_does_not_block_bots(loaded: list[tuple[str, str]]) -> None:
    hub = Hub(Shelf())
    made = Warmer([sys.executable, "-c", "raise SystemExit(1)"])
    made.begin(hub)
    async with asyncio.timeout(60):
        await hub.thinkers.ready("hot-potato", "master")
    await made.end()
    hub.thinkers.close()


@run_async
async def test_the_compiler_stops_with_the_server(tmp_path: Path, loaded: list[tuple[str, str]]) -> None:
    hub = Hub(Shelf())
    made = Warmer([sys.executable, "-c", SLEEP, str(tmp_path)])
    made.begin(hub)
    async with asyncio.timeout(60):
        while not [*tmp_path.iterdir()]:
            await asyncio.sleep(0.02)
        await made.end()
    for sign in tmp_path.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(sign.name.rpartition("-")[2]), 0)
    assert {stage for stage, _ in loaded} <= {"table"}
    async with asyncio.timeout(60):
        await hub.thinkers.ready("hot-potato", "master")
    hub.thinkers.close()


@run_async
async def test_players_are_told_that_the_bots_are_being_prepared(loaded: list[tuple[str, str]], tmp_path: Path) -> None:
    parlour = Parlour(Shelf())
    made = Warmer([sys.executable, "-c", SLEEP, str(tmp_path)])
    made.begin(parlour.hub)
    [ann] = await parlour.seat("Ann", players=2, bots={1: "master"})
    assert ann.state.presence["preparing"] is True
    await made.end()
    await parlour.settle(ann)
    assert "preparing" not in ann.state.presence


def test_nothing_slow_is_imported_before_the_server_listens() -> None:
    slow = ("numba", "fluent", "babel")
    code = f"import sys, knolle.commands, knolle.server.process.running; print([m for m in {slow} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
