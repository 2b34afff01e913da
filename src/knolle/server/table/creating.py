"""Checks what a guest wants of a new table; returns the step that opens it."""

from collections.abc import Mapping
from types import NoneType
from typing import Any

import msgspec

from knolle.core.errors import OptionError
from knolle.core.fair import new_seed
from knolle.core.game import Game
from knolle.core.options import Options, unknown_option
from knolle.core.registry import game as game_of
from knolle.lessons import Lesson
from knolle.server.protocol import DAY, DAYS, LONGEST_MOVE, Clock, Settings
from knolle.server.storage.contract import Guest
from knolle.server.table import steps
from knolle.server.table.casting import cast

MOST_NUMBER = 100
"""The largest number allowed in an option: no person plays a million rounds, but bots would."""


def create(
    guest: Guest,
    slug: str,
    players: int,
    options: dict[str, Any],
    settings: Settings,
    bots: Mapping[int, str],
    lesson: Lesson | None = None,
    seed: bytes | None = None,
) -> steps.Opened:
    """Return the first step of a table hosted by the guest; raise OptionError if the game does not allow it."""
    game = game_of(slug)
    _check_clock(settings.clock)
    _check_seats(game, settle(game, players, options), settings, bots)
    if settings.hints is None:  # people who play each other play without
        settings = msgspec.structs.replace(settings, hints=lesson is not None or players - len(bots) <= 1)
    return steps.Opened(
        game=game.slug,
        players=players,
        options=dict(options),
        settings=settings,
        host=guest.id,
        host_name=guest.name,
        bots=cast(game, bots) if lesson is None else dict(bots),
        seed=(seed or new_seed()).hex() if lesson is None else lesson.script.seed,
        lesson=None if lesson is None else lesson.slug,
    )


def settle(game: Game, players: int, options: dict[str, Any]) -> Options:
    """Return checked options for a table: guests must not open files on the server or keep its bots busy for days.

    Options for research are unknown here: neither boards nor nets know them.
    """
    names = [option.name for option in game.options if option.at_tables]
    for name in options:
        if name not in names:
            raise unknown_option(name, options[name], names, game.options_rule)
    for option in game.options:
        if option.load is not None and not isinstance(options.get(option.name), (dict, NoneType)):
            raise OptionError(
                "not-a-mapping",
                f"At a table, give the {option.name} as an object, not as the name of a file.",
                rule=option.rule,
                option=option.name,
            )
    chosen = game.settle(players, options)
    for option in game.options:
        value = chosen[option.name]
        if option.least is not None and value > MOST_NUMBER and value != option.default_for(players):
            raise OptionError(
                "bad-option-value",
                f"{option.name}={value} is too large for a table; {option.least} to {MOST_NUMBER} are allowed.",
                rule=option.rule,
                option=option.name,
                value=str(value),
                allowed=f"{option.least} to {MOST_NUMBER}",
                **option.limits | {"most": MOST_NUMBER},
            )
    return chosen


def _check_clock(clock: Clock | None) -> None:
    if clock is None or clock.move <= LONGEST_MOVE or (clock.move in [DAY * n for n in DAYS] and not clock.reserve):
        return
    raise OptionError(
        "bad-clock",
        f"A clock gives 5 to {LONGEST_MOVE} seconds for a choice, or 1, 3 or 7 days without a reserve.",
        move=clock.move,
        reserve=clock.reserve,
        most=LONGEST_MOVE,
    )


def _check_seats(game: Game, chosen: Options, settings: Settings, bots: Mapping[int, str]) -> None:
    for seat in bots:
        if not 0 <= seat < chosen.players:
            raise OptionError(
                "no-such-seat",
                f"This table has seats 0 to {chosen.players - 1}; there is no seat {seat}.",
                seat=seat,
                seats=chosen.players,
            )
    if settings.starter != "random":
        game.check_starter(chosen, settings.starter)
