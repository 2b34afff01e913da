"""The referees: each game written slowly and obviously from its rules page alone.

The fast kernels must agree with them event by event. A game's referee is in tests/games/<game>/referee.py; what all of
them share is in `contract`, the fair shuffle in `shuffles`, replaying in `record`. This module only lists them.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from knolle.core.registry import GAMES
from reference.contract import Game

GAMES_TESTS = Path(__file__).parents[1] / "games"
REFEREES: dict[str, ModuleType] = {
    slug: import_module(f"games.{folder}.referee")
    for slug in GAMES
    if (GAMES_TESTS / (folder := slug.replace("-", "_")) / "referee.py").is_file()
}
"""The module of each game's referee, with what else tests of all games ask of a game."""

REFERENCE: dict[str, type[Game]] = {slug: module.REFEREE for slug, module in REFEREES.items()}
