"""The games in OpenSpiel: its own generic tests, chance, what players see, utilities, copies."""

import copy
import importlib
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

import knolle.adapters.openspiel
from knolle.core.chance import in_groups
from knolle.core.errors import ActionError, OptionError
from knolle.core.registry import games

pytestmark = pytest.mark.slow

SHORT = {"potato_man": "rounds=2", "companeros": "games=1", "hot_potato": "points=4"}
COUNTS = [(game.slug.replace("-", "_"), players) for game in games() for players in game.players]
SLUGS = list(SHORT)


def load(slug: str, **parameters: Any) -> Any:
    given = ",".join([SHORT[slug], *(f"{name}={value}" for name, value in parameters.items())])
    return pyspiel.load_game(f"python_knolle_{slug}({given})")


def step(state: Any, rng: random.Random) -> None:
    """Take one random step."""
    if state.is_simultaneous_node():
        state.apply_actions([rng.choice(state.legal_actions(p) or [0]) for p in range(state.num_players())])
    elif state.is_chance_node():
        items, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(items, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def dealt(game: Any, rng: random.Random) -> Any:
    """Return a state after the first deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        step(state, rng)
    return state


# -- OpenSpiel's own tests ---------------------------------------------------------------------------


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize(("slug", "players"), COUNTS)
def test_random_sims(slug: str, players: int, chance: str) -> None:
    game = load(slug, players=players, chance=chance, rng_seed=3)
    # OpenSpiel cannot serialize the generator of a Python game
    pyspiel.random_sim_test(game, num_sims=1, serialize=chance == "explicit", verbose=False)


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize("slug", SLUGS)
def test_sims_with_copies_and_pickles(slug: str, chance: str) -> None:
    game = load(slug, players=3, chance=chance)
    games_sim_test.GamesSimTest().sim_game(game, check_pyspiel_serialization=chance == "explicit")


@pytest.mark.parametrize("utility", ["margin", "win"])
@pytest.mark.parametrize("slug", SLUGS)
def test_random_sims_of_utilities(slug: str, utility: str) -> None:
    game = load(slug, players=3, utility=utility)
    assert game.utility_sum() == {"margin": 0, "win": 1}[utility]
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turn_based_hot_potato(players: int) -> None:
    game = pyspiel.convert_to_turn_based(load("hot_potato", players=players))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


# -- parameters --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_the_usual_number_of_players_is_the_default(game: Any) -> None:
    loaded = pyspiel.load_game(f"python_knolle_{game.slug.replace('-', '_')}")
    assert loaded.num_players() == game.usual_players
    assert {game.usual_players for game in games()} == {3, 4}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_every_option_is_a_parameter(game: Any) -> None:
    kinds = {kind.short_name: kind for kind in pyspiel.registered_games()}
    specification = kinds[f"python_knolle_{game.slug.replace('-', '_')}"].parameter_specification
    for option in game.options:
        assert option.name.replace("-", "_") in specification


def test_options_change_the_game() -> None:
    game = load("potato_man", players=3, variant="no-green", gold=35)
    assert game.setup.options["gold"] == 35
    assert "G3" not in dealt(game, random.Random(0)).observation_string(0)
    assert len(game.new_initial_state().chance_outcomes()) == 40 - 11  # the lowest of twelve cards


def test_own_encounters_come_from_a_file(tmp_path: Path) -> None:
    potatoes = ["peeling", "couch", "poteto", "rambo", "robo", "sweet"]
    cards = [f'[[encounter]]\nname = "e{k}"\nranking = {potatoes[k:] + potatoes[:k]}\n' for k in range(6)]
    path = tmp_path / "six.toml"
    path.write_text("".join(cards))
    game = load("hot_potato", players=2, encounters=path)
    assert game.max_chance_outcomes() == 6
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("parameters", [{"players": 9}, {"chance": "none"}, {"utility": "fun"}, {"gold": -1}])
def test_invalid_parameters_are_refused(parameters: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match=r"allowed|for 2 to 5 players"):
        load("potato_man", **parameters)


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    state = dealt(load("potato_man"), random.Random(0))
    missing = next(a for a in range(61) if a not in state.legal_actions())
    with pytest.raises(ActionError, match="allowed"):
        state.apply_action(missing)


def test_without_open_spiel_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knolle.extras.find_spec", lambda name: None)
    with pytest.raises(ImportError, match=r"pip install 'knolle\[research\]'"):
        importlib.reload(knolle.adapters.openspiel)


def test_a_match_without_end_is_cut_off() -> None:
    game = load("hot_potato", players=2, points=1, max_rounds=3)
    state = game.new_initial_state()
    for _ in range(11 + 2 + 3):
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        else:  # both always choose the same, so both gain
            state.apply_actions([state.legal_actions(0)[-1]] * 2)
    assert state.is_terminal()
    assert state.returns() == [3, 3]


# -- chance ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "players", "n"), [("potato_man", 2, 40), ("potato_man", 4, 48), ("companeros", 3, 21)]
)
def test_explicit_chance_draws_only_what_differs(slug: str, players: int, n: int) -> None:
    """Cards that are seen together are drawn in ascending order, each as likely as there are ways to go on."""
    state = load(slug, players=players).new_initial_state()
    rng = random.Random(1)
    for _ in range(n):
        outcomes = state.chance_outcomes()
        assert sum(p for _, p in outcomes) == pytest.approx(1)
        step(state, rng)
    assert state.is_player_node()
    for hand in state.position.log[0]["hands"][:-1]:
        assert len(hand) == len(set(hand))


def test_the_items_drawn_are_the_cards_dealt() -> None:
    state = load("companeros", players=3).new_initial_state()
    names = []
    while state.is_chance_node():
        action = state.legal_actions()[7 % len(state.legal_actions())]
        names.append(state.action_to_string(action))
        state.apply_action(action)
    deal = state.position.log[0]
    assert deal["display"] == names[:3]
    assert deal["hands"][0] == names[3:12]


@pytest.mark.parametrize("slug", SLUGS)
def test_sampled_chance_is_one_node_and_follows_the_seed(slug: str) -> None:
    first, second = (load(slug, chance="sampled", rng_seed=5) for _ in range(2))
    states = [game.new_initial_state() for game in (first, second, first)]
    for state in states:
        assert state.chance_outcomes() == [(0, 1.0)]
        while state.is_chance_node():
            state.apply_action(0)
    assert str(states[0]) == str(states[1]) != str(states[2])


def test_a_sampled_game_is_pickled_with_its_generator() -> None:
    game = load("potato_man", chance="sampled", rng_seed=5)
    dealt(game, random.Random(0))
    again = pickle.loads(pickle.dumps(game))
    assert str(dealt(game, random.Random(0))) == str(dealt(again, random.Random(0)))


# -- what players see --------------------------------------------------------------------------------


def with_swapped(state: Any, seat: int, other: int) -> Any:
    """Return the same state, but with two hidden cards of two hands swapped."""
    position = state.position
    size = 12
    order = bytearray(position.moves[0])
    a, b = seat * size, other * size
    order[a], order[b] = order[b], order[a]
    twin = state.get_game().new_initial_state()
    groups = position.setup.start().groups
    for item in in_groups(order, groups)[: sum(groups)]:
        twin.apply_action(item)
    return twin


def test_only_the_holder_of_a_card_sees_it() -> None:
    state = dealt(load("potato_man", players=4), random.Random(2))
    twin = with_swapped(state, 1, 2)
    for seat in (0, 3):
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert twin.observation_string(seat) == state.observation_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
    for seat in (1, 2):
        assert twin.information_state_string(seat) != state.information_state_string(seat)
        assert twin.information_state_tensor(seat) != state.information_state_tensor(seat)


def test_the_order_within_a_hand_does_not_matter() -> None:
    state = dealt(load("potato_man", players=4), random.Random(2))
    order = bytearray(state.position.moves[0])
    order[0], order[1] = order[1], order[0]
    twin = state.get_game().new_initial_state()
    twin.position = twin.position.deal(bytes(order))
    assert str(twin) == str(state)
    assert twin.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("slug", SLUGS)
def test_tensors_are_the_encoding_and_the_history(slug: str) -> None:
    rng = random.Random(4)
    game = load(slug, players=3)
    knolle_game = game.setup.kind.game
    state = dealt(game, rng)
    for _ in range(4):
        step(state, rng)
    row = knolle_game.encode(state.position.state, 1)
    assert np.array_equal(state.observation_tensor(1), row)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    assert np.array_equal(observer.tensor[: len(row)], row)
    assert np.array_equal(observer.tensor, state.information_state_tensor(1))
    for name, part in knolle_game.encoding(3).parts.items():
        assert np.array_equal(observer.dict[name], row[part])
    told = [event for event in state.position.log if event["type"] in ("play", "take", "reveal", "extra", "effect")]
    n_choices = sum(len(event.get("potatoes", [0])) for event in told)
    assert observer.dict["choices"].sum() == 2 * n_choices


def test_the_history_keeps_the_order_of_plays() -> None:
    state = dealt(load("potato_man", players=4), random.Random(4))
    played = []
    for _ in range(6):
        played.append((state.current_player(), state.legal_actions()[0]))
        state.apply_action(state.legal_actions()[0])
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    plays = observer.dict["choices"].reshape(-1, 4 + 64)
    assert plays.any(axis=1).sum() == 6
    for row, (seat, card) in enumerate(played):
        assert np.flatnonzero(plays[row]).tolist() == [(seat - 1) % 4, 4 + card]
    observer.set_from(state.get_game().new_initial_state(), 1)
    assert not plays.any()


def test_a_choice_is_known_before_its_shuffle_is_over() -> None:
    rng = random.Random(0)
    state = dealt(pyspiel.load_game("python_knolle_hot_potato(players=2,points=40)"), rng)
    while not state.is_chance_node() or not state.position.untold:
        step(state, rng)
    peeler, use = state.position.untold[0]
    assert state.information_state_string(0).endswith(f"chosen seat={peeler} action={use}")


def test_public_and_private_observations_are_parts_of_the_whole() -> None:
    game = load("companeros", players=3)
    state = dealt(game, random.Random(1))
    hand = state.position.log[0]["hands"][0]
    types = pyspiel.PrivateInfoType
    public, private, all_hands = (
        game.make_py_observer(pyspiel.IIGObservationType(public_info=p, perfect_recall=False, private_info=q))
        for p, q in ((True, types.NONE), (False, types.SINGLE_PLAYER), (False, types.ALL_PLAYERS))
    )
    assert public.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert hand[0] not in public.string_from(state, 0)
    assert hand[0] in private.string_from(state, 0)
    assert all_hands.string_from(state, 1).startswith(private.string_from(state, 0))


def test_memory_hides_the_past_from_observations_only() -> None:
    rng = random.Random(2)
    state = dealt(load("companeros", players=3, memory="on"), rng)
    first = state.action_to_string(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    while int(state.position.state["n_tricks"][0]) < 5:
        step(state, rng)
    assert f"card={first}" in state.information_state_string(1)
    assert "tricks=-" in state.observation_string(1)


# -- states ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize("slug", SLUGS)
def test_copies_continue_alike(slug: str, chance: str) -> None:
    rng = random.Random(6)
    state = dealt(load(slug, players=3, chance=chance, rng_seed=1), rng)
    for _ in range(3):
        step(state, rng)
    copies = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    assert {str(twin) for twin in copies} == {str(state)}
    assert all(twin.history() == state.history() for twin in copies)
    while not state.is_chance_node() and not state.is_terminal():
        seed = rng.random()
        for twin in (state, *copies):
            step(twin, random.Random(seed))
    assert {str(twin) for twin in copies} == {str(state)}


def test_a_choice_is_rewarded_with_its_points() -> None:
    rng = random.Random(3)
    state = dealt(load("hot_potato", players=3, points=3), rng)
    gained = np.zeros(3)
    while not state.is_terminal():
        step(state, rng)
        if not state.is_chance_node():
            gained += state.rewards()
    assert gained.tolist() == state.returns() == state.position.setup.kind.game.totals(state.position.state)


def test_a_margin_is_the_difference_from_the_mean_of_the_others() -> None:
    rng = random.Random(3)
    state = dealt(load("companeros", players=3, utility="margin"), rng)
    while not state.is_terminal():
        step(state, rng)
    a, b, c = state.position.setup.kind.game.totals(state.position.state)
    assert state.returns() == [a - (b + c) / 2, b - (a + c) / 2, c - (a + b) / 2]


def test_seats_that_owe_no_choice_have_no_actions() -> None:
    rng = random.Random(3)
    state = dealt(load("hot_potato", players=4), rng)
    partly = 0
    while not state.is_terminal():
        acting = state.position.acting
        if state.is_simultaneous_node():
            asked = [bool(state.legal_actions(seat)) for seat in range(4)]
            assert asked == [seat in acting for seat in range(4)]
            partly += len(acting) < 4
        elif not state.is_chance_node():
            assert state.current_player() == acting[0]
        step(state, rng)
    assert partly


@pytest.mark.parametrize(
    ("text", "most", "length"),
    [
        ("python_knolle_hot_potato(players=3,points=1,tie=shared)", 1.0, 2),
        ("python_knolle_hot_potato(players=2,points=2,tie=shared)", 3.0, 2 * 5 + 2),
        ("python_knolle_hot_potato(players=2,points=2,tie=shared,max_rounds=1)", 1.0, 5),
        ("python_knolle_hot_potato(players=2,points=2,tie=play-on,max_rounds=2)", 3.0, 10),
    ],
)
def test_bounds_are_tight_where_a_match_is_short(text: str, most: float, length: int) -> None:
    game = pyspiel.load_game(text)
    assert (game.max_utility(), game.max_game_length()) == (most, length)
    for _ in range(20):
        state, n = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.legal_actions()))
                continue
            n += 1
            if state.is_simultaneous_node():
                state.apply_actions(
                    [random.choice(state.legal_actions(seat) or [0]) for seat in range(game.num_players())]
                )
            else:
                state.apply_action(random.choice(state.legal_actions()))
        assert n <= length and max(state.returns()) <= most


def n_chance_leaves(state: Any) -> int:
    """Return how many deals there are, and check that all are equally likely."""
    leaves = []
    waiting = [(state, 1.0)]
    while waiting:
        now, share = waiting.pop()
        if not now.is_chance_node():
            leaves.append(share)
            continue
        for item, chance in now.chance_outcomes():
            waiting.append((now.child(item), share * chance))
    assert leaves == pytest.approx([1 / len(leaves)] * len(leaves))
    return len(leaves)


@pytest.mark.parametrize(("game", "n"), [("potato_man", 560), ("companeros", 2520)])
def test_a_mini_deck_has_as_many_deals_as_hands_that_differ(game: str, n: int) -> None:
    assert n_chance_leaves(load(game, players=2, deck="mini").new_initial_state()) == n


def test_chance_draws_only_what_can_be_seen() -> None:
    game = pyspiel.load_game("python_knolle_hot_potato(players=2,points=1,tie=shared)")
    assert n_chance_leaves(game.new_initial_state()) == 220 * 3
    mini = pyspiel.load_game("python_knolle_hot_potato(players=2,points=1,tie=shared,deck=mini)")
    assert n_chance_leaves(mini.new_initial_state()) == 4 * 3
    assert pyspiel.load_game("python_knolle_potato_man(players=3,variant=no-green)").max_chance_outcomes() == 40
