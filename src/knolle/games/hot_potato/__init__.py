"""Hot Potato!: rules HP-1 to HP-20, docs/rules/hot-potato.md."""

from knolle.games.hot_potato.game import HotPotato

GAME = HotPotato()

__all__ = ["GAME"]
