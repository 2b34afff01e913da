"""Hot Potato!: rules HP-1 to HP-20, rules.md."""

from knolle.games.hot_potato.game import HotPotato

GAME = HotPotato()

__all__ = ["GAME"]
