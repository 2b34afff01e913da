"""Lists of tables and finished matches: the guest's seat, the result, the times, and whether they may close it."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from knolle.server.http.api import line_of
from knolle.server.rooms import room
from knolle.server.storage.contract import Guest, LobbyRow, TableRow
from server.visiting import open_table, play_match, run_async, visiting


async def list_row(visitor: Any, path: str = "/api/me/tables") -> Any:
    lines = (await visitor.get(path)).json()["tables"]
    assert len(lines) == 1
    return lines[0]


@run_async
async def test_lists_show_the_result_and_the_seat_of_the_guest(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann, ben, key = await play_match(visit)
        mine, his = await list_row(ann), await list_row(ben)
        result = (await ann.get(f"/api/tables/{key}")).json()["table"]["result"]
        assert (mine["match"], mine["result"], mine["lesson"]) == (1, result, None)
        assert (mine["you"], his["you"]) == (0, 1)
        assert "guests" not in mine
        player = await visit.at_table(ann, key)
        await player.ask("rematch")
        again = await list_row(ann)
        assert (again["match"], again["status"], again["result"]) == (2, "waiting", None)
        await player.ask("rise")
        await player.link.close()
        assert (await list_row(ann))["you"] is None
    async with visiting(tmp_path) as visit:
        assert (await list_row(visit.browser(cookies=ben.cookies)))["you"] == 1, "it is all stored"


@run_async
async def test_a_closed_table_keeps_the_result_of_its_last_match(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann, _, key = await play_match(visit)
        result = (await list_row(ann))["result"]
        player = await visit.at_table(ann, key)
        assert (await player.ask("close"))["type"] == "done"
        await player.link.close()
        assert (await list_row(ann))["result"] == result is not None


async def matches(visitor: Any) -> Any:
    return (await visitor.get("/api/me/matches")).json()["tables"]


@run_async
async def test_a_finished_match_stays_listed_after_a_rematch(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann, ben, key = await play_match(visit)
        (first,) = await matches(ann)
        assert (first["key"], first["match"], first["status"], first["you"]) == (key, 1, "over", 0)
        assert first["result"] == (await list_row(ann))["result"]
        player = await visit.at_table(ann, key)
        await player.ask("rematch")
        await player.link.close()
        assert await matches(ann) == [first]
        cleo, his = await visit.guest("Cleo"), await visit.at_table(ben, key)
        await his.ask("rise")
        await his.link.close()
        await visit.play(key, ann, cleo, seed=7)
        second, again = await matches(ann)
        assert (again, second["match"], second["seats"][1]["name"]) == (first, 2, "P1")
        assert [line["match"] for line in await matches(ben)] == [1], "Ben left before the second"
        assert [line["match"] for line in await matches(cleo)] == [2]
        for line in (first, second):
            replay = await ann.get(f"/api/tables/{key}/replay?match={line['match']}&seat={line['you']}")
            assert replay.json()["result"] == line["result"]
        assert (await matches(ben))[0]["you"] == 1, "the seat at that time"
    async with visiting(tmp_path) as visit:
        assert await matches(visit.browser(cookies=ann.cookies)) == [second, first]


@run_async
async def test_an_abandoned_match_is_not_listed_as_finished(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        key = await open_table(ann, bots={1: "easy"})
        player = await visit.at_table(ann, key)
        await player.ask("sit", name="Ann")
        await player.ask("start")
        assert (await list_row(ann))["closable"]
        await player.ask("close")
        await player.link.close()
        assert ((await list_row(ann))["status"], (await list_row(ann))["closable"]) == ("over", False)
        assert await matches(ann) == []


@run_async
async def test_lists_show_whether_the_guest_may_close_a_table(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann, ben = await visit.guest("Ann"), await visit.guest("Ben")
        key = await open_table(ann)
        his, hers = await visit.at_table(ben, key), await visit.at_table(ann, key)
        await his.ask("sit", name="Ben", seat=1)
        await hers.ask("sit", name="Ann")
        assert ((await list_row(ann))["closable"], (await list_row(ben))["closable"]) == (True, False)
        await hers.ask("start")
        assert (await hers.ask("close"))["code"] == "players-present"
        assert ((await list_row(ann))["closable"], (await list_row(ben))["closable"]) == (False, False)
        await his.ask("rise")
        assert ((await list_row(ann))["closable"], (await list_row(ben))["closable"]) == (True, False)
        for player in (his, hers):
            await player.link.close()


@run_async
async def test_changed_is_when_something_last_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        key = await open_table(ann, bots={1: "easy"}, settings={"starter": 0})
        player = await visit.at_table(ann, key)
        await player.ask("sit", name="Ann")
        await player.ask("start")
        monkeypatch.setattr(room, "now_ms", lambda: 5_000_000_000_000)
        await player.act(player.state.view["legal"][0])
        assert (await list_row(ann))["changed"] == 5_000_000_000_000
        await player.link.close()


@run_async
async def test_the_lobby_shows_the_seat_of_the_guest(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        key = await open_table(ann, settings={"listed": True})
        player = await visit.at_table(ann, key)
        await player.ask("sit", name="Ann", seat=1)
        await player.link.close()
        assert (await list_row(ann, "/api/tables"))["you"] == 1
        assert (await list_row(visit.browser(), "/api/tables"))["you"] is None


@run_async
async def test_a_lesson_is_not_in_the_lobby_and_is_marked_in_lists(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        assert (await ann.post("/api/tables", json={"lesson": "potato-man"})).status_code == 201
        assert (await list_row(ann))["lesson"] == "potato-man"
        assert (await ann.get("/api/tables")).json() == {"tables": []}


def test_old_rows_can_be_read() -> None:
    about = {"key": "k", "game": "potato-man", "host": "Ann", "options": {}, "seats": [], "clock": None}
    row = TableRow(1, "k", "potato-man", 5, 6, LobbyRow("over", False, msgspec.json.encode(about)))
    line = line_of(row, Guest(7, "Ann"))
    assert (line.match, line.result, line.you, line.lesson, line.closable) == (1, None, None, None, False)


@run_async
async def test_a_list_knows_whose_turn_it_is_and_who_is_there_without_a_write_per_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visiting(tmp_path) as visit:
        ann, ben = await visit.guest("Ann"), await visit.guest("Ben")
        key = await open_table(ann, players=2, settings={"starter": 0})
        players = [await visit.at_table(one, key) for one in (ann, ben)]
        for name, player in zip(("Ann", "Ben"), players, strict=True):
            await player.ask("sit", name=name)
        await players[0].ask("start")
        mine, his = await list_row(ann), await list_row(ben)
        assert (mine["turn"], his["turn"], mine["online"], mine["away"]) == (True, False, [0, 1], {})
        await players[0].act()
        mine, his = await list_row(ann), await list_row(ben)
        assert (mine["turn"], his["turn"]) == (False, True)
        await players[1].link.close()
        while (mine := await list_row(ann))["online"] != [0]:
            await asyncio.sleep(0.01)
        assert his["changed"] <= mine["away"]["1"] <= time.time() * 1000, "Ben has gone"
        await players[0].link.close()
    async with visiting(tmp_path) as visit:
        reads: list[int] = []
        storage = visit.app.state.hub.storage
        read = storage.journal
        monkeypatch.setattr(storage, "journal", lambda table, first: reads.append(table) or read(table, first))
        again = visit.browser(cookies=ben.cookies)
        for _ in range(3):
            his = await list_row(again)
        assert (his["turn"], his["online"]) == (True, [])
        assert len(reads) == 1, "the journal is read once, not with every request"
