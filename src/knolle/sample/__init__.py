"""Sample Tricks: rules ST-1 to ST-10, rules.md. `knolle new-game` copies this folder."""

from knolle.sample.game import SampleTricks

GAME = SampleTricks()

__all__ = ["GAME"]
