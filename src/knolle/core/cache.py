"""Location of the compiled-code cache. Does not import numba, so a lookup is cheap."""

import hashlib
import os
import platform
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
CACHE = "NUMBA_CACHE_DIR"
CPUINFO = Path("/proc/cpuinfo")
ALWAYS_COMPILED = {"compiled.py", "bits.py", "state.py"}


def processor() -> str:
    """Return the processor's description as the system reports it.

    It is part of the cache's name, so machine code compiled on another processor, as in a copied image, is not reused.
    """
    try:
        with CPUINFO.open() as file:
            told = file.read(8192).partition("\n\n")[0].splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    return "\n".join(line for line in told if line.startswith(("model name", "flags", "CPU part", "Features")))


def fingerprint() -> str:
    """Return a hash of the processor, numba's version and settings, and every source that affects compiled code.

    The path of the sources is hashed too, because numba finds a file's machine code by path.
    """
    settings = sorted(item for item in os.environ.items() if item[0].startswith("NUMBA_") and item[0] != CACHE)
    total = hashlib.sha256(f"{PACKAGE} {processor()} {version('numba')} {settings}".encode())
    for path in sorted(PACKAGE.rglob("*.py")):
        source = path.read_bytes()
        if path.name in ALWAYS_COMPILED or b"knolle.core.compiled" in source:
            total.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + source)
    return total.hexdigest()[:16]


def cache_folder() -> Path:
    """Return the folder for machine code of exactly these sources, under KNOLLE_CACHE or the user's cache folder."""
    home = os.environ.get("KNOLLE_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(home).expanduser() / "knolle" / fingerprint()
