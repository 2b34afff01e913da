"""Compiled code of the bots that is written once for all games: see `knolle.core.template`, `knolle.bots.instances`."""
