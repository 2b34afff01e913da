"""Bulk play of Potato Man, card by card. tests/conformance checks that its figures match those of checked play."""

from typing import Any

import numpy as np
import pytest

from games.potato_man.table import GAME, HAND_SIZE, TABLES
from knolle.compiled.decorators import bits


def two_tables(players: int, options: dict[str, Any], starter: int = 0) -> Any:
    given = {name.replace("_", "-"): value for name, value in options.items()} | {"rounds": 1}
    return np.repeat(GAME.start(GAME.settle(players, given), starter), 2)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pm4_a_bulk_deal_deals_every_card_once(players: int, options: dict[str, Any]) -> None:
    states = two_tables(players, options)
    deck = int(states["deck"][0])
    seen = [0] * players
    for k in range(60):
        GAME.kernel.deal_random(states[0], np.uint64(k))
        hands = [int(hand) for hand in states["hands"][0][:players]]
        piles = [1 << card for card in states["dealt"][0].tolist()[24:40]] if players == 2 else []
        assert sum(hands + piles) + int(states["aside"][0]) == deck  # no card twice, none missing
        assert {hand.bit_count() for hand in hands} == {HAND_SIZE[players]}
        seen = [before | hand for before, hand in zip(seen, hands, strict=True)]
    assert seen == [deck] * players


@pytest.mark.skipif(not bits.INTERPRETED, reason="looks inside the kernel: only with NUMBA_DISABLE_JIT=1")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_bulk_round_can_be_replayed_with_checks(
    players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for k in range(40):
        states = two_tables(players, options, starter=k % players)
        with monkeypatch.context() as patch:
            dealt, picks = watched(states, patch)
            plays, _ = GAME.calls.call_play_random(states, 0, 2, np.uint64(k))
        assert plays == len(picks)
        for state, again in zip((states[:1], states[1:]), replayed(dealt[-1], picks), strict=True):
            for field in ("hands", "sacks", "totals", "best", "phase", "starter", "turn", "blocked", "n_drawn"):
                assert np.array_equal(state[field], again[field]), field


def watched(states: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Any], list[tuple[int, int]]]:
    """Return the states after each random deal, and the picks since then as masks: from which cards, and which card."""
    dealt: list[Any] = []
    picks: list[tuple[int, int]] = []
    deal_random, random_bit = GAME.kernel.deal_random, GAME.kernel.random_bit

    def deal(s: Any, rng: Any) -> Any:
        rng = deal_random(s, rng)
        dealt.append(states.copy())
        picks.clear()
        return rng

    def pick(bits32: Any, mask: Any) -> Any:
        bit = random_bit(bits32, mask)
        picks.append((int(mask), int(bit)))
        return bit

    monkeypatch.setattr(GAME.kernel, "deal_random", deal)
    monkeypatch.setattr(GAME.kernel, "random_bit", pick)
    return dealt, picks


def replayed(states: Any, picks: list[tuple[int, int]]) -> list[Any]:
    """Return two tables after replaying the picks: in turns while both can play on, then one after the other."""
    tables, left = [states[:1], states[1:]], list(picks)

    def play(i: int) -> None:
        (seat,) = GAME.to_act(tables[i])
        can, bit = left.pop(0)
        assert can == sum(1 << action for action in GAME.legal(tables[i], seat))
        tables[i], _ = GAME.checked_apply(tables[i], {seat: bit.bit_length() - 1})

    while all(GAME.to_act(state) for state in tables):
        play(0)
        play(1)
    for i in (0, 1):
        while GAME.to_act(tables[i]):
            play(i)
    assert not left
    return tables
