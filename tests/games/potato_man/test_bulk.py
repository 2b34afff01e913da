"""Bulk random play against the checked face: the same rules, so the same figures."""

import random
from statistics import mean, stdev

import numpy as np
import pytest

import knolle
from knolle.core.bits import INTERPRETED

GAME = knolle.game("potato-man")
N_BULK = 250 if INTERPRETED else 4000
TABLES = [(2, {}), (2, {"two-player-colours": 3}), (3, {}), (3, {"variant": "no-green"}), (4, {}), (5, {})]


def bulk_rounds(players, options, n):
    """(plays, sacks a seat) of n rounds played inside compiled code."""
    states = np.concatenate([GAME.start(GAME.settle(players, options), 0)] * 2)
    rng = np.uint64(players)
    rounds = []
    for _ in range(n):
        plays, rng = GAME.calls.play_deals(states, 0, 1, np.uint64(rng))
        rounds.append((int(plays), states["sacks"][0].tolist()))
        assert states["turn"][0] < players
    return rounds


def checked_rounds(players, options, n):
    """The same, played one checked choice at a time."""
    chance = random.Random(players)
    state = GAME.start(GAME.settle(players, options), 0)
    rounds = []
    for _ in range(n):
        if GAME.is_over(state):
            state = GAME.start(GAME.settle(players, options), 0)
        order = list(range(len(GAME.shuffle_owed(state))))
        chance.shuffle(order)
        state, _ = GAME.deal(state, order)
        plays = 0
        while acting := GAME.to_act(state):
            state, events = GAME.applied(state, {acting[0]: chance.choice(GAME.legal(state, acting[0]))})
            plays += 1
        rounds.append((plays, events[-1]["sacks"]))
    return rounds


def assert_same_mean(ours, theirs):
    error = (stdev(ours) ** 2 / len(ours) + stdev(theirs) ** 2 / len(theirs)) ** 0.5
    assert abs(mean(ours) - mean(theirs)) < 5 * error


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_bulk_rounds_are_as_long_and_as_rich_as_checked_ones(players, options):
    bulk, checked = bulk_rounds(players, options, N_BULK), checked_rounds(players, options, 250)
    assert_same_mean([plays for plays, _ in bulk], [plays for plays, _ in checked])
    assert_same_mean([sum(sacks) for _, sacks in bulk], [sum(sacks) for _, sacks in checked])
    for seat in range(players):
        assert_same_mean([sacks[seat] for _, sacks in bulk], [sacks[seat] for _, sacks in checked])
    assert not any(any(sacks[players:]) for _, sacks in bulk)
