"""The levels of version 1: they play at every table, and weigh worlds and net as they did."""

import numpy as np
import pytest

import knolle
from knolle.bots.contract import Budget
from knolle.bots.frozen import PRIOR, weigh
from knolle.bots.registry import bot
from knolle.bots.searching import OBJECTIVES
from knolle.core.registry import GAMES

pytestmark = pytest.mark.slow

FEW = Budget(simulations=60)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("name", ["easy-1", "medium-1", "hard-1", "master-1"])
def test_a_level_of_version_1_plays(slug, name):
    match = knolle.Match(slug, players=3, seed="35" * 32)
    for number in range(12):
        seat = match.to_act[0]
        view = match.view(seat)
        action = bot(name).choose(view, number, FEW)
        assert action == bot(name).choose(view, number, FEW)
        match.act(seat, action)


def test_a_level_of_version_1_has_no_settings():
    with pytest.raises(knolle.OptionError, match="master-1 has no settings"):
        bot("master-1:99")


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
