"""The levels and their nets: at every table, without a net, and in order of strength."""

import logging

import numpy as np
import pytest

import knolle
from knolle.bots import levels, weights
from knolle.bots.contract import Budget
from knolle.bots.registry import bot
from knolle.bots.solving import judge_for
from knolle.core.registry import GAMES
from knolle.lab.arena import Arena

pytestmark = pytest.mark.slow

TABLES = [(slug, n) for slug in GAMES for n in knolle.game(slug).players]
FEW = Budget(simulations=60)


@pytest.fixture
def no_nets(monkeypatch, tmp_path):
    """Pretend that the package has no trained nets."""
    monkeypatch.setattr(weights, "path_of", lambda game, players: tmp_path / f"{game.slug}-{players}.npz")
    for cached in (weights.weights, judge_for, levels.has_net):
        cached.cache_clear()
    yield tmp_path
    for cached in (weights.weights, judge_for, levels.has_net):
        cached.cache_clear()


def opening(slug, players, **options):
    match = knolle.Match(slug, players=players, seed="33" * 32, **options)
    return match.view(match.to_act[0])


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_every_table_has_its_net(slug, players, caplog):
    path = weights.path_of(knolle.game(slug), players)
    _, about = weights.read(path, knolle.game(slug))
    assert path.stat().st_size < 500_000
    assert {"seed", "date", "deals", "cpu_minutes"} <= about.keys() and about["players"] == players
    assert about["deals"] > 0 and (slug == "hot-potato" or about["command"].startswith(f"knolle train {slug} "))
    assert levels.has_net(knolle.game(slug), players) and not caplog.records


@pytest.mark.parametrize(("slug", "players"), TABLES)
@pytest.mark.parametrize("name", ["medium", "hard", "master"])
def test_a_level_plays_whole_deals(slug, players, name):
    match = knolle.Match(slug, players=players, seed="34" * 32)
    for number in range(40):
        if match.is_over:
            break
        for seat in match.to_act:
            view = match.view(seat)
            action = bot(name).choose(view, number, FEW)
            assert action == bot(name).choose(view, number, FEW)
            match.act(seat, action)


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_master_judges_every_action(slug, players):
    view = opening(slug, players)
    values = bot("master").evaluate(view, FEW, 1)
    assert [value.action for value in values] == list(view.legal)
    assert all(0 <= value.chance <= 1 and value.points_error >= 0 for value in values)


@pytest.mark.parametrize(
    ("slug", "name"), [*((slug, "master") for slug in GAMES), ("potato-man", "hard"), ("companeros", "hard")]
)
def test_a_level_without_a_net_warns_and_searches(slug, name, no_nets, caplog):
    view = opening(slug, 3)
    with caplog.at_level(logging.WARNING, "knolle"):
        choices = [bot(name).choose(view, 1, FEW) for _ in range(2)]
    assert choices[0] == choices[1] and choices[0] in view.legal
    assert [record.getMessage() for record in caplog.records] == [
        f"There is no trained net {slug}-3.npz for {view.game.name}. Searching without a net instead."
    ]


@pytest.mark.parametrize(
    ("slug", "name"), [("potato-man", "net"), ("companeros", "lookahead"), ("hot-potato", "solver")]
)
def test_a_net_of_the_wrong_shape_is_refused(slug, name, no_nets):
    view = opening(slug, 3)
    for flat, code in ((None, "no-weights"), (np.zeros(99, np.float32), "bad-weights")):
        if flat is not None:
            weights.save(no_nets / f"{slug}-3.npz", flat, {"hidden": 64, "win_worth": 1.0})
        with pytest.raises(knolle.OptionError) as error:
            bot(name).choose(view, 1, FEW)
        assert error.value.code == code


def test_a_file_that_is_not_a_net_is_refused(no_nets):
    (no_nets / "potato-man-3.npz").write_bytes(b"PK\x03\x04 nonsense")
    with pytest.raises(knolle.OptionError) as error:
        bot("net").choose(opening("potato-man", 3), 1, FEW)
    assert error.value.code == "bad-weights"


@pytest.mark.parametrize(
    ("slug", "players", "options"),
    [
        ("potato-man", 2, {}),
        ("potato-man", 3, {"rounds": 1}),
        ("potato-man", 5, {"rounds": 1}),
        ("companeros", 4, {"memory": "on"}),
        ("hot-potato", 3, {"points": 3, "tie": "shared"}),
    ],
)
def test_master_plays_with_options(slug, players, options):
    arena = Arena(knolle.game(slug), players, ["master"] * players, "options", FEW, options)
    assert arena.play(0, 0).is_over


@pytest.mark.parametrize(
    ("slug", "options", "deals"),
    [
        ("potato-man", {"rounds": 1}, 120),
        ("companeros", {}, 40),
        pytest.param("hot-potato", {}, 150, marks=pytest.mark.long),  # its matches are long, and every choice is solved
    ],
)
def test_each_level_beats_the_one_below(slug, options, deals):
    for stronger, weaker in (("medium", "easy"), ("hard", "medium")):
        arena = Arena(knolle.game(slug), 3, [stronger, weaker, weaker], "order", Budget(simulations=100), options)
        leads = [lead(block) for block in arena.blocks(0, deals)]
        assert np.mean(leads) > 2 * np.std(leads) / len(leads) ** 0.5, stronger


def lead(block):
    """Return the first bot's points above the mean of the two others, over the rotations of a deal."""
    rows = [(row[-k % 3], row) for k, row in enumerate(block.totals)]
    return np.mean([mine - (sum(row) - mine) / 2 for mine, row in rows])
