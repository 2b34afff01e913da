"""Seats that change hands: bots take over and hand back, friends take seats by a link, bots think again."""

import asyncio

import pytest

from server.clockwork import jumping
from server.parlour import Parlour
from server.shelf import Shelf

BOTS = {1: "easy", 2: "easy"}


@jumping
async def test_a_player_given_a_seat_while_not_there_is_away() -> None:
    house = Parlour(Shelf())
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, options={"games": 2})
    dan = await house.join(await house.person("Dan"))
    await dan.ask("ask", seat=1, name="Dan")
    await ann.ask("grant", seat=1, agree=True)
    await dan.link.close()
    await house.play_to_deal(ann)
    assert list(ann.state.presence["away"]) == ["1"]
    await asyncio.sleep(61)
    await house.settle(ann)
    assert ann.state.table["seats"][1]["bot"] == "medium"


# -- takeover and return ---------------------------------------------------------------------------


@jumping
async def test_a_bot_takes_over_from_an_absent_player_and_hands_back() -> None:
    house = Parlour(Shelf())
    ann, ben = await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=1)
    await ben.link.close()
    await house.settle(ann)
    ends = ann.state.presence["away"]["1"]["bot"]
    assert ann.state.presence["online"] == [0]
    await asyncio.sleep(59)
    await house.settle(ann)
    assert ann.state.table["seats"][1]["bot"] is None
    await asyncio.sleep(5)
    await house.settle(ann)
    seat = ann.state.table["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"], seat["cause"]) == ("person", "Ben", "medium", "away")
    assert asyncio.get_running_loop().time() * 1000 >= ends
    ben = await house.join(house.people["Ben"])
    assert ben.state.table["seats"][1]["bot"] is None
    seq = ben.state.seq
    house.bots.move()  # the bot's choice comes too late
    await house.settle(ann, ben)
    assert ben.state.seq == seq
    assert (await ben.act())["type"] == "done"


@jumping
async def test_a_player_who_left_before_the_start_is_counted_down() -> None:
    house = Parlour(Shelf())
    await house.open_table(await house.person("Ann"))
    ann = await house.join(house.people["Ann"])
    ben = await house.join(await house.person("Ben"))
    await ann.ask("sit", name="Ann")
    await ben.ask("sit", name="Ben")
    await ben.link.close()
    await house.settle(ann)
    assert list(ann.state.presence["away"]["1"]) == ["since"]
    refused = await ann.ask("start")
    assert (refused["code"], refused["params"]["seats"]) == ("players-absent", [1])
    await ann.ask("start", anyway=True)
    await house.settle(ann)
    assert "bot" in ann.state.presence["away"]["1"]
    await asyncio.sleep(61)
    await house.settle(ann)
    assert (ann.state.table["seats"][1]["bot"], "bot" in ann.state.presence["away"]["1"]) == ("medium", False)


@jumping
async def test_a_bot_takes_over_from_a_player_out_of_time() -> None:
    house = Parlour(Shelf())
    clock = {"move": 10, "reserve": 5}
    ann, ben = await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=1, clock=clock)
    await asyncio.sleep(15.5)  # the clock began when the deal had been watched
    await house.settle(ann, ben)
    assert ann.state.table["seats"][1]["bot"] is None
    await asyncio.sleep(1)
    await house.settle(ann, ben)
    assert ann.state.table["seats"][1]["bot"] == "medium"
    refused = await ben.act()
    assert refused["code"] == "seat-taken-over"
    assert (await ben.ask("back"))["type"] == "done"
    assert ben.state.table["clock"]["reserve"] == [5000, 0, 5000]
    assert (await ben.act())["type"] == "done"
    assert (await ben.ask("back"))["code"] == "seat-is-yours"


@jumping
async def test_a_choice_being_stored_counts_when_time_runs_out() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    ann, ben = await house.seat(
        "Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=1, clock={"move": 10}
    )
    await asyncio.sleep(9)
    shelf.gate.clear()
    await ben.say("act", id="late", seq=ben.state.seq, action=ben.state.view["legal"][0])
    await asyncio.sleep(5)
    shelf.gate.set()
    await house.settle(ann, ben)
    assert ben.answers["late"][0]["type"] == "done"
    assert ann.state.table["seats"][1]["bot"] is None


