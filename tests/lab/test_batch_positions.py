"""Batches that are copied, saved, loaded, reset in part, cut off, and used in another process."""

import copy
import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import knolle
from knolle.core.errors import OptionError
from knolle.core.match import Match
from knolle.lab.batch import Batch

SHOWN = ("observations", "legal", "seats", "rewards", "done", "truncated", "won", "last_observations")
SLUGS = ["potato-man", "companeros", "hot-potato"]
OWN = [(f"meeting {i}", ["peeling", "couch", "poteto", "rambo", "robo", "sweet"]) for i in range(6)]
slugs = pytest.mark.parametrize("slug", SLUGS)


def stepped(slug: str, n: int = 6, steps: int = 40, **given: Any) -> Batch:
    matches = knolle.batch(slug, n, **{"players": 3, "seed": 5, **given})
    for _ in range(steps):
        matches.step(matches.sample())
    return matches


def shown(matches: Batch) -> list[bytes]:
    return [getattr(matches, name).tobytes() for name in SHOWN]


@slugs
@pytest.mark.parametrize("copied", [Batch.clone, copy.deepcopy, lambda b: pickle.loads(pickle.dumps(b))])
def test_a_copy_goes_on_the_same_and_alone(slug: str, copied: Any) -> None:
    matches = stepped(slug, opponents=None if slug == "companeros" else ["greedy", "random"], max_steps=7)
    before = shown(matches)
    other = copied(matches)
    assert shown(other) == before
    futures = []
    for batch in (matches, other):
        for _ in range(30):
            batch.step(batch.sample())
        futures.append(shown(batch))
    assert futures[0] == futures[1] != before
    other.step(other.sample())
    assert shown(matches) == futures[0]


@slugs
def test_states_are_loaded(slug: str) -> None:
    matches, others = knolle.batch(slug, 6, players=3, seed=5), knolle.batch(slug, 6, players=3, seed=9)
    gained = np.zeros((6, 3))
    for _ in range(25):
        matches.step(matches.sample())
        gained = np.where(matches.done[:, None], 0, gained + matches.rewards)
    others.load(matches.states())
    for i in range(6):
        assert others.state(i).tobytes() == matches.state(i).tobytes()
        assert (others.observations[i] == others.game.encode(matches.state(i), others.seats[i])).all()
    others.load([matches.state(4)], which=[2])
    assert others.state(2).tobytes() == matches.state(4).tobytes()
    gained[2] = gained[4]
    part, ended = others.encoding.parts["totals"], set()
    while len(ended) < 6:
        seats = others.seats.copy()
        others.step(others.sample())
        gained += others.rewards
        for i in set(np.flatnonzero(others.done).tolist()) - ended:
            assert np.roll(others.last_observations[i, part], seats[i]).tolist() == gained[i].tolist()
            ended.add(i)


def test_views_become_worlds_in_a_batch() -> None:
    match = Match("potato-man", players=3, seed=3)
    view = match.view(0)
    worlds = knolle.batch("potato-man", 8, players=3, seed=1)
    worlds.load([view.determinize(i) for i in range(8)])
    assert (worlds.seats == 0).all()
    assert len({worlds.state(i).tobytes() for i in range(8)}) == 8
    assert len({row.tobytes() for row in worlds.observations}) == 1, "seat 0 sees no difference"


def test_states_that_do_not_fit_are_refused() -> None:
    matches = knolle.batch("potato-man", 2, players=3, seed=1)
    over = Match("potato-man", players=3, seed=1, rounds=1)
    while over.to_act:
        over.act(over.to_act[0], over.legal(over.to_act[0])[0])
    four, hot = Match("potato-man", players=4).state, Match("hot-potato", players=3).state
    own = Match("hot-potato", players=3, encounters=OWN).state
    for states, what in (
        ([four, four], "3 players"),
        ([hot, hot], "2 states of Potato Man"),
        ([matches.state(0)], "2 states"),
        ([], "2 states"),
        ([matches.state(0), over.state], "running matches; number 1"),
        (np.zeros(2), "2 states"),
    ):
        before = shown(matches)
        with pytest.raises(OptionError, match=what) as refusal:
            matches.load(states)
        assert refusal.value.code == "bad-states"
        assert shown(matches) == before
    with pytest.raises(OptionError, match="pickle keeps"):
        knolle.batch("hot-potato", 1, players=3, seed=1).load(own)


@slugs
def test_some_matches_are_reset(slug: str) -> None:
    matches = stepped(slug)
    kept = [matches.state(i).tobytes() for i in range(6)]
    matches.reset(which=[1, 4])
    now = [matches.state(i).tobytes() for i in range(6)]
    assert [a == b for a, b in zip(kept, now, strict=True)] == [True, False, True, True, False, True]
    assert matches.game.totals(matches.state(4)) == [0, 0, 0]
    matches.reset(5, which=np.array([False, True, False, False, False, False]))
    fresh = knolle.batch(slug, 6, players=3, seed=5)
    assert matches.state(1).tobytes() == fresh.state(1).tobytes() != now[1]
    matches.step(matches.sample())


