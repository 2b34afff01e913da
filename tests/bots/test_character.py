"""Temperaments: they show in the choices, stay among good actions, and two bots of one level are not twins."""

from itertools import combinations

import numpy as np
import pytest

import knolle
from knolle.bots.character import TEMPERAMENTS, chances_within, character_of, even, lean
from knolle.bots.contract import Budget
from knolle.bots.registry import bot
from knolle.core.errors import OptionError
from knolle.core.registry import GAMES
from knolle.games.potato_man.state import number
from knolle.lab.twins import share_alike
from samples import match_after

FEW = Budget(simulations=60)
TRAITS = {
    "potato-man": {"careful": "high", "bold": "high", "spiteful": "leader", "sly": "long"},
    "companeros": {"careful": "join", "bold": "join", "spiteful": "leader", "sly": "small"},
    "hot-potato": {"careful": "robo", "bold": "sweet", "spiteful": "rambo", "sly": "peeling"},
}
"""A trait by which each temperament can be told, where it shows."""


def views(slug, players=4, n=12, **options):
    """Yield positions of random matches with a real choice."""
    for k in range(3 * n):
        match = match_after(slug, players, 1 + 3 * k % 31, seed=k, **options)
        if not match.is_over and len(match.legal(match.to_act[0])) > 2:
            yield match.view(match.to_act[0])


def pull(view, temperament, trait):
    """Return how much more of a trait the choices of a temperament have than those of a bot without one."""
    found = character_of(view.game).traits(view.state[0], view.seat, view.legal)
    if trait not in found:
        return None
    neutral = bot("medium").chances(view, 1, FEW)
    return float((lean(neutral, view, temperament) - neutral) @ even(found[trait]))


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_a_temperament_shows_in_the_choices(slug, temperament):
    trait = TRAITS[slug][temperament]
    sign = np.sign(character_of(knolle.game(slug)).TEMPERAMENTS[temperament][trait])
    pulls = [found for view in views(slug) if (found := pull(view, temperament, trait)) is not None]
    assert len(pulls) > 5
    assert sign * np.mean(pulls) > 0.02


@pytest.mark.parametrize("slug", GAMES)
def test_temperaments_are_told_apart_by_their_choices(slug):
    """Compare how likely each chooses every action over some positions: no two are alike."""
    seen = list(views(slug))
    chances = {
        one: np.concatenate([lean(bot("hard").chances(view, 1, FEW), view, one) for view in seen])
        for one in TEMPERAMENTS
    }
    for first in TEMPERAMENTS:
        for second in TEMPERAMENTS:
            apart = np.abs(chances[first] - chances[second]).sum() / (2 * len(seen))
            assert first == second or apart > 0.03, (first, second)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "players", "options"),
    [
        ("potato-man", 4, {}),
        ("potato-man", 3, {"gold": 0}),
        ("potato-man", 3, {"variant": "no-green"}),
        ("companeros", 3, {}),
        ("companeros", 4, {"memory": "on"}),
        ("hot-potato", 3, {}),
        ("hot-potato", 2, {"deck": "mini"}),
    ],
)
def test_masters_lean_with_and_without_a_net(slug, players, options):
    """Among what a master finds as good there is a choice in some positions; there a temperament shows."""
    chances = {
        one: [bot(f"master:{one}").mix(view, 1, Budget(simulations=600)) for view in views(slug, players, **options)]
        for one in TEMPERAMENTS
    }
    for first, second in combinations(TEMPERAMENTS, 2):
        apart = [np.abs(a - b).max() for a, b in zip(chances[first], chances[second], strict=True)]
        assert max(apart) > 0.05, (first, second)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "master"])
def test_a_temperament_never_takes_what_the_level_rules_out(slug, level):
    for view in views(slug, n=4):
        neutral = bot(level).chances(view, 5, FEW)
        for temperament in TEMPERAMENTS:
            chances = lean(neutral, view, temperament)
            assert ((chances > 0) == (neutral > 0)).all()
            assert chances.sum() == pytest.approx(1.0)


def test_a_bot_named_with_its_temperament_chooses_by_it():
    """In the same positions with the same random numbers, a bold bot plays higher than a careful one."""

    def height(name):
        chosen = [bot(name).choose(view, rng, FEW) for view in views("potato-man") for rng in range(40)]
        return np.mean([number(card) for card in chosen])

    assert height("hard:bold") > height("hard") > height("hard:careful")


def test_chances_fall_with_the_loss_and_end_at_the_margin():
    chances = chances_within(np.array([1.0, 0.8, 0.1, -3.0]), 1.0)
    assert chances[0] > chances[1] > chances[2] > chances[3] == 0.0
    assert chances_within(np.array([1.0, 0.8]), 0.0).tolist() == [1.0, 0.0]


@pytest.mark.parametrize("name", ["medium:rude", "easy:bold:sly", "master:"])
def test_unknown_temperaments_are_refused(name):
    with pytest.raises(OptionError) as error:
        bot(name)
    assert error.value.code == "bad-bot-settings"
    assert "careful, bold, spiteful, sly" in str(error.value)


@pytest.mark.parametrize("level", ["medium", "hard", "master"])
def test_guessers_mix_in_hot_potato(level):
    """In the first round all hands are the same: bots of one level that always chose alike would be twins."""
    view = next(iter(views("hot-potato", 3, 1)))
    opening = knolle.Match("hot-potato", players=3, seed="11" * 32).view(0)
    for seen in (view, opening):
        chosen = [bot(level).choose(seen, rng, FEW) for rng in range(40)]
        assert max(map(chosen.count, set(chosen))) <= 34


@pytest.mark.parametrize("level", ["medium", "hard", "master"])
def test_two_bots_of_one_level_are_not_twins(level):
    usual, _ = share_alike("solver", 3, 3, "twins")
    found, n = share_alike(level, 3, 3, "twins")
    assert n > 20
    assert found <= 1.2 * usual + 0.1  # a small sample; `python -m knolle.lab.twins` measures a large one
