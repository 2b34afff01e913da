"""How far a run is: a progress bar on stderr, and the messages about runs that continue.

The bar is shown only on a terminal and only if the work takes longer than a second.
"""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from knolle.commands.guard import plain

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE = 1.0


class Bar:
    """Counts the work done; appears after `patience` seconds. Without a total it shows no share."""

    def __init__(self, what: str, total: int | None, patience: float, is_count: bool) -> None:
        self.what, self.total, self.done, self.is_count = what, total, 0, is_count
        self.drawn: Progress | None = None
        self._due = time.monotonic() + patience if sys.stderr is not None and sys.stderr.isatty() else float("inf")

    def advance(self, n: int = 1) -> None:
        """Count n more pieces of work as done."""
        self.done += n
        if self.drawn is None and time.monotonic() >= self._due and self.done != self.total:
            self._draw()
        if self.drawn is not None:
            self.drawn.update(self.drawn.task_ids[0], completed=self.done)

    def say(self, line: str) -> None:
        """Print a line on standard output, hiding the bar meanwhile."""
        if self.drawn is not None:
            self.drawn.stop()
        typer.echo(line)
        if self.drawn is not None:
            self.drawn.start()

    def _draw(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        counts = [MofNCompleteColumn()] if self.is_count else []
        columns = TextColumn("{task.description}"), BarColumn(), *counts, TimeRemainingColumn()
        self.drawn = Progress(*columns, console=Console(stderr=True), transient=True)
        self.drawn.add_task(self.what, total=self.total)
        self.drawn.start()


@contextmanager
def progress(what: str, total: int | None, patience: float = PATIENCE, *, is_count: bool = True) -> Iterator[Bar]:
    """Yield a bar for `total` pieces of work; `is_count` says whether to show how many are done."""
    bar = Bar(what, total, patience, is_count)
    try:
        yield bar
    finally:
        if bar.drawn is not None:
            bar.drawn.stop()


def start_message(n: int, deals: int, save: Path) -> str:
    """Return the message before a saved run continues."""
    return f"{plain(str(save))} already has {n} of {deals} deals."


def stop_message(n: int, deals: int, save: Path | None) -> str:
    """Return the message after an interruption."""
    rest = "the same command continues from there" if save else "with --save FILE the same command could continue"
    return f"Stopped after {n} of {deals} deals; {rest}."