@pytest.mark.parametrize("which", [[6], [-1], [1, 1], [[0]], [True], 0.5, "all"])
def test_matches_that_do_not_exist(which: Any) -> None:
    matches = stepped("potato-man", steps=0)
    with pytest.raises(OptionError) as refusal:
        matches.reset(which=which)
    assert refusal.value.code == "bad-matches"


def test_endless_matches_are_cut_off() -> None:
    """Two seats of Hot Potato! that always take their lowest action never finish."""
    matches = knolle.batch("hot-potato", 4, players=2, seed=1, max_steps=50)
    for step in range(1, 161):
        row = matches.observations.copy()
        matches.step(matches.legal.argmax(axis=1))
        assert not matches.done.any() and not matches.won.any()
        assert matches.truncated.all() == matches.truncated.any() == (step % 50 == 0)
        if step % 50 == 0:
            for i in range(4):
                assert matches.game.totals(matches.state(i)) == [0, 0]
                assert matches.last_observations[i].any() and (matches.last_observations[i] != row[i]).any()


def test_a_match_that_ends_with_its_last_step_is_done_not_cut() -> None:
    free = knolle.batch("companeros", 8, players=3, seed=2)
    lengths = np.zeros(8, int)
    while not free.done.all():
        free.step(free.sample())
        lengths += 1
        if free.done.any():
            break
    n, ended = int(lengths[0]), free.done.copy()
    cut = knolle.batch("companeros", 8, players=3, seed=2, max_steps=n)
    for _ in range(n):
        cut.step(cut.sample())
    assert (cut.done == ended).all() and (cut.truncated == ~ended).all()


def test_the_last_row_is_that_of_the_match_that_ended() -> None:
    matches = knolle.batch("potato-man", 4, players=3, seed=2, rounds=1, opponents="random")
    parts = matches.encoding.parts
    for _ in range(30):
        matches.step(matches.sample())
        for i in np.flatnonzero(matches.done):
            assert matches.last_observations[i, parts["rounds_left"]] == 0
            assert matches.last_observations[i, parts["played"]].sum() > 3
            assert matches.observations[i, parts["played"]].sum() < 3


def test_sampling_again_draws_again() -> None:
    matches = knolle.batch("potato-man", 64, players=4, seed=1)
    first = matches.sample().copy()
    second = matches.sample().copy()
    assert (first != second).any()
    assert matches.legal[np.arange(64), second].all()
    drawn = matches.sample()
    kept = drawn.copy()
    matches.step(drawn)
    assert (drawn == kept).all(), "a step leaves the array that it was given"


def test_about_a_batch() -> None:
    matches = knolle.batch("hot-potato", 3, opponents=["greedy", "random"], seed="text")
    assert len(matches) == 3
    assert repr(matches) == "<3 matches of Hot Potato! with 3 players against greedy, random>"
    assert (
        matches.observations == knolle.batch("hot-potato", 3, opponents=["greedy", "random"], seed="text").observations
    ).all()
    assert (
        knolle.batch("potato-man", 3, seed=7).observations == knolle.batch("potato-man", 3, seed="7").observations
    ).all()
    for slug, usual in (("potato-man", 4), ("companeros", 4), ("hot-potato", 3)):
        assert knolle.batch(slug, 1, seed=1).players == knolle.game(slug).usual_players == usual


# -- other processes -------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_a_child_after_fork_has_threads_of_its_own() -> None:
    matches = knolle.batch("potato-man", 8, players=4, seed=1, threads=2)
    matches.step(matches.sample())
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            matches.step(matches.sample())
            os.write(write, bytes(matches.seats.tolist()))
        finally:
            os._exit(0)
    os.close(write)
    with open(read, "rb") as answer:  # a child that hangs never closes its end; pytest's run then stands still
        told = answer.read()
    os.waitpid(child, 0)
    matches.step(matches.sample())
    assert told == bytes(matches.seats.tolist())


def test_own_encounters_travel_to_another_process(tmp_path: Any) -> None:
    match = Match("hot-potato", players=2, seed=1, encounters=OWN)
    matches = knolle.batch("hot-potato", 2, players=2, seed=1, encounters=OWN)
    file = tmp_path / "kept"
    file.write_bytes(pickle.dumps((match, match.view(0), match.state, matches)))
    program = """
import pickle, sys
from pathlib import Path
match, view, state, matches = pickle.loads(Path(sys.argv[1]).read_bytes())
for seat in (0, 1):
    events = match.act(seat, match.legal(seat)[0])
print(view.facts()["hands"] == match.game.facts(match.game.observe(state, 0), 0)["hands"], len(events) > 0)
matches.step(matches.sample())
matches.load([state, matches.state(1)])
print(len(matches.game.open_facts(matches.state(0))) > 0)
"""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program, str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["True"] * 3


def test_states_that_lost_their_encounters_say_so() -> None:
    lost = np.frombuffer(
        Match("hot-potato", players=2, encounters=OWN).state.tobytes(),
        knolle.game("hot-potato").start(knolle.game("hot-potato").settle(2, {}), 0).dtype,
    )
    with pytest.raises(knolle.KnolleError, match="pickle"):
        knolle.game("hot-potato").facts(lost, 0)
