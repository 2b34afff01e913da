"""The environments against PettingZoo's own tests, and against the matches they represent."""

import copy
import importlib
import pickle
import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import knolle.adapters.pettingzoo as adapter
from knolle.adapters.pettingzoo import hot_potato_v0, potato_man_v0
from knolle.adapters.picture import MARGIN as PICTURE_MARGIN
from knolle.adapters.picture import picture
from knolle.adapters.scene import Picture, Row, SeatPanel
from knolle.core.errors import ActionError, OptionError
from knolle.core.match import Match
from knolle.core.registry import games
from knolle.words.catalogue import Words

SHORT: dict[str, dict[str, Any]] = {"potato-man": {"rounds": 1}, "hot-potato": {"points": 3, "tie": "shared"}}
"""Options that make a match short."""
TABLES = [(game.slug, n) for game in games() for n in game.players]
HOT = [n for slug, n in TABLES if slug == "hot-potato"]
MATCH_SEED = "5e" * 32

# PettingZoo's tests warn about every dictionary observation, and about the empty mask at the end
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
every_table = pytest.mark.parametrize(("slug", "players"), TABLES)


def maker(slug: str, players: int, name: str = "env", **more: Any) -> Callable[..., Any]:
    """Return a function that creates the environment with a short match."""
    module, short = getattr(adapter, f"{slug.replace('-', '_')}_v0"), SHORT.get(slug, {})
    return lambda **settings: getattr(module, name)(players=players, **short | more | settings)


def choices_of(env: Any, rng: random.Random, **reset: Any) -> list[tuple[int, int]]:
    """Play at random to the end; return the seats and what they chose."""
    env.reset(**reset)
    choices = []
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        choices.append((env.possible_agents.index(agent), action))
        env.step(action)
    return choices


# -- PettingZoo's own tests ------------------------------------------------------------------------


@every_table
def test_api(slug: str, players: int) -> None:
    api_test(maker(slug, players)(), num_cycles=100)


@every_table
def test_seeds(slug: str, players: int) -> None:
    seed_test(maker(slug, players), num_cycles=100)


@every_table
def test_render(slug: str, players: int) -> None:
    custom = {"ansi": lambda seen: "seat_0" in seen, "rgb_array": lambda seen: seen.std() > 0}
    render_test(maker(slug, players), custom)


@pytest.mark.parametrize("players", HOT)
def test_parallel_api(players: int) -> None:
    parallel_api_test(maker("hot-potato", players, "parallel_env")(), num_cycles=100)


@pytest.mark.parametrize("players", HOT)
def test_parallel_seeds(players: int) -> None:
    parallel_seed_test(maker("hot-potato", players, "parallel_env"), num_cycles=100)


# -- creating --------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", [game.slug for game in games()])
def test_every_game_is_registered(slug: str) -> None:
    env = pettingzoo.make("aec", f"knolle/{slug}-v0", players=3, max_cycles=2)
    assert str(env) == f"{slug.replace('-', '_')}_v0"
    env.reset(seed=1)
    assert env.agents == ["seat_0", "seat_1", "seat_2"]


def test_hot_potato_is_registered_as_parallel() -> None:
    assert [name for name in pettingzoo.parallel_registry if name.startswith("knolle/")] == ["knolle/hot-potato-v0"]
    env = pettingzoo.make("parallel", "knolle/hot-potato-v0", players=2)
    seen, infos = env.reset(seed=1)
    assert list(seen) == list(infos) == ["seat_0", "seat_1"]


@pytest.mark.parametrize(
    ("settings", "code", "rule"),
    [
        ({"players": 6}, "bad-player-count", "PM-4"),
        ({"gold": -1}, "bad-option-value", "PM-21"),
        ({"two_player_colours": 3}, "bad-option-value", "PM-22"),
        ({"sacks": 3}, "unknown-option", "PM-24"),
        ({"reward": "money"}, "bad-option-value", None),
        ({"render_mode": "hologram"}, "bad-option-value", None),
        ({"render_seat": 4}, "bad-option-value", None),
        ({"max_cycles": 0}, "bad-option-value", None),
    ],
)
def test_invalid_settings_are_refused(settings: dict[str, Any], code: str, rule: str | None) -> None:
    with pytest.raises(OptionError) as caught:
        potato_man_v0.env(**settings)
    assert (caught.value.code, caught.value.rule) == (code, rule)


