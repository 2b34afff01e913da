"""People who gather: presence, who is the host meanwhile, invitations to the next match, and clocks that wait."""

import asyncio
from typing import Any

from knolle.server import protocol as p
from knolle.server.table import steps
from server.clockwork import jumping
from server.desk import ANN, BEN, CLEO, Desk, read_again, start_match
from server.parlour import Parlour
from server.playing import Person, Pipe, Player
from server.shelf import Shelf


def now() -> int:
    return round(1000 * asyncio.get_running_loop().time())


async def waiting(house: Parlour, *names: str, **settings: Any) -> list[Player]:
    """Seat people at a table that has not started."""
    people = [await house.person(name) for name in names]
    await house.open_table(people[0], "companeros", 3, **settings)
    players = [await house.join(one) for one in people]
    for name, player in zip(names, players, strict=True):
        await player.ask("sit", name=name)
    await house.settle(*players)
    return players


def ids(said: Any) -> list[str]:
    return [one[1] for one in said]


# -- presence --------------------------------------------------------------------------------------


@jumping
async def test_presence_says_since_when_and_what_will_happen() -> None:
    house = Parlour(Shelf())
    ann, ben = await house.seat("Ann", "Ben", players=3, bots={2: "easy"}, takeover=40)
    left = now()
    await ben.link.close()
    await house.settle(ann)
    away = ann.state.presence["away"]["1"]
    assert abs(away["since"] - left) < 100
    assert away["bot"] - away["since"] == 40_000 and "rescue" not in away


@jumping
async def test_without_takeover_presence_says_from_when_the_host_can_help() -> None:
    house = Parlour(Shelf())
    ann, ben = await house.seat("Ann", "Ben", players=3, bots={2: "easy"}, takeover=None)
    await ben.link.close()
    await house.settle(ann)
    away = ann.state.presence["away"]["1"]
    assert away["rescue"] - away["since"] == 60_000 and "bot" not in away
    await asyncio.sleep((away["rescue"] - now()) / 1000 - 0.1)
    assert (await ann.ask("replace", seat=1, level="easy"))["code"] == "player-present"
    await asyncio.sleep(0.2)
    assert (await ann.ask("replace", seat=1, level="easy"))["type"] == "done"


@jumping
async def test_starting_with_somebody_absent_must_be_meant() -> None:
    house = Parlour(Shelf())
    ann, ben = await waiting(house, "Ann", "Ben")
    await ben.link.close()
    await house.settle(ann)
    refused = await ann.ask("start")
    assert (refused["code"], refused["params"]) == ("players-absent", {"seats": [1]})
    assert (await ann.ask("start", anyway=True))["type"] == "done"
    assert ann.state.table["seats"][1]["name"] == "Ben", "an absent player keeps the seat"


@jumping
async def test_out_of_time_is_told_as_such() -> None:
    house = Parlour(Shelf())
    ann, ben = await house.seat("Ann", "Ben", players=3, bots={2: "easy"}, starter=1, clock={"move": 10})
    await asyncio.sleep(12)
    await house.settle(ann, ben)
    assert ann.state.table["seats"][1]["cause"] == "time"
    assert any('"log-out-of-time"' in text for text in ann.heard)


# -- the host --------------------------------------------------------------------------------------


@jumping
async def test_after_two_minutes_the_next_player_stands_in_for_the_host_who_gets_the_role_back() -> None:
    house = Parlour(Shelf())
    ann, ben, cleo = await waiting(house, "Ann", "Ben", "Cleo")
    await ann.link.close()
    await house.settle(ben, cleo)
    assert 119_000 < ben.state.presence["host"] - now() <= 120_000
    await asyncio.sleep(119)
    await house.settle(ben, cleo)
    assert not ben.state.you["host"] and (await ben.ask("start", anyway=True))["code"] == "not-host"
    away = ben.state.presence["away"]["0"]["since"]
    await asyncio.sleep(1.5)
    await house.settle(ben, cleo)
    assert ben.state.presence["away"]["0"]["since"] == away, "the change of the role is no new absence"
    assert ben.state.you["host"] and not cleo.state.you["host"] and cleo.state.table["host"] == "Ben"
    assert ben.state.you["stands_in"] and "stands_in" not in cleo.state.you
    assert any('"log-hosts"' in text for text in cleo.heard), "everybody is told"
    assert any('"log-hosts"' in text for text in ben.heard), "the new host too"
    ann = await house.join(house.people["Ann"])
    await house.settle(ben, cleo)
    assert ann.state.you["host"] and not ben.state.you["host"] and ben.state.table["host"] == "Ann"
    assert not ann.state.you.get("stands_in") and not ben.state.you.get("stands_in")
    assert any('"log-hosts-again"' in text for text in cleo.heard)


@jumping
async def test_the_role_waits_for_somebody_and_passes_on_from_a_deputy_who_leaves() -> None:
    house = Parlour(Shelf())
    ann, ben = await waiting(house, "Ann", "Ben")
    await ann.link.close()
    await ben.link.close()
    await asyncio.sleep(30)
    ben = await house.join(house.people["Ben"])
    await asyncio.sleep(100)
    await house.settle(ben)
    assert ben.state.you["host"], "away for 130 seconds"
    await ben.ask("rise")
    assert not ben.state.you["host"]


