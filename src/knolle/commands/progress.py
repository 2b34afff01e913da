"""A progress bar that appears only when the work takes longer than a second, on stderr, and only for a person."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PATIENCE = 1.0


class Bar:
    """Counts work done; draws itself once `PATIENCE` seconds have passed."""

    def __init__(self, what: str, total: int, patience: float) -> None:
        self.what, self.total, self.done = what, total, 0
        self.drawn: Progress | None = None
        self._due = time.monotonic() + patience

    def advance(self, n: int = 1) -> None:
        """Note that n more are done."""
        self.done += n
        if self.drawn is None and time.monotonic() >= self._due and self.done < self.total:
            columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
            self.drawn = Progress(*columns, console=Console(stderr=True), transient=True)
            self.drawn.start()
            self.drawn.add_task(self.what, total=self.total)
        if self.drawn is not None:
            self.drawn.update(self.drawn.task_ids[0], completed=self.done)


@contextmanager
def progress(what: str, total: int, patience: float = PATIENCE) -> Iterator[Bar]:
    """A bar for `total` pieces of work."""
    bar = Bar(what, total, patience)
    try:
        yield bar
    finally:
        if bar.drawn is not None:
            bar.drawn.stop()
