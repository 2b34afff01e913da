"""The searching bots: legal, reproducible, mixed where they must be, and stronger than their rollout policy."""

import time

import pytest

import knolle
from knolle.bots.contract import Budget
from knolle.bots.registry import BOTS, bot
from knolle.core.registry import GAMES
from knolle.lab.arena import Arena
from samples import after

TABLES = [(slug, n) for slug in GAMES for n in knolle.game(slug).players]
SEARCHES = ["pimc", "pimc:own:random", "ismcts:difference", "ismcts:chance:random"]
FEW = Budget(simulations=60)


@pytest.mark.parametrize(("slug", "players"), TABLES)
@pytest.mark.parametrize("name", [*SEARCHES, "random", "greedy"])
def test_choices_are_legal_and_the_same_with_the_same_seed(slug, players, name):
    for n in (0, 7, 23):
        match = after(knolle.Match(slug, players=players, seed="21" * 32), n)
        seat = match.to_act[0]
        choices = [bot(name).choose(match.view(seat), 5, FEW) for _ in range(2)]
        assert choices[0] == choices[1]
        assert choices[0] in match.legal(seat)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("name", ["pimc", "ismcts", "greedy"])
def test_every_legal_action_gets_a_value_with_its_error(slug, name):
    match = after(knolle.Match(slug, players=3, seed="22" * 32), 4)
    view = match.view(match.to_act[0])
    values = bot(name).evaluate(view, Budget(simulations=400), 3)
    assert values == bot(name).evaluate(view, Budget(simulations=400), 3)
    assert tuple(value.action for value in values) == view.legal
    for value in values:
        assert 0 <= value.chance <= 1
        assert value.points_error > 0
        assert value.simulations == 400 // len(view.legal)


def test_simultaneous_choices_are_mixed():
    view = knolle.Match("hot-potato", players=2, seed="23" * 32).view(0)
    drawn = {bot("ismcts").choose(view, rng, Budget(simulations=400)) for rng in range(12)}
    assert len(drawn) > 1


@pytest.mark.parametrize("name", ["pimc", "ismcts"])
def test_a_time_budget_is_respected(name):
    view = knolle.Match("potato-man", players=4, seed="24" * 32).view(0)
    bot(name).choose(view, 0, FEW)
    spent = []
    for _ in range(5):
        started = time.thread_time()
        bot(name).choose(view, 0, Budget(milliseconds=20))
        spent.append(time.thread_time() - started)
    assert 0.019 < min(spent) < 0.06


def test_search_beats_its_rollout_policy():
    arena = Arena(
        knolle.game("potato-man"), 2, ["pimc:difference", "greedy"], "s", Budget(simulations=240), {"rounds": 1}
    )
    blocks = list(arena.blocks(0, 60))
    lead = sum(rows[0][0] - rows[0][1] + rows[1][1] - rows[1][0] for rows in (block.totals for block in blocks))
    assert lead / 120 > 0.5


@pytest.mark.parametrize("name", ["best", "pimc:points", "pimc:own:net", "pimc:own:random:more", "greedy:x"])
def test_unknown_bots_and_settings_are_refused(name):
    with pytest.raises(knolle.OptionError) as error:
        bot(name)
    assert error.value.code in ("unknown-bot", "bad-bot-settings")


@pytest.mark.parametrize("text", ["", "10", "ms", "-1ms", "0ms", "1.5sims", "10 ms", "inf", "9e9s", "١ms"])
def test_bad_budgets_are_refused(text):
    with pytest.raises(knolle.OptionError) as error:
        Budget.parse(text)
    assert error.value.code == "bad-budget"


@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_only_when_it_is_their_turn(name):
    match = knolle.Match("hot-potato" if name == "solver" else "potato-man", players=3, seed="25" * 32)
    match.act(0, match.legal(0)[0])
    with pytest.raises(knolle.ActionError) as refusal:
        bot(name).choose(match.view(0), 0, FEW)
    assert refusal.value.code == "not-your-turn"


@pytest.mark.parametrize("name", ["pimc", "ismcts", "easy"])
def test_a_match_without_end_can_be_searched(name):
    match = knolle.Match("hot-potato", players=3, seed="26" * 32, points=10**9)
    assert bot(name).choose(match.view(1), 0, FEW) in match.legal(1)
