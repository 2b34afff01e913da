"""Grades of choices: what is lost is found, with an error, and the best choice loses nothing."""

import pytest

import knolle
from knolle.bots.contract import Budget
from knolle.lab import grading
from knolle.lab.grading import Grade, Grading, Judgement, grade, summary

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def view():
    """Return a choice of a card in the seventh trick."""
    match = knolle.Match("companeros", players=3, seed="61" * 32)
    while True:
        view = match.view(match.to_act[0])
        if view.state["n_tricks"][0] == 6 and len(view.legal) > 2:
            return view
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])


def test_the_worst_choice_loses_and_the_best_does_not(view, monkeypatch):
    monkeypatch.setattr(grading, "MOST_WORLDS", 500)
    judgement = Judgement(view, 3)
    judgement.run(300)
    means = {action: judgement.race.worths[action] for action in view.legal}
    best, worst = max(means, key=means.get), min(means, key=means.get)
    bad, good = grade(view, worst, 5, 0.5), grade(view, best, 5, 0.5)
    assert bad.loss > 3 * bad.error > 0
    assert good.loss < 3 * good.error


def test_grades_follow_from_seed_and_simulations(monkeypatch):
    monkeypatch.setattr(grading, "MOST_WORLDS", 50)
    monkeypatch.setattr(grading, "PART", 50)
    monkeypatch.setattr(grading, "FIRST_WORLDS", 10)
    one, other = (
        list(Grading(knolle.game("companeros"), 3, "net", Budget(simulations=1), "s", every=20).grades(2))
        for _ in range(2)
    )
    assert one == other


def test_a_summary_counts_losses_above_the_limit():
    figures = summary([Grade(-1.0, 0.1), Grade(0.4, 0.1), Grade(0.6, 0.1), Grade(3.0, 0.1)], 0.5)
    assert figures["share"] == 0.5 and figures["mean"] == pytest.approx(1.0) and figures["greatest"] == 3.0


def test_a_game_of_secret_choices_has_no_grades():
    with pytest.raises(knolle.OptionError) as refusal:
        Grading(knolle.game("hot-potato"), 3, "master", Budget(simulations=1), "s")
    assert refusal.value.code == "no-grades"
