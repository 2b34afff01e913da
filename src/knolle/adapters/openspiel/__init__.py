"""The games for OpenSpiel.

Importing this registers `python_knolle_potato_man` and so on, one for every game that has a part `openspiel`;
docs/research.md lists their parameters.
"""

from knolle.extras import missing, missing_text

if missing("pyspiel"):
    raise ImportError(missing_text("Games of OpenSpiel", ["open_spiel"], "research"))

from knolle.adapters.openspiel.game import register
from knolle.adapters.openspiel.resample import resampled
from knolle.core.registry import games

__all__ = ["resampled"]

for _game in games():
    if (_part := _game.part("openspiel")) is not None:
        register(_part.KIND)
