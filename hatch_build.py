"""Compiles web/ into the package while a wheel is built; nothing is asked for where that was done already."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
import build as page


class Page(BuildHookInterface[Any]):
    """The page as a step of the build."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return page.NEEDS if page.stale() else []

    def clean(self, versions: list[str]) -> None:
        shutil.rmtree(page.OUT, ignore_errors=True)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if page.stale():
            page.build()
