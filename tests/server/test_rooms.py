"""Rooms: what clients see is stored, commands are answered once, returning clients get what they missed."""

import asyncio
import json
from types import SimpleNamespace

import pytest

from knolle.server import limits
from knolle.server.rooms import hub as hubs
from knolle.server.rooms import socket
from knolle.server.rooms.socket import Sockets
from knolle.server.rooms.updates import Updates
from server.clockwork import jumping
from server.parlour import Parlour
from server.playing import Pipe, Player
from server.shelf import Shelf

BOTS = {1: "easy", 2: "easy"}


async def player_to_act(house: Parlour, players: list[Player]) -> Player:
    """Return the player whose turn it is."""
    await house.settle(*players)
    return next(player for player in players if player.is_asked)


# -- visible means durable -------------------------------------------------------------------------


@jumping
async def test_nobody_sees_what_is_not_stored_yet() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    players = await house.seat("Ann", "Ben", "Cleo")
    player = await player_to_act(house, players)
    before = player.state.seq
    shelf.gate.clear()
    await player.say("act", id="a", seq=before, action=player.state.view["legal"][0])
    await house.settle(*players)
    watcher = Player(Pipe(house.sockets, house.key, (await house.person("Dan")).token))
    await watcher.hello()
    await house.settle(*players, watcher)
    assert [p.state.seq for p in (*players, watcher)] == [before, before, before, -1]
    shelf.gate.set()
    await house.settle(*players, watcher)
    assert [p.state.seq for p in (*players, watcher)] == [before + 1] * 4


@jumping
async def test_a_stale_command_shows_nothing_that_is_not_stored_yet() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    players = await house.seat("Ann", "Ben", "Cleo")
    player = await player_to_act(house, players)
    before, twin = player.state.seq, await house.join(house.people[player.state.you["name"]])
    shelf.gate.clear()
    await player.say("act", id="a", seq=before, action=player.state.view["legal"][0])
    await asyncio.sleep(0)
    await twin.say("act", id="old", seq=99, action=0)
    await house.settle(*players, twin)
    assert twin.state.seq == before
    shelf.gate.set()
    await house.settle(*players, twin)
    assert twin.state.seq == before + 1
    assert twin.answers["old"][0]["code"] == "stale"


@jumping
async def test_a_step_that_could_not_be_stored_never_happened() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    players = await house.seat("Ann", "Ben", "Cleo")
    player = await player_to_act(house, players)
    before, view = player.state.seq, player.state.view
    shelf.broken = True
    answer = await player.act()
    await house.settle(*players)
    assert (answer["type"], answer["code"]) == ("refused", "storage-failed")
    assert {p.state.seq for p in players} == {before}
    assert player.state.view == view
    shelf.broken = False
    assert (await player.act())["seq"] == before + 1


@jumping
async def test_an_error_in_the_middle_of_a_step_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Parlour(Shelf())
    players = await house.seat("Ann", "Ben", "Cleo")
    player = await player_to_act(house, players)
    before, action = player.state.seq, player.state.view["legal"][0]
    with monkeypatch.context() as patch:
        patch.setattr(Updates, "update", lambda *_: 1 / 0)
        await player.say("act", id="a", seq=before, action=action)
        await house.settle()
    with pytest.raises(ZeroDivisionError):
        await player.link.task
    player = await house.join(house.people[player.state.you["name"]])
    assert (await player.act(action, seq=before))["seq"] == before + 1


# -- answers ---------------------------------------------------------------------------------------


@jumping
async def test_a_command_sent_twice_is_done_once() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    players = await house.seat("Ann", "Ben", "Cleo")
    player = await player_to_act(house, players)
    seq, action = player.state.seq, player.state.view["legal"][0]
    shelf.gate.clear()
    for _ in range(2):
        await player.say("act", id="twice", seq=seq, action=action)
    shelf.gate.set()
    await house.settle(*players)
    assert player.answers["twice"] == [{"type": "done", "id": "twice", "seq": seq + 1}] * 2
    assert player.state.seq == seq + 1
    await player.link.close()
    again = Parlour(shelf)
    again.key = house.key
    player = await again.join(house.people[player.state.you["name"]])
    assert await player.act(id="twice", seq=seq, action=action) == {"type": "done", "id": "twice", "seq": seq + 1}


