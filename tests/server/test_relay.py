"""Servers on different machines: nothing but bytes can be passed on, so the sockets of another's table are relayed."""

import pytest
import websockets

from knolle.server.storage.contract import Place
from server.playing import GoneError, LiveServer, Player, serving
from server.shelf import Shelf
from server.visiting import run_async


async def match_across(one: LiveServer, two: LiveServer) -> tuple[str, Player, Player, str]:
    """Start a match at a table of the first server; return its key, a player at each server, and the second's token."""
    ann, ben = await one.person("Ann"), await one.person("Ben")
    key = await one.open_table(ann, "potato-man", 2, starter=0)
    players = await one.join(key, ann.token), await two.join(key, ben.token)
    assert len(one.hub.rooms[key].clients) == 2 and not two.hub.rooms
    for player, name in zip(players, ("Ann", "Ben"), strict=True):
        assert (await player.ask("sit", name=name))["type"] == "done"
    assert (await players[0].ask("start"))["type"] == "done"
    await play(*players)
    return key, *players, ben.token


async def play(*players: Player) -> None:
    """Let each player choose once."""
    missing = list(players)
    while missing:
        for player in players:
            await player.reach(max(one.state.seq for one in players))
        chooser = next(player for player in players if player.is_asked)
        assert (await chooser.act())["type"] == "done"
        if chooser in missing:
            missing.remove(chooser)


async def last(player: Player) -> None:
    """Wait for the end of a player's socket."""
    with pytest.raises(GoneError):
        await player.until(lambda _: False)


@run_async
async def test_the_end_of_the_server_that_relays_costs_a_reconnect() -> None:
    shelf = Shelf()
    async with serving(shelf) as one:
        async with serving(shelf.door()) as two:
            key, ann, ben, token = await match_across(one, two)
            two.links.clear()  # the server ends first
        await last(ben)
        ben = await one.join(key, token, ben.state)
        await play(ann, ben)


@run_async
async def test_the_end_of_the_owner_costs_a_reconnect() -> None:
    shelf = Shelf()
    async with serving(shelf.door()) as two:
        async with serving(shelf) as one:
            key, ann, ben, token = await match_across(one, two)
            before = ann.state.seq
            one.links.clear()
        await last(ben)
        ben = await two.join(key, token, ben.state)
        assert ben.state.seq >= before and list(two.hub.rooms) == [key]


@run_async
async def test_a_socket_is_relayed_only_once() -> None:
    shelf, lost = Shelf(), Shelf()
    async with serving(shelf) as one, serving(shelf.door()) as two:
        ann = await one.person("Ann")
        key = await one.open_table(ann, "potato-man", 2)
        lost.place = Place("lost", None, two.address)  # where somebody else listens now
        shelf.owners[shelf.rows[key].id] = lost
        with pytest.raises(websockets.InvalidStatus) as caught:
            await one.connect(key, ann.token)
        assert caught.value.response.status_code == 503


@run_async
async def test_a_socket_is_refused_while_its_owner_does_not_answer() -> None:
    shelf, lost = Shelf(), Shelf()
    async with serving(shelf) as one:
        ann = await one.person("Ann")
        key = await one.open_table(ann, "potato-man", 2)
        lost.place = Place("lost", "/nowhere", "127.0.0.1:1")
        shelf.owners[shelf.rows[key].id] = lost
        with pytest.raises(websockets.InvalidStatus) as caught:
            await one.connect(key, ann.token)
        assert caught.value.response.status_code == 503
        lost.place = Place("lost", "/nowhere", None)
        del shelf.owners[shelf.rows[key].id]
        assert (await one.join(key, ann.token)).state.seq == 0
