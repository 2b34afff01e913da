"""A table inside this process: it opens at once, and its strong bots follow."""

import sys
from pathlib import Path
from typing import Any

import pytest

from knolle.bots import warmup
from knolle.commands import play as command
from knolle.commands import warm
from knolle.core.registry import game
from knolle.server.process import warming
from knolle.server.process.warming import Warmer
from knolle.terminal import files, running
from knolle.terminal.local import LocalDoor, Opening, create
from knolle.terminal.session import Session
from knolle.words.catalogue import Words
from terminal.sitting import run, sitting, until

WAIT = """
import pathlib, sys, time
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.01)
"""


def test_the_strong_bots_are_compiled_while_the_table_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "is_compiled", lambda game, stage: stage == "table")
    monkeypatch.setattr(warming, "load", lambda game, stage: None)
    sign = tmp_path / "go"

    async def play() -> None:
        file = files.new_match("potato-man")
        await create(file, Opening("potato-man", 2, {"rounds": 1}, {1: "hard"}, bytes(32), 1), "Ann")
        warmer = Warmer([sys.executable, "-c", WAIT, str(sign)], [game("potato-man")], list[str]().append)
        session = sitting(LocalDoor(file, warmer), seat=0, begins=True)
        async with session.open():
            await session.arrive()
            await until(session, lambda: session.table.awaits_bots)
            assert not session.table.is_my_turn
            sign.touch()
            await until(session, lambda: session.table.is_my_turn)
            assert not session.table.awaits_bots

    run(play())


@pytest.mark.parametrize("is_compiled", [False, True])
def test_a_match_prepares_only_its_game_before_it_opens(is_compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[Any] = []
    sat: list[Session] = []
    monkeypatch.setattr(warmup, "is_compiled", lambda game, stage: is_compiled)
    monkeypatch.setattr(warm, "ready", lambda *games: prepared.extend(games))
    monkeypatch.setattr(running, "run", lambda session, words, **_: sat.append(session))
    command.sit("hot-potato", files.new_match("hot-potato"), "Ann", Words("en"), True)
    assert [one.slug for one in prepared] == ["hot-potato"]
    door = sat[0].door
    assert isinstance(door, LocalDoor) and (door._warmer is None) == is_compiled
