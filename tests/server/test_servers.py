"""Two servers on one storage: a table has one owner, where its sockets meet, and the owner may change at any time."""

import asyncio
import contextlib

import asyncpg
import httpx
import pytest

from knolle.core.errors import KnolleError
from knolle.server.rooms.hub import ElsewhereError
from knolle.server.rooms.journals import MOST_KEPT, Journals
from knolle.server.storage import Entry, open_storage
from server.clockwork import jumping
from server.parlour import Parlour
from server.playing import GoneError, Pipe, Player, serving
from server.shelf import Shelf
from server.visiting import run_async


async def two_servers() -> tuple[Parlour, Parlour, Player, Player]:
    """Start a match of two people at a table that the first server owns."""
    shelf = Shelf()
    here, there = Parlour(shelf), Parlour(shelf.door())
    await here.hub.open()
    await there.hub.open()
    ann, ben = await here.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=0)
    there.key = here.key
    return here, there, ann, ben


async def last_words(player: Player) -> list[str]:
    """Return the types of all messages but presence until the socket closes."""
    heard = []
    with contextlib.suppress(GoneError):
        while True:
            heard.append((await player.hear())["type"])
    return [kind for kind in heard if kind != "presence"]


@jumping
async def test_a_table_is_at_one_server_and_can_be_looked_at_from_all() -> None:
    here, there, ann, _ = await two_servers()
    with pytest.raises(ElsewhereError) as caught:
        await there.hub.room(here.key)
    assert caught.value.place == here.hub.place
    assert (await ann.act())["type"] == "done"
    async with there.hub.look(here.key) as table:
        assert table.seq == ann.state.seq and not there.hub.rooms


@jumping
async def test_a_server_replays_only_what_is_new_of_a_table_that_it_has_read() -> None:
    here, there, ann, ben = await two_servers()
    shelf, reads = there.hub.storage, list[tuple[int, int]]()
    assert isinstance(shelf, Shelf)
    journal = shelf.journal

    async def read(table: int, first: int = 0) -> list[Entry]:
        found = await journal(table, first)
        reads.append((first, len(found)))
        return found

    shelf.journal = read  # type: ignore[method-assign]
    before = ann.state.seq
    for _ in range(2):
        async with there.hub.look(here.key) as table:
            assert table.seq == before
    await here.play_on(ann, ben)
    async with there.hub.look(here.key) as table:
        after = ann.state.seq
        assert table.seq == after > before
    assert reads == [(0, before + 1), (before + 1, 0), (before + 1, after - before)]
    shelf.unreadable = True
    with pytest.raises(KnolleError):
        async with there.hub.look(here.key):
            pass
    shelf.unreadable = False
    async with there.hub.look(here.key) as table:
        assert table.seq == after


@jumping
async def test_few_of_the_tables_that_a_server_has_read_are_kept() -> None:
    here, *_ = await two_servers()
    journals, number = Journals(here.hub.storage), here.hub.rooms[here.key].id
    async with journals.read(number) as first:
        pass
    async with journals.read(number) as again:
        assert again is first
    for other in range(1000, 1000 + MOST_KEPT):
        journals.keep(other, first)
    async with journals.read(number) as later:
        assert later is not first


@jumping
async def test_a_table_that_a_room_has_taken_is_not_lent() -> None:
    here, *_ = await two_servers()
    journals, number = Journals(here.hub.storage), here.hub.rooms[here.key].id
    async with journals.read(number) as lent:
        pass
    taken = await journals.take(number)
    async with journals.read(number) as again:
        assert taken is lent is not again


@jumping
async def test_a_room_that_was_lost_while_somebody_waited_is_not_looked_at() -> None:
    here, *_ = await two_servers()
    room = here.hub.rooms[here.key]
    stored = room.table.seq
    async with room.lock:
        looking = asyncio.ensure_future(seq_of(here))
        await asyncio.sleep(0.1)
        room.table.seq += 1  # a step that cannot be stored
        room.lose()
    assert await looking == stored


