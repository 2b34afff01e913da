"""Inputs of the nets: nothing hidden and nothing out of range, in every game whose net judges actions."""

from pathlib import Path

import numpy as np
import pytest

import knolle
from knolle.bots.instances import features_of, looks_of
from knolle.bots.net import MOST_ADDED
from knolle.compiled.template import instantiate
from knolle.core.registry import GAMES
from knolle.games.companeros import features as companeros
from knolle.games.companeros import kernel
from knolle.games.companeros.state import BLUE, N_VALUES, PLAY, RED, TAKE, card_of
from knolle.testing.script import random_script

pytestmark = [pytest.mark.xdist_group("features"), pytest.mark.slow]
"""One worker compiles what the others would compile again."""

EXTRA = [
    ("potato-man", 2, {"two_player_colours": 3}),
    ("potato-man", 3, {"variant": "no-green", "gold": 35}),
    ("potato-man", 5, {"gold": 0}),
    ("companeros", 3, {"memory": "on", "games": 2}),
    ("companeros", 4, {"memory": "on"}),
    ("companeros", 5, {"memory": "on"}),
    ("companeros", 6, {"memory": "on"}),
]
LEARNERS = [slug for slug in GAMES if hasattr(features_of(knolle.game(slug)), "action_inputs")]
TABLES = [(slug, players, {}) for slug in LEARNERS for players in knolle.game(slug).players] + EXTRA


def look_of(slug):
    """Return a compiled function that writes everything a net is told about a state and an action."""
    return instantiate(Path(__file__).with_name("look.py"), f"look_{slug}", looks_of(knolle.game(slug))).look


def net_inputs(slug, state, seat, action):
    """Return the inputs of the state, those that the action adds, and its dense figures."""
    features = features_of(knolle.game(slug))
    inputs, added = np.full(256, -1), np.full(64, -1)
    dense = np.full(features.N_DENSE, np.nan, np.float32)
    n, m = look_of(slug)(state, np.uint64(seat), np.uint64(action), inputs, added, dense)
    return inputs[:n].tolist(), added[:m].tolist(), dense.tolist()


def decisions(slug, players, options):
    """Yield the state, seat and legal actions at every decision of a random match."""
    game = knolle.game(slug)
    for state, _ in random_script(game, players, 11, **options).play():
        for seat in game.to_act(state):
            yield game, state, seat, game.legal(state, seat)


@pytest.mark.parametrize(("slug", "players", "options"), TABLES)
def test_a_net_is_told_the_same_about_a_state_as_about_the_seats_view(slug, players, options):
    for game, state, seat, actions in decisions(slug, players, options):
        view = game.observe(state, seat)
        for action in actions:
            assert net_inputs(slug, state, seat, action) == net_inputs(slug, view, seat, action)


@pytest.mark.parametrize(("slug", "players", "options"), TABLES)
def test_inputs_stay_in_range(slug, players, options):
    features = features_of(knolle.game(slug))
    for _, state, seat, actions in decisions(slug, players, options):
        for action in actions:
            inputs, added, dense = net_inputs(slug, state, seat, action)
            assert min(inputs + added) >= 0
            assert max(inputs + added) < features.N_INPUTS
            assert len(added) <= MOST_ADDED
            assert len(inputs) + len(added) <= features.MOST_ACTIVE
            assert np.isfinite(dense).all()
            assert np.abs(dense).max() < 20


def test_the_net_of_companeros_does_not_tell_colours_apart():
    """Swap red and blue in a whole game: no input changes, whether a card or a colour is due."""
    game = knolle.game("companeros")
    script = random_script(game, 4, 5)
    pairs = {RED: BLUE, BLUE: RED}
    in_play = {card_of(a, v): card_of(b, v) for a, b in pairs.items() for v in range(1, N_VALUES + 1)}
    swaps = {PLAY: in_play, TAKE: pairs}
    state, _ = game.checked_deal(game.start(script.options, 0), script.orders[0])
    other, _ = game.checked_deal(game.start(script.options, 0), [in_play.get(card, card) for card in script.orders[0]])
    for choices in script.choices:
        [(seat, chosen)] = choices.items()
        swap = swaps[int(state["phase"][0])]
        for action in game.legal(state, seat):
            inputs, added, _ = net_inputs("companeros", state, seat, action)
            others, others_added, _ = net_inputs("companeros", other, seat, swap.get(action, action))
            assert (sorted(inputs), added) == (sorted(others), others_added)
        state, _ = game.checked_apply(state, {seat: chosen})
        other, _ = game.checked_apply(other, {seat: swap.get(chosen, chosen)})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tricks_are_ranked_as_the_kernel_ranks_them(players):
    chance = np.random.default_rng(players)
    for _ in range(300):
        trick = kernel.Trick(np.uint64(0), np.uint64(0))
        for seat, card in enumerate(chance.permutation(10 * players)[: chance.integers(1, players + 1)]):
            played = kernel.with_card(trick, np.uint64(seat), np.uint64(card))
            trick = kernel.Trick(*map(np.uint64, played))
        assert companeros.ranking_among(trick, np.uint64(players)) == kernel.ranking(trick)