def test_options_reach_the_match() -> None:
    env = potato_man_v0.raw_env(2, two_player_colours=3, rounds=1)
    env.reset(options={"starter": 1})
    assert env.table.match.options["two-player-colours"] == 3
    assert env.agent_selection == "seat_1"


@pytest.mark.parametrize(
    ("package", "what"),
    [("pettingzoo", lambda: importlib.reload(adapter)), ("PIL", lambda: potato_man_v0.env(render_mode="rgb_array"))],
)
def test_a_missing_package_is_named(monkeypatch: Any, package: str, what: Callable[[], Any]) -> None:
    monkeypatch.setattr("knolle.extras.find_spec", lambda name: None if name == package else find_spec(name))
    with pytest.raises(ImportError, match=r"pip install 'knolle\[research\]'"):
        what()


# -- the same match --------------------------------------------------------------------------------


@every_table
def test_it_equals_the_match_of_its_seed_and_choices(slug: str, players: int) -> None:
    env = maker(slug, players, "raw_env")()
    choices = choices_of(env, random.Random(players), options={"seed": MATCH_SEED})
    match = Match(slug, players=env.possible_agents, seed=MATCH_SEED, **SHORT.get(slug, {}))
    for seat, action in choices:
        match.act(seat, action)
    assert match.record() == env.table.match.record()


@every_table
def test_masks_and_infos_show_what_is_legal(slug: str, players: int) -> None:
    env = maker(slug, players, "raw_env")()
    env.reset(seed=players)
    rng = random.Random(0)
    while not (match := env.table.match).is_over:
        assert env.agent_selection == env.possible_agents[match.to_act[0]]
        for seat, agent in enumerate(env.possible_agents):
            mask = env.observe(agent)["action_mask"]
            assert tuple(np.flatnonzero(mask)) == match.legal(seat)
            numbers = [match.game.parse_action(match.state, seat, text) for text in env.infos[agent]["legal"]]
            assert tuple(numbers) == match.legal(seat)
        env.step(rng.choice(match.legal(match.to_act[0])))
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@every_table
def test_rewards_are_the_points_or_the_win(slug: str, players: int) -> None:
    won = maker(slug, players, "raw_env", reward="win")()
    points = maker(slug, players, "raw_env")()
    for env, due in ((points, "totals"), (won, "winners")):
        env.reset(seed=4)
        rng, earned = random.Random(1), dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, terminated, _, _ = env.last()
            earned[agent] += reward
            env.step(None if terminated else rng.choice(np.flatnonzero(seen["action_mask"])))
        result = env.table.match.result[due]
        expected = result if due == "totals" else [(seat in result) / len(result) for seat in range(players)]
        assert list(earned.values()) == pytest.approx(expected)


def test_seeds_follow_gymnasium() -> None:
    env, other = (maker("potato-man", 3, "raw_env")() for _ in range(2))
    seeds = []
    for seed in (7, None, None):
        env.reset(seed=seed)
        other.reset(seed=seed)
        assert env.table.match.seed == other.table.match.seed
        seeds.append(env.table.match.seed)
    env.reset(seed=7, options={"seed": MATCH_SEED})
    assert env.table.match.seed.hex() == MATCH_SEED
    env.reset(seed=7)
    assert len(set(seeds)) == 3 and env.table.match.seed == seeds[0]
    fresh = maker("potato-man", 3, "raw_env")()
    fresh.reset()
    assert fresh.table.match.seed not in seeds
    with pytest.raises(OptionError, match="64 hex digits"):
        env.reset(options={"seed": 0.5})
    with pytest.raises(OptionError, match="whole number"):
        env.reset(seed=0.5)


