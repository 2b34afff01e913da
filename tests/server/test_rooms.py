"""Rooms: what is seen is stored, answers are given once, bots and people take turns at a seat."""

import asyncio

import pytest

from knolle.server import hub as hubs
from knolle.server.faces import Faces
from server.clockwork import jumping
from server.playing import House, Pipe, Player
from server.shelf import Shelf

BOTS = {1: "easy", 2: "easy"}


async def asked(house: House, players: list[Player]) -> Player:
    """The player whose turn it is."""
    await house.settle(*players)
    return next(player for player in players if player.is_asked)


# -- visible means durable -------------------------------------------------------------------------


@jumping
async def test_nobody_sees_what_is_not_stored_yet() -> None:
    shelf = Shelf()
    house = House(shelf)
    players = await house.seat("Ann", "Ben", "Cleo")
    player = await asked(house, players)
    before = player.told.seq
    shelf.gate.clear()
    await player.say("act", id="a", seq=before, action=player.told.view["legal"][0])
    await house.settle(*players)
    watcher = Player(Pipe(house.sockets, house.key, (await house.person("Dan")).token))
    await watcher.hello()
    await house.settle(*players, watcher)
    assert [p.told.seq for p in (*players, watcher)] == [before, before, before, -1]
    shelf.gate.set()
    await house.settle(*players, watcher)
    assert [p.told.seq for p in (*players, watcher)] == [before + 1] * 4


@jumping
async def test_a_stale_command_shows_nothing_that_is_not_stored_yet() -> None:
    shelf = Shelf()
    house = House(shelf)
    players = await house.seat("Ann", "Ben", "Cleo")
    player = await asked(house, players)
    before, twin = player.told.seq, await house.join(house.people[player.told.you["name"]])
    shelf.gate.clear()
    await player.say("act", id="a", seq=before, action=player.told.view["legal"][0])
    await asyncio.sleep(0)
    await twin.say("act", id="old", seq=99, action=0)
    await house.settle(*players, twin)
    assert twin.told.seq == before
    shelf.gate.set()
    await house.settle(*players, twin)
    assert twin.told.seq == before + 1
    assert twin.answers["old"][0]["code"] == "stale"


@jumping
async def test_what_could_not_be_stored_has_never_been() -> None:
    shelf = Shelf()
    house = House(shelf)
    players = await house.seat("Ann", "Ben", "Cleo")
    player = await asked(house, players)
    before, view = player.told.seq, player.told.view
    shelf.broken = True
    answer = await player.act()
    await house.settle(*players)
    assert (answer["type"], answer["code"]) == ("refused", "storage-failed")
    assert {p.told.seq for p in players} == {before}
    assert player.told.view == view
    shelf.broken = False
    assert (await player.act())["seq"] == before + 1


@jumping
async def test_a_fault_in_the_middle_of_a_step_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(Shelf())
    players = await house.seat("Ann", "Ben", "Cleo")
    player = await asked(house, players)
    before, action = player.told.seq, player.told.view["legal"][0]
    with monkeypatch.context() as patch:
        patch.setattr(Faces, "update", lambda *_: 1 / 0)
        await player.say("act", id="a", seq=before, action=action)
        await house.settle()
    with pytest.raises(ZeroDivisionError):
        await player.link.task
    player = await house.join(house.people[player.told.you["name"]])
    assert (await player.act(action, seq=before))["seq"] == before + 1


@jumping
async def test_two_servers_on_one_storage() -> None:
    shelf = Shelf()
    here, there = House(shelf), House(shelf)
    await here.hub.open()
    await there.hub.open()
    ann, ben = await here.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=0)
    there.key = here.key
    far = await there.join(here.people["Ben"])
    assert (await ann.act())["type"] == "done"
    lost = await far.act(action="R1", seq=far.told.seq)
    assert lost["type"] == "refused"
    shelf.notify(here.hub.rooms[here.key].id)
    await here.settle(ann, ben)
    await there.settle(far)
    assert far.told.seq == ben.told.seq
    assert (await far.act())["type"] == "done"


# -- answers ---------------------------------------------------------------------------------------


