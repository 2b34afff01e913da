"""Gives each bot that is seated a temperament. A bot is written as its level and temperament: `hard:bold`."""

import random
import secrets
from collections.abc import Iterable, Mapping

from knolle.bots.character import TEMPERAMENTS, character_of
from knolle.core.game import Game
from knolle.server.protocol import Level, Temperament

CHANCE: random.Random = secrets.SystemRandom()


def split(bot: str) -> tuple[Level, Temperament | None]:
    """Return the level and the temperament of a bot; bots of older journals have no temperament.

    >>> split("hard:bold"), split("easy")
    (('hard', 'bold'), ('easy', None))
    """
    level, _, temperament = bot.partition(":")
    return level, temperament or None  # type: ignore[return-value]


def cast(game: Game, bots: Mapping[int, str], seated: Iterable[str | None] = ()) -> dict[int, str]:
    """Return bots by seat, with temperaments drawn for those without one: first those that nobody at the table has."""
    if character_of(game) is None:
        return dict(bots)
    known: list[str | None] = [split(bot)[1] for bot in (*seated, *bots.values()) if bot is not None]
    found = dict(bots)
    for seat, bot in bots.items():
        if split(bot)[1] is None:
            fewest = min(known.count(one) for one in TEMPERAMENTS)
            drawn = CHANCE.choice([one for one in TEMPERAMENTS if known.count(one) == fewest])
            known.append(drawn)
            found[seat] = f"{bot}:{drawn}"
    return found
