"""`knolle warm`: one compiler at a time."""

import sys
import threading
from pathlib import Path

import pytest

from knolle.commands.warm import alone


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no flock")
def test_a_second_compiler_waits(tmp_path: Path) -> None:
    happened = []

    def second() -> None:
        with alone(tmp_path):
            happened.append("second")

    waiting = threading.Thread(target=second)
    with alone(tmp_path):
        waiting.start()
        waiting.join(0.2)
        happened.append("first")
    waiting.join()
    assert happened == ["first", "second"]
