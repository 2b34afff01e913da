"""Rows of numbers: their bounds hold for every option, and a changed layout gets a new version."""

import hashlib
from typing import Any

import numpy as np
import pytest

import knolle
from knolle.compiled.encoding import HIGHEST
from knolle.core.match import Match
from knolle.core.registry import GAMES
from samples import match_after

LAYOUTS: dict[str, tuple[int, str]] = {
    "potato-man": (1, "26a2f6744223"),
    "companeros": (1, "872e9ccc249f"),
    "hot-potato": (1, "37171e7886ba"),
}
"""The version of each game's rows, and the beginning of the SHA-256 of their layouts and of some rows."""


@pytest.mark.parametrize("slug", GAMES)
def test_a_changed_layout_has_a_new_version(slug: str) -> None:
    game = knolle.game(slug)
    known = hashlib.sha256()
    for players in game.players:
        known.update(str(game.encoding(players)).encode())
        match = match_after(slug, players, 17)
        for seat in range(players):
            known.update(game.encode(match.state, seat).tobytes())
    assert (game.encoding(4).version, known.hexdigest()[:12]) == LAYOUTS[slug]


@pytest.mark.parametrize("gold", [5, 20_000, 10**9])
def test_pm21_any_gold_fits_in_a_row(gold: int) -> None:
    match = Match("potato-man", players=3, seed=1, gold=gold)
    parts, highest = match.game.encoding(3).parts, match.game.encoding(3).highest
    most = 0
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, match.legal(seat)[-1])
        row = match.game.encode(match.state, 0)
        assert (row >= 0).all() and (row <= highest).all()
        assert row[parts["gold"]] == min(gold, HIGHEST)
        most = max(most, *row[parts["sacks"]].tolist(), *row[parts["totals"]].tolist())
    assert most == min(most, HIGHEST) and (gold == 5 or most == HIGHEST)


@pytest.mark.parametrize("slug", GAMES)
def test_scaled_rows_lie_between_0_and_1(slug: str) -> None:
    matches = knolle.batch(slug, 16, seed=1)
    for _ in range(60):
        matches.step(matches.sample())
        scaled = matches.encoding.scaled(matches.observations)
        assert scaled.dtype == np.float32 and scaled.shape == matches.observations.shape
        assert scaled.min() >= 0 and scaled.max() <= 1
        assert ((scaled == 0) == (matches.observations == 0)).all()
    top: Any = matches.encoding.scaled(matches.encoding.highest)
    assert np.allclose(top, 1)


def test_a_layout_says_what_it_means() -> None:
    told = str(knolle.game("potato-man").encoding(4))
    assert told.startswith("version 1: 429 columns, 64 actions")
    assert "supply (5, at most 3): sack cards still on the table" in told


def test_a_part_or_a_shape_that_no_row_has_is_refused_in_words() -> None:
    encoding = knolle.game("potato-man").encoding(4)
    with pytest.raises(KeyError, match="no part 'hands'; its parts are hand, trick, played"):
        encoding.parts["hands"]
    assert encoding.parts.get("hands") is None
    for shape in ((428,), (2, 430), ()):
        with pytest.raises(ValueError, match="429 columns"):
            encoding.scaled(np.zeros(shape, np.int16))
    with pytest.raises(ValueError, match="numbers in 429 columns, not <U1"):
        encoding.scaled(np.full((2, 429), "a"))
    with pytest.raises(ValueError, match="numbers in 429 columns"):
        encoding.scaled([[1, 2], [3]])
    assert encoding.scaled([[0] * 429]).shape == (1, 429)
