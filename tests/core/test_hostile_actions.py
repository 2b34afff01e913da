"""Values that are not actions: refused with a reason, and the match stays unchanged."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knolle.core.errors import ActionError, KnolleError, OptionError
from knolle.core.match import Match
from knolle.core.registry import GAMES, game
from samples import match_after

NO_ACTIONS = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(),
    st.integers(),
    st.integers(-2, 70),
    st.text(max_size=12),
    st.binary(max_size=4),
    st.lists(st.integers(0, 5), max_size=2),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=1),
    st.sampled_from(
        ["R5", "r5", "R05", "R 5", "R５", "to 0", "to 9", "to -1", "to 1.0", "to ²", "use", "decline", "red"]
    ),
)
NO_SEATS = st.one_of(
    st.none(), st.booleans(), st.floats(), st.integers(), st.text(max_size=3), st.lists(st.integers(), max_size=1)
)


def snapshot(match: Match) -> tuple[Any, ...]:
    """Return everything that a refusal must leave unchanged."""
    log = json.dumps(match.log)
    views = [match.view(seat) for seat in (*range(len(match.names)), None)]
    return match.state.tobytes(), log, match.to_act, list(match.choices), views, match.is_over


@given(st.data(), st.sampled_from(list(GAMES)), st.integers(0, 60), st.integers(0, 3))
def test_a_refusal_changes_nothing(data: st.DataObject, slug: str, n_choices: int, seed: int) -> None:
    players = data.draw(st.sampled_from(list(game(slug).players)))
    match = match_after(slug, players, n_choices, seed)
    for _ in range(8):
        seat = data.draw(st.integers(0, players) | NO_SEATS)
        action = data.draw(NO_ACTIONS)
        before = snapshot(match)
        legal = match.legal(seat) if type(seat) is int else ()
        try:
            match.act(seat, action)
        except ActionError as refused:
            error = refused
        else:
            # it was a legal action after all, by number or by text
            text_of = [match.game.action_text(before_state(match, before), seat, a) for a in legal]
            assert (type(action) is int and action in legal) or action in text_of
            continue
        assert snapshot(match) == before
        assert error.code
        assert error.sentence.endswith(".")
        json.dumps(error.as_dict())


def before_state(match: Match, before: tuple[Any, ...]) -> Any:
    """Return the state of a snapshot."""
    state = match.state.copy()
    state.view("u1")[:] = list(before[0])
    return state


@pytest.mark.parametrize("slug", GAMES)
def test_values_equal_to_a_legal_number_are_refused(slug: str) -> None:
    match = match_after(slug, game(slug).players[-1], 3)
    seat = match.to_act[0]
    action = match.legal(seat)[0]
    before = snapshot(match)
    for wrong in (float(action), str(action), [action], (action,), None):
        with pytest.raises(ActionError):
            match.act(seat, wrong)
    for other in (float(seat), str(seat), [seat], None, seat + 2**64, -1):
        with pytest.raises(ActionError):
            match.act(other, action)
        assert match.legal(other) == ()
    assert snapshot(match) == before
    match.act(seat, action)


def test_true_is_not_seat_one() -> None:
    match = Match("potato-man", players=3, starter=1, seed=bytes(32))
    action = match.legal(1)[0]
    with pytest.raises(ActionError):
        match.act(True, action)
    assert match.legal(True) == ()
    match.act(1, action)


@pytest.mark.parametrize("slug", GAMES)
def test_nobody_acts_after_the_end(slug: str) -> None:
    match = match_after(slug, game(slug).players[0], 10**6)
    before = snapshot(match)
    for seat in (0, 1, 7, None):
        with pytest.raises(ActionError) as caught:
            match.act(seat, 0)
        assert caught.value.code == "match-over"
    assert snapshot(match) == before


@pytest.mark.parametrize("slug", GAMES)
def test_no_result_before_the_end(slug: str) -> None:
    match = match_after(slug, game(slug).players[0], 3)
    for ask in (match.record, lambda: match.result):
        with pytest.raises(ActionError) as caught:
            ask()
        assert caught.value.code == "match-not-over"


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seat", [-1, 9, True, 1.0, "0", [0]])
def test_no_view_of_an_invalid_seat(slug: str, seat: Any) -> None:
    match = match_after(slug, game(slug).players[0], 3)
    for ask in (match.view, match.events):
        with pytest.raises(OptionError) as caught:
            ask(seat)
        assert caught.value.code == "bad-seat"


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("order", [[], [0], None, 5, "abc", [None, 1], [0, 0, 1], list(range(1000))])
def test_no_deal_out_of_turn_or_of_the_wrong_length(slug: str, order: Any) -> None:
    one = game(slug)
    fresh = one.start(one.settle(one.players[0], {}), 0)
    before = fresh.tobytes()
    for state in (fresh, match_after(slug, one.players[0], 3).state):
        with pytest.raises(KnolleError) as caught:
            one.checked_deal(state, order)
        assert caught.value.code == "bad-order"
    assert fresh.tobytes() == before


@pytest.mark.parametrize("slug", GAMES)
def test_any_integer_seeds_a_determinization(slug: str) -> None:
    match = match_after(slug, game(slug).players[0], 3)
    for rng in (0, -1, 2**64, 10**30):
        view = match.view(0)
        drawn = view.determinize(rng)
        assert match.game.observe(drawn, 0).tobytes() == view.state.tobytes()