def test_an_environment_survives_pickling() -> None:
    env = maker("hot-potato", 3, "raw_env")()
    env.reset(seed=2)
    env.step(env.table.match.legal(0)[0])
    again = pickle.loads(pickle.dumps(env))
    rngs = random.Random(5), random.Random(5)
    for one, rng in zip((env, again), rngs, strict=True):
        while not one.table.match.is_over:
            one.step(rng.choice(one.table.match.legal(one.table.match.to_act[0])))
    assert env.table.match.record() == again.table.match.record()


# -- simultaneous choices --------------------------------------------------------------------------


def seen_by_all(env: Any) -> list[Any]:
    """Return what every seat but the first is told, as bytes."""
    agents = env.possible_agents[1:]
    told = [[row.tobytes() for row in env.observe(agent).values()] for agent in agents]
    return [told, [env.infos[agent] for agent in agents], env.rewards, env.agent_selection]


@pytest.mark.parametrize("players", HOT)
def test_a_pending_choice_is_hidden_from_others(players: int) -> None:
    env = maker("hot-potato", players, "raw_env")()
    env.reset(seed=players)
    before = seen_by_all(env)[:3]
    told = []
    for action in env.table.match.legal(0):
        one = copy.deepcopy(env)
        one.step(action)
        assert one.table.match.to_act == tuple(range(1, players))
        told.append(seen_by_all(one))
        assert told[-1][:3] == before
    assert len(told) == 6 and all(one == told[0] for one in told)


@pytest.mark.parametrize("players", HOT)
def test_parallel_and_turns_give_the_same_match(players: int) -> None:
    turns, together = maker("hot-potato", players, "raw_env")(), maker("hot-potato", players, "raw_parallel_env")()
    rng = random.Random(players)
    choices = iter(choices_of(turns, rng, seed=11))
    together.reset(seed=11)
    earned = np.zeros(players)
    while together.agents:
        asked = [together.agents[seat] for seat in together.table.match.to_act]
        actions = dict.fromkeys(together.agents, 6) | {agent: next(choices)[1] for agent in asked}
        _, rewards, over, cut, infos = together.step(actions)
        earned += list(rewards.values())
        assert set(rewards) == set(over) == set(cut) == set(infos) == set(together.possible_agents)
    assert together.table.match.record() == turns.table.match.record()
    assert earned.tolist() == together.table.match.result["totals"]
    assert all(over.values()) and not any(cut.values())


# -- illegal actions, and the end ------------------------------------------------------------------


def illegal_in(seen: dict[str, Any]) -> int:
    """Return the first action that the mask forbids."""
    return int(np.flatnonzero(seen["action_mask"] == 0)[0])


def test_a_raw_environment_refuses_with_the_rule() -> None:
    env = potato_man_v0.raw_env(3)
    env.reset(seed=1)
    before = env.observe("seat_0")
    with pytest.raises(ActionError) as caught:
        env.step("R18" if "R18" not in env.infos["seat_0"]["legal"] else "R17")
    assert (caught.value.code, caught.value.rule) == ("card-not-in-hand", "PM-6")
    assert env.agent_selection == "seat_0"
    assert all(np.array_equal(before[name], now) for name, now in env.observe("seat_0").items())
    env.step(env.infos["seat_0"]["legal"][0])
    assert env.agent_selection == "seat_1"


@pytest.mark.parametrize("slug", [game.slug for game in games()])
def test_an_illegal_action_ends_a_wrapped_match(slug: str) -> None:
    env = maker(slug, 3)(illegal_reward=-9)
    env.reset(seed=1)
    env.step(illegal_in(env.last()[0]))
    assert env.rewards == {"seat_0": -9, "seat_1": 0, "seat_2": 0}
    assert all(env.terminations.values())
    with pytest.raises(AssertionError):
        maker(slug, 3)().step(0)


