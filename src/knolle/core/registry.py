"""The registered games. Adding a game takes one line here; each is imported on first use.

Installed packages add games too, through the entry point group `knolle.games`: the name of an entry is the game's slug,
its value the package that has `GAME`.
"""

import logging
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from knolle.core.errors import OptionError
from knolle.core.fair import shown

if TYPE_CHECKING:
    from knolle.core.game import Game

OURS = {
    "potato-man": "knolle.games.potato_man",
    "companeros": "knolle.games.companeros",
    "hot-potato": "knolle.games.hot_potato",
}
GROUP = "knolle.games"
LOG = logging.getLogger("knolle")

GAMES = OURS | {entry.name: entry.module for entry in entry_points(group=GROUP) if entry.name not in OURS}
"""The package of each game by slug; an installed one that turns out to be broken is removed."""


def game(slug: str) -> "Game":
    """Return the game with this slug; raise `unknown-game` if there is none.

    >>> game("potato-man").name
    'Potato Man'
    """
    found = _found(slug) if isinstance(slug, str) and slug in GAMES else None
    if found is None:
        raise OptionError(
            "unknown-game",
            f"There is no game {shown(slug)}; the games are {', '.join(GAMES)}.",
            game=shown(slug),
            allowed=list(GAMES),
        )
    return found


def games() -> "list[Game]":
    """Return all games, in registry order."""
    return [found for slug in list(GAMES) if (found := _found(slug)) is not None]


def _found(slug: str) -> "Game | None":
    """Return a game; an installed one that cannot be used is reported, left out from now on, and None."""
    if slug in OURS:
        return _imported(slug)
    try:
        found = _imported(slug)
        if (found.slug, found.package) != (slug, GAMES[slug]):
            raise ImportError(f"its GAME says it is {found.slug!r} in the package {found.package!r}")
    except Exception as error:  # whatever a stranger's package raises must not stop the other games
        package = GAMES.pop(slug)
        LOG.warning("The game %s of the installed package %s cannot be used: %s.", slug, package, error)
        return None
    return found


@cache
def _imported(slug: str) -> "Game":
    found: Game = import_module(GAMES[slug]).GAME
    return found


@cache
def folders() -> dict[str, Path]:
    """Return the folder of each game's files by slug, without importing the game."""
    found = {}
    for slug, package in GAMES.items():
        with suppress(ImportError):
            spec = find_spec(package)
            if spec is not None and spec.origin is not None:
                found[slug] = Path(spec.origin).parent
    return found