@jumping
async def test_a_choice_after_the_takeover_is_refused_and_the_bot_moves_once() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    ann, ben = await house.seat(
        "Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=1, clock={"move": 10}
    )
    house.bots.is_quick = True
    shelf.gate.clear()
    await asyncio.sleep(11)  # the takeover is being stored
    await ben.say("act", id="late", seq=ben.state.seq, action=ben.state.view["legal"][0])
    await asyncio.sleep(1)
    shelf.gate.set()
    await house.settle(ann, ben)
    assert ben.answers["late"][0]["code"] in ("seat-taken-over", "not-your-turn")
    assert [event["seat"] for event in ann.state.log if event["type"] == "play"] == [1, 2]
    assert ann.is_asked


@jumping
async def test_without_takeover_the_host_can_replace_an_absent_player() -> None:
    house = Parlour(Shelf())
    ann, ben = await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=1, takeover=None)
    assert (await ann.ask("replace", seat=1, level="easy"))["code"] == "player-present"
    await ben.link.close()
    await asyncio.sleep(59)
    refused = await ann.ask("replace", seat=1, level="easy")
    assert (refused["code"], refused["params"]) == ("player-present", {"seat": 1, "seconds": 60})
    await asyncio.sleep(2)
    dan = await house.join(await house.person("Dan"))
    assert (await dan.ask("replace", seat=1, level="easy"))["code"] == "not-host"
    assert (await ann.ask("replace", seat=1, level="easy"))["type"] == "done"
    assert ann.state.table["seats"][1]["bot"] == "easy"
    await house.settle(ann)
    house.bots.move()
    await house.settle(ann)
    assert ann.state.view["trick"], "the match goes on"
    ben = await house.join(house.people["Ben"])
    assert ben.state.you["seat"] == 1 and ben.state.table["seats"][1]["bot"] is None
    await ben.link.close()
    await asyncio.sleep(1000)
    assert (await ann.ask("replace", seat=1, level="easy"))["type"] == "done"
    assert (await ann.ask("replace", seat=1, level="hard"))["type"] == "done"
    assert (ann.state.table["seats"][1]["kind"], ann.state.table["seats"][1]["bot"]) == ("person", "hard")


@jumping
async def test_with_takeover_the_host_cannot_replace_an_absent_player() -> None:
    house = Parlour(Shelf())
    ann, ben = await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, takeover=600)
    await ben.link.close()
    await asyncio.sleep(100)
    assert (await ann.ask("replace", seat=1, level="easy"))["code"] == "player-present"


@jumping
async def test_after_a_restart_players_who_do_not_return_are_away() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=1)
    again = Parlour(shelf)
    again.key = house.key
    ann = await again.join(house.people["Ann"])
    assert "bot" in ann.state.presence["away"]["1"]
    await asyncio.sleep(61)
    await again.settle(ann)
    assert ann.state.table["seats"][1]["bot"] == "medium"


@jumping
async def test_a_player_who_returns_after_the_match_gets_their_seat_back() -> None:
    house = Parlour(Shelf())
    ann, ben = await house.seat("Ann", "Ben", game="hot-potato", players=2, options={"points": 1}, takeover=5)
    await ben.link.close()
    house.bots.is_quick = True
    while ann.state.table["status"] == "playing":
        await asyncio.sleep(6)
        await house.settle(ann)
        if ann.is_asked:
            await ann.act()
    await ann.ask("rematch")
    ben = await house.join(house.people["Ben"])
    assert ben.state.table["seats"][1]["bot"] is None


@jumping
async def test_a_friend_takes_the_seat_of_an_absent_player_by_a_one_time_link() -> None:
    house = Parlour(Shelf())
    table = {"game": "companeros", "players": 3, "bots": {2: "easy"}, "starter": 1, "options": {"games": 2}}
    ann, ben = await house.seat("Ann", "Ben", **table)
    assert (await ann.ask("offer", seat=1))["code"] == "player-present"
    await ben.link.close()
    await asyncio.sleep(61)
    offered = await ann.ask("offer", seat=1, id="o")
    assert offered == await ann.ask("offer", seat=1, id="o")
    dan = await house.join(await house.person("Dan"))
    assert dan.state.you == {"name": None, "seat": None, "host": False}
    assert (await dan.ask("sit", name="Ann", offer=offered["secret"]))["type"] == "done"
    assert dan.state.you == {"name": None, "seat": None, "host": False, "wants": 1}
    await asyncio.sleep(61)
    await house.play_to_deal(ann, dan)
    assert (dan.state.you["seat"], dan.state.you["name"]) == (1, "Ann 2")
    await asyncio.sleep(100)
    await house.settle(ann, dan)
    assert dan.state.table["seats"][1]["bot"] is None, "a connected player is not away"
    while not dan.is_asked:
        await house.play_on(ann, dan)
    assert (await dan.act())["type"] == "done"
    ben = await house.join(house.people["Ben"])
    assert ben.state.you == {
        "name": None,
        "seat": None,
        "host": False,
        "told": ["say", "seat-given", {"name": "Ann 2"}, None],
    }
    assert (await ben.ask("sit", name="Ben", offer=offered["secret"]))["code"] == "bad-offer"


