"""Moments of a match shown one after the other, each for its time. The state of the table never waits for them.

Every moment is whole in itself: whoever does not want to wait is shown the latest at once, and nothing is lost.
"""

from collections import deque
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

Moment = TypeVar("Moment")


class Timer(Protocol):
    """What can be called off."""

    def stop(self) -> None: ...


class Reel(Generic[Moment]):
    """`later` calls a function after so many seconds; `show` draws a moment."""

    def __init__(
        self, show: Callable[[Moment], None], later: Callable[[float, Callable[[], None]], Timer], pace: float
    ) -> None:
        self._show = show
        self._later = later
        self._pace = pace
        self._waiting: deque[tuple[Moment, float]] = deque()
        self._timer: Timer | None = None

    def add(self, moment: Moment, seconds: float) -> None:
        """One more moment, which stays at least so long once it is shown."""
        self._waiting.append((moment, seconds))
        if self._timer is None:
            self._next()

    def hurry(self) -> bool:
        """Show the latest moment now; whether there was anything to wait for."""
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
