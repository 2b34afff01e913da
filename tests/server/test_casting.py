"""Temperaments of seated bots: drawn or chosen, different at one table, stored in the journal."""

import pytest

import knolle
from knolle.bots.character import TEMPERAMENTS
from knolle.server import protocol as p
from knolle.server.table import steps
from knolle.server.table.casting import cast, split
from knolle.server.table.table import Table
from server.desk import ANN, SEED, open_desk

GAME = knolle.game("potato-man")


def test_bots_of_one_table_differ() -> None:
    for _ in range(20):
        found = cast(GAME, dict.fromkeys(range(4), "hard"))
        assert {split(bot) for bot in found.values()} == {("hard", one) for one in TEMPERAMENTS}


def test_every_temperament_is_drawn() -> None:
    drawn = {cast(GAME, {1: "easy"})[1] for _ in range(200)}
    assert drawn == {f"easy:{one}" for one in TEMPERAMENTS}


def test_a_choice_is_kept_and_others_avoid_it() -> None:
    for _ in range(20):
        found = cast(GAME, {1: "hard:sly", 2: "easy"}, ["master:bold", None, "easy"])
        assert found[1] == "hard:sly"
        assert split(found[2])[1] in {"careful", "spiteful"}


def test_a_game_without_temperaments_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knolle.server.table.casting.character_of", lambda game: None)
    assert cast(GAME, {1: "easy"}) == {1: "easy"}


def test_the_journal_keeps_who_sits_where() -> None:
    desk = open_desk(players=4)
    desk.do(ANN, p.Replace, seat=1, level="hard:bold")
    desk.do(ANN, p.Replace, seat=2, level="easy")
    desk.do(ANN, p.Start)
    seats = [seat.facts() for seat in desk.table.seats]
    assert (seats[1].bot, seats[1].temperament) == ("hard", "bold")
    assert len({seat.temperament for seat in seats}) == 4 and None not in {seat.temperament for seat in seats}
    again = open_desk(players=4).table
    for entry, at in desk.journal[-3:]:
        again.evolve(steps.decode(entry), at)
    assert [seat.facts() for seat in again.seats] == seats


def test_older_journals_have_bots_without_temperament() -> None:
    opened = (
        '{"do":"opened","game":"potato-man","players":3,"options":{},"settings":{},"host":1,"host_name":"Ann",'
        f'"bots":{{"1":"hard"}},"seed":"{SEED}"}}'
    )
    table = Table(steps.decode(opened), 0)
    table.evolve(steps.decode(b'{"do":"started","level":"easy"}'), 1)
    assert [(seat.facts().bot, seat.facts().temperament) for seat in table.seats] == [
        ("easy", None),
        ("hard", None),
        ("easy", None),
    ]
