"""The referee of each game, found in the games' folders."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from knolle.core.registry import GAMES
from reference.contract import Game

FOLDER = Path(__file__).parents[1] / "games"
REFEREES: dict[str, ModuleType] = {
    slug: import_module(f"games.{slug.replace('-', '_')}.referee")
    for slug in GAMES
    if (FOLDER / slug.replace("-", "_") / "referee.py").is_file()
}
"""The module of each game's referee, with what else tests of all games ask of a game."""

REFERENCE: dict[str, type[Game]] = {slug: module.REFEREE for slug, module in REFEREES.items()}
