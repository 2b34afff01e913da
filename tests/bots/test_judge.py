"""The judge: the same verdict on the same position, calibrated chances, paired errors."""

from math import inf

import numpy as np
import pytest

import knolle
from knolle.bots import judge as judges
from knolle.bots.judge import calibrate, calibrate_means, error_of, judge, judge_anew, losses_of
from knolle.core.registry import GAMES
from knolle.lab.calibration import coverage, fit, judge_all, positions
from samples import match_after


@pytest.mark.parametrize("slug", GAMES)
def test_a_position_is_judged_once(slug, monkeypatch):
    match = match_after(slug, 3, 5)
    view = match.view(match.to_act[0])
    first = judge(view)
    assert [value.action for value in first] == list(view.legal)
    assert min(value.loss for value in first) == 0.0
    monkeypatch.setattr(judges, "judge_anew", None)
    again = knolle.Match.view(match, view.seat)
    assert judge(again) is first


@pytest.mark.parametrize("slug", GAMES)
def test_a_judgement_does_not_depend_on_what_was_judged_before(slug):
    match = match_after(slug, 3, 5)
    view = match.view(match.to_act[0])
    first = judge(view)
    judges._kept.clear()
    assert judge(view) == first


def test_losses_are_compared_in_the_same_worlds():
    """Luck that is the same for both actions leaves no doubt about the difference."""
    luck = np.array([[3.0], [-5.0], [1.0], [0.0]])
    losses, errors = losses_of(luck + np.array([[1.0, 0.5, -2.0]]), np.zeros(3), inf)
    assert losses == pytest.approx([0.0, 0.5, 3.0])
    assert errors == pytest.approx([0.0, 0.0, 0.0])


def test_worlds_and_rating_count_by_their_precision():
    """The second action seems 1 behind in worlds that differ by much, and is rated 1 ahead."""
    worlds = np.array([[0.0, 1.0], [0.0, -3.0], [0.0, 1.0], [0.0, -3.0]])
    error = error_of(worlds[:, 1])
    for doubt, best in ((0.1 * error, 1), (10.0 * error, 0)):
        losses, errors = losses_of(worlds, np.array([0.0, 1.0]), doubt)
        assert losses[best] == 0.0 < losses[1 - best] < 1.0
        assert 0.0 < errors[1 - best] < min(error, doubt)


def test_exact_worlds_leave_no_say_to_the_rating():
    losses, errors = losses_of(np.array([[1.0, 0.5]] * 4), np.array([0.0, 9.0]), 0.1)
    assert (losses, errors) == ([0.0, 0.5], [0.0, 0.0])


def test_the_mean_of_the_batches_is_calibrated():
    """A steeper curve is not straight: calibrated batches would have another mean."""
    (chance,), (error,) = calibrate_means(np.array([[0.5], [0.9]] * 8), 2, 1.5)
    assert chance == pytest.approx(calibrate(np.array([0.7]), 2, 1.5)[0])
    steepness = (calibrate(np.array([0.71]), 2, 1.5) - calibrate(np.array([0.69]), 2, 1.5))[0] / 0.02
    assert error == pytest.approx(steepness * error_of(np.array([0.5, 0.9] * 8)), rel=0.01)
    assert calibrate_means(np.array([[0.0, 1.0]] * 3), 2, 1.5) == ([0.0, 1.0], [0.0, 0.0])


def test_calibration_keeps_an_equal_share_and_certainty():
    chances = np.array([0.0, 0.25, 0.5, 1.0])
    steep = calibrate(chances, 4, 1.5)
    assert steep[[0, 1, 3]] == pytest.approx([0.0, 0.25, 1.0])
    assert steep[2] > 0.5


def test_the_slope_of_chances_that_come_true_is_one():
    chance = np.random.default_rng(1)
    true = chance.uniform(0.05, 0.95, 4000)
    won = (chance.random(4000) < true).astype(float)
    numbers = np.arange(4000)
    assert fit(true, won, numbers).value == pytest.approx(1.0, abs=0.1)
    timid = true**0.5 / (true**0.5 + (1 - true) ** 0.5)
    assert fit(timid, won, numbers).value == pytest.approx(2.0, abs=0.2)


def test_errors_cover():
    """Two judgements of a position differ as their errors say; errors half as large would cover two thirds."""
    found = positions(knolle.game("potato-man"), 3, ["hard"] * 3, 24, 2, "cover")
    assert coverage(judge_all(found, 2), judge_all(found, 3)).value > 0.85


def test_more_worlds_are_more_certain():
    match = match_after("potato-man", 4, 6)
    view = match.view(match.to_act[0])
    usual, long = (judge_anew(view, 1, times) for times in (1, 9))
    assert np.mean([v.points_error for v in long]) < 0.6 * np.mean([v.points_error for v in usual])
