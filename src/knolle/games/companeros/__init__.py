"""Compañeros: rules CO-1 to CO-16, rules.md."""

from knolle.games.companeros.game import Companeros

GAME = Companeros()

__all__ = ["GAME"]
