"""The session in the README, and every example in a docstring, does what it says."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import knolle

README = Path(__file__).parents[1] / "README.md"
TEMPLATES = {"knolle.core.calls", "knolle.lab.bulk"}
MODULES = [m.name for m in pkgutil.walk_packages(knolle.__path__, "knolle.") if m.name not in TEMPLATES]


def test_readme_session() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 6 and not failed


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert not failed
