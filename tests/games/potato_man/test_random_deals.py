"""Random deals of Potato Man, card by card. tests/conformance checks that play after them is as after fair ones."""

from typing import Any

import numpy as np
import pytest

from games.potato_man.table import GAME, HAND_SIZE, TABLES


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pm4_a_random_deal_deals_every_card_once(players: int, options: dict[str, Any]) -> None:
    given = {name.replace("_", "-"): value for name, value in options.items()}
    states = GAME.start(GAME.settle(players, given), 0).copy()
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
