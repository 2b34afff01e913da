"""The registered games: ours, one line each, and those of other packages. Each is imported on first use.

Another package adds a game with an entry point of the group `knolle.games`: its slug, and the package with the game.
"""

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from knolle.core.errors import OptionError
from knolle.core.fair import quote

if TYPE_CHECKING:
    from knolle.core.game import Game

GROUP = "knolle.games"
OURS = {
    "potato-man": "knolle.games.potato_man",
    "companeros": "knolle.games.companeros",
    "hot-potato": "knolle.games.hot_potato",
}
LOG = logging.getLogger("knolle")


def _games_of_others() -> dict[str, str]:
    """Return the games of other packages; one that takes the slug of another game is left out with a warning."""
    found: dict[str, str] = {}
    for point in entry_points(group=GROUP):
        other = (OURS | found).get(point.name, point.module)
        if other != point.module:
            LOG.warning("The game %s of %s is left out: %s has that slug.", quote(point.name), point.module, other)
        else:
            found[point.name] = point.module
    return found


GAMES = OURS | _games_of_others()
"""The package of each game by slug."""


def game(slug: str) -> "Game":
    """Return the game with this slug; raise `unknown-game` if there is none.

    >>> game("potato-man").name
    'Potato Man'
    """
    if not isinstance(slug, str) or slug not in GAMES:
        raise OptionError(
            "unknown-game",
            f"There is no game {quote(slug)}; the games are {', '.join(GAMES)}.",
            game=quote(slug),
            allowed=list(GAMES),
        )
    return _import_game(slug)


@cache
def _import_game(slug: str) -> "Game":
    package = GAMES[slug]
    try:
        found: Game = import_module(package).GAME
        if found.slug != slug or found.package != package:
            raise ValueError(f"it calls itself {found.slug} in {found.package}")
    except Exception as error:
        if slug in OURS:
            raise
        why = f"{type(error).__name__}: {error}"
        sentence = f"The game {quote(slug)} of {package} cannot be loaded: {why}."
        raise OptionError("broken-game", sentence, game=quote(slug)) from error
    return found


@cache
def folders() -> dict[str, Path]:
    """Return the folder of each game's files by slug, without importing the game."""
    return {slug: folder for slug, package in GAMES.items() if (folder := _folder(package)) is not None}


def _folder(package: str) -> Path | None:
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:  # the package around it
        return None
    return Path(spec.origin).parent if spec and spec.origin else None


@cache
def _all_games() -> "tuple[Game, ...]":
    found = []
    for slug in GAMES:
        try:
            found.append(game(slug))
        except OptionError as error:
            LOG.warning("%s It is left out.", error)
    return tuple(found)


def games() -> "list[Game]":
    """Return all games, in registry order; one of another package that cannot be loaded is left out with a warning."""
    return list(_all_games())
