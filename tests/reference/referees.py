"""The referee of each game, found in the games' folders."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from reference.contract import Game

REFEREES: dict[str, ModuleType] = {
    path.parent.name.replace("_", "-"): import_module(f"games.{path.parent.name}.referee")
    for path in sorted(Path(__file__).parents[1].glob("games/*/referee.py"))
}
"""The module of each game's referee, with what else tests of all games ask of a game."""

REFERENCE: dict[str, type[Game]] = {slug: module.REFEREE for slug, module in REFEREES.items()}
