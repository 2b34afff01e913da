"""Compiled code that is written once for all games.

A closure over compiled functions would be compiled anew at every start. A template is an ordinary module whose game is
put into its namespace before it is executed: one instance a game, each found again in the disk cache by the game's own
record types.
"""

import importlib.util
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any


def instantiate(template: Path, name: str, functions: Mapping[str, Any]) -> ModuleType:
    """The template as a module of its own, with the given functions in place of those it only declares."""
    full = f"knolle.instances.{name}"
    if full in sys.modules:
        return sys.modules[full]
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