@jumping
async def test_a_returning_player_keeps_their_seat_despite_an_offer() -> None:
    house = Parlour(Shelf())
    ann, ben = await house.seat("Ann", "Ben", players=3, bots={2: "easy"})
    await ben.link.close()
    await asyncio.sleep(61)
    secret = (await ann.ask("offer", seat=1))["secret"]
    ben = await house.join(house.people["Ben"])
    dan = await house.join(await house.person("Dan"))
    assert (await dan.ask("sit", name="Dan", offer=secret))["code"] == "bad-offer"
    assert ben.state.you["seat"] == 1


# -- without other people --------------------------------------------------------------------------


@jumping
async def test_a_match_with_only_bots_waits_for_its_player() -> None:
    house = Parlour(Shelf())
    house.bots.is_quick = True
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=0)
    legal = ann.state.view["legal"]
    assert (await ann.ask("rise"))["type"] == "done"
    await ann.link.close()
    await asyncio.sleep(1000)
    ann = await house.join(house.people["Ann"])
    assert (ann.state.table["status"], ann.state.table["seats"][0]["bot"]) == ("playing", None)
    assert ann.state.view["legal"] == legal
    assert (await ann.act())["type"] == "done"


@jumping
async def test_the_match_waits_for_the_last_player_who_leaves() -> None:
    house = Parlour(Shelf())
    house.bots.is_quick = True
    ann, ben = await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=1, takeover=None)
    dan = await house.join(await house.person("Dan"))
    await ann.ask("rise")
    assert ann.state.table["seats"][0]["bot"] == "medium", "Ben is waiting"
    await ben.ask("rise")
    await ben.link.close()
    await ann.link.close()
    await asyncio.sleep(1000)
    await house.settle(dan)
    assert [seat["bot"] for seat in dan.state.table["seats"]] == ["medium", None, "easy"]


@pytest.mark.parametrize("cause", ["time", "away"])
@jumping
async def test_bots_that_play_for_everybody_pause_between_choices(cause: str) -> None:
    house = Parlour(Shelf())
    house.bots.is_quick = True
    terms = {"clock": {"move": 5}} if cause == "time" else {"takeover": 5}
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=0, **terms)
    dan = await house.join(await house.person("Dan"))
    if cause == "away":
        await ann.link.close()
    await asyncio.sleep(5 + 2 * house.hub.pace + 1)
    await house.settle(dan)
    assert dan.state.table["seats"][0]["bot"] == "medium"
    assert sum(event["type"] == "play" for event in dan.state.log) == 2, "one choice every two seconds"
    ann = await house.join(house.people["Ann"])
    if cause == "time":
        await ann.ask("back")
    assert (ann.state.table["status"], ann.state.table["seats"][0]["bot"]) == ("playing", None)


# -- bots ------------------------------------------------------------------------------------------


@jumping
async def test_a_replacement_bot_thinks_again() -> None:
    house = Parlour(Shelf())
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=1)
    assert len(house.bots.waiting) == 1
    await ann.ask("replace", seat=1, level="hard")
    house.bots.move()
    await house.settle(ann)
    assert len(house.bots.waiting) == 1
    house.bots.move()
    await house.settle(ann)
    assert ann.state.view["trick"] and ann.state.view["to_act"] == [2]


@jumping
async def test_an_undo_makes_bots_think_again() -> None:
    house = Parlour(Shelf())
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=0)
    await ann.act()
    await house.settle(ann)
    assert (await ann.ask("undo"))["type"] == "done"
    assert ann.is_asked and ann.state.view["trick"] == []
    await ann.act(ann.state.view["legal"][1])
    seq = ann.state.seq
    house.bots.move()  # a choice based on the state before the undo
    await house.settle(ann)
    assert ann.state.seq == seq
    house.bots.move()
    await house.settle(ann)
    assert ann.state.seq == seq + 1


@jumping
async def test_bots_stop_when_a_table_is_closed() -> None:
    house = Parlour(Shelf())
    (ann,) = await house.seat("Ann", game="companeros", players=3, bots=BOTS, starter=1)
    await ann.ask("close")
    seq = ann.state.seq
    while house.bots.waiting:
        house.bots.move()
        await house.settle(ann)
    assert (ann.state.seq, ann.state.table["status"]) == (seq, "closed")