@jumping
async def test_a_command_sent_twice_is_done_once() -> None:
    shelf = Shelf()
    house = House(shelf)
    players = await house.seat("Ann", "Ben", "Cleo")
    player = await asked(house, players)
    seq, action = player.told.seq, player.told.view["legal"][0]
    shelf.gate.clear()
    for _ in range(2):
        await player.say("act", id="twice", seq=seq, action=action)
    shelf.gate.set()
    await house.settle(*players)
    assert player.answers["twice"] == [{"type": "done", "id": "twice", "seq": seq + 1}] * 2
    assert player.told.seq == seq + 1
    await player.link.close()
    again = House(shelf)
    again.key = house.key
    player = await again.join(house.people[player.told.you["name"]])
    assert await player.act(id="twice", seq=seq, action=action) == {"type": "done", "id": "twice", "seq": seq + 1}


@jumping
async def test_a_second_choice_and_one_made_too_late_are_refused() -> None:
    house = House(Shelf())
    players = await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=0)
    ann = players[0]
    seq, legal = ann.told.seq, ann.told.view["legal"]
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
    assert (stale["code"], stale["params"]) == ("stale", {"seen": seq, "seq": ann.told.seq})
    assert '"type":"snapshot"' in ann.heard[heard]
    assert (await ann.act(seq=ann.told.seq + 1))["code"] == "stale"


# -- coming back -----------------------------------------------------------------------------------


@jumping
async def test_who_comes_back_gets_what_he_missed_or_everything() -> None:
    house = House(Shelf())
    players = await house.seat("Ann", "Ben", "Cleo")
    ann, *others = players
    kept, n = ann.told, ann.told.seq
    await ann.link.close()
    for _ in range(5):
        await others[0].ask("say", text="hm")
    ann = await house.join(house.people["Ann"], n, kept)
    assert [line.split('"seq"')[0] for line in ann.heard[:5]] == ['{"type":"update",'] * 5
    assert ann.told.agrees((await house.join(house.people["Ann"])).told)
    for _ in range(30):
        await others[0].ask("say", text="hm")
    late = await house.join(house.people["Ann"], n)
    assert '"type":"snapshot"' in late.heard[0]


@jumping
async def test_who_lost_his_seat_meanwhile_gets_everything() -> None:
    house = House(Shelf())
    ann, ben = await house.seat("Ann", "Ben", players=3, bots={2: "easy"}, takeover=5)
    kept, n = ben.told, ben.told.seq
    await ben.link.close()
    await asyncio.sleep(6)
    assert (await ann.ask("replace", seat=1, level="hard"))["type"] == "done"
    ben = await house.join(house.people["Ben"], n, kept)
    assert ben.told.you["seat"] is None
    assert ben.told.view["hand"] is None


@jumping
async def test_after_a_restart_clocks_are_told_anew() -> None:
    shelf = Shelf()
    house = House(shelf)
    ann, _ = await house.seat("Ann", "Ben", players=3, bots={2: "easy"}, clock={"move": 60}, starter=0)
    kept = ann.told
    await asyncio.sleep(30)
    again = House(shelf)
    again.key = house.key
    ann = await again.join(house.people["Ann"], kept.seq, kept)
    assert ann.told.agrees((await again.join(house.people["Ann"])).told)


@jumping
async def test_where_the_past_is_hidden_nobody_new_is_told_of_it() -> None:
    house = House(Shelf())
    house.bots.is_quick = True
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=0, options={"memory": "on"})
    for _ in range(4):
        await ann.act()
        await house.settle(ann)
    new = await house.join(house.people["Ann"])
    assert new.told.first > 8 and ann.told.agrees(new.told)
    assert not {"deal", "trick"} & {event["type"] for event in new.told.log}
    assert [event["card"] for event in new.told.log if event["type"] == "play"] == [
        card for _, card in new.told.view["trick"]
    ]
    await ann.ask("undo")
    await house.settle(new)
    assert new.told.agrees((await house.join(house.people["Ann"])).told)
    while ann.told.table["status"] == "playing":
        if ann.is_asked:
            await ann.act()
        await house.settle(ann, new)
    end = await house.join(house.people["Ann"])
    assert end.told.first == 0 and ann.told.agrees(end.told) and new.told.agrees(end.told)


