"""The bots with a net: how far one wavers, and how another weighs worlds against the net."""

import numpy as np
import pytest

import knolle
from knolle.bots.contract import Budget
from knolle.bots.looking import PRIOR, net_values, weighed
from knolle.bots.registry import bot
from knolle.bots.searching import OBJECTIVES

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
def test_how_far_it_wavers_is_a_small_number(name):
    with pytest.raises(knolle.OptionError, match="how far it wavers"):
        bot(name)


def figures(n, *actions):
    """Figures of n worlds: for each action the mean and the stray of own points, lead and chance."""
    return np.array(
        [[n, *(part for mean, stray in kinds for part in (n * mean, n * (mean**2 + stray**2)))] for kinds in actions]
    )


TWO = ((1.0, 1.0), (2.0, 3.0), (0.3, 0.4)), ((1.0, 1.0), (1.0, 3.0), (0.4, 0.4))


def test_worlds_and_net_share_the_word():
    lead = OBJECTIVES["difference"]
    judged = np.array([0.0, 1.5], np.float32)
    few, many = (weighed(figures(n, *TWO), lead, judged) for n in (PRIOR / 8, PRIOR * 8))
    assert few.argmax() == 1 and many.argmax() == 0
    assert weighed(figures(PRIOR, *TWO), lead, judged) == pytest.approx([1.0, 1.25])


def test_the_net_speaks_of_chances_by_what_a_point_of_the_lead_is_worth():
    chance = OBJECTIVES["chance"]
    told = weighed(figures(1e-9, *TWO), chance, np.array([1.5, 4.5], np.float32))
    assert told[1] - told[0] == pytest.approx(3.0 * 0.4 / 3.0)
    assert told.mean() == pytest.approx(0.35 + 1.5 * 0.4 / 3.0)


def test_where_nothing_strays_the_worlds_alone_decide():
    sure = ((1.0, 0.0), (2.0, 0.0), (0.0, 0.0)), ((1.0, 0.0), (1.0, 0.0), (1.0, 0.0))
    told = weighed(figures(8, *sure), OBJECTIVES["chance"], np.array([5.0, 0.0], np.float32))
    assert told.argmax() == 1
