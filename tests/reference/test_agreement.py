"""The kernels against the referees: many random matches, event by event, for every game, player count and option."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import knolle
from games.hot_potato.referee import POTATOES
from knolle.compiled.bits import INTERPRETED
from reference.referees import REFEREES, REFERENCE
from reference.shuffles import Shuffler

TABLES = [(slug, n) for slug in REFERENCE for n in knolle.game(slug).players] + [("companeros", 2)]
N_MATCHES = 100


def random_encounters(rng: random.Random) -> list[tuple[str, list[str]]]:
    return [(f"encounter {k}", rng.sample(POTATOES, 6)) for k in range(rng.choice([6, 7, 12, 64]))]


def play_both(slug: str, players: int, seed: int, favoured: Sequence[str] = ()) -> list[Any]:
    """One match by random choices, often one of the favoured where they are legal; its log."""
    rng = random.Random(f"{slug} {players} {seed}")
    has_defaults = rng.random() < 0.4 and players in knolle.game(slug).players
    options = {} if has_defaults else REFEREES[slug].random_options(players, rng)
    starter = rng.randrange(players) if slug != "hot-potato" else 0
    secret, entropy = rng.randbytes(32), ["salt", "péché"][: rng.randrange(3)]
    encounters = random_encounters(rng) if slug == "hot-potato" and rng.random() < 0.4 else None
    own = {"encounters": encounters} if encounters else {}
    ours = knolle.Match(slug, players=players, seed=secret, entropy=entropy, starter=starter, **options, **own)
    theirs = REFERENCE[slug](players, options, starter, Shuffler(secret, entropy).shuffle, encounters)
    told = 0
    while acting := theirs.to_act():
        assert list(ours.to_act) == acting
        choices = {}
        for seat in acting:
            legal = ours.game.legal_texts(ours.state, seat)
            assert sorted(legal) == sorted(theirs.legal(seat))
            wanted = [text for text in legal if text in favoured]
            choices[seat] = rng.choice(wanted if wanted and rng.random() < 0.8 else legal)
        theirs.act(choices)
        for seat in rng.sample(acting, len(acting)):
            ours.act(seat, choices[seat])
        assert ours.log[told:] == theirs.log[told:]
        assert [list(event) for event in ours.log[told:]] == [list(event) for event in theirs.log[told:]]
        assert ours.notes[told:] == theirs.notes[told:]
        told = len(theirs.log)
    assert ours.is_over
    assert ours.result == theirs.result()
    return ours.log


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_kernel_and_referee_play_the_same_match(slug: str, players: int, request: pytest.FixtureRequest) -> None:
    n = 3 if INTERPRETED else 20 if request.config.getoption("--quick") else N_MATCHES
    for seed in range(n):
        play_both(slug, players, seed)


@pytest.mark.parametrize("players", knolle.game("hot-potato").players)
def test_kernel_and_referee_agree_where_all_play_rambo(players: int) -> None:
    n_all = 0
    for seed in range(3 if INTERPRETED else 30):
        log = play_both("hot-potato", players, seed, favoured=("rambo", "poteto"))
        before = [log[k - 1]["type"] for k, event in enumerate(log) if event["type"] == "hot"]
        n_all += before.count("points")
    assert n_all


@pytest.mark.long
@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_kernel_and_referee_agree_on_many_matches(slug: str, players: int) -> None:
    for seed in range(N_MATCHES, 3000):
        play_both(slug, players, seed)
