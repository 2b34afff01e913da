"""Compiled code of the bots, written once for all games: see `knolle.core.template` and `knolle.bots.instances`."""
