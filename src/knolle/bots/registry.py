"""The bots there are, by name. A name may carry settings after colons: `pimc:own`, `pimc:difference:random`.

A bot of one's own is named by its file and class, settings behind them: `careful.py:Careful`.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from knolle.bots.contract import Bot
from knolle.core.errors import OptionError
from knolle.core.fair import shown

BOTS = {
    "medium": "knolle.bots.levels:Medium",
    "hard": "knolle.bots.levels:Hard",
    "master": "knolle.bots.levels:Master",
    "random": "knolle.bots.simple:RandomBot",
    "greedy": "knolle.bots.simple:GreedyBot",
    "easy": "knolle.bots.easy:Easy",
    "pimc": "knolle.bots.searching:Pimc",
    "ismcts": "knolle.bots.searching:Ismcts",
    "solver": "knolle.bots.solving:Solver",
    "net": "knolle.bots.looking:NetBot",
    "lookahead": "knolle.bots.looking:Lookahead",
}


@cache
def bot(name: str) -> Bot:
    """The bot of that name.

    >>> bot("pimc:own").name
    'pimc:own'
    """
    kind, *settings = name.split(":")
    if kind.endswith(".py") and settings:
        return _made(_module_in(Path(kind)), *settings)
    if kind not in BOTS:
        there = f"{', '.join(BOTS)}, or one of your own as file.py:Class"
        raise OptionError("unknown-bot", f"There is no bot {shown(name)}; there are {there}.", bot=shown(name))
    module, _, attribute = BOTS[kind].partition(":")
    return _made(import_module(module), attribute, *settings)


def _made(module: ModuleType, attribute: str, *settings: str) -> Bot:
    make: Callable[..., Bot] | None = getattr(module, attribute, None)
    if make is None:
        sentence = f"{shown(module.__name__)} has no class {shown(attribute)}."
        raise OptionError("unknown-bot", sentence, bot=shown(attribute))
    return make(*settings)


@cache
def _module_in(path: Path) -> ModuleType:
    """A module of somebody's own, by its file."""
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise OptionError("unknown-bot", f"There is no file {shown(str(path))} with a bot.", bot=shown(str(path)))
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
