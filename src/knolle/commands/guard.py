"""Error handling of commands: an error is one line on stderr, an interruption is quiet, nothing is a traceback."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import typer

from knolle.core.errors import KnolleError

INTERRUPTED = 130


@contextmanager
def guard() -> Iterator[None]:
    """Turn a command's errors and interruptions into exit codes."""
    try:
        yield
        if sys.stdout is not None:
            sys.stdout.flush()
    except KnolleError as error:
        complain(f"{error} [{error.code}]")
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except BrokenPipeError:
        _discard_output()
        raise typer.Exit(1) from None
    except OSError as error:
        _discard_output()
        where = "" if error.filename is None else f"{plain(str(error.filename))}: "
        complain(f"{where}{error.strerror or error}. [file-failed]")
        raise typer.Exit(1) from None


def _discard_output() -> None:
    """Redirect stdout to nowhere: the reader is gone or the disk full, and Python would flush the buffer at exit."""
    with suppress(OSError, AttributeError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: str) -> None:
    """Print one line on stderr."""
    typer.echo(f"knolle: {sentence}", err=True)


def plain(text: str, most: int = 500) -> str:
    """Return untrusted text fit for one line of a terminal: without control characters and not too long."""
    cut = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in cut)