async def seq_of(parlour: Parlour) -> int:
    async with parlour.hub.look(parlour.key) as table:
        return table.seq


@jumping
async def test_a_server_that_lost_a_table_sends_its_clients_to_the_new_owner() -> None:
    here, there, ann, ben = await two_servers()
    shelf = there.hub.storage
    assert isinstance(shelf, Shelf)
    for table in shelf.owners:
        shelf.owners[table] = shelf
    seen = ann.state.seq
    await ann.say("act", id="x", seq=seen, action=ann.state.view["legal"][0])
    assert await last_words(ann) == ["bye"] and await last_words(ben) == ["bye"]
    assert not here.hub.rooms
    ann = await there.join(here.people["Ann"], seen, ann.state)
    assert ann.state.seq == seen
    assert (await ann.act())["type"] == "done"


@jumping
async def test_a_server_that_stops_gives_its_tables_away_first() -> None:
    here, there, ann, ben = await two_servers()
    await here.hub.send_away()
    assert "bye" in await last_words(ann) and "bye" in await last_words(ben)
    ann = await there.join(here.people["Ann"], ann.state.seq, ann.state)
    assert (await ann.act())["type"] == "done"


@jumping
async def test_a_room_behind_the_journal_is_not_shown() -> None:
    here, _, ann, _ = await two_servers()
    room = here.hub.rooms[here.key]
    before = await here.hub.journals.take(room.id)
    assert (await ann.act())["type"] == "done"
    room.table = before
    late = Player(Pipe(here.sockets, here.key, here.people["Ben"].token))
    await late.hello(ann.state.seq)
    assert await last_words(late) == ["bye"]
    again = await here.join(here.people["Ben"], ann.state.seq)
    assert again.state.seq in (-1, ann.state.seq) and here.hub.rooms[here.key].table.seq == ann.state.seq


@jumping
async def test_a_room_that_cannot_recover_is_shown_to_nobody() -> None:
    here, _, ann, ben = await two_servers()
    shelf, room = here.hub.storage, here.hub.rooms[here.key]
    assert isinstance(shelf, Shelf)
    shelf.gate.clear()
    await ann.say("act", id="x", seq=ann.state.seq, action=ann.state.view["legal"][0])
    await here.settle()
    late = Player(Pipe(here.sockets, here.key, here.people["Ben"].token))
    await late.hello()
    await ben.say("act", id="y", seq=0, action=0)  # stale, so that a snapshot is due
    await here.settle()
    shelf.broken = shelf.unreadable = True
    shelf.gate.set()
    assert await last_words(ann) == ["refused", "bye"]
    assert await last_words(ben) == ["bye"] and await last_words(late) == ["bye"]
    assert room.is_closed and not here.hub.rooms
    shelf.broken = shelf.unreadable = False
    again = await here.join(here.people["Ann"], ann.state.seq, ann.state)
    assert again.state.seq == len(shelf.journals[room.id]) - 1
    assert (await again.act())["type"] == "done"


@run_async
async def test_requests_claim_nothing_and_a_table_belongs_to_the_server_of_its_first_socket(postgres_url: str) -> None:
    database = await asyncpg.connect(postgres_url)

    async def owned() -> list[int]:
        rows = await database.fetch("SELECT count(*) FROM owners GROUP BY server_id ORDER BY server_id")
        return [row[0] for row in rows]

    async with serving(open_storage(postgres_url)) as one, serving(open_storage(postgres_url)) as two:
        async with httpx.AsyncClient(base_url=f"http://{one.address}") as ann:
            await ann.get("/api/me")
            new = {"game": "companeros", "players": 3}
            keys = [(await ann.post("/api/tables", json=new)).json()["key"] for _ in range(5)]
            for server in (one, two):
                for key in keys:
                    answer = await ann.get(f"http://{server.address}/api/tables/{key}")
                    assert answer.status_code == 200
            token = ann.cookies["knolle"]
        assert await owned() == []
        for server, key in zip((one, one, two, two, two), keys, strict=True):
            await server.join(key, token)
        assert await owned() == [2, 3]
    await database.close()