@jumping
async def test_a_second_choice_and_a_late_one_are_refused() -> None:
    house = Parlour(Shelf())
    players = await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=0)
    ann = players[0]
    seq, legal = ann.state.seq, ann.state.view["legal"]
    assert (await ann.act(legal[0]))["type"] == "done"
    await house.settle(*players)
    second = await ann.act(legal[1], seq=seq)
    assert (second["code"], second["params"]["acting"]) == ("not-your-turn", [1])
    house.bots.is_quick = True
    await players[1].act()
    while not ann.is_asked:
        for player in players:
            await house.settle(*players)
            if player.is_asked and player is not ann:
                await player.act()
    heard = len(ann.heard)
    stale = await ann.act(legal[1], seq=seq)
    assert (stale["code"], stale["params"]) == ("stale", {"seen": seq, "seq": ann.state.seq})
    assert '"type":"snapshot"' in ann.heard[heard]
    assert (await ann.act(seq=ann.state.seq + 1))["code"] == "stale"


# -- reconnecting ----------------------------------------------------------------------------------


@jumping
async def test_a_returning_client_gets_what_it_missed_or_everything() -> None:
    house = Parlour(Shelf())
    players = await house.seat("Ann", "Ben", "Cleo")
    ann, *others = players
    kept, n = ann.state, ann.state.seq
    await ann.link.close()
    for _ in range(5):
        await others[0].ask("say", text="hm")
    ann = await house.join(house.people["Ann"], n, kept)
    assert [line.split('"seq"')[0] for line in ann.heard[:5]] == ['{"type":"update",'] * 5
    assert ann.state.agrees((await house.join(house.people["Ann"])).state)
    for _ in range(30):
        await others[0].ask("say", text="hm")
    late = await house.join(house.people["Ann"], n)
    assert '"type":"snapshot"' in late.heard[0]


@jumping
async def test_a_client_that_lost_its_seat_gets_a_snapshot() -> None:
    house = Parlour(Shelf())
    ann, ben = await house.seat("Ann", "Ben", players=3, bots={2: "easy"}, takeover=5)
    kept, n = ben.state, ben.state.seq
    await ben.link.close()
    await asyncio.sleep(6)
    secret = (await ann.ask("offer", seat=1))["secret"]
    dan = await house.join(await house.person("Dan"))
    assert (await dan.ask("sit", name="Ben", offer=secret))["type"] == "done"
    await asyncio.sleep(60)
    await house.play_to_deal(ann, dan)
    assert dan.state.you["name"] == "Ben 2", "nobody sits there under the name of the player whose seat it was"
    ben = await house.join(house.people["Ben"], n, kept)
    assert ben.state.you["seat"] is None
    assert ben.state.view["hand"] is None


@jumping
async def test_after_a_restart_clocks_are_sent_again() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    ann, _ = await house.seat("Ann", "Ben", players=3, bots={2: "easy"}, clock={"move": 60}, starter=0)
    kept = ann.state
    await asyncio.sleep(30)
    again = Parlour(shelf)
    again.key = house.key
    ann = await again.join(house.people["Ann"], kept.seq, kept)
    assert ann.state.agrees((await again.join(house.people["Ann"])).state)


@jumping
async def test_a_new_client_is_not_sent_a_hidden_past() -> None:
    house = Parlour(Shelf())
    house.bots.is_quick = True
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=0, options={"memory": "on"})
    for _ in range(4):
        await ann.act()
        await house.settle(ann)
    new = await house.join(house.people["Ann"])
    assert new.state.first > 8 and ann.state.agrees(new.state)
    assert not {"deal", "trick"} & {event["type"] for event in new.state.log}
    assert [event["card"] for event in new.state.log if event["type"] == "play"] == [
        card for _, card in new.state.view["trick"]
    ]
    await ann.ask("undo")
    await house.settle(new)
    assert new.state.agrees((await house.join(house.people["Ann"])).state)
    while ann.state.table["status"] == "playing":
        if ann.is_asked:
            await ann.act()
        await house.settle(ann, new)
    end = await house.join(house.people["Ann"])
    assert end.state.first == 0 and ann.state.agrees(end.state) and new.state.agrees(end.state)


# -- memory ----------------------------------------------------------------------------------------


@jumping
async def test_a_table_without_clients_is_left_to_the_storage() -> None:
    house = Parlour(Shelf())
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=1)
    await ann.link.close()
    await asyncio.sleep(hubs.REST - 1)
    assert house.hub.rooms
    await asyncio.sleep(2)
    assert not house.hub.rooms, "a bot that is to act waits in the storage too"
    house.bots.is_quick = True
    ann = await house.join(house.people["Ann"])
    assert ann.is_asked


