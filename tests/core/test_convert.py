"""msgspec meets every type at import, in one thread: first met by several threads at once, it can crash the process."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "knolle"

RUSH = """
import sys, threading
from knolle import lessons

text = lessons.files()["potato-man"].read_text("utf-8")
lessons._played = None  # the first thing after the conversion: end there
barrier = threading.Barrier(32)

def read():
    barrier.wait()
    try:
        lessons.read("potato-man", text)
    except TypeError:
        pass

threads = [threading.Thread(target=read) for _ in range(32)]
sys.setswitchinterval(1e-6)
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def rush(processes: int) -> list[int]:
    """Exit codes of new processes in which 32 threads read a lesson at the same moment."""
    started = [subprocess.Popen([sys.executable, "-c", RUSH]) for _ in range(processes)]
    return [process.wait() for process in started]


def test_first_lesson_read_by_many_threads() -> None:
    assert rush(4) + rush(4) == [0] * 8


@pytest.mark.long
def test_first_lesson_read_by_many_threads_often() -> None:
    assert [code for _ in range(12) for code in rush(4)] == [0] * 48


def calls(path: Path) -> list[str]:
    """Calls that make msgspec analyse a type when they run."""
    found = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    texts = [(ast.unparse(node.func), {word.arg for word in node.keywords}) for node in found]
    return [
        text for text, words in texts if text == "msgspec.convert" or (text.endswith("json.decode") and "type" in words)
    ]


def test_only_one_module_converts() -> None:
    found = {path.relative_to(SOURCE).as_posix(): calls(path) for path in SOURCE.rglob("*.py")}
    assert {path: names for path, names in found.items() if names} == {"core/convert.py": ["msgspec.convert"]}
