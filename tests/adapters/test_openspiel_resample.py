"""Resampling from an information state: what a player has seen stays, what it cannot know changes."""

import random
from typing import Any

import pyspiel
import pytest

import knolle.adapters.openspiel
from knolle.core.registry import games

pytestmark = pytest.mark.slow

OPTIONS = {"potato_man": "rounds=2", "companeros": "games=2,memory=on", "hot_potato": "points=14"}
COUNTS = [(game.slug.replace("-", "_"), players) for game in games() for players in game.players]


def step(state: Any, rng: random.Random) -> None:
    if state.is_simultaneous_node():
        state.apply_actions([rng.choice(state.legal_actions(p) or [0]) for p in range(state.num_players())])
    elif state.is_chance_node():
        items, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(items, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def check_replays(state: Any) -> None:
    """Check that the history leads to the state by legal steps."""
    twin = state.get_game().new_initial_state()
    steps = list(state.full_history())
    while steps:
        if twin.is_simultaneous_node():
            joint, steps = steps[: state.num_players()], steps[state.num_players() :]
            twin.apply_actions_with_legality_checks([step.action for step in joint])
        else:
            assert steps[0].player == twin.current_player()
            twin.apply_action_with_legality_check(steps.pop(0).action)
    assert str(twin) == str(state)


def check_fits(new: Any, state: Any, seat: int) -> None:
    assert new.information_state_string(seat) == state.information_state_string(seat)
    assert new.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert new.observation_string(seat) == state.observation_string(seat)
    assert [step.player for step in new.full_history()] == [step.player for step in state.full_history()]
    if not state.is_chance_node():
        assert new.legal_actions(seat) == state.legal_actions(seat)


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize(("slug", "players"), COUNTS)
def test_a_resampled_state_fits_everything_that_was_seen(slug: str, players: int, chance: str) -> None:
    rng = random.Random(players)
    state = pyspiel.load_game(
        f"python_knolle_{slug}({OPTIONS[slug]},players={players},chance={chance},rng_seed=2)"
    ).new_initial_state()
    n_changed = 0
    while not state.is_terminal():
        if rng.random() < (0.04 if state.is_chance_node() else 0.12):
            seat = rng.randrange(players)
            new = state.resample_from_infostate(seat, rng.random)
            check_fits(new, state, seat)
            n_changed += str(new) != str(state)
            if chance == "explicit":
                check_replays(new)
            while not new.is_terminal() and rng.random() < 0.8:
                step(new, rng)
        step(state, rng)
    assert n_changed


def test_every_hidden_card_can_be_anywhere() -> None:
    """Check that in Potato Man, over many worlds, each other player comes to hold a given unseen card."""
    rng = random.Random(1)
    state = pyspiel.load_game("python_knolle_potato_man(players=4)").new_initial_state()
    for _ in range(48 + 6):
        step(state, rng)
    card = state.position.log[0]["aside"][0]
    holders = dict.fromkeys((1, 2, 3, None), 0)
    for _ in range(200):
        deal = state.resample_from_infostate(0, rng.random).position.log[0]
        holders[next((seat for seat, hand in enumerate(deal["hands"]) if card in hand), None)] += 1
    assert min(holders.values()) > 5


def test_what_another_peeled_is_redrawn_even_in_an_earlier_pass() -> None:
    """Check Hot Potato! after two looks in a row, where nobody else ever learns which cards the first one saw."""
    rng = random.Random(0)
    game = pyspiel.load_game("python_knolle_hot_potato(players=3,points=40)")
    state = game.new_initial_state()
    while sum(event["type"] == "deal" for event in state.position.log) < 2:
        if state.is_simultaneous_node():
            state.apply_actions(
                [
                    (state.legal_actions(p) or [0])[0]
                    if rng.random() < 0.7
                    else rng.choice(state.legal_actions(p) or [0])
                    for p in range(3)
                ]
            )
        elif state.is_chance_node():
            step(state, rng)
        else:
            state.apply_action(state.legal_actions()[-1])
    seen = [(k, e["seat"]) for k, e in enumerate(state.position.log) if len(e.get("saw", ())) == 3]
    looks = set()
    for _ in range(60):
        new = state.resample_from_infostate(0, rng.random)
        assert new.information_state_string(0) == state.information_state_string(0)
        looks.add(tuple(tuple(sorted(new.position.log[k]["saw"])) for k, _ in seen))
    own = [{look[i] for look in looks} for i, (_, seat) in enumerate(seen) if seat == 0]
    assert all(len(saw) == 1 for saw in own)
    assert len(looks) > 1


def test_a_turn_based_state_is_resampled_with_the_hidden_choices_of_others() -> None:
    rng = random.Random(3)
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("python_knolle_hot_potato(players=3,points=3)"))
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            for seat in range(3):
                new = knolle.adapters.openspiel.resampled(state, seat, rng.random)
                assert new.information_state_string(seat) == state.information_state_string(seat)
                assert new.current_player() == state.current_player()
        step(state, rng)


def test_secret_choices_of_others_are_drawn() -> None:
    rng = random.Random(3)
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("python_knolle_hot_potato(players=3)"))
    state = game.new_initial_state()
    while state.current_player() != 2:
        step(state, rng)
    drawn = [knolle.adapters.openspiel.resampled(state, 1, rng.random).history()[-2:] for _ in range(40)]
    assert {first for first, _ in drawn} == set(range(6))
    assert {own for _, own in drawn} == {state.history()[-1]}
