"""Two servers on one storage: they share tables, and a player connected to one is not away for the other."""

import asyncio
import json
from typing import Any

from server.clockwork import jumping
from server.parlour import Parlour
from server.playing import Player
from server.shelf import Shelf


async def two_servers(**table: Any) -> tuple[Parlour, Parlour, Player, Player]:
    """Start a match of two people and a bot: Ann is connected here, Ben there."""
    shelf = Shelf()
    here, there = Parlour(shelf), Parlour(shelf.door())
    await here.hub.open()
    await there.hub.open()
    for house in (here, there):
        house.bots.is_quick = True
    ann, ben = await here.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=0, **table)
    there.key = here.key
    far = await there.join(here.people["Ben"])
    await ben.link.close()
    return here, there, ann, far


def steps_of(house: Parlour) -> list[dict[str, Any]]:
    shelf: Any = house.hub.storage
    return [json.loads(entry.body) for entry in shelf.journals[shelf.rows[house.key].id]]


@jumping
async def test_two_servers_share_a_table() -> None:
    here, there, ann, ben = await two_servers()
    for _ in range(60):
        await asyncio.sleep(1)
        await here.settle(ann)
        await there.settle(ben)
        assert ann.state.seq == ben.state.seq
        if ann.state.table["status"] == "over":
            break
        for player in (ann, ben):
            if player.is_asked:
                assert (await player.act())["type"] == "done"
    assert ann.state.table["result"] == ben.state.table["result"] is not None


@jumping
async def test_a_choice_on_a_stale_server_is_refused() -> None:
    _, there, ann, ben = await two_servers()
    assert (await ann.act())["type"] == "done"
    lost = await ben.act("R1", seq=ben.state.seq)
    assert lost["type"] == "refused"
    await there.settle(ben)
    assert (await ben.act())["type"] == "done"


@jumping
async def test_a_player_at_the_other_server_is_not_away() -> None:
    here, there, ann, ben = await two_servers()
    assert (await ann.act())["type"] == "done"
    await asyncio.sleep(200)  # Ben thinks
    await here.settle(ann)
    await there.settle(ben)
    chosen = [step for step in steps_of(here) if step["do"] == "chose"]
    assert len(chosen) == 1, "no bot chooses for Ben"
    assert ben.state.table["seats"][1]["bot"] is None
    assert (await ben.act())["type"] == "done"


@jumping
async def test_a_player_who_left_the_other_server_is_away() -> None:
    here, there, ann, ben = await two_servers()
    assert (await ann.act())["type"] == "done"
    await asyncio.sleep(20)
    await ben.link.close()
    await asyncio.sleep(130)
    await here.settle(ann)
    assert ann.state.table["seats"][1]["bot"] == "medium"
    assert ann.is_asked, "the match goes on"
    ben = await there.join(here.people["Ben"])
    assert ben.state.table["seats"][1]["bot"] is None
