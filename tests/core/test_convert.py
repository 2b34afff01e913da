"""msgspec meets every type at import, in one thread: first met by several threads at once, it can crash the process."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T", bound=ast.AST)
SOURCE = Path(__file__).parents[2] / "src" / "knolle"

RUSH = """
import sys, threading
import msgspec
from knolle.core.convert import converter

FIELDS = [f"field_{i}" for i in range(8)]
DATA = {field: {"one": {"number": 1, "words": ["a"]}} for field in FIELDS}

def new_type(k):
    inner = msgspec.defstruct(f"Inner{k}", [("number", int), ("words", list[str])])
    return msgspec.defstruct(f"Outer{k}", [(field, dict[str, inner]) for field in FIELDS])

sys.setswitchinterval(1e-6)
for k in range(100):
    convert, barrier = converter(new_type(k)), threading.Barrier(8)

    def rush():
        barrier.wait()
        convert(DATA)

    threads = [threading.Thread(target=rush) for _ in range(8)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
"""


LESSONS = """
import faulthandler, os, sys, threading, tomllib
from knolle import Match
from knolle.lessons import load

N_PROCESSES, N_AT_ONCE, N_THREADS = 60, 4, 8

def open_lesson():
    sys.setswitchinterval(1e-6)
    barrier, read, opened = threading.Barrier(N_THREADS), tomllib.loads, []

    def read_together(text):
        found = read(text)
        barrier.wait()
        return found

    tomllib.loads = read_together
    threads = [threading.Thread(target=lambda: opened.append(load("potato-man"))) for _ in range(N_THREADS)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    return len(opened)

faulthandler.enable()
match = Match("potato-man", players=3)
match.act(match.to_act[0], match.legal(match.to_act[0])[0])  # loads the compiled code, once for all processes
for _ in range(N_PROCESSES // N_AT_ONCE):
    children = []
    for _ in range(N_AT_ONCE):
        children.append(os.fork())
        if not children[-1]:
            os._exit(open_lesson() != N_THREADS)
    assert not any([os.waitpid(child, 0)[1] for child in children])
"""


def test_many_threads_may_convert_to_a_new_type() -> None:
    """In a process of its own: without the analysis in `converter` this crashes."""
    assert subprocess.run([sys.executable, "-c", RUSH], check=False).returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be forked")
def test_many_threads_may_open_a_lesson_in_a_new_process() -> None:
    """Without the analysis at import one process in six crashes. A fork has met no more types than was imported."""
    done = subprocess.run([sys.executable, "-c", LESSONS], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def nodes(tree: ast.AST, kind: type[T]) -> list[T]:
    return [node for node in ast.walk(tree) if isinstance(node, kind)]


def calls(tree: ast.AST) -> list[str]:
    """Calls that make msgspec analyse a type when they run."""
    texts = [(ast.unparse(node.func), {word.arg for word in node.keywords}) for node in nodes(tree, ast.Call)]
    return [
        text for text, words in texts if text == "msgspec.convert" or (text.endswith("json.decode") and "type" in words)
    ]


def late_converters(tree: ast.AST) -> list[str]:
    """Functions that make a converter when they are called; objects that are made at the start may."""
    functions = [function for function in nodes(tree, ast.FunctionDef) if function.name != "__init__"]
    return [one.name for one in functions if "converter" in [ast.unparse(call.func) for call in nodes(one, ast.Call)]]


def test_only_one_module_converts_and_others_ask_it_at_import() -> None:
    texts = {path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in SOURCE.rglob("*.py")}
    trees = {path: ast.parse(text) for path, text in texts.items() if "convert" in text or "json.decode" in text}
    found = {path: calls(tree) + late_converters(tree) for path, tree in trees.items()}
    assert {path: names for path, names in found.items() if names} == {"core/convert.py": ["msgspec.convert"]}
