"""Matches as the seats of a table see them."""

import random
from collections.abc import Iterator
from typing import Any

from knolle.core.match import Match
from knolle.core.registry import game
from locales.stories import NAMES


def views(slug: str, players: int, **options: Any) -> Iterator[tuple[Match, dict[str, Any]]]:
    """Yield the views of all seats and a spectator, one after another, through a match of random choices."""
    rng = random.Random(3)
    match = Match(game(slug), players=NAMES[:players], seed=bytes(32), **options)
    while not match.is_over:
        for seat in (*range(players), None):
            yield match, match.view(seat).facts()
        (seat, *_) = match.to_act
        match.act(seat, rng.choice(match.legal(seat)))
    for seat in (0, None):
        yield match, match.view(seat).facts()


def first_view(slug: str, seat: int | None, *actions: str, players: int = 3, **options: Any) -> dict[str, Any]:
    match = Match(game(slug), players=NAMES[:players], seed=bytes(32), **options)
    for action in actions:
        match.act(match.to_act[0], action)
    return match.view(seat).facts()