# -- seats that breathe ----------------------------------------------------------------------------


@jumping
async def test_a_bot_takes_over_from_who_is_away_and_hands_back() -> None:
    house = House(Shelf())
    ann, ben = await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=1)
    await ben.link.close()
    await house.settle(ann)
    ends = ann.told.presence["leaving"]["1"]
    assert ann.told.presence["online"] == [0]
    await asyncio.sleep(59)
    await house.settle(ann)
    assert ann.told.table["seats"][1]["bot"] is None
    await asyncio.sleep(2)
    await house.settle(ann)
    assert ann.told.table["seats"][1] == {"kind": "person", "name": "Ben", "bot": "medium", "entropy": False}
    assert asyncio.get_running_loop().time() * 1000 >= ends
    ben = await house.join(house.people["Ben"])
    assert ben.told.table["seats"][1]["bot"] is None
    seq = ben.told.seq
    house.bots.move()  # what the bot thought is too late
    await house.settle(ann, ben)
    assert ben.told.seq == seq
    assert (await ben.act())["type"] == "done"


@jumping
async def test_who_went_before_the_start_is_counted_down() -> None:
    house = House(Shelf())
    await house.open_table(await house.person("Ann"))
    ann = await house.join(house.people["Ann"])
    ben = await house.join(await house.person("Ben"))
    await ann.ask("sit", name="Ann")
    await ben.ask("sit", name="Ben")
    await ben.link.close()
    await house.settle(ann)
    assert ann.told.presence["leaving"] == {}
    await ann.ask("start")
    await house.settle(ann)
    assert list(ann.told.presence["leaving"]) == ["1"]
    await asyncio.sleep(61)
    await house.settle(ann)
    assert (ann.told.table["seats"][1]["bot"], ann.told.presence["leaving"]) == ("medium", {})


@jumping
async def test_a_bot_takes_over_from_who_is_out_of_time() -> None:
    house = House(Shelf())
    clock = {"move": 10, "reserve": 5}
    ann, ben = await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=1, clock=clock)
    await asyncio.sleep(14.5)
    await house.settle(ann, ben)
    assert ann.told.table["seats"][1]["bot"] is None
    await asyncio.sleep(1)
    await house.settle(ann, ben)
    assert ann.told.table["seats"][1]["bot"] == "medium"
    refused = await ben.act()
    assert refused["code"] == "seat-taken-over"
    assert (await ben.ask("back"))["type"] == "done"
    assert ben.told.table["clock"]["reserve"] == [5000, 0, 5000]
    assert (await ben.act())["type"] == "done"
    assert (await ben.ask("back"))["code"] == "seat-is-yours"


@jumping
async def test_after_a_restart_who_stays_away_is_away() -> None:
    shelf = Shelf()
    house = House(shelf)
    await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=1)
    again = House(shelf)
    again.key = house.key
    ann = await again.join(house.people["Ann"])
    assert list(ann.told.presence["leaving"]) == ["1"]
    await asyncio.sleep(61)
    await again.settle(ann)
    assert ann.told.table["seats"][1]["bot"] == "medium"


@jumping
async def test_who_returns_after_the_match_has_his_seat_again() -> None:
    house = House(Shelf())
    ann, ben = await house.seat("Ann", "Ben", game="hot-potato", players=2, options={"points": 1}, takeover=5)
    await ben.link.close()
    house.bots.is_quick = True
    while ann.told.table["status"] == "playing":
        await asyncio.sleep(6)
        await house.settle(ann)
        if ann.is_asked:
            await ann.act()
    await ann.ask("rematch")
    ben = await house.join(house.people["Ben"])
    assert ben.told.table["seats"][1]["bot"] is None


