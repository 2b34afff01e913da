"""Build web/ into the package while a wheel is built, unless it is up to date, and say where a release comes from."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

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


class Urls(MetadataHookInterface):
    """Metadata hook: the project's addresses, which only the repository that releases it knows."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        if at := os.environ.get("KNOLLE_REPOSITORY"):
            metadata["urls"] = {
                "Source": at,
                "Issues": f"{at}/issues",
                "Documentation": f"{at}/tree/main/docs",
                "Changelog": f"{at}/blob/main/CHANGELOG.md",
            }
