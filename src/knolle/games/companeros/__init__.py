"""Compañeros: rules CO-1 to CO-16, docs/rules/companeros.md."""

from knolle.games.companeros.game import Companeros

GAME = Companeros()

__all__ = ["GAME"]
