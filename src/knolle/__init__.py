"""Knolle: a card table for three potato games, with exact rules, verifiable deals and fast compiled play."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from knolle.bots.registry import bot
    from knolle.core.errors import ActionError, KnolleError, OptionError, RecordError
    from knolle.core.match import Match
    from knolle.core.registry import game
    from knolle.core.view import View
    from knolle.lab.batch import Batch as batch  # noqa: N813
    from knolle.lab.reading import read

    __version__: str

__all__ = [
    "ActionError",
    "KnolleError",
    "Match",
    "OptionError",
    "RecordError",
    "View",
    "__version__",
    "batch",
    "bot",
    "game",
    "read",
]

HOMES = {
    "ActionError": "core.errors:ActionError",
    "KnolleError": "core.errors:KnolleError",
    "Match": "core.match:Match",
    "OptionError": "core.errors:OptionError",
    "RecordError": "core.errors:RecordError",
    "View": "core.view:View",
    "batch": "lab.batch:Batch",
    "bot": "bots.registry:bot",
    "game": "core.registry:game",
    "read": "lab.reading:read",
}


if not TYPE_CHECKING:  # a type checker knows all names from above, and would accept any other

    def __getattr__(name: str) -> Any:
        # imported on first use, so that the command line answers `--help` without numpy
        if name == "__version__":
            from importlib.metadata import version

            return version("knolle")
        if name not in HOMES:
            raise AttributeError(f"module 'knolle' has no attribute {name!r}")
        from importlib import import_module

        module, _, inside = HOMES[name].partition(":")
        return getattr(import_module(f"knolle.{module}"), inside)


def __dir__() -> list[str]:
    return sorted(__all__)
