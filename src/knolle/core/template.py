"""Compiled code that is written once for all games.

A closure over compiled functions would be recompiled at every start. A template is an ordinary module whose game's
functions are put into its namespace before it is executed: one instance per game, found again in the disk cache by the
game's own record types.

Two rules follow. Every entry of a template must take an array of states, because one without could be another game's.
And no template that serves several games may define a tuple type that its entries take, because the cache's index names
the tuple's module, which does not exist in a process that plays another game.
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
    """Return the template as a module of its own, with the given functions in place of those it only declares."""
    full = f"knolle.instances.{name}"
    with _ONE_AT_A_TIME:  # another thread must not see the module half executed
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
