"""Compiled code that is written once for all games.

A closure over compiled functions would be compiled anew at every start. A template is an ordinary module whose game is
put into its namespace before it is executed: one instance a game, each found again in the disk cache by the game's own
record types. So every entry of a template must take an array of states: one without could be another game's. And no
template that serves several games may define a tuple that its entries take: the cache's index names the tuple's module,
which another game's process does not have.
"""

import importlib.util
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

_ONE_AT_A_TIME = threading.RLock()


def instantiate(template: Path, name: str, functions: Mapping[str, Any]) -> ModuleType:
    """The template as a module of its own, with the given functions in place of those it only declares."""
    full = f"knolle.instances.{name}"
    with _ONE_AT_A_TIME:  # another thread must not find the module half executed
        return sys.modules.get(full) or _executed(template, full, functions)


def _executed(template: Path, full: str, functions: Mapping[str, Any]) -> ModuleType:
    spec = importlib.util.spec_from_file_location(full, template)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update(functions)
    sys.modules[full] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[full]
        raise
    return module
