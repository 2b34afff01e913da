"""Sample Tricks: rule by rule, against the referee, and the conformance suite."""

import random
from itertools import count

import pytest

from games.sample.referee import CASES, SHORT, Referee, hidden
from knolle import ActionError, Match
from knolle.core.fair import reorder, shuffle_material, shuffle_order
from knolle.core.game import State
from knolle.sample import GAME
from knolle.testing import check_game

TABLES = [(n, {}) for n in GAME.players] + CASES


def dealt(*hands: str, **options: int) -> State:
    """Return a round dealt so that these hands are held; the rest follows in card order."""
    state = GAME.start(GAME.settle(len(hands), options), 0)
    items = GAME.shuffle_items(state)
    given = " ".join(hands).split()
    order = given + [card for card in items if card not in given]
    return GAME.checked_deal(state, [items.index(card) for card in order])[0]


def played(state: State, cards: str) -> tuple[State, list[dict[str, object]]]:
    """Let the seats on turn play these cards; return the new state and the events."""
    log = []
    for card in cards.split():
        (seat,) = GAME.to_act(state)
        state, events = GAME.checked_apply(state, {seat: GAME.parse_action(state, seat, card)})
        log += events
    return state, log


A, B = "R1 R2 R8 B1 B2 B3", "R3 G1 G2 G3 G8 B8"


def test_st2_six_cards_each() -> None:
    facts = GAME.open_facts(GAME.observe(dealt(A, B), 0))
    assert facts["hand_sizes"] == [6, 6]


def test_st5_a_seat_with_the_suit_must_follow() -> None:
    state, _ = played(dealt(A, B), "R1")
    assert GAME.legal_texts(state, 1) == ["R3"]
    with pytest.raises(ActionError) as refused:
        played(state, "G8")
    assert (refused.value.code, refused.value.rule) == ("must-follow-suit", "ST-5")


def test_st5_a_seat_without_the_suit_may_play_anything() -> None:
    state, _ = played(dealt(A, B), "R2 R3 G1")
    assert GAME.legal_texts(state, 0) == A.replace("R2 ", "").split()


def test_st6_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    state, log = played(dealt(A, B), "R2 R3 G1 R8")
    assert [event["winner"] for event in log if event["type"] == "trick"] == [1, 1]
    assert GAME.to_act(state) == (1,)


def test_st8_a_tie_is_shared() -> None:
    both = dealt("R4 R5 R6 B1 B2 B3", "R1 R2 R3 B4 B5 B6", rounds=1)
    state, _ = played(both, "R4 R1 R5 R2 R6 R3 B1 B4 B5 B2 B6 B3")
    assert (GAME.totals(state), GAME.winners(state)) == ([3, 3], [0, 1])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_kernel_and_referee_play_the_same_match(players: int, options: dict[str, int]) -> None:
    for number in range(20):
        rng = random.Random(number)
        seed = rng.randbytes(32)
        ours = Match(GAME, players=players, seed=seed, starter=number % players, **options)
        orders = (shuffle_order(shuffle_material(seed, []), k, 24) for k in count())
        theirs = Referee(players, options, number % players, lambda cards, o=orders: reorder(cards, next(o)))
        while acting := theirs.to_act():
            assert list(ours.to_act) == acting
            assert ours.game.legal_texts(ours.state, acting[0]) == sorted(
                theirs.legal(acting[0]), key=GAME.shuffle_items(ours.state).index
            )
            card = rng.choice(theirs.legal(acting[0]))
            theirs.act({acting[0]: card})
            ours.act(acting[0], card)
        assert (ours.log, ours.notes, ours.result) == (theirs.log, theirs.notes, theirs.result())


@pytest.mark.parametrize("players", GAME.players)
def test_conformance(players: int) -> None:
    check_game(GAME, players, hidden, **SHORT)
