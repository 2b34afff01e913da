"""Two servers on one storage: a table has one owner, where its sockets meet, and the owner may change at any time."""

import contextlib

import pytest

from knolle.server.rooms.hub import ElsewhereError
from server.clockwork import jumping
from server.parlour import Parlour
from server.playing import GoneError, Pipe, Player
from server.shelf import Shelf


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
    looked_at = await there.hub.look(here.key)
    assert looked_at.table.seq == ann.state.seq and not there.hub.rooms


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
    before = await here.hub.read_table(room.id)
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
