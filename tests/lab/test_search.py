"""The search kit: worlds fit their view, rollouts follow the rules, and a tree finds what a net's values say."""

from typing import Any

import numpy as np
import pytest

import knolle
from knolle.core.errors import ActionError, OptionError
from knolle.core.match import Match
from knolle.core.registry import GAMES
from knolle.lab.search import NetTree, rollouts, search, worlds
from samples import match_after

slugs = pytest.mark.parametrize("slug", GAMES)


def view_of(slug: str, n_choices: int = 9) -> Any:
    match = match_after(slug, 3, n_choices)
    return match.view(match.to_act[0])


@slugs
def test_worlds_fit_the_view(slug: str) -> None:
    view = view_of(slug)
    drawn = worlds(view, 50, seed="a")
    for i in range(50):
        assert view.game.observe(drawn[i : i + 1], view.seat).tobytes() == view.state.tobytes()
    if slug != "hot-potato":
        assert len({drawn[i : i + 1].tobytes() for i in range(50)}) > 10
    assert worlds(view, 50, seed="a").tobytes() == drawn.tobytes()


@slugs
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_rollouts_bring_what_the_rules_count(slug: str, policy: str) -> None:
    view = view_of(slug)
    drawn = worlds(view, 64)
    kept = drawn.tobytes()
    found = rollouts(view.game, drawn, seat=view.seat, actions=[view.legal[0]] * 64, policy=policy, seed=1)
    assert drawn.tobytes() == kept, "the states are not modified"
    assert found.points.shape == found.chances.shape == (64, 3)
    assert (found.points >= 0).all() and found.points.any()
    assert found.chances.sum(axis=1) == pytest.approx(1.0, abs=1e-4)
    again = rollouts(view.game, drawn, seat=view.seat, actions=[view.legal[0]] * 64, policy=policy, seed=1)
    assert (again.points == found.points).all()


def test_the_last_card_is_forced() -> None:
    """With one card each, a rollout must bring what the match brings."""
    match = Match("potato-man", players=3, seed=11, rounds=1)
    before: Any = None
    while match.to_act:
        seat = match.to_act[0]
        before = match.view(seat), match.state, match.game.totals(match.state)
        match.act(seat, match.legal(seat)[0])
    view, state, _ = before
    found = rollouts(view.game, state, seat=view.seat, actions=[view.legal[0]])
    assert found.chances[0].tolist() == [
        (seat in match.result["winners"]) / len(match.result["winners"]) for seat in range(3)
    ]


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"policy": "clever"}, OptionError),
        ({"actions": [0]}, OptionError),
        ({"actions": ["x", "y"]}, OptionError),
        ({"actions": [3.7, 3.7]}, OptionError),
        ({"actions": [[0], [0, 1]]}, OptionError),
        ({"actions": [63, 63]}, ActionError),
        ({"seat": 3}, OptionError),
    ],
)
def test_rollouts_that_are_refused(given: dict[str, Any], error: type[Exception]) -> None:
    view = Match("potato-man", players=3, seed=1).view(0)
    with pytest.raises(error):
        rollouts(view.game, worlds(view, 2), **given)


@pytest.mark.parametrize("states", [np.zeros(4), None, Match("hot-potato", players=3).state, "worlds"])
def test_states_of_something_else(states: Any) -> None:
    with pytest.raises(OptionError, match="take an array of states of Potato Man, as `worlds` returns them"):
        rollouts(knolle.game("potato-man"), states)


def test_states_of_different_tables() -> None:
    states = [worlds(Match("potato-man", players=players, seed=1).view(0), 1) for players in (3, 4)]
    mixed = np.concatenate(states)
    with pytest.raises(OptionError, match=r"one number of players that Potato Man has, not \[3, 4\]") as refusal:
        rollouts(knolle.game("potato-man"), mixed)
    assert refusal.value.code == "bad-states"
    with pytest.raises(OptionError, match=r"not \[0\]"):
        rollouts(knolle.game("potato-man"), np.zeros_like(states[0]))