@jumping
async def test_a_friend_takes_the_seat_of_who_left_by_a_link_that_works_once() -> None:
    house = House(Shelf())
    ann, ben = await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=1)
    assert (await ann.ask("offer", seat=1))["code"] == "player-present"
    await ben.link.close()
    await asyncio.sleep(61)
    offered = await ann.ask("offer", seat=1, id="o")
    assert offered == await ann.ask("offer", seat=1, id="o")
    dan = await house.join(await house.person("Dan"))
    assert dan.told.you == {"name": None, "seat": None, "host": False}
    assert (await dan.ask("sit", name="Ann", offer=offered["secret"]))["type"] == "done"
    assert (dan.told.you["seat"], dan.told.you["name"]) == (1, "Ann 2")
    await asyncio.sleep(100)
    await house.settle(ann, dan)
    assert dan.told.table["seats"][1]["bot"] is None, "who is there is not away"
    assert (await dan.act())["type"] == "done"
    ben = await house.join(house.people["Ben"])
    assert ben.told.you["seat"] is None
    assert (await ben.ask("sit", name="Ben", offer=offered["secret"]))["code"] == "bad-offer"


@jumping
async def test_who_is_back_keeps_his_seat_whatever_was_offered() -> None:
    house = House(Shelf())
    ann, ben = await house.seat("Ann", "Ben", players=3, bots={2: "easy"})
    await ben.link.close()
    await asyncio.sleep(61)
    secret = (await ann.ask("offer", seat=1))["secret"]
    ben = await house.join(house.people["Ben"])
    dan = await house.join(await house.person("Dan"))
    assert (await dan.ask("sit", name="Dan", offer=secret))["code"] == "bad-offer"
    assert ben.told.you["seat"] == 1


# -- bots ------------------------------------------------------------------------------------------


@jumping
async def test_another_bot_goes_on_where_one_was_thinking() -> None:
    house = House(Shelf())
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=1)
    assert len(house.bots.waiting) == 1
    await ann.ask("replace", seat=1, level="hard")
    house.bots.move()
    await house.settle(ann)
    assert len(house.bots.waiting) == 1
    house.bots.move()
    await house.settle(ann)
    assert ann.told.view["trick"] and ann.told.view["to_act"] == [2]


@jumping
async def test_an_undo_makes_bots_think_again() -> None:
    house = House(Shelf())
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=0)
    await ann.act()
    await house.settle(ann)
    assert (await ann.ask("undo"))["type"] == "done"
    assert ann.is_asked and ann.told.view["trick"] == []
    await ann.act(ann.told.view["legal"][1])
    seq = ann.told.seq
    house.bots.move()  # thought of what was taken back
    await house.settle(ann)
    assert ann.told.seq == seq
    house.bots.move()
    await house.settle(ann)
    assert ann.told.seq == seq + 1


@jumping
async def test_bots_stop_when_a_table_is_closed() -> None:
    house = House(Shelf())
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=1)
    await ann.ask("close")
    seq = ann.told.seq
    while house.bots.waiting:
        house.bots.move()
        await house.settle(ann)
    assert (ann.told.seq, ann.told.table["status"]) == (seq, "closed")


# -- memory ----------------------------------------------------------------------------------------


@jumping
async def test_a_table_without_clients_is_left_to_the_storage() -> None:
    house = House(Shelf())
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=1)
    await ann.link.close()
    await asyncio.sleep(hubs.REST + 1)
    assert house.hub.rooms, "a bot still thinks"
    house.bots.is_quick = True
    house.bots.move()
    await asyncio.sleep(2 * hubs.REST)
    assert not house.hub.rooms
    ann = await house.join(house.people["Ann"])
    assert ann.is_asked


@jumping
async def test_who_greets_late_enters_the_table_of_the_others() -> None:
    house = House(Shelf())
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
    assert late.told.seq == other.told.seq


@jumping
async def test_who_cannot_enter_is_not_thought_to_be_there() -> None:
    shelf = Shelf()
    house = House(shelf)
    ann, ben = await house.seat("Ann", "Ben", players=3, bots={2: "easy"})
    await ben.link.close()
    await asyncio.sleep(61)
    shelf.broken = True
    ben = Player(Pipe(house.sockets, house.key, house.people["Ben"].token))
    await ben.hello()
    await house.settle(ann, ben)
    assert ann.told.presence["online"] == [0]
    assert json_types(ben)[-1] == "bye"


def json_types(player: Player) -> list[str]:
    return [text.split('"')[3] for text in player.heard]
