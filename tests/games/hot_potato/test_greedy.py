"""The rule player of Hot Potato! beats random play, and does what its docstring says."""

import numpy as np
import pytest

from games.hot_potato.table import GAME, Table
from knolle.lab.simulate import Simulation, Summary, bulk

pytestmark = pytest.mark.slow


def choices(match, seat, n=50):
    """Return the texts it chooses, over some seeds."""
    state = match.view(seat).state
    drawn = {int(bulk(GAME).call_greedy(state, 0, np.uint64(seat), np.uint64(977 * k))) for k in range(n)}
    return {GAME.action_text(state, seat, action) for action in drawn}


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "least"), [(2, 0.8), (3, 0.7), (4, 0.65)])
def test_it_clearly_beats_random_play(players, least):
    summary = Summary(players)
    bots = ["greedy"] + ["random"] * (players - 1)
    for chunk in Simulation(GAME, players, 600, "hp", bots).chunks():
        summary.add(chunk)
    assert summary.row(0)[2] > least


def test_it_plays_what_the_known_encounters_rank_high():
    match = Table(3, *["robo couch peeling rambo poteto sweet"] * 3, *["rambo peeling sweet poteto couch robo"] * 3)
    assert "robo" in choices(match, 1) and "rambo" not in choices(match, 1)
    match = Table(3, *["rambo peeling sweet poteto couch robo"] * 3, *["robo couch peeling rambo poteto sweet"] * 3)
    assert "rambo" in choices(match, 1) and "robo" not in choices(match, 1)


def test_it_mixes_choices_that_are_nearly_as_good():
    assert len(choices(Table(3, "robo couch", "couch robo", "sweet robo couch"), 0)) > 1


def test_it_adds_the_card_that_wins_and_never_declines():
    match = Table(2, *["couch sweet poteto peeling robo rambo"] * 6)
    match.play("poteto, couch")
    assert choices(match, 0) == {"couch"}
    match = Table(2, *["poteto couch sweet peeling robo rambo"] * 6)
    match.play("poteto, sweet")
    assert "decline" not in choices(match, 0)


def test_rambotato_goes_to_the_leader():
    match = Table(3, "peeling", "sweet")
    match.play("robo, peeling, couch", "decline", "decline", "rambo, sweet, robo")
    assert match.facts()["totals"] == [0, 2, 0] and choices(match, 0) == {"to 1"}


def test_rambotato_skips_a_protected_leader():
    match = Table(3, "peeling", "couch", "sweet")
    match.play("sweet, peeling, robo", "decline", "decline", "couch, robo, poteto", "decline", "use")
    match.play("rambo, sweet, couch")
    assert match.facts()["totals"] == [1, 2, 0] and choices(match, 0) == {"to 2"}


def test_effects_are_used_when_they_help():
    match = Table(2, *["peeling"] * 6)
    match.play("peeling, sweet")
    assert choices(match, 1) == {"use"}
    match = Table(2, *["peeling"] * 6)
    match.play("peeling, couch")
    assert choices(match, 1) == {"decline"}  # there is nothing to take back
    match = Table(2, *["couch"] * 6)
    match.play("peeling, couch")
    assert choices(match, 0) == {"use"}
    match = Table(2, *["rambo"] * 6)
    match.play("rambo, rambo", "sweet, robo")
    assert match.to_act == (0,) and choices(match, 0) == {"use"}