@jumping
async def test_the_journal_keeps_the_deputy() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    ann, ben = await waiting(house, "Ann", "Ben")
    await ann.link.close()
    await asyncio.sleep(121)
    await house.settle(ben)
    again = Parlour(shelf)
    again.key, again.people = house.key, house.people
    ben = await again.join(house.people["Ben"])
    assert ben.state.you["host"]


# -- the next match --------------------------------------------------------------------------------


def over(*guests: int) -> Desk:
    desk = start_match(*guests)
    desk.play_out()
    return desk


def invited(desk: Desk) -> list[int]:
    return [seat for seat, state in enumerate(desk.table.seats) if state.is_invited]


def test_a_rematch_invites_and_the_asker_has_accepted() -> None:
    desk = over(ANN, BEN, CLEO)
    assert ids([["say", said.id] for said in desk.do(BEN, p.Rematch).about]) == ["log-invites"]
    assert (desk.table.status, invited(desk)) == ("waiting", [0, 2])
    desk.do(ANN, p.Rematch)
    assert invited(desk) == [2]
    assert desk.refuses(ANN, p.Rematch) == "table-waiting"
    assert desk.refuses(ANN, p.Start) == "players-absent"
    change = desk.do(ANN, p.Start, anyway=True)
    assert [state.guest for state in desk.table.seats] == [ANN, BEN, None]
    assert change.guests == (CLEO,), "who is not carried over gets a snapshot"
    assert desk.table.facts() == read_again(desk).facts()


def test_starting_accepts_and_everybody_who_accepted_is_carried_over() -> None:
    desk = over(ANN, BEN)
    desk.do(BEN, p.Rematch)
    desk.do(ANN, p.Start)
    assert [state.guest for state in desk.table.seats] == [ANN, BEN, None]
    assert not invited(desk)


def test_players_who_left_are_not_carried_over_and_those_away_are_invited() -> None:
    desk = start_match(ANN, BEN, CLEO)
    desk.do(BEN, p.Rise)
    desk.take(steps.TookOver(seat=2, level="easy", cause="away"))
    desk.play_out()
    desk.do(ANN, p.Rematch)
    ben, cleo = desk.table.seats[1], desk.table.seats[2]
    assert ben.is_open
    assert cleo.guest == CLEO and cleo.level is None and cleo.is_invited
    desk.do(CLEO, p.Rise)
    assert desk.table.seats[2].is_open, "a declined invitation frees the seat"


def test_an_older_journal_carries_everybody_over() -> None:
    desk = over(ANN, BEN)
    desk.take(steps.decode(b'{"do":"again","seed":"%s"}' % (b"ab" * 32)))
    assert not invited(desk)
    desk.take(steps.Started(level="easy"))
    assert [state.guest for state in desk.table.seats] == [ANN, BEN, None]


# -- clocks that wait ------------------------------------------------------------------------------


async def page(house: Parlour, person: Person) -> Player:
    """Connect as the page does, which says when its reader looks."""
    player = Player(Pipe(house.sockets, house.key, person.token))
    await player.say("hello", version=p.VERSION, looks=False)
    await house.settle(player)
    return player


async def two_pages(house: Parlour, **settings: Any) -> list[Player]:
    people = [await house.person(name) for name in ("Ann", "Ben")]
    await house.open_table(people[0], "companeros", 3, bots={2: "easy"}, starter=1, **settings)
    players = [await page(house, one) for one in people]
    for name, player in zip(("Ann", "Ben"), players, strict=True):
        await player.ask("sit", name=name)
    await players[0].ask("start")
    await house.settle(*players)
    return players


@jumping
async def test_no_clock_runs_before_its_player_has_seen_the_match() -> None:
    house = Parlour(Shelf())
    ann, ben = await two_pages(house, clock={"move": 10}, takeover=600)
    assert ann.state.table["clock"] == {"reserve": [0, 0, 0], "ends": {}, "unseen": [0, 1]}
    await ann.ask("look")
    await asyncio.sleep(100)
    await house.settle(ann, ben)
    assert ann.state.table["seats"][1]["bot"] is None
    assert (await ben.ask("look"))["type"] == "done"
    await house.settle(ann)
    assert abs(ann.state.table["clock"]["ends"]["1"] - now() - 10_000) < 500
    assert (await ben.ask("look"))["code"] == "nothing-to-look-at"
    await asyncio.sleep(11)
    await house.settle(ann, ben)
    assert ann.state.table["seats"][1]["cause"] == "time"


@jumping
async def test_a_player_who_does_not_look_counts_as_away_and_gets_the_seat_back_by_looking() -> None:
    house = Parlour(Shelf())
    ann, ben = await two_pages(house, clock={"move": 10}, takeover=60)
    await ann.ask("look")
    await house.settle(ann)
    assert list(ann.state.presence["away"]) == ["1"]
    await asyncio.sleep(61)
    await house.settle(ann, ben)
    assert ann.state.table["seats"][1]["cause"] == "away"
    await ben.ask("look")
    await house.settle(ben)
    assert ben.state.table["seats"][1]["bot"] is None


@jumping
async def test_nobody_takes_over_from_the_only_person_who_does_not_look() -> None:
    house = Parlour(Shelf())
    ann, ben = await two_pages(house, clock={"move": 10}, takeover=60)
    await ann.link.close()
    await asyncio.sleep(1000)
    await house.settle(ben)
    assert ben.state.table["seats"][1]["bot"] is None
