"""The solver: right on games with a known answer, legal everywhere, reproducible, better than the rule player."""

import numpy as np
import pytest
from numba import njit

import knolle
from knolle.bots.contract import Budget
from knolle.bots.registry import bot
from knolle.bots.solving import judge_for, solving_of, think
from knolle.bots.weights import path_of
from knolle.lab.arena import Arena
from samples import after

pytestmark = pytest.mark.slow

GAME = knolle.game("hot-potato")
SOLVER = solving_of(GAME).compiled
FEW = Budget(simulations=150)


@njit  # its machine code is not kept: the class of `room` may change without this file
def solve_table(room, masks):
    SOLVER.solve_pair(room, masks)


def mixes_of(table):
    """Return both sides' mixed strategies in a zero-sum game."""
    table = np.array(table, float)
    room = solving_of(GAME).room(8)
    room.payoffs[0, : table.shape[0], : table.shape[1]] = table
    room.payoffs[1, : table.shape[1], : table.shape[0]] = -table.T
    solve_table(room, tuple(np.uint64((1 << n) - 1) for n in table.shape))
    sums = room.sums[:2]
    return sums / sums.sum(axis=1, keepdims=True)


def test_rock_paper_scissors_is_mixed_evenly():
    mixes = mixes_of([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert mixes[:, :3] == pytest.approx(1 / 3, abs=0.02)


def test_a_game_with_an_uneven_answer():
    mine, theirs = mixes_of([[2, -1], [-1, 1]])  # both take the first with chance 2/5
    assert mine[0] == pytest.approx(0.4, abs=0.02)
    assert theirs[0] == pytest.approx(0.4, abs=0.02)


def test_dominated_choices_are_not_made():
    mine, theirs = mixes_of([[3, 1, 4], [1, 0, 2], [2, 0.5, 3]])
    assert mine[0] > 0.98
    assert theirs[1] > 0.98


def deck(n):
    """Return n encounters whose rankings are rotations of the potatoes."""
    names = ["peeling", "couch", "poteto", "rambo", "robo", "sweet"]
    return [[f"card {k}", names[k % 6 :] + names[: k % 6]] for k in range(n)]


def encounters(n, tmp_path):
    path = tmp_path / "deck.toml"
    path.write_text("".join(f'[[encounter]]\nname = "{name}"\nranking = {order}\n' for name, order in deck(n)))
    return str(path)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", [{}, {"points": 3, "tie": "shared"}, {"points": 40}, {"n": 6}, {"n": 64}])
def test_choices_are_legal_and_the_same_with_the_same_seed(players, options, tmp_path):
    if "n" in options:
        options = {"encounters": encounters(options["n"], tmp_path)}
    for n in (0, 5, 11, 18):
        match = after(knolle.Match(GAME, players=players, seed="31" * 32, **options), n)
        if match.is_over:
            continue
        view = match.view(match.to_act[0])
        choices = [bot("solver").choose(view, 5, FEW) for _ in range(2)]
        assert choices[0] == choices[1]
        assert choices[0] in view.legal


def test_simultaneous_choices_are_mixed():
    view = knolle.Match(GAME, players=2, seed="23" * 32).view(0)
    assert len({bot("solver").choose(view, rng, FEW) for rng in range(12)}) > 1
    mix = bot("solver").mix(view, 0, FEW)
    assert mix.sum() == pytest.approx(1)


@pytest.mark.parametrize("players", GAME.players)
def test_every_legal_action_gets_a_value(players):
    match = after(knolle.Match(GAME, players=players, seed="22" * 32), 2 * players)
    view = match.view(match.to_act[0])
    values = bot("solver").evaluate(view, Budget(simulations=400), 3)
    assert values == bot("solver").evaluate(view, Budget(simulations=400), 3)
    assert tuple(value.action for value in values) == view.legal
    assert all(0 <= value.chance <= 1 and value.simulations > 0 and abs(value.points) < 10 for value in values)


def test_an_immediate_win_is_seen():
    """Check that with one point to go for both, no action is valued at more than that point."""
    view = knolle.Match(GAME, players=2, seed="22" * 32, points=1, tie="shared").view(0)
    values = bot("solver").evaluate(view, FEW, 3)
    assert max(value.points for value in values) <= 1
    assert think(view, judge_for(GAME, 2), FEW, 3).mix[list(view.legal)].sum() == pytest.approx(1)


def test_the_solver_beats_the_rule_player():
    arena = Arena(GAME, 2, ["solver", "greedy"], "s", Budget(simulations=150), {})
    rows = [block.totals for block in arena.blocks(0, 80)]
    lead = [(r[0][0] - r[0][1] + r[1][1] - r[1][0]) / 2 for r in rows]
    assert np.mean(lead) > 2 * np.std(lead) / len(lead) ** 0.5


def test_turn_based_games_have_no_solver():
    match = knolle.Match("potato-man", players=3, seed="25" * 32)
    with pytest.raises(knolle.OptionError) as error:
        bot("solver").choose(match.view(match.to_act[0]), 0, FEW)
    assert error.value.code == "no-solver"


def test_a_users_own_net_is_named_by_its_file():
    match = knolle.Match("hot-potato", players=2, seed="61" * 32)
    view = match.view(match.to_act[0])
    named = bot(f"solver:{path_of(GAME, 2)}")
    assert [named.choose(view, rng, FEW) for rng in range(8)] == [
        bot("solver").choose(view, rng, FEW) for rng in range(8)
    ]
    with pytest.raises(knolle.OptionError, match="with 3 players"):
        bot(f"solver:{path_of(GAME, 3)}").choose(view, 0, FEW)
