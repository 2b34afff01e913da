"""`knolle calibrate` and `knolle grade`: what they print of a few matches. The figures themselves are not checked."""

import re

import pytest
from typer.testing import CliRunner, Result

from knolle.bots import judge
from knolle.commands import app
from knolle.lab import calibration, grading

pytestmark = pytest.mark.slow

NUMBER = r"\d+\.\d+"


def invoke(*words: str) -> Result:
    return CliRunner(env={"COLUMNS": "100"}).invoke(app, words)


@pytest.mark.parametrize("game", ["potato-man", "companeros", "hot-potato"])
def test_calibrate_prints_chances_coverage_and_mistakes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "WORLDS", 1)
    monkeypatch.setattr(judge, "SOLVER_WORLDS", 4)
    monkeypatch.setattr(calibration, "TRUTH", 2)
    few = ("--matches", "2", "--each", "3", "--truth", "2", "--reviews", "1")
    done = invoke("calibrate", game, "--players", "3", *few, "--seed", "few")
    assert done.exit_code == 0
    assert re.search(rf"slope of the odds: -?{NUMBER} ± {NUMBER} .* correction by \d", done.stdout)
    assert re.search(rf"of the truth: {NUMBER} ± {NUMBER} % \(2 positions\)", done.stdout)
    assert re.search(
        rf"mistakes in two reviews: \d+ and \d+ of \d+, Jaccard index {NUMBER} ± ({NUMBER}|inf)", done.stdout
    )


def test_calibrate_refuses_a_table_that_the_game_lacks() -> None:
    done = invoke("calibrate", "hot-potato", "--players", "9")
    assert done.exit_code == 1 and "[bad-player-count]" in done.output


def test_grade_prints_what_choices_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grading, "FIRST_WORLDS", 10)
    monkeypatch.setattr(grading, "MOST_WORLDS", 20)
    monkeypatch.setattr(grading, "PART", 10)
    done = invoke("grade", "companeros", "--players", "3", "--choices", "3", "--budget", "100sims", "--seed", "few")
    assert done.exit_code == 0
    assert re.search(rf"master \(100sims\), Compañeros with 3: {NUMBER} ± {NUMBER} % of 3 choices", done.stdout)