@jumping
async def test_a_table_is_loaded_once_even_if_a_request_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    await house.seat("Ann", game="companeros", players=3, bots=BOTS)
    hub, found = Parlour(shelf).hub, []
    monkeypatch.setattr(shelf, "find", lambda key, find=shelf.find: found.append(key) or find(key))
    first = asyncio.ensure_future(hub.room(house.key))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    second, third = await asyncio.gather(hub.room(house.key), hub.room(house.key))
    assert second is third
    assert found == [house.key]


@jumping
async def test_a_late_hello_enters_the_same_room_as_the_others() -> None:
    house = Parlour(Shelf())
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=0)
    await ann.link.close()
    await asyncio.sleep(hubs.REST - 1)
    late = Player(Pipe(house.sockets, house.key, house.people["Ann"].token))
    await asyncio.sleep(5)
    other = await house.join(house.people["Ann"])
    await late.hello()
    await house.settle(late)
    await other.act()
    await house.settle(late)
    assert late.state.seq == other.state.seq


@jumping
async def test_a_client_that_cannot_enter_is_not_shown_as_online() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    ann, ben = await house.seat("Ann", "Ben", players=3, bots={2: "easy"})
    await ben.link.close()
    await asyncio.sleep(61)
    shelf.broken = True
    ben = Player(Pipe(house.sockets, house.key, house.people["Ben"].token))
    await ben.hello()
    await house.settle(ann, ben)
    assert ann.state.presence["online"] == [0]
    assert json_types(ben)[-1] == "bye"


def json_types(player: Player) -> list[str]:
    return [text.split('"')[3] for text in player.heard]


# -- snapshots -------------------------------------------------------------------------------------


@jumping
async def test_stale_choices_bring_one_snapshot_a_second(no_refill: None) -> None:
    house = Parlour(Shelf())
    (ann,) = await house.seat("Ann", players=3, bots=BOTS, starter=0)
    n = len(ann.heard)
    for _ in range(20):
        assert (await ann.ask("act", seq=0, action="R7"))["code"] == "stale"
    assert [json.loads(text)["type"] for text in ann.heard[n:]] == ["snapshot"] + 20 * ["refused"]
    second = await house.join(house.people["Ann"])  # another socket of the same guest
    n = len(second.heard)
    assert (await second.ask("act", seq=0, action="R7"))["code"] == "stale"
    assert [json.loads(text)["type"] for text in second.heard[n:]] == ["refused"]


@jumping
async def test_a_guest_who_opens_sockets_for_their_snapshots_is_sent_away(
    no_refill: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = Parlour(Shelf())
    (ann,) = await house.seat("Ann", players=3, bots=BOTS, starter=0)
    size = len(next(text for text in ann.heard if '"snapshot"' in text))
    monkeypatch.setattr(socket, "ENTRY_BYTES_AT_ONCE", 20 * size)
    house.sockets = Sockets(house.hub, house.guests)
    told = [(await house.join(house.people["Ann"])).heard[0] for _ in range(20)]
    kinds = [json.loads(text)["type"] for text in told]
    n = kinds.count("snapshot")
    assert 3 < n < 20 and kinds == ["snapshot"] * n + ["bye"] * (20 - n)
    assert json.loads(told[-1])["code"] == "flood" and len(house.hub.rooms[house.key].clients) == 1 + n
    assert (await ann.act())["type"] == "done"


def test_a_large_snapshot_counts_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now[0]))
    bucket, taken = limits.Bucket(10.0, 10.0), []
    for now[0] in range(8):
        taken.append(bucket.take(35))
    assert taken == [True, False, False, False, True, False, False, False]


@jumping
async def test_a_snapshot_is_made_once_for_each_seat_and_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    house, made = Parlour(Shelf()), []
    ann, ben = await house.seat("Ann", "Ben", players=3, bots={2: "easy"}, starter=0)
    everything = Updates._everything
    monkeypatch.setattr(Updates, "_everything", lambda self, seat: made.append(seat) or everything(self, seat))
    for _ in range(3):
        for name in ("Ann", "Ben"):
            await house.join(house.people[name])
    assert made == [0, 1]
    await ann.act()
    again = await house.join(house.people["Ben"])
    await house.settle(ben)
    assert made == [0, 1, 1] and ben.state.agrees(again.state)
