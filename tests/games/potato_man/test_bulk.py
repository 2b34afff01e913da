"""Bulk random play against the checked face: the same rules, so the same figures."""

import random
from statistics import mean, stdev

import numpy as np
import pytest

import knolle
from knolle.core.compiled import bits

GAME = knolle.game("potato-man")
N_BULK = 250 if bits.INTERPRETED else 4000
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


@pytest.mark.skipif(not bits.INTERPRETED, reason="looks over the kernel's shoulder: with NUMBA_DISABLE_JIT=1 only")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_bulk_round_can_be_replayed_by_the_checked_face(players, options, monkeypatch):
    states = np.concatenate([GAME.start(GAME.settle(players, options), players - 1)] * 2)
    dealt, picks = watched(states, monkeypatch)
    rng = np.uint64(players)
    for _ in range(20):
        plays, rng = GAME.calls.play_deals(states, 0, 1, rng)
        state = dealt[-1]
        for bit in picks:
            (seat,) = GAME.to_act(state)
            state, _ = GAME.apply(state, {seat: bit.bit_length() - 1})
        assert plays == len(picks) and GAME.to_act(state) == ()
        for field in ("hands", "sacks", "totals", "best", "phase", "starter", "turn", "blocked", "aside", "n_drawn"):
            assert np.array_equal(state[field], states[:1][field]), field


def watched(states, monkeypatch):
    """The states after each random deal; the cards picked in the round since, as masks."""
    dealt, picks = [], []
    deal_random, random_bit = GAME.kernel.deal_random, GAME.kernel.random_bit

    def deal(s, rng):
        rng = deal_random(s, rng)
        dealt.append(states[:1].copy())
        picks.clear()
        return rng

    def pick(bits32, mask):
        bit = random_bit(bits32, mask)
        picks.append(int(bit))
        return bit

    monkeypatch.setattr(GAME.kernel, "deal_random", deal)
    monkeypatch.setattr(GAME.kernel, "random_bit", pick)
    return dealt, picks


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_bulk_deal_deals_every_card_once(players, options):
    states = np.concatenate([GAME.start(GAME.settle(players, options), 0)] * 2)
    deck = int(states["deck"][0])
    seen = dict.fromkeys(range(players), 0)
    for k in range(60):
        GAME.kernel.deal_random(states[0], np.uint64(k))
        blocks = [int(hand) for hand in states["hands"][0][:players]] + [int(states["aside"][0])]
        if players == 2:
            blocks += [1 << card for card in states["dealt"][0].tolist()[24:40]]
        assert sum(blocks) == deck  # no card twice, none missing
        assert [hand.bit_count() for hand in blocks[:players]] == [{5: 10}.get(players, 12)] * players
        for seat in seen:
            seen[seat] |= blocks[seat]
    assert set(seen.values()) == {deck}
