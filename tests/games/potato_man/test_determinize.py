"""States drawn for a view of Potato Man are uniform among those that fit, checked by counting on small cases."""

import random
from itertools import permutations

import pytest

import knolle
from counting import assert_uniform
from knolle.games.potato_man.notation import cards_in

pytestmark = pytest.mark.compiled
GAME = knolle.game("potato-man")
N = 30_000


def late_state(players, left, seed=1, **options):
    """Return a state of a random match in which the seat on turn leads a trick with `left` cards in hand."""
    for start in range(seed, 10_000):
        rng = random.Random(start)
        match = knolle.Match("potato-man", players=players, seed=rng.randbytes(32), rounds=1, **options)
        while not match.is_over:
            (seat,) = match.to_act
            facts = match.view(seat).facts()
            if not facts["trick"] and facts["hand_sizes"][seat] == left and not any(facts["pile_sizes"]):
                return match.state, seat
            match.act(seat, rng.choice(match.legal(seat)))
    raise AssertionError("no such state found")


def test_hidden_hands_and_the_cards_set_aside_are_uniform():
    state, seat = late_state(players=5, left=1)
    view = GAME.observe(state, seat)
    drawn = [GAME.determinize(view, seat, rng) for rng in range(N)]
    # 4 other hands of one card each out of 6 unseen cards; the last two are set aside
    assert_uniform((tuple(s["hands"][0].tolist()) for s in drawn), 6 * 5 * 4 * 3)
    assert_uniform((bytes(s["dealt"][0][50:52]) for s in drawn), 6 * 5)


def test_the_seat_on_turn_can_always_play():
    state, leader = late_state(players=4, left=2)
    state, _ = GAME.checked_apply(state, {leader: GAME.legal(state, leader)[0]})
    (turn,) = GAME.to_act(state)
    view = GAME.observe(state, leader)
    hidden = knolle.View(GAME, leader, view)
    unseen = [card for card in cards_in(int(view["deck"][0])) if card not in seen_by(hidden, leader)]
    colour = cards_in(int(view["cards"][0]))[0][0]
    fitting = [pair for pair in permutations(unseen, 2) if any(card[0] != colour for card in pair)]
    drawn = [GAME.determinize(view, leader, rng) for rng in range(N)]
    kinds = {frozenset(pair) for pair in fitting}
    assert_uniform((frozenset(cards_in(int(s["hands"][0][turn]))) for s in drawn), len(kinds))


def seen_by(view, seat):
    facts = view.facts()
    return facts["hand"] + [card for trick in (*facts["tricks"], facts["trick"]) for _, card in trick]


def test_draw_piles_are_uniform_and_own_draws_are_remembered():
    match = knolle.Match("potato-man", players=2, seed="07" * 32)
    for _ in range(6):
        (seat,) = match.to_act
        match.act(seat, match.legal(seat)[0])
    view = GAME.observe(match.state, 0)
    drawn = [GAME.determinize(view, 0, rng) for rng in range(N)]
    unseen = 52 - len(seen_by(match.view(0), 0))
    n_drawn = int(match.state["n_drawn"][0][0])
    first_place = 24 + n_drawn
    assert_uniform((int(s["dealt"][0][first_place]) for s in drawn), unseen)
    for s in drawn[:100]:
        assert s["dealt"][0][24:first_place].tolist() == match.state["dealt"][0][24:first_place].tolist()
        assert sorted(s["dealt"][0].tolist()) == sorted(match.state["dealt"][0].tolist())
