"""The referees: each game written slowly and obviously from its rules page alone.

The fast kernels must agree with them event by event. A game's referee is in tests/games/<game>/referee.py; what all of
them share is in `contract`, the fair shuffle in `shuffles`, replaying in `record`. This module only lists them.
"""

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
