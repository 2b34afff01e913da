"""Tables that last for days: their clocks run without anybody connected, and tell people what is wanted of them."""

import asyncio
from typing import Any

import pytest

from knolle.core.errors import OptionError
from knolle.server import protocol as p
from knolle.server.push.notice import Notice
from knolle.server.rooms.waking import EVERY, Waker
from knolle.server.storage.contract import Guest
from knolle.server.table.creating import create
from knolle.server.table.dealing import commit
from knolle.words.said import Said
from server.clockwork import jumping
from server.parlour import Parlour
from server.playing import Player
from server.shelf import Shelf

HOUR = 3600
DAY = 24 * HOUR
DAYS = {"move": 3 * DAY}
SEATED = {"players": 2, "starter": 0, "clock": DAYS}


class House(Parlour):
    """A server that writes down whom it calls, and wakes its tables."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__(shelf)
        self.calls: list[Notice] = []
        self.hub.call = self.calls.append
        self.waker = Waker(self.hub)
        self.waker.begin()

    def told(self, name: str) -> list[str]:
        """Return what a person was told, in order."""
        guest = self.people[name].guest.id
        return [call.said.id.removeprefix("notice-") for call in self.calls if call.guest == guest]

    async def is_forgotten(self) -> None:
        """Wait until the table has left memory."""
        while self.key in self.hub.rooms:
            await asyncio.sleep(10)


async def gone(*players: Player) -> None:
    for player in players:
        await player.link.close()
    await asyncio.sleep(0.1)


@pytest.mark.parametrize("clock", [p.Clock(3 * HOUR), p.Clock(2 * DAY), p.Clock(DAY, reserve=60)])
def test_a_clock_counts_seconds_or_one_three_or_seven_days(clock: p.Clock) -> None:
    with pytest.raises(OptionError) as refused:
        create(Guest(1, "Ann"), "potato-man", 2, {}, p.Settings(clock=clock), {})
    assert refused.value.code == "bad-clock"


def test_with_days_no_bot_takes_over_by_default() -> None:
    assert p.Settings().takeover == p.Settings(clock=p.Clock(3600)).takeover == 60
    assert p.Settings(clock=p.Clock(DAY)).takeover is None
    assert p.Settings(clock=p.Clock(DAY), takeover=600).takeover == 600


@jumping
async def test_a_match_of_days_goes_on_although_people_never_meet() -> None:
    house = House(Shelf())
    ann, ben = await house.seat("Ann", "Ben", **SEATED)
    await gone(ben)
    await ann.act()
    assert house.told("Ben") == ["turn"]
    (call,) = house.calls
    assert (call.key, call.said.args) == (house.key, {"time": Said("span-days", {"count": 3})})
    await gone(ann)
    await house.is_forgotten()
    await asyncio.sleep(DAY)
    ben = await house.join(house.people["Ben"])
    assert ben.is_asked and ben.state.table["clock"]["ends"]["1"] < now() + 2 * 1000 * DAY, "a day is gone"
    await ben.act()
    assert house.told("Ann") == ["turn"]


def now() -> int:
    return round(1000 * asyncio.get_running_loop().time())


@jumping
async def test_people_who_are_there_are_not_called() -> None:
    house = House(Shelf())
    ann, ben = await house.seat("Ann", "Ben", **SEATED)
    await ann.act()
    await house.settle(ann, ben)
    assert house.calls == []
    await gone(ben)
    assert house.told("Ben") == ["turn"], "a phone that was put away seems to be connected for a while"
    ben = await house.join(house.people["Ben"])
    await asyncio.sleep(HOUR)
    await gone(ben)
    assert house.told("Ben") == ["turn"], "they have seen it"


@jumping
async def test_a_reminder_comes_once_before_time_runs_out_even_after_a_restart() -> None:
    shelf = Shelf()
    house = House(shelf)
    ann, ben = await house.seat("Ann", "Ben", **SEATED)
    await gone(ben)
    await ann.act()
    await gone(ann)
    await asyncio.sleep(2 * DAY)
    assert house.told("Ben") == ["turn"]
    await house.waker.end()
    await house.hub.close()
    again = House(shelf.door())
    again.people, again.key = house.people, house.key
    await asyncio.sleep(6 * HOUR + 2 * EVERY)
    assert again.told("Ben") == ["soon"], "18 hours before the end"
    ann = await again.join(house.people["Ann"])
    await gone(ann)
    await asyncio.sleep(17 * HOUR)
    assert again.told("Ben") == ["soon"]
    await asyncio.sleep(HOUR + 2 * EVERY)
    assert again.told("Ben") == ["soon", "out"]


@jumping
async def test_when_days_are_over_a_bot_plays_until_the_player_comes_back() -> None:
    house = House(Shelf())
    ann, ben = await house.seat("Ann", "Ben", **SEATED)
    house.bots.is_quick = True
    await gone(ben)
    await ann.act()
    await gone(ann)
    await asyncio.sleep(3 * DAY + 4 * EVERY)
    assert house.told("Ben") == ["turn", "soon", "out"]
    assert house.told("Ann") == ["turn"], "the bot has chosen although nobody was there"
    await house.is_forgotten()
    ben = await house.join(house.people["Ben"])
    await house.settle(ben)
    assert ben.state.table["seats"][1]["bot"] is None, "coming back is enough"


@jumping
async def test_bots_play_on_without_anybody_until_a_person_is_asked() -> None:
    house = House(Shelf())
    house.bots.is_quick = True
    ann, ben = await house.seat("Ann", "Ben", players=4, bots={1: "easy", 2: "easy"}, starter=0, clock=DAYS)
    await gone(ben)
    seat = ben.state.you["seat"]
    await ann.act()
    await gone(ann)
    await asyncio.sleep(30)
    assert seat in house.table.match.to_act and house.told("Ben") == ["turn"]


@jumping
async def test_a_table_left_by_all_stops() -> None:
    house = House(Shelf())
    ann, ben = await house.seat("Ann", "Ben", **SEATED)
    house.bots.is_quick = True
    await gone(ann, ben)
    await asyncio.sleep(9 * DAY)
    assert house.told("Ann")[-1] == house.told("Ben")[-1] == "out"
    assert house.key not in house.hub.rooms
    assert (await house.hub.storage.find(house.key)).line.due is None  # type: ignore[union-attr]


@jumping
async def test_nobody_takes_the_seat_of_a_player_who_has_time() -> None:
    house = House(Shelf())
    ann, ben = await house.seat("Ann", "Ben", **SEATED)
    await gone(ben)
    await asyncio.sleep(HOUR)
    refused = await ann.ask("replace", seat=1, level="easy")
    assert refused["code"] == "player-has-time"
    await house.settle(ann)
    assert ann.state.presence["away"]["1"].keys() == {"since"}


@jumping
async def test_whoever_is_to_lose_their_seat_is_called_and_has_a_day_to_return() -> None:
    house = House(Shelf())
    house.bots.is_quick = True
    ann, ben = await house.seat("Ann", "Ben", **SEATED, options={"rounds": 3})
    await gone(ben)
    await ann.act()
    await asyncio.sleep(3 * DAY + 4 * EVERY)
    assert house.told("Ben")[-1] == "out"
    offered = await ann.ask("offer", seat=1)
    assert house.told("Ben")[-1] == "offer" and house.calls[-1].seconds == DAY
    cleo = await house.join(await house.person("Cleo"))
    await cleo.ask("sit", name="Cleo", offer=offered["secret"])
    await house.settle(ann, cleo)
    assert ann.state.table["offers"][0]["ready"] > now() + 1000 * (DAY - HOUR)
    assert house.told("Ben").count("offer") == 1, "once"
    await asyncio.sleep(23 * HOUR)
    ben = await house.join(house.people["Ben"])
    await house.settle(ann, ben)
    assert ann.state.table["offers"] == [], "coming back is enough"


def commit_of(name: str) -> str:
    return commit(f"of {name}")


@jumping
async def test_cards_are_dealt_without_the_absent_and_the_next_deal_waits_for_days() -> None:
    house = House(Shelf())
    people: list[Any] = [await house.person(name) for name in ("Ann", "Ben")]
    await house.open_table(people[0], "potato-man", 2, options={"rounds": 1}, starter=0, clock=DAYS)
    ann, ben = [await house.join(one) for one in people]
    for name, player in (("Ann", ann), ("Ben", ben)):
        await player.ask("sit", name=name, commitment=commit_of(name))
    await gone(ben)
    assert (await ann.ask("start", anyway=True))["type"] == "done"
    await ann.ask("reveal", text="of Ann")
    await asyncio.sleep(11)
    assert (house.table.status, house.table.without) == ("playing", [1])
    assert house.table.unseen == set(), "the clock would wait for ever for somebody who never looks"
    ben = await house.join(people[1])
    await house.settle(ann, ben)
    while house.table.status == "playing":
        await house.play_on(ann, ben)
    await ann.ask("rematch")
    await gone(ben)
    assert "invited" not in house.told("Ben"), "they were there"
    ben = await house.join(people[1])
    await ben.ask("rematch")
    for name, player in (("Ann", ann), ("Ben", ben)):
        assert (await player.ask("commit", commitment=commit_of(name)))["type"] == "done"
    await gone(ben)
    await ann.ask("start", anyway=True)
    await ann.ask("reveal", text="of Ann")
    await gone(ann)
    assert house.told("Ben")[-1] == "deal", "the last deal was without Ben"
    await asyncio.sleep(2 * DAY)
    ann = await house.join(people[0])
    assert ann.state.table["status"] == "waiting"
    await gone(ann)
    await asyncio.sleep(DAY + 4 * EVERY)
    ann = await house.join(people[0])
    assert (ann.state.table["status"], ann.state.table["without"]) == ("playing", [1]), "but not for ever"
