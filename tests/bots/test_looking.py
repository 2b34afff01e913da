"""The bots with a net: how one wavers, and how another lets actions race through worlds."""

import numpy as np
import pytest

import knolle
from knolle.bots.character import TEMPERAMENTS
from knolle.bots.contract import Budget
from knolle.bots.instances import lookahead_of
from knolle.bots.looking import effort_of, gap_of, n_open, net_values, new_race, trained_for, workbench_for
from knolle.bots.net import parts, random_weights
from knolle.bots.registry import bot
from knolle.bots.searching import WIN_WORTH
from knolle.bots.weights import NetFile, path_of, save
from knolle.games.companeros.character import MARGINS
from knolle.games.companeros.state import TAKE
from knolle.games.potato_man import effort, features
from samples import match_after

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


# -- the race between actions ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def companeros():
    match = knolle.Match("companeros", players=3, seed="53" * 32)
    return match.view(match.to_act[0])


def worlds_of(view, simulations, name="lookahead"):
    """Let a bot choose; return how many worlds it drew, and how many actions were still open."""
    bot(name).choose(view, 7, Budget(simulations=simulations))
    race = workbench_for(view, trained_for(view, None)).race
    return int(race.n[0]), n_open(race)


def test_thinking_ends_when_the_choice_is_clear(view, companeros):
    for position in (view, companeros):
        n, left = worlds_of(position, 10**6)
        assert left == 1 and n * len(position.legal) < 10**5
        assert worlds_of(position, 20)[0] <= n


def test_games_and_sizes_of_nets_have_rooms_of_their_own(view, companeros):
    one = trained_for(view, None)
    more = random_weights(features.N_INPUTS, features.N_DENSE, 2 * one.net.bias.size, np.random.default_rng(1))
    wider = NetFile(parts(more, features.N_INPUTS, features.N_DENSE, 2 * one.net.bias.size), {})
    assert type(workbench_for(companeros, one).race) is lookahead_of(companeros.game).Race
    assert type(workbench_for(view, one).race) is lookahead_of(view.game).Race
    assert workbench_for(view, wider).scratch.base.size == 2 * workbench_for(view, one).scratch.base.size


def test_a_forced_choice_is_made_without_thinking(monkeypatch):
    match = knolle.Match("companeros", players=3, seed="53" * 32)
    while len(match.view(match.to_act[0]).legal) > 1:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    view = match.view(match.to_act[0])
    monkeypatch.setattr("knolle.bots.looking.lookahead_of", None)
    assert bot("lookahead").choose(view, 1, Budget(milliseconds=10**6)) == view.legal[0]


def test_the_choice_follows_from_generator_and_simulations(view, companeros):
    for position in (view, companeros):
        assert len({bot("lookahead").choose(position, 5, Budget(simulations=200)) for _ in range(3)}) == 1


def test_effort_may_depend_on_the_number_of_players(view):
    match = knolle.Match("potato-man", players=2, seed="51" * 32)
    two = effort_of(match.view(match.to_act[0]))
    assert two.doubt > effort_of(view).doubt > 0.0
    assert two.depth > effort_of(view).depth == 0


def test_a_net_that_is_sure_leaves_nothing_to_try(view, monkeypatch):
    monkeypatch.setattr(effort, "DOUBT", 1e-6)
    assert worlds_of(view, 500) == (0, 1)
    monkeypatch.setattr(effort, "DOUBT", 100.0)
    monkeypatch.setattr(effort, "TOLERANCE", 0.0)
    assert worlds_of(view, 500)[1] == len(view.legal)


@pytest.mark.parametrize(("gap", "error"), [(0.0, 1.0), (0.5, 1.0), (1.0, 0.5), (3.0, 1.0), (-1.0, 0.5)])
def test_the_expected_loss_is_that_of_a_normal_error(view, gap, error):
    points = np.linspace(-8, 8, 40_001)
    density = np.exp(-(points**2) / 2) / np.sqrt(2 * np.pi)
    expected = float((np.maximum(error * points - gap, 0.0) * density).sum() * (points[1] - points[0]))
    assert lookahead_of(view.game).loss_without.py_func(gap, error) == pytest.approx(
        expected, rel=0.15, abs=0.1 * error
    )


def last_choices():
    """Yield the choices of a colour in the last trick, when all hands are empty and nothing is hidden."""
    for number in range(20):
        match = knolle.Match("companeros", players=3, seed=f"{number:064x}")
        while not match.is_over:
            view = match.view(match.to_act[0])
            if (view.state["n_tricks"][0], view.state["phase"][0]) == (8, TAKE):
                yield view
            match.act(match.to_act[0], match.legal(match.to_act[0])[-1])


def test_play_to_the_end_judges_the_last_choices_exactly():
    views = list(last_choices())
    assert views
    for view in views:
        values = bot("lookahead").evaluate(view, Budget(simulations=40), 1)
        assert all(value.points_error == 0.0 for value in values)
        best = max(values, key=lambda value: value.points + 5.0 * value.chance)
        assert bot("lookahead").choose(view, 1, Budget(simulations=100)) == best.action


@pytest.mark.parametrize("name", ["master", *(f"master:{temperament}" for temperament in TEMPERAMENTS)])
def test_a_master_never_takes_what_an_exact_last_choice_refutes(name):
    for view in last_choices():
        values = bot("lookahead").evaluate(view, Budget(simulations=40), 1)
        worths = np.array([value.points + WIN_WORTH * value.chance for value in values])
        chances = bot(name).chances(view, 1, Budget(simulations=100))
        assert (worths.max() - worths)[chances > 0].max() <= MARGINS["master"]


def test_a_temperament_leans_only_on_what_worlds_and_net_find_as_good():
    choices = 0
    for seed in range(20):
        match = match_after("companeros", 3, seed, seed=seed)
        position = match.view(match.to_act[0])
        gaps = bot("lookahead").weigh(position, 5, FEW)[1]
        likely = bot("master:bold").chances(position, 5, FEW) > 0.0
        assert (likely == (gaps < MARGINS["master"])).all()
        choices += likely.sum() - 1
    assert choices > 0


def test_a_master_without_a_temperament_plays_what_it_finds_best(view, companeros):
    for position in (view, companeros):
        found = {bot("lookahead").choose(position, 5, FEW)}
        assert {position.legal[k] for k in np.flatnonzero(bot("master").chances(position, 5, FEW))} == found


def test_a_gap_adds_up_along_the_leaders():
    """An action that left behind a leader who left later is behind the best by both gaps."""
    race = new_race(lookahead_of(knolle.game("companeros")))
    race.best[0], race.gaps[:3], race.leaders[:3] = 3, [0.5, 0.25, -1e-9], [1, 3, 3]
    assert [gap_of(race, action) for action in range(4)] == [0.75, 0.25, 0.0, 0.0]
