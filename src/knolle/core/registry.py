"""The games there are. A game joins by one line; it is imported when first asked for."""

from functools import cache
from importlib import import_module

from knolle.core.errors import OptionError
from knolle.core.fair import shown
from knolle.core.game import Game

GAMES = {
    "potato-man": "knolle.games.potato_man",
    "companeros": "knolle.games.companeros",
    "hot-potato": "knolle.games.hot_potato",
}


def game(slug: str) -> Game:
    """The game of that name.

    >>> game("potato-man").name
    'Potato Man'
    """
    if not isinstance(slug, str) or slug not in GAMES:
        raise OptionError(
            "unknown-game",
            f"There is no game {shown(slug)}; there are {', '.join(GAMES)}.",
            game=shown(slug),
            allowed=list(GAMES),
        )
    return _imported(slug)


@cache
def _imported(slug: str) -> Game:
    found: Game = import_module(GAMES[slug]).GAME
    return found


def games() -> list[Game]:
    """All games, in the order of the registry."""
    return [game(slug) for slug in GAMES]
