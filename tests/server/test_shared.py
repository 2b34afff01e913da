"""Several people at one device: one guest with several seats, one of which looks at a time."""

from typing import Any

import pytest

from knolle.server import protocol as p
from knolle.server.table import deciding
from server.clockwork import Loop, end_all, keep_time
from server.desk import ANN, BEN, CLEO, Desk, open_desk, read_again
from server.parlour import Parlour
from server.playing import Player
from server.shelf import Shelf


def seated(**table: Any) -> Desk:
    """Ann and Bob share a device at seats 0 and 1; Cleo has seat 2."""
    desk = open_desk(**{"game": "potato-man", "players": 3, "starter": 0} | table)
    desk.do(ANN, p.Sit, name="Ann")
    desk.do(ANN, p.Sit, name="Bob", beside=True)
    desk.do(CLEO, p.Sit, name="Cleo")
    return desk


def started(**table: Any) -> Desk:
    desk = seated(**table)
    desk.do(ANN, p.Start)
    return desk


def act(desk: Desk, seat: int) -> None:
    """Let the player of a seat choose, whoever looks at a shared device."""
    guest, action = desk.table.seats[seat].guest, desk.table.match.legal(seat)[0]
    command = p.Act(id=f"{len(desk.journal)}", seq=desk.table.seq, action=action)
    desk.take(deciding.decide(desk.table, command, guest, "", desk.now, looks_from=seat))


def test_another_person_at_the_same_device_sits_down() -> None:
    desk = seated()
    assert desk.table.facts().shared == [[0, 1]]
    assert [state.name for state in desk.table.seats] == ["Ann", "Bob", "Cleo"]
    assert desk.table.host_name == "Ann"
    you = desk.table.you(ANN)
    assert (you.seat, you.seats) == (None, [0, 1])
    assert (desk.table.you(ANN, 1).seat, desk.table.you(ANN, 1).name) == (1, "Bob")
    assert desk.table.you(CLEO).seats == []
    assert read_again(desk).facts() == desk.table.facts()


def test_where_people_cannot_share_a_device() -> None:
    desk = open_desk(players=3, clock={"move": 20, "reserve": 10})
    desk.do(ANN, p.Sit, name="Ann")
    assert desk.refuses(ANN, p.Sit, name="Bob", beside=True) == "not-beside"
    desk = open_desk(players=3)
    desk.do(ANN, p.Sit, name="Ann", beside=True)  # the first is beside nobody
    assert desk.refuses(ANN, p.Sit, name="Bob") == "already-seated"
    assert desk.refuses(ANN, p.Sit, name="Bob", beside=True, commitment="0" * 64) == "not-beside"


def test_the_host_may_remove_a_person_at_their_own_device_but_not_the_last() -> None:
    desk = seated()
    desk.do(ANN, p.Remove, seat=1)
    assert desk.table.facts().shared == [] and desk.table.removed == {}
    assert desk.table.you(ANN).told is None
    assert desk.refuses(ANN, p.Remove, seat=0) == "seat-is-yours"


def test_a_choice_needs_somebody_who_looks() -> None:
    desk = started()
    assert desk.refuses(ANN, p.Act, seq=desk.table.seq, action=0) == "nobody-looks"
    act(desk, 0)
    assert [choice.seat for choice in desk.table.choices] == [0]


def test_whoever_moved_last_at_the_device_takes_it_back_without_asking_there() -> None:
    desk = started()
    act(desk, 0)
    act(desk, 1)
    desk.do(ANN, p.Undo)
    assert [choice.seat for choice in desk.table.choices] == [0] and desk.table.undos == [0, 1, 0]
    desk.do(ANN, p.Undo)
    assert desk.table.choices == [] and desk.table.undos == [1, 1, 0]


def test_people_at_one_device_agree_together() -> None:
    desk = started(starter=2)
    act(desk, 2)
    act(desk, 0)
    desk.do(CLEO, p.Undo)
    assert desk.table.undo == (2, {0})
    desk.do(ANN, p.Consent, agree=True)
    assert desk.table.choices == []


def test_people_at_one_device_leave_and_come_back_together() -> None:
    desk = started()
    desk.do(ANN, p.Rise)
    assert [state.cause for state in desk.table.seats] == ["left", "left", None]
    desk.do(ANN, p.Back)
    desk.do(ANN, p.Back)
    assert all(state.is_played_by_person for state in desk.table.seats)
    assert desk.refuses(ANN, p.Back) == "seat-is-yours"


def test_alone_at_the_device_the_match_waits_and_may_be_closed() -> None:
    desk = open_desk(game="potato-man", players=3, bots={2: "easy"})
    desk.do(ANN, p.Sit, name="Ann")
    desk.do(ANN, p.Sit, name="Bob", beside=True)
    desk.do(ANN, p.Start)
    assert desk.table.closer == ANN
    desk.do(ANN, p.Rise)
    assert desk.table.status == "playing" and desk.table.seats[0].is_played_by_person


def test_a_rematch_is_accepted_for_the_whole_device() -> None:
    desk = started(options={"rounds": 1})
    while desk.table.status == "playing":
        act(desk, desk.table.match.to_act[0])
    desk.do(CLEO, p.Rematch)
    assert [state.is_invited for state in desk.table.seats] == [True, True, False]
    desk.do(ANN, p.Rematch)
    assert not any(state.is_invited for state in desk.table.seats)
    assert desk.refuses(BEN, p.Rematch) == "not-seated"


# -- what is sent -----------------------------------------------------------------------------------


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Any:
    loop = Loop()
    keep_time(monkeypatch, loop)
    yield loop
    loop.run_until_complete(end_all())
    loop.close()


@pytest.mark.parametrize("game", ["potato-man", "companeros", "hot-potato"])
def test_the_device_is_sent_what_spectators_see_and_a_look_what_one_seat_sees(loop: Any, game: str) -> None:
    async def play() -> None:
        house = Parlour(Shelf())
        ann, eve = await house.person("Ann"), await house.person("Eve")
        await house.open_table(ann, game, 3, bots={2: "easy"}, starter=0)
        house.bots.is_quick = True
        everybody, spectator = await house.join(ann), await house.join(eve)
        assert (await everybody.ask("sit", name="Ann"))["type"] == "done"
        assert (await everybody.ask("sit", name="Bob", beside=True))["type"] == "done"
        assert (await everybody.ask("start"))["type"] == "done"
        await house.settle(everybody, spectator)
        for _ in range(12):
            seats = [seat for seat in house.table.match.to_act if seat < 2]
            look = await house.join(ann, looker=seats[0])
            assert look.state.you["seat"] == seats[0]
            assert (await look.act())["type"] == "done"
            await look.link.close()
            await house.settle(everybody, spectator)
            check(everybody, spectator)

    loop.run_until_complete(play())


def check(everybody: Player, spectator: Player) -> None:
    """Compare what the device was sent with what a spectator was sent."""
    told, seen = ([text for text in one.heard if '"update"' in text[:20]] for one in (everybody, spectator))
    n = min(len(told), len(seen)) - 1
    assert told[-n:] == seen[-n:]
    assert everybody.state.view == spectator.state.view
    assert everybody.state.presence["online"] == [0, 1] and everybody.state.presence["watching"] == 1
