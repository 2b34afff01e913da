"""Where machine code is kept: a folder for each compiled instance, named after what it was compiled from.

The name hashes the sources without comments and docstrings, so that editing a rule or a bot recompiles what uses it and
nothing else, and two checkouts of the same sources share one cache. This module does not import numba, so that asking
costs little.
"""

import ast
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

CPUINFO = Path("/proc/cpuinfo")
KEEP_DAYS = 30
"""Folders that nothing has used for this long are removed."""
_PARSER = threading.Lock()
"""Python before 3.11.8 raises SystemError if two threads parse at the same time."""


class Source(NamedTuple):
    """A source file as the compiler sees it, and the modules it imports."""

    essence: bytes
    imports: tuple[str, ...]


# -- sources -----------------------------------------------------------------------------------------


@cache
def source(path: Path) -> Source:
    """Read a source file; comments, docstrings and layout do not count."""
    with _PARSER:
        tree = ast.parse(path.read_bytes())
    imports = tuple(_imports(tree.body))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [part for part in node.body if not _is_text(part)]
    return Source(hashlib.sha256(ast.dump(tree).encode()).digest(), imports)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _imports(body: Iterable[ast.stmt]) -> Iterator[str]:
    """Yield the modules that a file imports at its top level, `a.b` and `a.b.c` for `from a.b import c`."""
    for node in body:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


@cache
def file_of(module: str) -> Path | None:
    """Return the file of a module in this or a game's package, without importing it; None for a package or a name."""
    package, *parts = module.split(".")
    spec = find_spec(package)
    if spec is None or spec.origin is None or not spec.submodule_search_locations:
        return None
    path = Path(spec.origin).parent.joinpath(*parts).with_suffix(".py")
    return path if parts and path.is_file() else None


def closure(paths: Iterable[Path], packages: Iterable[str] = ("knolle",)) -> frozenset[Path]:
    """Return these sources and all that they import from the given packages, directly or not."""
    found: set[Path] = set()
    waiting = list(paths)
    inside = set(packages)
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        names = (name for name in source(path).imports if name.partition(".")[0] in inside)
        waiting += [file for name in names if (file := file_of(name)) is not None]
    return frozenset(found)


# -- folders -----------------------------------------------------------------------------------------


def processor() -> str:
    """Return the processor as the system describes it: machine code for another one must not be loaded."""
    try:
        with CPUINFO.open() as file:
            told = file.read(8192).partition("\n\n")[0].splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    return "\n".join(line for line in told if line.startswith(("model name", "flags", "CPU part", "Features")))


def key(paths: Iterable[Path]) -> str:
    """Hash sources together with the processor, Python, numba's version and its settings."""
    settings = sorted(item for item in os.environ.items() if item[0].startswith("NUMBA_"))
    setting = f"{processor()} {sys.version_info[:2]} {version('numba')} {version('numpy')} {settings}"
    total = hashlib.sha256(setting.encode())
    for essence in sorted(source(path).essence for path in paths):
        total.update(essence)
    return total.hexdigest()[:16]


def home() -> Path:
    """Return the folder of all machine code: in KNOLLE_CACHE, or in the user's cache folder."""
    chosen = os.environ.get("KNOLLE_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(chosen).expanduser() / "knolle"


def folder_of(name: str, paths: Iterable[Path]) -> Path:
    """Return the folder for an instance compiled from these sources, made if need be.

    Where it cannot be written, machine code lasts as long as the process.
    """
    folder = home() / f"{name}-{key(paths)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        folder = Path(_temporary().name) / folder.name
        folder.mkdir(exist_ok=True)
    return folder


@cache
def _temporary() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory(prefix="knolle-")


def mark_of(name: str, paths: Iterable[Path]) -> Path:
    """Return the file whose existence says that all of `name` has been compiled from these sources."""
    return _marks() / f"{name}-{key(paths)}"


def _marks() -> Path:
    return home() / "marks"


def prune() -> None:
    """Remove folders that have not been used for a month, and with any of them all marks: they may stand for it."""
    for folder in home().glob("*-*"):
        with suppress(OSError):
            if time.time() - folder.stat().st_mtime > KEEP_DAYS * 24 * 3600:
                shutil.rmtree(folder)
                shutil.rmtree(_marks(), ignore_errors=True)
