"""The package of a game: its modules and files, each loaded when it is first needed."""

import tomllib
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from knolle.compiled.template import CALLS, instantiate

KERNEL = (
    *("to_act", "legal", "refusal", "apply", "total", "winners"),
    *("n_to_shuffle", "deal", "deal_random"),
    *("standing", "deal_ended", "deals_left"),
)
"""The functions of a kernel."""


class Package:
    """What a game finds in its package."""

    package: str
    """The package's name."""

    @cached_property
    def sections(self) -> list[dict[str, Any]]:
        """The sections of the rules as rules.toml lists them: the message of the heading, and the numbered rules."""
        file = self.folder / "rules.toml"
        return tomllib.loads(file.read_text("utf-8"))["sections"] if file.is_file() else []

    @cached_property
    def kernel(self) -> ModuleType:
        """The module of compiled rules."""
        return import_module(f"{self.package}.kernel")

    @cached_property
    def compiled(self) -> dict[str, Any]:
        """Every compiled function of the contract by name, to fill templates with."""
        views = import_module(f"{self.package}.view")
        functions = {name: getattr(self.kernel, name) for name in KERNEL}
        seen = {"observe": views.observe, "determinize": views.determinize, "encode": self._rows.encode}
        return functions | seen

    @cached_property
    def folder(self) -> Path:
        """The folder of the game's files."""
        file = import_module(self.package).__file__
        assert file is not None
        return Path(file).parent

    def part(self, name: str) -> ModuleType | None:
        """Return an optional part of the game, such as its board in a terminal, or None if it has none."""
        module = f"{self.package}.{name}"
        return import_module(module) if find_spec(module) else None

    @cached_property
    def telling(self) -> ModuleType:
        """The module that turns events and views into messages."""
        return import_module(f"{self.package}.telling")

    @cached_property
    def _rows(self) -> ModuleType:
        return import_module(f"{self.package}.encoding")

    @cached_property
    def calls(self) -> ModuleType:
        """The entry points from Python into the kernel."""
        return instantiate(CALLS, f"calls_{self.package.rpartition('.')[2]}", self.compiled)
