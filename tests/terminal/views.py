"""Matches as the seats of a table see them."""

import random
from collections.abc import Iterator
from typing import Any

from knolle.core.match import Match
from knolle.core.registry import game
from knolle.games.hot_potato.encounters import default_encounters
from knolle.server.telling import client_facts
from knolle.words.ending import ending

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
OWN = {f"my-{k}": list(ranking) for k, (_, ranking) in enumerate(default_encounters()[:6])}
"""A deck of encounters that the catalogue has no names for."""


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """Return what a seat is told, with the messages decoded."""
    return client_facts(match.view(seat)) | ({"ending": ending(match, seat)} if match.is_over else {})


def views(slug: str, players: int, **options: Any) -> Iterator[tuple[Match, dict[str, Any]]]:
    """Yield the views of all seats and a spectator, one after another, through a match of random choices."""
    rng = random.Random(3)
    match = Match(game(slug), players=NAMES[:players], seed=bytes(32), **options)
    while not match.is_over:
        for seat in (*range(players), None):
            yield match, seen(match, seat)
        (seat, *_) = match.to_act
        match.act(seat, rng.choice(match.legal(seat)))
    for seat in (0, None):
        yield match, seen(match, seat)


def first_view(slug: str, seat: int | None, *actions: str, players: int = 3, **options: Any) -> dict[str, Any]:
    """Return what a seat is told after some actions."""
    match = Match(game(slug), players=NAMES[:players], seed=bytes(32), **options)
    for action in actions:
        match.act(match.to_act[0], action)
    return seen(match, seat)
