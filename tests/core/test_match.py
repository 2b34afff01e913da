"""Matches: which actions they accept, what they show, copying and rewinding."""

import copy
import pickle
import random

import numpy as np
import pytest

import knolle
from knolle.core.registry import GAMES
from samples import match_after


def test_numpy_integers_are_accepted_as_actions():
    match = knolle.Match("potato-man", players=3, seed="00" * 32)
    assert match.act(0, np.int64(match.legal(0)[0]))[0]["type"] == "play"


@pytest.mark.parametrize("seat", [9, -1, True, "0"])
def test_events_are_only_for_seats_at_the_table(seat):
    match = knolle.Match("potato-man", players=3, seed="00" * 32)
    with pytest.raises(knolle.OptionError) as error:
        match.events(seat)
    assert error.value.code == "bad-seat"


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_running_match_can_be_copied_and_continues_the_same(slug, copied):
    match = knolle.Match(slug, players=3, seed="05" * 32, entropy=["x"])
    match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    other = copied(match)
    assert other.view(0) == match.view(0)
    for _ in range(20):
        seat = match.to_act[0]
        assert other.act(seat, other.legal(seat)[-1]) == match.act(seat, match.legal(seat)[-1])
    assert other.log == match.log
    assert repr(other) == repr(match)


def test_facts_name_players_and_options():
    facts = knolle.Match("hot-potato", players=["Ann", "Ben"], points=4).view(None).facts()
    assert facts["names"] == ["Ann", "Ben"]
    assert facts["options"] == {"points": 4, "tie": "play-on"}


@pytest.mark.parametrize("slug", GAMES)
def test_a_rewound_match_continues_as_if_nothing_had_happened(slug):
    rng = random.Random(3)
    match = match_after(slug, 3, 7, seed=3)
    mark, before = match.mark(), copy.deepcopy(match)
    for _ in range(2):
        for _ in range(40):
            if not match.is_over:
                seat = rng.choice(match.to_act)
                match.act(seat, rng.choice(match.legal(seat)))
        match.rewind(mark)
        assert (match.log, match.choices, match.scores, match.to_act) == (
            (before.log, before.choices, before.scores, before.to_act)
        )
        assert [match.view(seat) for seat in (None, 0, 1, 2)] == [before.view(seat) for seat in (None, 0, 1, 2)]
    while not match.is_over:
        seat, k = match.to_act[0], rng.random()
        for one in (match, before):
            one.act(seat, one.legal(seat)[int(k * len(one.legal(seat)))])
    assert match.record() == before.record()
