"""The games for OpenSpiel.

Importing this registers `python_knolle_potato_man`, `python_knolle_companeros` and `python_knolle_hot_potato`;
docs/research.md lists their parameters.
"""

from knolle.extras import missing, missing_text

if missing("pyspiel"):
    raise ImportError(missing_text("Games of OpenSpiel", ["open_spiel"], "research"))

from knolle.adapters.openspiel.companeros import COMPANEROS
from knolle.adapters.openspiel.game import register
from knolle.adapters.openspiel.hot_potato import HOT_POTATO
from knolle.adapters.openspiel.potato_man import POTATO_MAN
from knolle.adapters.openspiel.resample import resampled

__all__ = ["resampled"]

for kind in (POTATO_MAN, COMPANEROS, HOT_POTATO):
    register(kind)
