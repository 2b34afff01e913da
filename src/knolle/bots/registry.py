"""The registered bots by name. A name may carry settings after colons: `pimc:own`, `pimc:difference:random`.

Your own bot is named by its file and class, followed by its settings: `careful.py:Careful`.
"""

import hashlib
import os.path
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from knolle.bots.contract import Bot
from knolle.core.errors import OptionError
from knolle.core.fair import quote

BOTS = {
    "easy": "knolle.bots.levels:Easy",
    "medium": "knolle.bots.levels:Medium",
    "hard": "knolle.bots.levels:Hard",
    "master": "knolle.bots.levels:Master",
    "random": "knolle.bots.simple:RandomBot",
    "greedy": "knolle.bots.simple:GreedyBot",
    "pimc": "knolle.bots.searching:Pimc",
    "ismcts": "knolle.bots.searching:Ismcts",
    "solver": "knolle.bots.solving:Solver",
    "net": "knolle.bots.looking:NetBot",
    "lookahead": "knolle.bots.looking:Lookahead",
    "easy-1": "knolle.bots.frozen:Easy1",
    "medium-1": "knolle.bots.frozen:Medium1",
    "hard-1": "knolle.bots.frozen:Hard1",
    "master-1": "knolle.bots.frozen:Master1",
}


Contents = tuple[tuple[Path, bytes], ...]
"""Files, each with the hash of its content."""


def files_of(bots: Iterable[str]) -> list[Path]:
    """Return the files that bots are made of: `net:net.npz` needs one, `own.py:Own:weights.pt` two."""
    parts = {part for name in bots for part in _parts(name) if os.path.isfile(part)}
    return sorted(map(Path, parts))


def _parts(name: str) -> list[str]:
    """Return the parts of a name that may be files: nets, and for a bot in a file also its settings."""
    kind, *settings = name.split(":")
    return [kind, *settings] if kind.endswith(".py") else [one for one in settings if one.endswith(".npz")]


def contents(name: str) -> Contents:
    """Return the files that a bot is made of, with what is in them now."""
    return tuple((file, hashlib.sha256(file.read_bytes()).digest()) for file in files_of([name]))


def bot(name: str) -> Bot:
    """Return the bot with this name; raise `unknown-bot` if there is none.

    A bot made of files is created again when one of them has changed.

    >>> bot("pimc:own").name
    'pimc:own'
    """
    return _create(name, contents(name))


@cache
def _create(name: str, made_of: Contents) -> Bot:
    kind, *settings = name.split(":")
    if kind.endswith(".py") and settings:
        return _own(Path(kind), dict(made_of).get(Path(kind), b""), *settings)
    if kind not in BOTS:
        there = f"{', '.join(BOTS)}, or your own as file.py:Class"
        raise OptionError("unknown-bot", f"There is no bot {quote(name)}; the bots are {there}.", bot=quote(name))
    module, _, attribute = BOTS[kind].partition(":")
    made: Bot = getattr(import_module(module), attribute)(*settings)
    return made


# -- users' own bots -------------------------------------------------------------------------------


def _own(path: Path, content: bytes, name: str, *settings: str) -> Bot:
    """Return a user's own bot by its file, the hash of what is in it, and the class."""
    module = _module_in(path, content)
    make = getattr(module, name, None)
    if not _is_bot(make):
        there = [found for found, made in vars(module).items() if _is_bot(made) and made.__module__ == module.__name__]
        wanted = f"it has {', '.join(there)}" if there else "derive one from knolle.bots.contract.Bot"
        sentence = f"{quote(path.name)} has no class {quote(name)} with choose(view, rng, budget); {wanted}."
        raise OptionError("unknown-bot", sentence, bot=quote(name))
    try:
        made: Bot = make(*settings)  # type: ignore[misc]
    except Exception as error:
        sentence = f"{quote(name)} could not be created: {type(error).__name__}: {error}."
        raise OptionError("bad-bot-settings", sentence, bot=quote(name)) from error
    return made


def _is_bot(made: object) -> bool:
    return isinstance(made, type) and callable(getattr(made, "choose", None))


@cache
def _module_in(path: Path, content: bytes) -> ModuleType:
    """Return the module in a user's own file; bots of the same file share it."""
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise OptionError("unknown-bot", f"There is no file {quote(str(path))} with a bot.", bot=quote(str(path)))
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        sentence = f"{quote(str(path))} cannot be loaded: {type(error).__name__}: {error}."
        raise OptionError("bad-bot-file", sentence, bot=quote(str(path))) from error
    return module
