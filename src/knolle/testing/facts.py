"""Checks that views and events have the types in the game's `facts.py`, from which clients' types are generated."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, get_args, get_type_hints

import msgspec

from knolle.core.game import Game
from knolle.core.match import Match
from knolle.core.view import View

Check = Callable[[Any], None]


def check_facts(game: Game, players: int, seed: int, **options: Any) -> None:
    """Check that in a random match all views and events, from every seat, have exactly the fields of their types."""
    check_view, check_events = _checks(game.package)
    assert {*game.beats, *game.clears} <= {*check_events, ""}, "only events have a beat"
    rng = random.Random(seed)
    match = Match(game, players=players, seed=rng.randbytes(32), **options)
    seats = [*range(players), None]
    for view in _views(match, rng, seats):
        check_view(view)
    for seat in seats:
        for event in match.events(seat):
            assert event["type"] in check_events, f"facts.py has no event {event['type']}"
            check_events[event["type"]](event)


def check_open_events(game: Game, players: int, seed: int, **options: Any) -> None:
    """Check that open events change what only one seat is told for nobody but the seat that chose, and that at once."""
    rng = random.Random(seed)
    match = Match(game, players=players, seed=rng.randbytes(32), **options)
    before = _own_facts([match.view(seat) for seat in range(players)])
    while True:
        chooser = rng.choice(match.to_act)
        match.act(chooser, rng.choice(match.legal(chooser)))
        if match.is_over:
            return
        for place, moment in enumerate(match.moments):
            now = _own_facts([match.view_at(moment, seat) for seat in range(players)])
            if moment.events and game.open_events.issuperset([event["type"] for event in moment.events]):
                changed = [seat for seat in range(players) if now[seat] != before[seat]]
                assert set(changed) <= ({chooser} if place == 0 else set()), f"{moment.events} changed {changed}"
            before = now


def _own_facts(views: list[View]) -> list[dict[str, Any]]:
    """Return what each seat alone is told, apart from what it may choose."""
    return [{key: value for key, value in view.own_facts().items() if key != "legal"} for view in views]


def _views(match: Match, rng: random.Random, seats: list[int | None]) -> Iterator[dict[str, Any]]:
    """Play at random; yield every view, also those of the moments between two choices."""
    yield from (match.blank().view(seat).facts() for seat in seats)
    while True:
        yield from (match.view_at(moment, seat).facts() for moment in match.moments[:-1] for seat in seats)
        yield from (match.view(seat).facts() for seat in seats)
        if match.is_over:
            return
        acting = rng.choice(match.to_act)
        match.act(acting, rng.choice(match.legal(acting)))


@cache
def _checks(package: str) -> tuple[Check, dict[str, Check]]:
    """Return the check of a game's views, and those of its events by type."""
    facts = import_module(f"{package}.facts")
    events = {get_args(get_type_hints(kind)["type"])[0]: _check(kind) for kind in get_args(facts.Event)}
    return _check(facts.View), events


def _check(kind: type) -> Check:
    """Return a function that raises unless data is of this type; msgspec itself ignores unknown fields of a dict."""
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind)
    encode = msgspec.json.encode

    def check(data: Any) -> None:
        text = encode(data)
        try:
            known = encode(decoder.decode(text))
        except msgspec.ValidationError as error:
            raise AssertionError(f"{kind.__module__}.{kind.__name__}: {error} in {data}") from None
        told, typed = msgspec.json.decode(text), msgspec.json.decode(known)
        assert typed == told, f"{kind.__module__}.{kind.__name__} does not have all of {told}, only {typed}"

    return check
