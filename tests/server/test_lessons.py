"""Lessons at tables: scripted deal and bots, one learner, even after a restart."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from knolle.core.record import replay
from knolle.lessons import load
from knolle.server.rooms.tempo import TEMPOS
from knolle.server.table import steps, teaching
from server.clockwork import jumping
from server.parlour import Parlour
from server.playing import Player
from server.shelf import Shelf
from server.visiting import Visit, code_of, open_table, play_on, run_async, visiting

LESSON = load("potato-man")
EXPECTED = [step.expect for step in LESSON.script.steps if step.expect]


async def taught(house: Parlour) -> Player:
    """Seat a learner at a table whose bots would wait forever if they had to think."""
    ann = await house.person("Ann")
    script, settings = LESSON.script, msgspec.structs.replace(teaching.settings(LESSON), tempo="none")
    house.key = await house.hub.create(
        ann.guest, script.game, 3, script.options, settings, teaching.bots(LESSON), LESSON
    )
    player = await house.join(ann)
    assert (await player.ask("sit", name="Ann"))["type"] == "done"
    assert (await player.ask("start"))["type"] == "done"
    await house.settle(player)
    return player


async def follow(house: Parlour, player: Player, n: int) -> None:
    for action in EXPECTED[:n]:
        assert (await player.act(action))["type"] == "done"
        await house.settle(player)


@jumping
async def test_bots_follow_the_script_and_then_think() -> None:
    house = Parlour(Shelf())
    ann = await taught(house)
    assert ann.state.table["lesson"] == "potato-man" and ann.state.you["seat"] == 0
    for step in LESSON.script.steps:
        assert len(ann.state.log) >= step.event, "the event of every message has happened"
        if step.expect:
            assert (await ann.act(step.expect))["type"] == "done"
            await house.settle(ann)
    assert house.bots.waiting == [] and ann.is_asked
    assert tuple(house.table.match.choices) == LESSON.line
    await ann.act()
    await house.settle(ann)
    assert len(house.bots.waiting) == 1, "the script has ended"


@jumping
async def test_bots_think_off_the_script_and_follow_it_after_an_undo() -> None:
    house = Parlour(Shelf())
    ann = await taught(house)
    await ann.act("R9")
    await house.settle(ann)
    assert len(house.bots.waiting) == 1 and ann.state.view["to_act"] == [1]
    assert (await ann.ask("undo"))["type"] == "done"
    house.bots.move()  # a choice based on the state before the undo
    await follow(house, ann, 1)
    assert house.bots.waiting == [] and ann.is_asked


@jumping
async def test_a_lesson_continues_after_a_restart() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    ann = await taught(house)
    await follow(house, ann, 1)
    again = Parlour(shelf)
    again.key = house.key
    ann = await again.join(house.people["Ann"])
    assert ann.state.table["lesson"] == "potato-man"
    assert (await ann.act(EXPECTED[1]))["type"] == "done"
    await again.settle(ann)
    assert again.bots.waiting == [] and ann.is_asked


@jumping
async def test_a_missing_lesson_becomes_an_ordinary_match() -> None:
    house = Parlour(Shelf())
    ann = await taught(house)
    house.table.lesson = "of-old"
    await ann.act(EXPECTED[0])
    await house.settle(ann)
    assert len(house.bots.waiting) == 1


@jumping
async def test_nobody_else_can_sit_down_and_the_deal_is_fixed() -> None:
    house = Parlour(Shelf())
    ann = await taught(house)
    ben = await house.join(await house.person("Ben"))
    assert (await ben.ask("sit", name="Ben"))["code"] == "lesson-for-one"
    for command in ("offer", "remove"):
        assert (await ann.ask(command, seat=1))["code"] == "lesson-for-one"
    assert (await ann.ask("replace", seat=1, level="hard"))["code"] == "lesson-for-one"
    assert (await ann.ask("commit", commitment="0" * 64))["code"] == "deal-prepared"


def test_journals_from_before_lessons_can_be_read() -> None:
    body = b"""{"do":"opened","game":"potato-man","players":2,"options":{},"settings":{},"host":1,"host_name":"Ann",
               "bots":{},"seed":"00"}"""
    old = steps.decode(body)
    assert isinstance(old, steps.Opened) and old.lesson is None
    assert b"lesson" not in steps.encode(old)


async def at_lesson(visit: Visit, visitor: Any) -> tuple[str, Player]:
    made = await visitor.post("/api/tables", json={"lesson": "potato-man"})
    assert made.status_code == 201, made.text
    return made.json()["key"], await visit.at_table(visitor, made.json()["key"])


@run_async
async def test_a_lesson_table_takes_only_the_lesson(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        told = (await ann.get("/api/lessons/potato-man")).json()
        assert (told["game"], told["players"], told["options"]) == ("potato-man", 3, {"rounds": 1})
        assert told["steps"][1] == {"say": "lesson-potato-man-lead", "event": 1, "expect": "B15", "show": []}
        assert code_of(await ann.get("/api/lessons/chess")) == (404, "no-such-lesson")
        assert code_of(await ann.post("/api/tables", json={"lesson": "chess"})) == (404, "no-such-lesson")
        for more in ({"game": "potato-man", "players": 3}, {"players": 3}, {"settings": {}}, {"bots": {}}):
            asked = await ann.post("/api/tables", json={"lesson": "potato-man"} | more)
            assert code_of(asked) == (400, "bad-body")
        for less in ({}, {"game": "potato-man"}, {"players": 2}):
            assert code_of(await ann.post("/api/tables", json=less)) == (400, "bad-body")
        assert await open_table(ann)
        _, player = await at_lesson(visit, ann)
        assert player.state.table["settings"] == msgspec.to_builtins(teaching.settings(LESSON)) | {"hints": True}
        refused = await player.ask("sit", name="Ann", commitment="0" * 64)
        assert refused["code"] == "deal-prepared"
        await player.link.close()


@run_async
async def test_the_record_of_a_lesson_is_valid_and_a_rematch_has_the_same_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TEMPOS, "usual", 0.0)
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        key, player = await at_lesson(visit, ann)
        await player.ask("sit", name="Ann")
        await player.ask("start")
        await play_on(player, random.Random(1))
        record = (await ann.get(f"/api/tables/{key}/record")).json()
        assert replay(record).seed.hex() == LESSON.script.seed and record["entropy"] == []
        assert (await ann.get(f"/api/tables/{key}/check")).json()["holds"]
        assert (await player.ask("rematch"))["type"] == "done"
        await player.ask("start")
        while not player.is_asked:
            await player.hear()
        assert player.state.view["hand"][:2] == ["R9", "R10"]
        await player.link.close()
