"""Shows the moments of a match one after another, each for its time. The state of the table never waits for them.

Every moment is complete in itself: a player in a hurry is shown the latest at once, and nothing is lost.
"""

from collections import deque
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")


class Timer(Protocol):
    """A timer that can be stopped."""

    def stop(self) -> None: ...


class Course(Generic[T]):
    """A queue of moments. `show` draws one; `later` calls a function after a number of seconds."""

    def __init__(
        self, show: Callable[[T], None], later: Callable[[float, Callable[[], None]], Timer], pace: float
    ) -> None:
        self._show = show
        self._later = later
        self._pace = pace
        self._waiting: deque[tuple[T, float]] = deque()
        self._timer: Timer | None = None

    def add(self, moment: T, seconds: float) -> None:
        """Add a moment, to be shown for at least this long."""
        self._waiting.append((moment, seconds))
        if self._timer is None:
            self._next()

    def hurry(self) -> bool:
        """Show the latest moment now; return False if nothing was waiting."""
        if self._timer is None:
            return False
        self._timer.stop()
        self._timer = None
        if self._waiting:
            latest, _ = self._waiting[-1]
            self._waiting.clear()
            self._show(latest)
        return True

    def _next(self) -> None:
        self._timer = None
        while self._waiting:
            moment, seconds = self._waiting.popleft()
            self._show(moment)
            if seconds * self._pace > 0:
                self._timer = self._later(seconds * self._pace, self._next)
                return
