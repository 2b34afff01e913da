"""Kernel and referee agree event by event on random matches, also with decks of one's own."""

import random

import pytest

from games.hot_potato.table import GAME, POTATOES
from knolle import Match
from reference import HotPotato, Shuffler

CASES = [({}, 12), ({"points": 1}, 12), ({"points": 25}, 12), ({"tie": "shared", "points": 4}, 12)]
CASES += [({"points": 20}, 6), ({"points": 20}, 7), ({"points": 70}, 64)]


def own_deck(n, rng):
    return None if n == 12 else [(f"card {k}", rng.sample(POTATOES, 6)) for k in range(n)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("options", "n"), CASES)
def test_kernel_and_referee_agree(players, options, n):
    for seed in range(8):
        rng = random.Random(seed)
        secret, deck = rng.randbytes(32), own_deck(n, rng)
        match = Match("hot-potato", players=players, seed=secret, entropy=["salt"], encounters=deck, **options)
        referee = HotPotato(players, options, 0, Shuffler(secret, ["salt"]).shuffle, deck)
        while referee.to_act():
            assert match.to_act == tuple(referee.to_act())
            choices = {}
            for seat in match.to_act:
                legal = GAME.legal_texts(match.state, seat)
                assert sorted(legal) == sorted(referee.legal(seat))
                choices[seat] = rng.choice(legal)
            for seat, choice in choices.items():
                match.act(seat, choice)
            referee.act(choices)
        assert match.log == referee.log and match.result == referee.result()