def test_an_illegal_action_ends_a_parallel_match() -> None:
    env = maker("hot-potato", 3, "parallel_env")()
    _, infos = env.reset(seed=1)
    actions = {"seat_0": 0, "seat_1": 6, "seat_2": 0}
    _, rewards, over, _, infos = env.step(actions)
    assert rewards == {"seat_0": 0, "seat_1": -1, "seat_2": 0}
    assert all(over.values()) and not env.agents
    assert "(HP-5)" in infos["seat_1"]["refused"]
    assert env.step(actions) == ({}, {}, {}, {}, {})
    raw = maker("hot-potato", 3, "raw_parallel_env")()
    raw.reset(seed=1)
    for wrong in (actions, {"seat_0": 0, "seat_1": 0}):
        with pytest.raises(ActionError):
            raw.step(wrong)
    assert raw.table.match.to_act == (0, 1, 2)


def test_max_cycles_cuts_a_match_off() -> None:
    env = maker("hot-potato", 3)(max_cycles=2)
    choices_of(env, random.Random(3), seed=1)
    assert len(env.unwrapped.table.match.choices) == 2
    together = maker("hot-potato", 3, "parallel_env")(max_cycles=1)
    together.reset(seed=1)
    _, _, over, cut, _ = together.step(dict.fromkeys(together.agents, 0))
    assert all(cut.values()) and not any(over.values()) and not together.agents


# -- rendering -------------------------------------------------------------------------------------


def test_the_text_describes_the_table() -> None:
    env = potato_man_v0.raw_env(3, render_mode="ansi", rounds=1)
    env.reset(options={"seed": MATCH_SEED})
    hands = [env.table.match.view(seat).facts()["hand"] for seat in range(3)]
    env.step(hands[0][0])
    seen = env.render().splitlines()
    assert seen[0] == "Potato Man" and "Round 1 of 1" in seen
    assert seen[1].split()[:3] == ["seat_0", "0", hands[0][1]]
    assert seen[2].startswith("> seat_1") and hands[1][0] in seen[2].split()
    assert f"In the trick: seat_0 {hands[0][0]}." in seen
    assert seen[-1].startswith(f"seat_0 leads {hands[0][0]}")


@every_table
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_a_seat_sees_only_what_it_may_know(slug: str, players: int, mode: str) -> None:
    env = maker(slug, players, "raw_env")(render_seat=1, render_mode=mode)
    env.reset(options={"seed": MATCH_SEED})
    game = env.table.game
    for _ in range(players + 1):
        env.step(env.table.play.legal(env.table.play.to_act[0])[-1])
    match, seen = env.table.match, env.render()
    state = match.state
    assert np.array_equal(seen, env.render())
    match.state = game.determinize(game.observe(state, 1), 1, 99)
    assert match.state.tobytes() != state.tobytes()
    assert np.array_equal(seen, env.render())
    env.table.render_seat = None
    assert slug == "hot-potato" or not np.array_equal(seen, env.render())


@pytest.mark.parametrize(("slug", "hidden"), [("potato-man", 0), ("companeros", 2), ("hot-potato", 0)])
def test_the_deal_is_rendered_as_a_seat_sees_it(slug: str, hidden: int) -> None:
    told = {}
    for seat in (1, None):
        env = maker(slug, 3, "raw_env")(render_seat=seat, render_mode="ansi")
        env.reset(options={"seed": MATCH_SEED})
        told[seat] = env.render()
    secret = "From the top: " if slug == "hot-potato" else f"seat_{hidden} holds "
    assert secret in told[None] and secret not in told[1]


def test_only_the_peeler_is_shown_what_it_saw() -> None:
    env = hot_potato_v0.raw_env(3, render_mode="ansi")
    env.reset(seed=3)
    rng, n_secrets = random.Random(1), 0
    while not (match := env.table.match).is_over:
        known = [match.view(seat).facts()["known"]["encounters"] for seat in range(3)]
        for seat in range(3):
            env.table.render_seat = seat
            names = [Words("en").say(f"encounter-{name}") for name in known[seat]]
            ahead = [line for line in env.render().splitlines() if line.startswith(("Next:", "Among the next"))]
            assert all(name in ahead[0] for name in names) if names else not ahead
        n_secrets += len(set(map(tuple, known))) > 1
        env.step(rng.choice(match.legal(match.to_act[0])))
    assert n_secrets


