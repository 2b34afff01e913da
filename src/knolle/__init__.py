"""Knolle: a card table for three potato games, with exact rules, deals that can be checked, and fast compiled play."""

from knolle.core.errors import ActionError, KnolleError, OptionError, RecordError
from knolle.core.match import Match
from knolle.core.registry import game, games
from knolle.core.view import View

__all__ = ["ActionError", "KnolleError", "Match", "OptionError", "RecordError", "View", "game", "games"]
