"""A progress bar for work that turns out to be slow: only on a terminal, only after a second, always on stderr."""

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

PATIENCE = 1.0


class Bar:
    """Counts work that is done; `with Bar("checking", total) as bar: … bar.advance(n)`."""

    def __init__(self, label: str, total: float | None) -> None:
        self.label, self.total, self.done = label, total, 0.0
        self._due = time.monotonic() + PATIENCE if sys.stderr.isatty() else float("inf")
        self._progress: Progress | None = None
        self._task: TaskID | None = None

    def __enter__(self) -> "Bar":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._progress is not None:
            self._progress.stop()

    def advance(self, n: float) -> None:
        """Note n more units of work."""
        self.done += n
        if self._progress is None and time.monotonic() >= self._due:
            self._start()
        if self._progress is not None and self._task is not None:
            self._progress.update(self._task, completed=self.done)

    def say(self, line: str) -> None:
        """A line on standard output, in place of the bar while it is printed."""
        if self._progress is None:
            typer.echo(line)
            return
        self._progress.stop()
        typer.echo(line)
        self._progress.start()

    def _start(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._progress.add_task(self.label, total=self.total)
        self._progress.start()
