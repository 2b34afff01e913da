"""What boards are drawn with. The part `terminal` of a game draws its own board; generic.py draws any other.

It has `heading`, `others`, `own`, `middle`, `items`, `recap` and `legend`.
"""

from importlib import import_module
from typing import Any

from knolle.core.registry import game


def board_of(slug: str) -> Any:
    """Return the module that draws a game."""
    return game(slug).part("terminal") or import_module(f"{__name__}.generic")
