"""Public facts computed from changes are the same as all facts computed afresh."""

import random

import numpy as np
import pytest

import knolle
from knolle.core.facts import Facts, Sheet, changes, nothing_told
from knolle.core.registry import GAMES, game


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_accumulated_changes_equal_all_facts(slug: str, most: bool) -> None:
    players = game(slug).players
    match = knolle.Match(slug, players=players[-1] if most else players[0], seed="07" * 32)
    chance, told, marks = random.Random(7), nothing_told(), []
    seen: Facts = {}
    while True:
        view = match.view(None)
        changed = view.moving_changes(told)
        assert all(name not in seen or seen[name] != value for name, value in changed.items())
        seen |= changed
        assert seen == dict.fromkeys(seen) | view.moving_facts()
        if match.is_over:
            return
        marks.append(match.mark())
        if chance.random() < 0.1:
            match.rewind(chance.choice(marks[-6:]))
        seat = chance.choice(match.to_act)
        match.act(seat, chance.choice(match.legal(seat)))


def test_a_fact_that_disappears_becomes_none() -> None:
    assert changes({"a": 1, "b": 2}, {"b": 3, "c": 4}) == {"a": None, "b": 3, "c": 4}
    assert changes({"a": 1}, {"a": 1}) == {}


def test_facts_disappear_in_the_order_in_which_they_were_told() -> None:
    names = [f"fact {k}" for k in range(20)]  # a set of names has another order in every process
    assert list(changes(dict.fromkeys(names, 1), {})) == names


def test_a_part_may_be_read_from_one_field() -> None:
    kind = np.dtype([("turn", "u8"), ("hands", "u8", 3)])
    sheet = Sheet(kind, ("hands", lambda hands: {"hands": hands}), ("turn hands", lambda turn, _: {"turn": turn}))
    state, told = np.array([(1, (4, 5, 6))], kind), nothing_told()
    assert sheet.facts(state) == sheet.changes(state, told) == {"hands": (4, 5, 6), "turn": 1}
    state["turn"] = 2
    assert sheet.changes(state, told) == {"turn": 2}
