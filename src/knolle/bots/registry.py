"""The bots there are, by name. A name may carry settings after colons: `pimc:own`, `pimc:difference:random`."""

from collections.abc import Callable
from functools import cache
from importlib import import_module

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
    if kind not in BOTS:
        raise OptionError(
            "unknown-bot", f"There is no bot {shown(name)}; there are {', '.join(BOTS)}.", bot=shown(name)
        )
    module, _, attribute = BOTS[kind].partition(":")
    make: Callable[..., Bot] = getattr(import_module(module), attribute)
    return make(*settings)
