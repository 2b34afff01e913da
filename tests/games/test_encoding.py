"""Encoded rows say the same as the facts of a view."""

import random
from typing import Any

import numpy as np
import pytest

import knolle
from knolle.games.companeros.notation import card_text as companeros_text
from knolle.games.hot_potato.notation import POTATOES
from knolle.games.potato_man.notation import card_text as potato_man_text

COLOURS = ("red", "blue", "green", "yellow", "gold")
LONG = 60
STARTER = {"potato-man": 1, "companeros": 1, "hot-potato": 0}


class Rows:
    """The parts of one row, with seats back in table order."""

    def __init__(self, match: knolle.Match, seat: int) -> None:
        self.seat, self.players = seat, len(match.names)
        self._row = match.game.encode(match.state, seat)
        self._parts = match.game.encoding(self.players).parts

    def __getitem__(self, part: str) -> list[int]:
        found: list[int] = self._row[self._parts[part]].tolist()
        return found

    def seats(self, part: str) -> list[Any]:
        """Return a part with a number, or a list of numbers, for each seat."""
        cells = np.array(self[part]).reshape(self.players, -1)
        turned = np.roll(cells, self.seat, axis=0)
        return turned[:, 0].tolist() if turned.shape[1] == 1 else turned.tolist()

    def sets(self, part: str) -> list[list[int]]:
        """Return the marked indices of each seat."""
        return [np.flatnonzero(cells).tolist() for cells in self.seats(part)]


def matches(slug: str, players: int, **options: Any) -> Any:
    """Yield each seat's row and facts in the course of a match."""
    rng = random.Random(players)
    match = knolle.Match(slug, players=players, seed=bytes(32), starter=STARTER[slug], **options)
    for _ in range(LONG):
        for seat in range(players):
            yield Rows(match, seat), match.view(seat).facts()
        if match.is_over:
            return
        for seat in match.to_act:
            match.act(seat, rng.choice(match.legal(seat)))


def set_cells(cells: list[int], text: Any) -> list[str]:
    return sorted(text(place) for place, cell in enumerate(cells) if cell)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_potato_man(players: int) -> None:
    for row, facts in matches("potato-man", players):
        assert set_cells(row["hand"], potato_man_text) == sorted(facts["hand"])
        assert set_cells(row["trick"], potato_man_text) == sorted(card for _, card in facts["trick"])
        plays = [(seat, card) for trick in [*facts["tricks"], facts["trick"]] for seat, card in trick]
        played = [[potato_man_text(card) for card in cards] for cards in row.sets("played")]
        assert [sorted(cards) for cards in played] == [
            sorted(card for who, card in plays if who == seat) for seat in range(players)
        ]
        assert row.seats("cards_left") == facts["hand_sizes"]
        assert row.seats("sacks") == facts["sacks_worth"]
        assert row.seats("totals") == facts["totals"]
        taken = [[seat[colour] for colour in COLOURS] for seat in facts["sacks_taken"]]
        assert row.seats("sack_cards") == taken
        assert row["supply"] == [facts["sacks_left"].get(colour, 0) for colour in COLOURS]
        assert row["asked"] == [row.seat in facts["to_act"]]
        assert row["rounds_left"] == [facts["rounds"] - facts["round"]]
        assert row["doubles"] == [players == 5]
        assert row["gold"] == [5]
        if facts["trick"]:
            assert row.seats("lead").index(1) == facts["trick"][0][0]


@pytest.mark.parametrize("memory", ["off", "on"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_companeros(players: int, memory: str) -> None:
    for row, facts in matches("companeros", players, memory=memory, games=2):
        assert set_cells(row["hand"], companeros_text) == sorted(facts["hand"])
        assert set_cells(row["display"], companeros_text) == sorted(facts["display"])
        assert set_cells(row["trick"], companeros_text) == sorted(card for _, card in facts["trick"])
        assert row.seats("cards_left") == facts["hand_sizes"]
        assert row.seats("totals") == facts["totals"]
        assert row["playing"] == [facts["phase"] == "play" and row.seat in facts["to_act"]]
        assert row["taking"] == [facts["phase"] == "take" and row.seat in facts["to_act"]]
        assert row["tricks"] == [facts["n_tricks"]]
        assert row["memory"] == [memory == "on"]
        worths = [sum(int(card[1:]) for card in facts["display"] if card[0] == colour) for colour in "RYGBPO"[:players]]
        assert row["worth"] == worths
        values = [sum(int(c[1:]) for _, c in facts["trick"] if c[0] == colour) for colour in "RYGBPO"[:players]]
        assert row["values"] == values
        queue = (facts["ranking"] or [])[len(facts["takes"]) :]
        assert row.seats("to_take") == [queue.index(seat) + 1 if seat in queue else 0 for seat in range(players)]
        check_past_of_companeros(row, facts)


def check_past_of_companeros(row: Rows, facts: dict[str, Any]) -> None:
    hidden = facts["points"] is None
    tricks = [facts["trick"]] if hidden else [*facts["tricks"], facts["trick"]]
    played = [sorted(companeros_text(card) for card in cards) for cards in row.sets("played")]
    plays = [play for trick in tricks for play in trick]
    assert played == [sorted(card for who, card in plays if who == seat) for seat in range(row.players)]
    if hidden:
        assert not any(row["points"])
    else:
        assert row.seats("points") == facts["points"]
        taken = [sorted(companeros_text(card) for card in cards) for cards in row.sets("taken")]
        assert taken == [sorted(cards) for cards in facts["taken"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hot_potato(players: int) -> None:
    phases = ("choose", "extra", "rambo", "effect")
    for row, facts in matches("hot-potato", players):
        for part in ("hands", "lying", "in_force", "kept"):
            assert [[POTATOES[p] for p in cards] for cards in row.sets(part)] == facts[part]
        assert row.seats("totals") == facts["totals"]
        assert [seat for seat, has in enumerate(row.seats("hot")) if has] == [
            s for s in [facts["hot"]] if s is not None
        ]
        assert [seat for seat, is_asked in enumerate(row.seats("asked")) if is_asked] == facts["to_act"]
        assert [seat for seat, gains in enumerate(row.seats("gained")) if gains] == facts["gained"]
        assert row.seats("first").index(1) == facts["first"]
        assert row["seat"].index(1) == row.seat
        assert sum(row["left"]) == len(facts["encounters_left"])
        assert sum(row["shown"]) == len(facts["shown"])
        assert sum(row["known"]) == len(facts["known"]["encounters"])
        assert row["goal"] == [facts["goal"]]
        if facts["phase"] in phases:
            assert row["phase"].index(1) == phases.index(facts["phase"])
        if facts["encounters_played"]:
            ranking = facts["rankings"][facts["encounters_played"][-1]]
            assert row["ranking"] == [ranking.index(potato) + 1 for potato in POTATOES]
