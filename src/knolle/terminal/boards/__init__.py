"""One module per game draws its board: `heading`, `others`, `own`, `middle`, `items`, `scene`, `legend`."""

from importlib import import_module
from typing import Any


def board_of(slug: str) -> Any:
    """Return the module that draws a game."""
    return import_module(f"{__name__}.{slug.replace('-', '_')}")
