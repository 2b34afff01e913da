"""Compiled code that is written once for all games.

numba never finds a closure over compiled functions in its disk cache. A template is an ordinary module that only
declares the functions of a game; `instantiate` executes it once for each game with that game's functions in its
namespace. Each instance has a cache folder of its own, named after its sources (cache.py).
"""

import importlib.util
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from knolle.compiled.cache import closure, folder_of

CALLS = Path(__file__).with_name("calls.py")
"""The template through which Python calls a game's kernel."""
SOURCES = "__sources__"
"""The attribute of an instance that lists the files it is compiled from."""
_ONE_AT_A_TIME = threading.RLock()


class Locator:
    """Tells numba where the machine code of a function of the instance is kept; the folder's name says it is fresh."""

    folder: Path | None = None

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "Locator | None":
        """Return a locator while an instance is being made; numba asks its own locators otherwise."""
        return None if cls.folder is None else cls(cls.folder)

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return ""


def instantiate(template: Path, name: str, functions: Mapping[str, Any]) -> ModuleType:
    """Return the template as a module of its own, with the given functions in place of those it only declares."""
    full = f"knolle.instances.{name}"
    with _ONE_AT_A_TIME:  # another thread must not find the module half executed
        return sys.modules.get(full) or _execute(template, full, functions)


def _execute(template: Path, full: str, functions: Mapping[str, Any]) -> ModuleType:
    spec = importlib.util.spec_from_file_location(full, template)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update(functions)
    sources = closure([template]).union(*map(_sources_of, functions.values()))
    setattr(module, SOURCES, sources)
    sys.modules[full] = module
    try:
        with _cached_in(folder_of(full.rpartition(".")[2], sources)):
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[full]
        raise
    return module


def _sources_of(function: Any) -> frozenset[Path]:
    """Return the files that a compiled function comes from."""
    module = sys.modules[getattr(function, "py_func", function).__module__]
    known: frozenset[Path] | None = getattr(module, SOURCES, None)
    if known is not None:
        return known
    assert module.__file__ is not None
    return closure([Path(module.__file__)], {"knolle", module.__name__.partition(".")[0]})


@contextmanager
def _cached_in(folder: Path) -> Iterator[None]:
    """Have numba keep what is decorated meanwhile in this folder."""
    from numba import config

    before = config.CACHE_LOCATOR_CLASSES
    config.CACHE_LOCATOR_CLASSES = f"{__name__}.{Locator.__name__}"
    Locator.folder = folder
    try:
        yield
    finally:
        config.CACHE_LOCATOR_CLASSES = before
        Locator.folder = None
