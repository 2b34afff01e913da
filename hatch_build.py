"""Build web/ into the package while a wheel is built; does nothing if the page is up to date."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
import build as page


class Page(BuildHookInterface[Any]):
    """Build hook for the page."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return page.NEEDS if page.stale() else []

    def clean(self, versions: list[str]) -> None:
        shutil.rmtree(page.OUT, ignore_errors=True)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if page.stale():
            page.build()
