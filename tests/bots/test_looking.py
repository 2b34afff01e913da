"""The bots with a net: how one wavers, and how another weighs worlds against the net."""

import numpy as np
import pytest

import knolle
from knolle.bots.contract import Budget
from knolle.bots.looking import PRIOR, net_values, weigh
from knolle.bots.net import random_weights
from knolle.bots.registry import bot
from knolle.bots.searching import OBJECTIVES
from knolle.bots.weights import path_of, save
from knolle.games.potato_man import features

pytestmark = pytest.mark.slow

FEW = Budget(simulations=60)
VIEW_OF = {"players": 4, "seed": "51" * 32}


@pytest.fixture(scope="module")
def view():
    match = knolle.Match("potato-man", **VIEW_OF)
    return match.view(match.to_act[0])


def test_a_net_that_does_not_waver_takes_what_it_likes_best(view):
    judged, _ = net_values(view)
    best = max(view.legal, key=lambda action: judged[action])
    assert {bot(name).choose(view, rng, FEW) for name in ("net", "net:0") for rng in range(20)} == {best}


def test_a_wavering_net_takes_near_equals_and_nothing_much_worse(view):
    values = net_values(view)[0][list(view.legal)]
    taken = [view.legal.index(bot("net:0.3").choose(view, rng, FEW)) for rng in range(300)]
    losses = (values.max() - values) / values.std()
    assert len(set(taken)) > 1
    assert all(losses[i] < 2.0 for i in taken)
    assert np.mean(losses[taken]) < 0.3


def test_wavering_follows_from_the_generator(view):
    chosen = [bot("net:2").choose(view, rng, FEW) for rng in range(20)]
    assert chosen == [bot("net:2").choose(view, rng, FEW) for rng in range(20)]


@pytest.mark.parametrize("name", ["net:much", "net:-1", "net:0.1:0.1", "net:10", "net:nan"])
def test_the_wavering_is_a_small_number(name):
    with pytest.raises(knolle.OptionError, match="how much it wavers"):
        bot(name)


# -- users' own nets -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def own(tmp_path_factory, view):
    """Return the file of an untrained net."""
    path = tmp_path_factory.mktemp("nets") / "own.npz"
    flat = random_weights(features.N_INPUTS, features.N_DENSE, 16, np.random.default_rng(1))
    save(path, flat, {"game": "potato-man", "players": 4, "hidden": 16})
    return path


@pytest.mark.parametrize("name", ["net:{}", "net:0:{}", "lookahead:{}", "lookahead:difference:0:{}"])
def test_a_users_own_net_is_named_by_its_file(view, own, name):
    file = path_of(view.game, 4)
    packaged, other = (bot(name.format(path)) for path in (file, own))
    assert packaged.name == name.format(file)
    assert packaged.choose(view, 3, FEW) == bot(name.removesuffix(":{}")).choose(view, 3, FEW)
    assert other.choose(view, 3, FEW) in view.legal
    assert other.evaluate(view, FEW, 3) != packaged.evaluate(view, FEW, 3)


@pytest.mark.parametrize(("slug", "players"), [("potato-man", 3), ("companeros", 4)])
def test_a_net_for_another_table_is_refused(own, slug, players):
    match = knolle.Match(slug, players=players, seed="52" * 32)
    with pytest.raises(knolle.OptionError, match="potato-man with 4 players") as refusal:
        bot(f"net:{own}").choose(match.view(match.to_act[0]), 0, FEW)
    assert refusal.value.code == "bad-weights"


@pytest.mark.parametrize("name", ["net:a.npz:b.npz", "lookahead:a.npz:0:much", "solver:a.npz:3", "solver:3"])
def test_other_settings_next_to_a_file_are_refused(name):
    with pytest.raises(knolle.OptionError, match=r"\.npz") as refusal:
        bot(name)
    assert refusal.value.code == "bad-bot-settings"


# -- worlds and the net ----------------------------------------------------------------------------


def figures(n, *actions):
    """Return the figures of n worlds: for each action the mean and deviation of own points, lead and chance."""
    return np.array(
        [[n, *(part for mean, stray in kinds for part in (n * mean, n * (mean**2 + stray**2)))] for kinds in actions]
    )


TWO = ((1.0, 1.0), (2.0, 3.0), (0.3, 0.4)), ((1.0, 1.0), (1.0, 3.0), (0.4, 0.4))


def test_worlds_and_net_are_weighed_together():
    lead = OBJECTIVES["difference"]
    judged = np.array([0.0, 1.5], np.float32)
    few, many = (weigh(figures(n, *TWO), lead, judged) for n in (PRIOR / 8, PRIOR * 8))
    assert few.argmax() == 1 and many.argmax() == 0
    assert weigh(figures(PRIOR, *TWO), lead, judged) == pytest.approx([1.0, 1.25])


def test_the_net_judges_chances_by_what_a_point_of_lead_is_worth():
    chance = OBJECTIVES["chance"]
    told = weigh(figures(1e-9, *TWO), chance, np.array([1.5, 4.5], np.float32))
    assert told[1] - told[0] == pytest.approx(3.0 * 0.4 / 3.0)
    assert told.mean() == pytest.approx(0.35 + 1.5 * 0.4 / 3.0)


def test_without_deviation_the_worlds_alone_decide():
    sure = ((1.0, 0.0), (2.0, 0.0), (0.0, 0.0)), ((1.0, 0.0), (1.0, 0.0), (1.0, 0.0))
    told = weigh(figures(8, *sure), OBJECTIVES["chance"], np.array([5.0, 0.0], np.float32))
    assert told.argmax() == 1
