"""Knolle: a card table for three potato games, with exact rules, verifiable deals and fast compiled play."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from knolle.core.errors import ActionError, KnolleError, OptionError, RecordError
    from knolle.core.match import Match
    from knolle.core.registry import game
    from knolle.core.view import View
    from knolle.lab.batch import Batch as batch  # noqa: N813

__all__ = ["ActionError", "KnolleError", "Match", "OptionError", "RecordError", "View", "batch", "game"]

HOMES = {
    "ActionError": "core.errors:ActionError",
    "KnolleError": "core.errors:KnolleError",
    "Match": "core.match:Match",
    "OptionError": "core.errors:OptionError",
    "RecordError": "core.errors:RecordError",
    "View": "core.view:View",
    "batch": "lab.batch:Batch",
    "game": "core.registry:game",
}


def __getattr__(name: str) -> Any:
    # imported on first use, so that the command line answers `--help` without numpy
    if name not in HOMES:
        raise AttributeError(f"module 'knolle' has no attribute {name!r}")
    from importlib import import_module

    module, _, inside = HOMES[name].partition(":")
    return getattr(import_module(f"knolle.{module}"), inside)


def __dir__() -> list[str]:
    return sorted(__all__)
