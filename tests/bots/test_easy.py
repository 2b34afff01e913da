"""The level `easy`: legal everywhere, fast, reproducible; makes mistakes; weak, but not silly.

No level below master makes absurd mistakes.
"""

import statistics
import time
from itertools import islice

import numpy as np
import pytest

import knolle
from knolle.bots.contract import Budget
from knolle.bots.levels import Easy, Medium
from knolle.bots.registry import bot
from knolle.bots.searching import Pimc
from knolle.core.registry import GAMES
from knolle.lab.arena import Arena
from samples import match_after

pytestmark = pytest.mark.slow

TABLES = [(slug, n, {}) for slug in GAMES for n in knolle.game(slug).players]
TABLES += [
    ("potato-man", 2, {"two_player_colours": 3, "rounds": 1}),
    ("potato-man", 3, {"variant": "no-green", "gold": 10**9}),
    ("potato-man", 5, {"gold": 0, "rounds": 10**9}),
    ("companeros", 4, {"memory": "on", "games": 2}),
    ("hot-potato", 2, {"points": 1}),
    ("hot-potato", 3, {"tie": "shared"}),
    ("hot-potato", 4, {"points": 10**9}),
]
ANY = Budget(simulations=1)
QUICK, THOROUGH = Budget(simulations=4_000), Budget(simulations=60_000)


def views(slug, players, options, places=range(0, 40, 5)):
    """Yield a few positions of random matches in which there is something to choose."""
    for n in places:
        match = match_after(slug, players, n % 40, seed=n, **options)
        if not match.is_over and len(match.legal(match.to_act[0])) > 1:
            yield match.view(match.to_act[0])


@pytest.mark.parametrize(("slug", "players", "options"), TABLES)
def test_legal_and_the_same_with_the_same_seed_for_any_budget(slug, players, options):
    for view in views(slug, players, options):
        choices = {bot("easy").choose(view, 3, budget) for budget in (ANY, Budget(milliseconds=1000.0))}
        assert len(choices) == 1
        assert choices <= set(view.legal)


@pytest.mark.parametrize(("slug", "players", "options"), TABLES)
def test_answers_in_five_milliseconds(slug, players, options):
    view = next(views(slug, players, options))
    spent = []
    for rng in range(5):
        started = time.thread_time()
        bot("easy").choose(view, rng, Budget(milliseconds=1000.0))
        spent.append(time.thread_time() - started)
    assert min(spent) < 0.005


def losses(view, budget, look=Easy.look):
    """Return what each action loses to the best, in standard deviations of the points, by a longer look."""
    means, luck = look.means(view, budget, 1)
    worths = means[:, look.objective]
    return dict(zip(view.legal, (worths.max() - worths) / max(luck, 1e-9), strict=True))


def worst_choice(view, found, level="easy"):
    return max(found[bot(level).choose(view, rng, ANY)] for rng in range(20))


@pytest.mark.parametrize("slug", GAMES)
def test_makes_mistakes(slug):
    costs = [worst_choice(view, losses(view, THOROUGH)) for view in views(slug, 4, {})]
    assert statistics.mean(costs) > 0.05


@pytest.mark.parametrize("slug", ["potato-man", "companeros"])
@pytest.mark.parametrize(("level", "look"), [("easy", Easy.look), ("medium", Medium.look), ("hard", Medium.look)])
def test_no_level_makes_absurd_mistakes(slug, level, look):
    """Check only positions where something absurd is possible: a loss larger than luck would often make good.

    In Hot Potato! no single choice costs that much.
    """
    judged = ((view, losses(view, QUICK, look)) for view in views(slug, 4, {}, range(200)))
    dangerous = list(islice((view for view, found in judged if max(found.values()) > 1.1), 6))
    assert len(dangerous) > 2
    for view in dangerous:
        found = losses(view, THOROUGH, look)
        assert worst_choice(view, found, level) < 0.85 < max(found.values())


@pytest.mark.parametrize("level", [Easy, Medium])
def test_the_less_luck_the_fewer_mistakes(monkeypatch, level):
    """Judge four actions worth 10, 9.5, 9 and 1, first for certain, then with luck involved."""
    view = next(view for view in views("potato-man", 4, {}) if len(view.legal) >= 4)
    few = view.legal[:4]
    monkeypatch.setattr(type(view), "legal", few)
    means = np.array([[10.0] * 3, [9.5] * 3, [9.0] * 3, [1.0] * 3])
    for luck, likely in ((0.0, 1), (1.0, 2), (9.0, 3)):
        monkeypatch.setattr(Pimc, "means", lambda *_, luck=luck: (means, luck))
        chances = level().chances(view, 1, ANY)
        assert (chances > 0).tolist() == [True] * likely + [False] * (4 - likely)
        assert list(chances) == sorted(chances, reverse=True)


def leads(slug, players, other, deals):
    """Yield the lead of `easy` over the others, deal by deal."""
    arena = Arena(knolle.game(slug), players, ["easy", *[other] * (players - 1)], "order", ANY)
    for block in arena.blocks(0, deals):
        ahead = [
            totals[seat] - (sum(totals) - totals[seat]) / (players - 1)
            for rotation, totals in enumerate(block.totals)
            for seat in [arena.lineup(rotation).index("easy")]
        ]
        yield statistics.mean(ahead)


@pytest.mark.parametrize(("slug", "players"), [("potato-man", 4), ("companeros", 4), ("hot-potato", 3)])
@pytest.mark.parametrize(("other", "sign"), [("random", 1), ("hard", -1)])
def test_between_random_and_hard(slug, players, other, sign):
    ahead = list(leads(slug, players, other, 12))
    assert sign * statistics.mean(ahead) > 2.5 * statistics.stdev(ahead) / len(ahead) ** 0.5
