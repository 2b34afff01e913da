"""Potato Man (G. Burkhardt and W. Lehmann): rules PM-1 to PM-25, rules.md."""

from knolle.games.potato_man.game import PotatoMan

GAME = PotatoMan()

__all__ = ["GAME"]
