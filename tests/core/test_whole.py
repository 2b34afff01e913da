"""Whole numbers of any kind are taken wherever a number is: seats, actions, players, starters, options."""

from typing import Any

import numpy as np
import pytest

import knolle
from knolle.core.errors import ActionError, OptionError
from knolle.core.match import Match
from knolle.core.registry import GAMES
from samples import match_after


class Three:
    """A number of somebody else's library."""

    def __index__(self) -> int:
        return 3


KINDS = [np.int64, np.uint8, np.int16, np.array]
kinds = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
slugs = pytest.mark.parametrize("slug", GAMES)


@slugs
@kinds
def test_seats_and_actions_of_any_kind(slug: str, kind: Any) -> None:
    match = match_after(slug, 3, 5)
    game, state, seat = match.game, match.state, match.to_act[-1]
    action = match.legal(seat)[0]
    assert match.legal(kind(seat)) == game.legal(state, kind(seat)) == game.legal(state, seat) != ()
    assert game.legal_mask(state, kind(seat)) == game.legal_mask(state, seat)
    assert game.observe(state, kind(seat)).tobytes() == game.observe(state, seat).tobytes()
    assert (game.encode(state, kind(seat)) == game.encode(state, seat)).all()
    assert match.view(kind(seat)) == match.view(seat)
    assert type(match.view(kind(seat)).seat) is int
    assert match.view(seat).determinize(np.int64(-1)).tobytes() == match.view(seat).determinize(-1).tobytes()
    match.act(kind(seat), kind(action))
    with pytest.raises(ActionError):
        match.act(kind(seat), kind(action))


@slugs
@kinds
def test_choices_of_any_kind_apply_like_ints(slug: str, kind: Any) -> None:
    match = match_after(slug, 3, 5)
    chosen = {seat: match.legal(seat)[-1] for seat in match.game.to_act(match.state)}
    plain, events = match.game.checked_apply(match.state, chosen)
    given = {np.int64(seat): kind(action) for seat, action in chosen.items()}
    after, same = match.game.checked_apply(match.state, given)
    assert after.tobytes() == plain.tobytes() and same == events


def test_settings_of_any_kind() -> None:
    match = Match("potato-man", players=np.int64(3), starter=np.uint8(2), rounds=np.int32(2), gold=Three())
    assert match.to_act == (2,) and match.options["gold"] == 3
    assert [type(number) for number in (match.starter, match.options.players, match.options["rounds"])] == [int] * 3
    assert Match("hot-potato", players=Three(), starter=np.int8(0)).names == ("Player 1", "Player 2", "Player 3")
    matches = knolle.batch("potato-man", np.int64(4), players=np.int64(4), threads=np.int64(1), seed=np.int64(1))
    assert matches.n == 4 and matches.legal.shape == (4, 64)
    for i, seat in enumerate(matches.seats):
        assert matches.game.legal(matches.state(i), seat) == tuple(np.flatnonzero(matches.legal[i]))


@pytest.mark.parametrize("seat", [np.bool_(True), True, 1.0, np.float64(1), "1", [1], np.array([1]), 64, -1])
def test_values_that_are_not_seats(seat: Any) -> None:
    match = Match("potato-man", players=3, starter=1, seed=1)
    assert match.legal(seat) == match.game.legal(match.state, seat) == ()
    for ask in (match.view, lambda seat: match.game.observe(match.state, seat), match.events):
        with pytest.raises(OptionError) as refusal:
            ask(seat)
        assert refusal.value.code == "bad-seat"


def test_a_spectator_has_no_row() -> None:
    match = Match("potato-man", players=3, seed=1)
    with pytest.raises(OptionError, match="spectator"):
        match.game.encode(match.state, None)  # type: ignore[arg-type]