def looks_of(hand: list[str] | None, legal: list[str]) -> bytes:
    """Return where the picture of one seat is neither ground nor paper, that is, its shapes without colours."""
    seat = SeatPanel("seat_0", 0, hand, 1 if hand is None else 0, legal, False, "")
    seen = picture(Picture("", [seat], [], []))
    return (seen.min(axis=2) < 180).tobytes()


def test_suits_differ_without_colours() -> None:
    cards = ["R5", "B5", "G5", "Y5", "P5", "O5", "R6"]
    looks = [looks_of([card], []) for card in cards]
    assert len({*looks, looks_of(["R5"], ["R5"]), looks_of(None, [])}) == len(cards) + 2


def test_a_picture_fits_any_number_of_cards() -> None:
    row = Row("display", [("seat_0", "R5")] * 54)
    seen = picture(Picture("", [SeatPanel("seat_0", 0, [], 0, [], False, "")], [row], []))
    right = (seen[:, -PICTURE_MARGIN:].min(axis=2) < 180).sum()
    assert right == 2 * PICTURE_MARGIN  # nothing but the line


def test_the_end_names_the_winners() -> None:
    env = maker("companeros", 3, "raw_env")(render_mode="ansi")
    choices_of(env, random.Random(1), seed=1)
    winners = " and ".join(env.possible_agents[seat] for seat in env.table.match.result["winners"])
    assert env.render().startswith(f"Compañeros: won by {winners}\n")


# -- for learners ----------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("scaled", [True, False])
def test_flat_observations_have_the_mask_in_the_infos(slug: str, players: int, scaled: bool) -> None:
    env = maker(slug, players, observation="flat", scaled=scaled)()
    env.reset(seed=1)
    for agent in env.agent_iter(40):
        row, _, terminated, truncated, info = env.last()
        assert env.observation_space(agent).contains(row)
        if terminated or truncated:
            env.step(None)
            continue
        assert [int(action) for action in np.flatnonzero(info["action_mask"])] == list(
            env.unwrapped.table.match.legal(env.possible_agents.index(agent))
        )
        env.step(int(info["action_mask"].argmax()))


@every_table
def test_the_state_has_the_rows_of_all_seats(slug: str, players: int) -> None:
    env = maker(slug, players)()
    env.reset(seed=1)
    for _ in range(5):
        state = env.state()
        assert env.unwrapped.state_space.contains(state)
        rows = [env.observe(agent)["observation"] for agent in env.possible_agents]
        assert (state == np.concatenate(rows)).all()
        env.step(int(env.last()[0]["action_mask"].argmax()))


def test_play_without_a_log_is_the_match() -> None:
    """The environment plays on states alone; the match with its log must agree at every step."""
    for slug in ("potato-man", "companeros", "hot-potato"):
        env = maker(slug, 3, "raw_env")()
        env.reset(seed=2)
        while not env.unwrapped.table.play.is_over:
            table = env.unwrapped.table
            if len(table.play.choices) % 3 == 0:
                match = table.match
                assert match.state.tobytes() == table.play.state.tobytes()
                assert match.to_act == table.play.to_act and match.choices == table.play.choices
            env.step(int(env.last()[0]["action_mask"].nonzero()[0][-1]))
        assert env.unwrapped.table.match.record()["result"]["totals"] == table.game.totals(table.play.state)


def test_the_usual_number_of_players() -> None:
    assert [len(getattr(adapter, name).env().possible_agents) for name in ("potato_man_v0", "hot_potato_v0")] == [4, 3]


def test_a_text_is_a_seed() -> None:
    rows = []
    for seed in ("seven", "seven", 7, "7"):
        env = potato_man_v0.env()
        env.reset(seed=seed)
        rows.append(env.last()[0]["observation"].tobytes())
    assert rows[0] == rows[1] != rows[2] == rows[3]


@pytest.mark.parametrize("given", [{"observation": "round"}, {"players": np.int64(9)}, {"max_cycles": 1.5}])
def test_more_settings_that_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        potato_man_v0.env(**given)
