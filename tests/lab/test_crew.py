"""Threads that work together: nobody works any more when the work is done, even if it was interrupted."""

import os
import signal
from collections.abc import Iterator
from threading import Event
from types import FrameType

import pytest

from knolle.lab.crew import Crew


@pytest.fixture
def interrupted() -> Iterator[Event]:
    """Set an event when an interrupt has reached the main thread, which then sees it as Ctrl-C."""
    told = Event()

    def tell(number: int, frame: FrameType | None) -> None:
        if not told.is_set():
            told.set()
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, tell)
    yield told
    signal.signal(signal.SIGINT, before)


def test_an_interrupt_is_raised_when_all_blocks_are_done(interrupted: Event) -> None:
    crew, left, done = Crew(3), Event(), list[int]()

    def work(block: int) -> None:
        if block == 1:
            while not interrupted.wait(0.01):  # a signal just before the main thread waits does not wake it
                os.kill(os.getpid(), signal.SIGINT)
            assert not left.wait(0.2), "the others are waited for"
        done.append(block)

    with pytest.raises(KeyboardInterrupt):
        crew.run(work)
    left.set()
    assert sorted(done) == [0, 1, 2]
    for _ in range(100):
        done.clear()
        crew.run(done.append)
        assert sorted(done) == [0, 1, 2]


@pytest.mark.parametrize("wrong", [0, 1, 2])
def test_an_error_in_any_block_is_raised_when_all_blocks_are_done(wrong: int) -> None:
    crew, done = Crew(3), list[int]()

    def work(block: int) -> None:
        if block == wrong:
            raise ValueError(block)
        done.append(block)

    with pytest.raises(ValueError, match=str(wrong)):
        crew.run(work)
    assert sorted([*done, wrong]) == [0, 1, 2]
    crew.run(done.append)
    assert len(done) == 5
