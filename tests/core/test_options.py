"""Options: whatever is given is settled or refused, in every registered game."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from knolle.core.errors import OptionError
from knolle.core.match import Match
from knolle.core.options import Option
from knolle.core.registry import GAMES, game, games

ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 40)
    | st.floats()
    | st.text(max_size=10)
    | st.binary(max_size=4)
    | st.sampled_from(
        ["3", "4", "on", "off", "shared", "play-on", "no-green", "standard", "mini", "full", "", "1e3", "٣", "²"]
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=4,
)
NAMES = sorted({option.name for one in games() for option in one.options})


def refusal(slug: str, **given_options: Any) -> OptionError:
    with pytest.raises(OptionError) as caught:
        Match(slug, **given_options)
    assert caught.value.code
    assert caught.value.sentence.endswith(".")
    return caught.value


def is_allowed(option: Option, value: Any) -> bool:
    """Return whether a value is allowed, derived again from the option's own declaration."""
    if option.choices:
        return any(type(value) is type(choice) and value == choice for choice in option.choices)
    return type(value) is int and option.least is not None and option.least <= value <= option.most


@given(
    st.sampled_from(list(GAMES)),
    st.integers(0, 8),
    st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=5), ANYTHING, max_size=3),
)
def test_options_are_settled_or_refused(slug: str, players: int, given_options: dict[str, Any]) -> None:
    known = {option.name: option for option in game(slug).options}
    try:
        settled = game(slug).settle(players, given_options)
    except OptionError as refused:
        assert refused.code in ("bad-player-count", "unknown-option", "bad-option-value") or refused.rule  # noqa: PT017
        return
    assert settled.players == players
    assert players in game(slug).players or settled["deck"] == "mini"
    assert set(settled.values) == set(known)
    for name, option in known.items():
        if option.load is None:
            assert is_allowed(option, settled[name])
            is_changed = settled[name] != option.default_for(players)
            assert settled.changed.get(name, option.default_for(players)) == settled[name]
            assert (name in settled.changed) == is_changed


@pytest.mark.parametrize("slug", GAMES)
def test_every_choice_and_limit_is_accepted_and_the_next_value_is_not(slug: str) -> None:
    one = game(slug)
    for option in one.options:
        for choice in option.choices:
            is_limited = option.only_players and choice != option.default
            players = option.only_players[0] if is_limited else one.players[0]
            assert one.settle(players, {option.name: choice})[option.name] == choice
            assert one.settle(players, {option.name: str(choice)})[option.name] == choice
            for other in ([choice], np.array([choice]), *([float(choice)] if isinstance(choice, int) else [])):
                with pytest.raises(OptionError):
                    one.settle(players, {option.name: other})
        players = one.players[0]
        if option.least is not None:
            for number in (option.least, option.most):
                assert one.settle(players, {option.name: str(number)})[option.name] == number
            for number in (option.least - 1, option.most + 1, str(option.most + 1), f"{option.least}.0", ""):
                with pytest.raises(OptionError):
                    one.settle(players, {option.name: number})


@pytest.mark.parametrize("slug", GAMES)
def test_an_option_for_some_player_counts_is_refused_for_others(slug: str) -> None:
    one = game(slug)
    for option in one.options:
        for players in one.players:
            for choice in option.choices if option.only_players and players not in option.only_players else ():
                if choice == option.default_for(players):
                    assert one.settle(players, {option.name: choice})[option.name] == choice
                    continue
                with pytest.raises(OptionError) as caught:
                    one.settle(players, {option.name: choice})
                assert caught.value.rule == option.rule
                assert option.allowed in caught.value.sentence


@pytest.mark.parametrize("slug", GAMES)
def test_a_refusal_names_option_value_and_what_is_allowed(slug: str) -> None:
    for option in game(slug).options:
        if option.load is not None:
            continue
        error = refusal(slug, players=game(slug).players[0], **{option.name: "purple"})
        assert error.rule == option.rule
        named = {"option": option.name, "value": "'purple'", "allowed": option.allowed}
        assert error.params == named | option.limits
        for word in (option.name, "'purple'", option.allowed):
            assert word in error.sentence
    error = refusal(slug, players=game(slug).players[0], purple=3)
    assert error.code == "unknown-option"
    assert error.rule == game(slug).options_rule


def test_options_keep_the_order_they_were_given_in() -> None:
    one = Match("potato-man", players=2, two_player_colours=3, gold=35)
    other = Match("potato-man", players=2, gold=35, two_player_colours=3)
    assert list(one.options.changed) == ["two-player-colours", "gold"]
    assert list(other.options.changed) == ["gold", "two-player-colours"]


@pytest.mark.parametrize(
    ("given_options", "code"),
    [
        ({"players": 10**6}, "bad-player-count"),
        ({"players": -1}, "bad-player-count"),
        ({"players": 10**5000}, "bad-player-count"),
        ({"players": True}, "bad-players"),
        ({"players": 3.0}, "bad-players"),
        ({"players": "Ann"}, "bad-players"),
        ({"players": None}, "bad-players"),
        ({"players": ["Ann", 5]}, "bad-players"),
        ({"players": ["Ann", "\ud800"]}, "bad-players"),
        ({"players": []}, "bad-player-count"),
        ({"players": 2, "starter": 2}, "bad-starter"),
        ({"players": 2, "starter": True}, "bad-starter"),
        ({"players": 2, "starter": [0]}, "bad-starter"),
        ({"players": 2, "entropy": "salt"}, "bad-entropy"),
        ({"players": 2, "entropy": ["a", "b", "c"]}, "bad-entropy"),
        ({"players": 2, "entropy": [b"a"]}, "bad-entropy"),
        ({"players": 2, "entropy": ["\udfff"]}, "bad-entropy"),
        ({"players": 2, "entropy": (text for text in "ab")}, "bad-entropy"),
        ({"players": 2, "entropy": None}, "bad-entropy"),
        ({"players": 2, "seed": 1.5}, "bad-seed"),
    ],
)
@pytest.mark.parametrize("slug", ["potato-man"])
def test_arguments_that_no_match_starts_with(slug: str, given_options: dict[str, Any], code: str) -> None:
    assert refusal(slug, **given_options).code == code


@pytest.mark.parametrize("slug", [None, 5, ["potato-man"], "", "Potato Man", b"potato-man"])
def test_unknown_games(slug: Any) -> None:
    assert refusal(slug, players=3).code == "unknown-game"
