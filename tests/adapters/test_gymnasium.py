"""The environments for one learner against Gymnasium's own checks, and against the batch under them."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import knolle
import knolle.adapters.gymnasium as adapter
from knolle.core.errors import ActionError, OptionError
from knolle.core.registry import games

SLUGS = [game.slug for game in games()]
SHORT: dict[str, dict[str, Any]] = {"potato-man": {"rounds": 1}, "companeros": {}, "hot-potato": {"points": 3}}
slugs = pytest.mark.parametrize("slug", SLUGS)


def make(slug: str, **given: Any) -> Any:
    return gymnasium.make(f"knolle/{slug}-v0", **SHORT[slug] | given)


def play(env: Any, seed: int) -> list[tuple[bytes, float, bool]]:
    """Play a match at random; return what the learner met."""
    rng = np.random.default_rng(seed)
    row, info = env.reset(seed=seed)
    met = [(row.tobytes(), 0.0, False)]
    over = False
    while not over:
        mask = env.get_wrapper_attr("action_masks")()
        assert (mask == info["action_mask"]).all() and mask.any()
        row, reward, terminated, truncated, info = env.step(int(rng.choice(np.flatnonzero(mask))))
        assert env.observation_space.contains(row)
        over = terminated or truncated
        met.append((row.tobytes(), reward, over))
    return met


@slugs
@pytest.mark.parametrize("scaled", [True, False])
def test_gymnasiums_own_check(slug: str, scaled: bool) -> None:
    check_env(make(slug, scaled=scaled).unwrapped, skip_render_check=True)


@slugs
def test_seeds_repeat_and_later_matches_follow(slug: str) -> None:
    env, other = make(slug), make(slug)
    assert play(env, 3) == play(other, 3) != play(env, 4)
    env.reset(seed=5)
    other.reset(seed=5)
    for _ in range(3):
        assert env.reset()[0].tobytes() == other.reset()[0].tobytes()


@pytest.mark.parametrize("seed", [np.int64(3), -3, "spring", "00" * 32])
def test_a_seed_is_a_number_of_any_kind_or_a_text(seed: Any) -> None:
    env, same = make("potato-man"), knolle.batch("potato-man", 1, opponents="greedy", seed=seed, rounds=1)
    assert (env.unwrapped.table.rows(same.observations)[0] == env.reset(seed=seed)[0]).all()
    with pytest.raises(OptionError, match="A seed is"):
        env.reset(seed=3.5)


def test_the_environments_need_no_import_of_their_own() -> None:
    """Gymnasium has no plugins; it imports the module before the colon, in every process that makes the environment."""
    env = gymnasium.make("knolle.adapters.gymnasium:knolle/potato-man-v0", rounds=1)
    many = gymnasium.make_vec("knolle.adapters.gymnasium:knolle/potato-man-v0", num_envs=2, rounds=1)
    assert isinstance(env.unwrapped, adapter.SeatEnv) and isinstance(many.unwrapped, adapter.SeatVectorEnv)


@slugs
def test_rewards_are_the_points_of_the_seat(slug: str) -> None:
    env = make(slug, seat=1, scaled=False, opponents="random")
    met = play(env, 2)
    encoding = env.unwrapped.table.batch.encoding
    last = np.frombuffer(met[-1][0], np.int16)
    assert sum(reward for _, reward, _ in met) == last[encoding.parts["totals"]][0]
    wins = [
        sum(reward for _, reward, _ in play(make(slug, reward="win", opponents="random"), seed)) for seed in range(8)
    ]
    assert all(0 <= win <= 1 for win in wins) and 0 < sum(wins) < 8


def test_the_match_is_cut_off() -> None:
    env = make("hot-potato", players=2, opponents="random", max_steps=3, points=50)
    env.reset(seed=1)
    ends = [env.step(int(env.get_wrapper_attr("action_masks")().argmax()))[2:4] for _ in range(3)]
    assert ends == [(False, False), (False, False), (False, True)]


def test_an_illegal_action_ends_the_match_or_is_refused() -> None:
    env = make("potato-man")
    before, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    row, reward, terminated, truncated, _ = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert (row == before).all()
    strict = make("potato-man", illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(ActionError) as refusal:
        strict.step(wrong)
    assert refusal.value.code in ("card-not-in-hand", "unknown-action")


@slugs
@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "human"])
def test_the_seat_sees_its_own_hand_only(slug: str, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = make(slug, render_mode=mode)
    env.reset(seed=1)
    seen = env.render()
    if mode == "rgb_array":
        assert seen.shape == (512, 640, 3) and seen.std() > 0
        return
    text = capsys.readouterr().out if mode == "human" else seen
    assert "> seat_0" in text and "seat_0 may:" in text
    if slug != "hot-potato":  # hands are open there
        assert "hidden" in text


# -- many at once ----------------------------------------------------------------------------------


def vector(slug: str, n: int, **given: Any) -> Any:
    return gymnasium.make_vec(f"knolle/{slug}-v0", num_envs=n, **SHORT[slug] | given)


@slugs
def test_a_vector_is_the_batch(slug: str) -> None:
    env = vector(slug, 12, seat=1, scaled=False, opponents="random")
    assert isinstance(env.unwrapped, adapter.SeatVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    matches = knolle.batch(slug, 12, opponents="random", seat=1, **SHORT[slug])
    rows, infos = env.reset(seed=7)
    matches.reset(7)
    ended = 0
    for _ in range(40):
        assert env.observation_space.contains(rows) and (rows == matches.observations).all()
        assert (infos["action_mask"] == matches.legal).all() and (env.unwrapped.action_masks() == matches.legal).all()
        actions = matches.sample().copy()
        rows, rewards, terminated, truncated, infos = env.step(actions)
        matches.step(actions)
        assert (rewards == matches.rewards[:, 1]).all() and (terminated == matches.done).all() and not truncated.any()
        for i in np.flatnonzero(terminated):
            ended += 1
            assert infos["_final_obs"][i] and (infos["final_obs"][i] == matches.last_observations[i]).all()
    assert ended


def test_illegal_actions_end_their_matches_only() -> None:
    env, other = vector("potato-man", 4), vector("potato-man", 4)
    rows, infos = env.reset(seed=1)
    other.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    wrong = actions.copy()
    wrong[2] = infos["action_mask"][2].argmin()
    rest = [0, 1, 3]
    after, rewards, terminated, _, infos = env.step(wrong)
    expected = other.step(actions)
    assert rewards[2] == -1 and terminated.tolist() == [False, False, True, False]
    assert (infos["final_obs"][2] == rows[2]).all()
    assert (after[rest] == expected[0][rest]).all() and (rewards[rest] == expected[1][rest]).all()


def test_some_tables_are_reset() -> None:
    env = vector("potato-man", 3)
    rows, infos = env.reset(seed=1)
    rows = env.step(infos["action_mask"].argmax(axis=1))[0]
    again, _ = env.reset(options={"reset_mask": np.array([False, True, False])})
    assert [(a == b).all() for a, b in zip(rows, again, strict=True)] == [True, False, True]


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({"reward": "fame"}, "points, win"),
        ({"opponents": None}, "the name of a bot"),
        ({"opponents": "nobody"}, "There is no bot"),
        ({"render_mode": "oil"}, "ansi, rgb_array, human"),
        ({"nonsense": 1}, "There is no option"),
    ],
)
def test_settings_that_are_refused(given: dict[str, Any], what: str) -> None:
    with pytest.raises(OptionError, match=what):
        adapter.SeatEnv("potato-man", **given)


def test_many_tables_are_not_rendered() -> None:
    with pytest.raises(OptionError, match=r"use gymnasium\.make"):
        adapter.SeatVectorEnv("potato-man", 2, render_mode="ansi")
