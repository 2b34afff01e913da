"""Solved minis: their trees, their values, and OpenSpiel's own judgement of the same games."""

from typing import Any

import pytest

import knolle
from knolle.lab import tree
from knolle.lab.equilibrium import Equilibrium

HOT = "hot-potato", {"deck": "mini", "points": 1, "tie": "shared"}
LONG_HOT = "hot-potato", {"deck": "mini", "points": 2, "tie": "shared"}
MAN = "potato-man", {"deck": "mini", "rounds": 1}
FRIENDS = "companeros", {"deck": "mini"}
Small = tuple[str, dict[str, Any]]


def learned(small: Small, n: int = 0, **more: Any) -> Equilibrium:
    slug, options = small
    found = Equilibrium(knolle.game(slug), 2, options, **more)
    found.iterate(n)
    return found


def test_the_tree_has_every_deal_and_every_choice_once() -> None:
    found = learned(HOT)
    nodes = found.tree.nodes
    # four sets of three encounters; the seat that revealed poteto also knows which potato the other one played
    assert found.n_situations == 2 * (4 + 4 * 3)
    assert nodes.n_children[0] == 4 and (nodes.first[nodes.n_children > 0] > 0).all()
    assert sorted(range(1, nodes.player.size)) == [
        int(child) for i in range(nodes.player.size) for child in nodes.first[i] + range(nodes.n_children[i])
    ]
    assert nodes.gains.sum() == 0


def test_a_tree_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "MOST_NODES", 400)
    with pytest.raises(knolle.OptionError) as error:
        learned(HOT)
    assert error.value.code == "too-many-situations"


@pytest.mark.parametrize("slug", ["potato-man", "companeros", "hot-potato"])
def test_a_game_with_too_many_deals_is_refused_before_they_are_dealt(slug: str) -> None:
    """Without the check this would fill the memory instead; the count of a deal's outcomes is a formula."""
    with pytest.raises(knolle.OptionError, match="too many to solve"):
        Equilibrium(knolle.game(slug), 3)


def test_an_unknown_method_is_refused() -> None:
    with pytest.raises(knolle.OptionError, match="cfr"):
        learned(HOT, method="luck")


def test_cfr_comes_close_to_an_equilibrium_and_learns_on() -> None:
    found = learned(HOT, 10)
    before = found.nash_conv
    found.iterate(190)
    assert found.n_iterations == 200
    assert 0 <= found.nash_conv < 0.001 < before
    assert found.values() == pytest.approx([0, 0], abs=0.001)  # both have the same cards and choose together


def test_sampling_comes_close_too_and_repeats_with_its_seed() -> None:
    first, again, other = (learned(HOT, 3000, method="mccfr", seed=seed) for seed in ("1", "1", "2"))
    assert first.policy == again.policy != other.policy
    assert 0 <= first.nash_conv < 0.03 < learned(HOT, 10, method="mccfr").nash_conv


def test_a_best_answer_beats_players_who_choose_alike() -> None:
    """Without an iteration all choices are equally likely; a best answer gains on that, whatever the seat."""
    found = learned(HOT)
    assert all(share == pytest.approx(1 / len(mix)) for mix in found.policy.values() for share in mix.values())
    assert min(found.best_values()) > 0.05
    assert found.values() == pytest.approx([0, 0])


def test_a_match_is_found_in_the_policy() -> None:
    found = learned(HOT, 50)
    match = knolle.Match("hot-potato", players=2, seed=3, **HOT[1])
    while match.to_act:
        for seat in match.to_act:
            mix = found.mix(match, seat)
            assert set(mix) == set(match.legal(seat)) and sum(mix.values()) == pytest.approx(1)
        for seat in match.to_act:
            match.act(seat, match.legal(seat)[0])


# -- OpenSpiel's judgement -----------------------------------------------------------------------------


def spiel_game(small: Small) -> Any:
    pyspiel = pytest.importorskip("pyspiel")
    import knolle.adapters.openspiel  # noqa: F401

    slug, options = small
    given = ",".join(f"{name}={value}" for name, value in {"players": 2, "utility": "margin", **options}.items())
    game = pyspiel.load_game(f"python_knolle_{slug.replace('-', '_')}({given})")
    return pyspiel.convert_to_turn_based(game) if slug == "hot-potato" else game


def known_at(state: Any, seat: int) -> str:
    now = state.simultaneous_game_state() if hasattr(state, "simultaneous_game_state") else state
    return str(now.information_state_string(seat))


def spiel_policy(game: Any, mixes: dict[str, dict[int, float]]) -> Any:
    from open_spiel.python import policy

    class Ours(policy.Policy):
        def __init__(self) -> None:
            super().__init__(game, [0, 1])

        def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
            return mixes[known_at(state, state.current_player() if player_id is None else player_id)]

    return Ours()


def check_with_spiel(small: Small, n: int) -> Equilibrium:
    """Check that OpenSpiel finds the same values and the same gains of best answers on the same mixes."""
    found, game = learned(small, n), spiel_game(small)
    from open_spiel.python.algorithms import expected_game_score, exploitability

    ours = spiel_policy(game, found.policy)
    scores = expected_game_score.policy_value(game.new_initial_state(), [ours, ours])
    assert list(scores) == pytest.approx(found.values(), abs=1e-9)
    assert exploitability.nash_conv(game, ours) == pytest.approx(found.nash_conv, abs=1e-9)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("n", [0, 100])
def test_open_spiel_judges_the_mixes_alike(n: int) -> None:
    check_with_spiel(HOT, n)


@pytest.mark.long
def test_open_spiel_s_own_cfr_comes_to_the_same_value() -> None:
    game = spiel_game(MAN)
    from open_spiel.python.algorithms import cfr, expected_game_score

    solver = cfr.CFRPlusSolver(game)
    for _ in range(25):
        solver.evaluate_and_update_policy()
    theirs = solver.average_policy()
    scores = expected_game_score.policy_value(game.new_initial_state(), [theirs, theirs])
    assert list(scores) == pytest.approx(learned(MAN, 1000).values(), abs=0.02)


@pytest.mark.long
@pytest.mark.parametrize(("small", "n", "value"), [(MAN, 2000, 0.1587), (FRIENDS, 1000, -0.8018), (LONG_HOT, 300, 0.0)])
def test_the_values_in_the_docs(small: Small, n: int, value: float) -> None:
    found = check_with_spiel(small, n)
    assert found.nash_conv < 0.0002
    assert found.values() == pytest.approx([value, -value], abs=0.0002)
