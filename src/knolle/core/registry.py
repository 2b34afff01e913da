"""The registered games. Adding a game takes one line here; each is imported on first use."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from knolle.core.errors import OptionError
from knolle.core.fair import shown
from knolle.core.game import Game

GAMES = {
    "potato-man": "knolle.games.potato_man",
    "companeros": "knolle.games.companeros",
    "hot-potato": "knolle.games.hot_potato",
}


def game(slug: str) -> Game:
    """Return the game with this slug; raise `unknown-game` if there is none.

    >>> game("potato-man").name
    'Potato Man'
    """
    if not isinstance(slug, str) or slug not in GAMES:
        raise OptionError(
            "unknown-game",
            f"There is no game {shown(slug)}; the games are {', '.join(GAMES)}.",
            game=shown(slug),
            allowed=list(GAMES),
        )
    return _imported(slug)


@cache
def _imported(slug: str) -> Game:
    found: Game = import_module(GAMES[slug]).GAME
    return found


@cache
def folders() -> dict[str, Path]:
    """Return the folder of each game's files by slug, without importing the game."""
    specs = {slug: find_spec(package) for slug, package in GAMES.items()}
    return {slug: Path(str(spec.origin)).parent for slug, spec in specs.items() if spec and spec.origin}


def games() -> list[Game]:
    """Return all games, in registry order."""
    return [game(slug) for slug in GAMES]
