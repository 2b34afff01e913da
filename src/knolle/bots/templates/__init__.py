"""Compiled code of the bots, written once for all games: see `knolle.compiled.template` and `knolle.bots.instances`."""
