"""The conformance suite on every registered game, all player counts and a spread of options."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import knolle
from knolle.compiled.bits import INTERPRETED
from knolle.core.game import Game
from knolle.core.registry import GAMES
from knolle.testing import (
    check_encoding,
    check_facts,
    check_greedy,
    check_no_leak,
    check_open_events,
    check_play,
    check_random_deals,
    check_refusals,
    check_same_seed_same_match,
    check_views,
)
from reference.referees import REFEREES
from samples import TABLES

CASES = [(slug, n, referee.SHORT) for slug, referee in REFEREES.items() for n in knolle.game(slug).players]
CASES += [(slug, *case) for slug, referee in REFEREES.items() for case in referee.CASES]
MINIS = [(slug, *referee.MINI) for slug, referee in REFEREES.items() if hasattr(referee, "MINI")]
SEEDS = range(1 if INTERPRETED else 3)


@pytest.fixture(params=CASES + MINIS, ids=lambda case: "-".join(map(str, [case[0], case[1], *case[2].values()])))
def case(request: pytest.FixtureRequest) -> tuple[Game, int, dict[str, Any]]:
    slug, players, options = request.param
    return knolle.game(slug), players, options


Case = tuple[Game, int, dict[str, Any]]


@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_ends_and_notation_round_trips(case: Case, seed: int) -> None:
    game, players, options = case
    check_play(game, players, seed, **options)


def test_same_seed_same_match(case: Case) -> None:
    game, players, options = case
    check_same_seed_same_match(game, players, 7, **options)


@pytest.mark.compiled
def test_exactly_the_legal_actions_are_accepted(case: Case) -> None:
    game, players, options = case
    check_refusals(game, players, 3, **options)


@pytest.mark.parametrize("seed", SEEDS)
def test_determinized_states_look_the_same(case: Case, seed: int) -> None:
    game, players, options = case
    check_views(game, players, seed, 0.1 if INTERPRETED else 1.0, **options)


@pytest.mark.parametrize("seed", SEEDS)
def test_views_and_events_have_exactly_the_fields_of_their_types(case: Case, seed: int) -> None:
    game, players, options = case
    check_facts(game, players, seed, **options)


@pytest.mark.parametrize("seed", SEEDS)
def test_open_events_change_only_what_the_chooser_alone_is_told(case: Case, seed: int) -> None:
    game, players, options = case
    check_open_events(game, players, seed, **options)


@pytest.mark.compiled
def test_swapping_hidden_cards_changes_no_byte(case: Case) -> None:
    game, players, options = case
    tried = [check_no_leak(game, players, seed, REFEREES[game.slug].hidden, **options) for seed in range(10)]
    assert sum(tried) > 10 or "deck" in options  # little is hidden in a mini


@pytest.mark.long
def test_swapping_hidden_cards_changes_no_byte_in_many_matches(case: Case) -> None:
    game, players, options = case
    tried = [check_no_leak(game, players, seed, REFEREES[game.slug].hidden, **options) for seed in range(10, 100)]
    assert sum(tried) > 90 or "deck" in options


@pytest.mark.compiled
@settings(deadline=None)
@given(data=st.data())
def test_no_leak_anywhere(data: st.DataObject) -> None:
    slug, players, options = data.draw(st.sampled_from(CASES + MINIS))
    seed = data.draw(st.integers(0, 10**9))
    check_no_leak(knolle.game(slug), players, seed, REFEREES[slug].hidden, **options)


def test_greedy_is_legal_and_honest(case: Case) -> None:
    game, players, options = case
    check_greedy(game, players, 5, **options)


def test_encoded_rows_hide_what_is_hidden(case: Case) -> None:
    game, players, options = case
    check_encoding(game, players, 4, 0.1 if INTERPRETED else 1.0, **options)


@pytest.mark.parametrize(("slug", "players"), TABLES)
@pytest.mark.slow
def test_random_deals_have_the_same_distribution(slug: str, players: int) -> None:
    check_random_deals(knolle.game(slug), players, 5 if INTERPRETED else 300, **REFEREES[slug].SHORT)


@pytest.mark.parametrize(("slug", "players", "options"), MINIS)
def test_random_deals_of_minis_have_the_same_distribution(slug: str, players: int, options: dict[str, Any]) -> None:
    check_random_deals(knolle.game(slug), players, 5 if INTERPRETED else 300, **options)


def test_every_game_has_a_referee() -> None:
    assert set(REFEREES) >= {slug for slug, package in GAMES.items() if package.startswith("knolle.")}
