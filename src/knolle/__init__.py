"""Knolle: a card table for three potato games, with exact rules, deals that can be checked, and fast compiled play."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from knolle.core.errors import ActionError, KnolleError, OptionError, RecordError
    from knolle.core.match import Match
    from knolle.core.registry import game
    from knolle.core.view import View

__all__ = ["ActionError", "KnolleError", "Match", "OptionError", "RecordError", "View", "game"]

HOMES = {
    "ActionError": "errors",
    "KnolleError": "errors",
    "Match": "match",
    "OptionError": "errors",
    "RecordError": "errors",
    "View": "view",
    "game": "registry",
}


def __getattr__(name: str) -> Any:
    # imported when first asked for: the command line answers `--help` without numpy
    if name not in HOMES:
        raise AttributeError(f"module 'knolle' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"knolle.core.{HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
