"""States drawn for a view of Hot Potato! are distributed like real matches, compared with all shuffles by counting.

All encounters rank the same, so a match takes the same course for all shuffles, which decide only what is seen.
"""

import random
from collections import Counter, defaultdict
from itertools import permutations

import numpy as np
import pytest

from counting import assert_uniform
from games.hot_potato.table import GAME, encounters
from knolle.games.hot_potato.state import STATE, TOP

pytestmark = [pytest.mark.compiled, pytest.mark.slow]
N_DRAWN = 4_000
BEST = "sweet rambo robo poteto peeling couch"
COURSES = {
    "two who peel in turn": (
        2,
        7,
        "peeling poteto, decline, use, robo peeling, use, couch rambo, use, peeling sweet, use",
    ),
    "two who peel at once": (
        *(3, 6),
        "sweet peeling peeling, use, use, peeling couch sweet, use, use, couch peeling rambo, use, use, robo robo robo",
    ),
    "one who peels again and again": (
        *(2, 7),
        "peeling poteto, decline, use, couch sweet, use, peeling rambo, use, robo peeling, use, sweet couch",
    ),
    "the last cards": (
        *(2, 6),
        "sweet sweet, rambo rambo, robo robo, peeling poteto, decline, use, poteto peeling, decline, use, couch couch",
    ),
}


def steps_of(course):
    """Return the course as the texts of its steps."""
    return [step.split() for step in course.split(", ")]


def start_of(players, n):
    deck = encounters(*[BEST] * n, n=n)
    return GAME.start(GAME.settle(players, {"encounters": deck, "points": 100}), 0)


def chosen(state, texts):
    choices = {seat: GAME.parse_action(state, seat, text) for seat, text in zip(GAME.to_act(state), texts, strict=True)}
    return GAME.checked_apply(state, choices)[0]


def layers(players, n, course, seat, rng):
    """Yield, step by step along a random match, a seat's view and the weight of every state that may be behind it."""
    real = start_of(players, n)
    weights = {real.tobytes(): 1}
    steps = iter(steps_of(course))
    while True:
        items = GAME.shuffle_owed(real)
        if items is None:
            texts = next(steps, None)
            if texts is None:
                return
            real = chosen(real, texts)
            weights = {chosen(read(raw, real.dtype), texts).tobytes(): weight for raw, weight in weights.items()}
        else:
            order = rng.sample(range(len(items)), len(items))
            real = GAME.deal(real, order)[-1].state
            weights = shuffled(weights, real.dtype, len(items), set(order[:3]))
        view = GAME.observe(real, seat)
        seen = view.tobytes()
        weights = {raw: w for raw, w in weights.items() if GAME.observe(read(raw, real.dtype), seat).tobytes() == seen}
        yield view, weights


def read(raw, kind):
    """Return a state from its bytes and its type, which has the names of the encounters."""
    return np.frombuffer(bytearray(raw), kind)


def shuffled(weights, kind, n, top):
    """Return all states after a shuffle that leaves these on top, which is soon seen; the weights count orders."""
    after = defaultdict(int)
    orders = [order for order in permutations(range(n)) if set(order[:3]) == top]
    for raw, weight in weights.items():
        for order in orders:
            after[GAME.deal(read(raw, kind), order)[-1].state.tobytes()] += weight
    return after


def assert_drawn_by_weight(view, seat, weights, seed):
    total = sum(weights.values())
    drawn = Counter(GAME.determinize(view, seat, seed + k).tobytes() for k in range(N_DRAWN))
    assert set(drawn) <= set(weights), "an impossible state was drawn"
    chi_square = sum((drawn[raw] - N_DRAWN * w / total) ** 2 / (N_DRAWN * w / total) for raw, w in weights.items())
    freedom = len(weights) - 1
    assert abs(chi_square - freedom) <= 5 * (2 * freedom) ** 0.5 + 10, f"chi-square {chi_square:.0f} of {freedom}"


@pytest.mark.parametrize("course", COURSES)
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("seed", [3, 4])
def test_hp20_hidden_order_and_what_others_know_are_distributed_as_in_real_matches(course, seat, seed):
    players, n, steps = COURSES[course]
    n_checked = 0
    for k, (view, weights) in enumerate(layers(players, n, steps, seat, random.Random(seed))):
        if view["phase"] != TOP:  # before HP-4 has shown the top three, all orders are possible
            assert_drawn_by_weight(view, seat, weights, 1000 * k)
            n_checked += len(weights) > 1
    assert n_checked > 5


def test_hp20_before_the_top_three_are_shown_all_orders_are_drawn():
    state, _ = GAME.checked_deal(start_of(2, 6), [3, 1, 0, 5, 2, 4])
    view = GAME.observe(state, 0)
    assert not view["deck"].any()
    assert_uniform((GAME.determinize(view, 0, k)["deck"][0].tobytes() for k in range(20_000)), 720)


def test_hp20_what_others_know_is_hidden_too():
    players, n, steps = COURSES["two who peel at once"]
    *_, (_, weights) = layers(players, n, steps, None, random.Random(5))
    assert len({tuple(read(raw, STATE)["known"][0].tolist()) for raw in weights}) > 2
