"""What lists tell of a table: the reader's seat, which match, how it ended, and whether it is a lesson."""

from pathlib import Path
from typing import Any

import msgspec

from knolle.server.api import line_of
from knolle.server.storage.contract import Guest, Line, TableRow
from server.visiting import awaited, finished, opened, visiting


async def told(visitor: Any, path: str = "/api/me/tables") -> Any:
    lines = (await visitor.get(path)).json()["tables"]
    assert len(lines) == 1
    return lines[0]


@awaited
async def test_lists_tell_how_a_match_ended_and_where_one_sat(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann, ben, key = await finished(visit)
        mine, his = await told(ann), await told(ben)
        result = (await ann.get(f"/api/tables/{key}")).json()["table"]["result"]
        assert (mine["match"], mine["result"], mine["lesson"]) == (1, result, None)
        assert (mine["you"], his["you"]) == (0, 1)
        assert "guests" not in mine
        player = await visit.at_table(ann, key)
        await player.ask("rematch")
        again = await told(ann)
        assert (again["match"], again["status"], again["result"]) == (2, "waiting", None)
        await player.ask("rise")
        await player.link.close()
        assert (await told(ann))["you"] is None
    async with visiting(tmp_path) as visit:
        assert (await told(visit.browser(cookies=ben.cookies)))["you"] == 1, "all of it is stored"


@awaited
async def test_a_closed_table_keeps_the_result_of_its_last_match(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann, _, key = await finished(visit)
        result = (await told(ann))["result"]
        player = await visit.at_table(ann, key)
        assert (await player.ask("close"))["type"] == "done"
        await player.link.close()
        assert (await told(ann))["result"] == result is not None


@awaited
async def test_the_lobby_tells_its_reader_where_he_sits(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        key = await opened(ann, settings={"listed": True})
        player = await visit.at_table(ann, key)
        await player.ask("sit", name="Ann", seat=1)
        await player.link.close()
        assert (await told(ann, "/api/tables"))["you"] == 1
        assert (await told(visit.browser(), "/api/tables"))["you"] is None


@awaited
async def test_a_lesson_is_in_no_lobby_and_says_what_it_is(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        assert (await ann.post("/api/tables", json={"lesson": "potato-man"})).status_code == 201
        assert (await told(ann))["lesson"] == "potato-man"
        assert (await ann.get("/api/tables")).json() == {"tables": []}


def test_rows_of_old_are_read() -> None:
    about = {"key": "k", "game": "potato-man", "host": "Ann", "options": {}, "seats": [], "clock": None}
    row = TableRow(1, "k", "potato-man", 5, 6, Line("over", False, msgspec.json.encode(about)))
    line = line_of(row, Guest(7, "Ann"))
    assert (line.match, line.result, line.you, line.lesson) == (1, None, None, None)
