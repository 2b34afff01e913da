"""Many matches as arrays: the same rules, the same results for any number of threads, and all-or-nothing steps."""

from typing import Any

import numpy as np
import pytest

import knolle
from knolle.core.errors import ActionError, OptionError
from knolle.games.potato_man.state import CARDS
from knolle.lab.batch import Batch

TABLES = [
    ("potato-man", 4),
    ("potato-man", 2),
    ("companeros", 3),
    ("companeros", 6),
    ("hot-potato", 2),
    ("hot-potato", 4),
]
SHORT: dict[str, dict[str, Any]] = {
    "potato-man": {"rounds": 2},
    "companeros": {"games": 2},
    "hot-potato": {"points": 5},
}


def batch(slug: str, players: int, n: int = 8, **given: Any) -> Batch:
    return knolle.batch(slug, n, players=players, **{"seed": 5, **SHORT[slug], **given})


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_every_step_follows_the_game(slug: str, players: int) -> None:
    matches = batch(slug, players)
    game = matches.game
    pending: list[dict[int, int]] = [{} for _ in range(matches.n)]
    gained = np.zeros((matches.n, players))
    ended = 0
    for _ in range(250):
        before = [matches.state(i) for i in range(matches.n)]
        for i, state in enumerate(before):
            seat = int(matches.seats[i])
            assert seat in game.to_act(state)
            assert seat not in pending[i]
            assert tuple(np.flatnonzero(matches.legal[i])) == game.legal(state, seat)
            assert (matches.observations[i] == game.encode(state, seat)).all()
            assert set(game.to_act(state)) > set(pending[i])
        actions = matches.sample().copy()
        seats = matches.seats.copy()
        matches.step(actions)
        for i, state in enumerate(before):
            pending[i][int(seats[i])] = int(actions[i])
            if len(pending[i]) < len(game.to_act(state)):
                assert matches.state(i).tobytes() == state.tobytes()
                assert not matches.rewards[i].any()
                continue
            after, _ = game.checked_apply(state, pending[i])
            pending[i] = {}
            gained[i] += matches.rewards[i]
            if not game.to_act(after):
                assert gained[i].tolist() == game.totals(after), "the rewards of a match add up to its points"
            assert matches.done[i] == game.is_over(after)
            if matches.done[i]:
                ended += 1
                gained[i] = 0
                assert np.flatnonzero(matches.won[i]).tolist() == game.winners(after)
                assert matches.won[i].sum() == pytest.approx(1.0)
                assert game.totals(matches.state(i)) == [0] * players
            else:
                assert not matches.won[i].any()
                assert game.totals(matches.state(i)) == game.totals(after)
    assert ended > 3


@pytest.mark.parametrize(("slug", "players"), TABLES[::2])
def test_threads_change_nothing(slug: str, players: int) -> None:
    one, three = batch(slug, players, 50, threads=1), batch(slug, players, 50, threads=3)
    for _ in range(60):
        one.step(one.sample())
        three.step(three.sample())
        for name in ("observations", "legal", "seats", "rewards", "done", "won"):
            assert (getattr(one, name) == getattr(three, name)).all(), name


def test_seeds() -> None:
    first = batch("potato-man", 4)
    start = first.observations.copy()
    first.step(first.sample())
    assert (batch("potato-man", 4).observations == start).all()
    assert (batch("potato-man", 4, seed=6).observations != start).any()
    assert (batch("potato-man", 4, seed=None).observations != start).any()
    first.reset(5)
    assert (first.observations == start).all()
    assert (batch("potato-man", 4, n=3).observations == start[:3]).all(), (
        "a match does not depend on how many there are"
    )


def test_every_seat_starts() -> None:
    assert set(knolle.batch("potato-man", 200, players=4, seed=0).seats.tolist()) == {0, 1, 2, 3}


@pytest.mark.parametrize("threads", [1, 2])
def test_an_illegal_action_changes_nothing(threads: int) -> None:
    matches = batch("potato-man", 4, threads=threads)
    kept = [matches.state(i).tobytes() for i in range(matches.n)]
    actions = matches.sample().copy()
    actions[5] = next(card for card in CARDS if not matches.legal[5, card])
    with pytest.raises(ActionError) as refusal:
        matches.step(actions)
    assert refusal.value.code == "card-not-in-hand"
    assert [matches.state(i).tobytes() for i in range(matches.n)] == kept
    for wrong in (-1, 64, 2**40):
        actions[5] = wrong
        with pytest.raises(ActionError, match="is not an action here"):
            matches.step(actions)


@pytest.mark.parametrize("actions", [[0] * 7, 3, [[0] * 8], [0.0] * 8, ["Y2"] * 8, None])
def test_actions_of_the_wrong_shape_are_refused(actions: Any) -> None:
    with pytest.raises(ActionError) as refusal:
        batch("potato-man", 4).step(actions)
    assert refusal.value.code == "bad-actions"


@pytest.mark.parametrize(
    "given", [{"n": 0}, {"n": 2.5}, {"threads": 0}, {"players": 9}, {"rounds": 0}, {"nonsense": 1}]
)
def test_bad_options_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        batch("potato-man", **{"players": 4, **given})