def even(rows: Any, masks: Any) -> tuple[Any, Any]:
    return masks / masks.sum(axis=1, keepdims=True), np.full((len(rows), 3), 1 / 3)


@slugs
def test_a_tree_spends_all_its_simulations(slug: str) -> None:
    view = view_of(slug)
    asked: list[int] = []

    def evaluate(rows: Any, masks: Any) -> tuple[Any, Any]:
        asked.append(len(rows))
        assert rows.shape[1] == view.game.encoding(3).size and masks.any(axis=1).all()
        return even(rows, masks)

    trees = search([view, view], evaluate, simulations=100, batch=8)
    for tree in trees:
        # the first simulation makes the root
        assert tree.visits.sum() == 99 and len(tree.visits) == len(view.legal)
        assert (tree.values >= 0).all() and (tree.values <= 1).all()
    assert len(asked) < 20, "rows are asked for together"
    assert (
        search([view], even, simulations=50, seed=2)[0].visits == search([view], even, simulations=50, seed=2)[0].visits
    ).all()


def test_a_tree_follows_the_values_of_the_net() -> None:
    """A net that likes positions in which the seat has played a certain card leads the search to that card."""
    view = Match("potato-man", players=3, seed=1).view(0)
    parts, wanted = view.game.encoding(3).parts, view.legal[5]

    def evaluate(rows: Any, masks: Any) -> tuple[Any, Any]:
        priors, values = even(rows, masks)
        played = rows[:, parts["played"]].reshape(-1, 3, 64)[:, :, wanted]
        for row in np.flatnonzero(played.any(axis=1)):
            values[row] = 0
            values[row, played[row].argmax()] = 1
        return priors, values

    tree = search([view], evaluate, simulations=300, batch=4)[0]
    assert view.legal[int(tree.visits.argmax())] == wanted
    assert tree.values[5] > 0.8


def test_answers_of_the_wrong_shape() -> None:
    tree = NetTree(Match("potato-man", players=3, seed=1).view(0))
    rows, masks = tree.ask(1)
    with pytest.raises(OptionError, match=r"values have the shape \(1, 3\), not \(1, 2\)"):
        tree.tell(masks, np.zeros((len(rows), 2)))


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (None, "a pair, priors and values, not None"),
        ((1, 2, 3), "a pair"),
        (("a", "b"), "priors have 1 rows"),
        (([["a"]], [[1]]), "priors are numbers of the shape"),
        ((np.zeros((1, 64)), []), "values have 1 rows"),
    ],
)
def test_answers_that_are_none(answer: Any, told: str) -> None:
    with pytest.raises(OptionError, match=told) as refusal:
        search([Match("potato-man", players=3, seed=1).view(0)], lambda rows, masks: answer)
    assert refusal.value.code == "bad-net-answer"


def test_more_than_a_tree_holds() -> None:
    tree = NetTree(Match("potato-man", players=3, seed=1).view(0))
    with pytest.raises(OptionError, match="room for 8192 simulations"):
        tree.ask(10**5)
    with pytest.raises(OptionError, match="n=0"):
        tree.ask(0)


def never(rows: Any, masks: Any) -> Any:
    pytest.fail("the net is not asked")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"batch": 0}, "batch=0 is invalid; allowed: a whole number of at least 1"),
        ({"simulations": 0}, "simulations=0 is invalid"),
        ({"simulations": 8193}, "at least 1 and at most 8192"),
    ],
)
def test_a_search_that_cannot_end_or_does_not_fit(given: dict[str, int], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        search([Match("potato-man", players=3, seed=1).view(0)], never, **given)


@pytest.mark.parametrize("players", [(), (3, 4)])
def test_views_whose_rows_do_not_fit_together(players: tuple[int, ...]) -> None:
    views = [Match("potato-man", players=n, seed=1).view(0) for n in players]
    with pytest.raises(OptionError, match="views of one game with one number of players") as refusal:
        search(views, never)
    assert refusal.value.code == "bad-views"


def test_names_at_the_top() -> None:
    assert knolle.__version__.count(".") == 2
    assert knolle.bot("greedy").name == "greedy"
    assert "bot" in dir(knolle) and "__version__" in dir(knolle)
