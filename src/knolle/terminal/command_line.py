"""The name by which this program was called, for messages that name a command to type."""

import os
import shlex
import sys
from pathlib import Path

NAME = "knolle"


def command_line(*words: str) -> str:
    """Return a command line that starts as this one did; `./knolle` passes its own name in KNOLLE_COMMAND."""
    return " ".join([_name(), *map(shlex.quote, words)])


def _name() -> str:
    if named := os.environ.get("KNOLLE_COMMAND"):
        return shlex.quote(named)
    path = Path(sys.argv[0])
    if path.parts[-2:] == (NAME, "__main__.py"):
        return f"python -m {NAME}"
    return path.stem if path.stem.startswith(NAME) else NAME
