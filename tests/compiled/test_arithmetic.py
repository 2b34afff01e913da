"""Exponential and logarithm from plain arithmetic, next to those of the C library."""

import math
import re
from pathlib import Path

import pytest

from knolle.compiled.arithmetic import exp, log_of_count


def plain(compiled):
    return getattr(compiled, "py_func", compiled)


@pytest.mark.parametrize("x", [0.0, 1.0, -1.0, 0.3465, -0.3466, 12.5, -37.25, 300.1, -300.1, 699.9, -699.9])
def test_the_exponential_is_accurate(x):
    assert plain(exp)(x) == pytest.approx(math.exp(x), rel=4e-16 * max(1.0, abs(x) / 16))


@pytest.mark.parametrize(("x", "cut"), [(1e9, 700.0), (-1e9, -700.0)])
def test_the_exponential_stays_finite(x, cut):
    assert plain(exp)(x) == plain(exp)(cut)
    assert 0.0 < plain(exp)(x) < math.inf


@pytest.mark.parametrize("n", [1, 2, 3, 10, 1000, 4095, 4096, 8192, 1_000_000])
def test_the_logarithm_of_a_count_is_accurate(n):
    assert plain(log_of_count)(float(n)) == pytest.approx(math.log(n), abs=3e-4 if n > 8192 else 1e-11)


FOREIGN = re.compile(r"np\.(exp|log|random|power|std)\b|math\.(exp|log|pow|sin|cos)\b|\*\* ?0\.5|\.(std|mean|sum)\(")
SOURCES = Path(__file__).parents[2] / "src/knolle/bots"
OTHERS = {"frozen.py", "net.py", "judge.py"}
"""Levels of the past stay as they were; net.py draws the first weights of a training; a judge does not choose."""


@pytest.mark.parametrize(
    "path", [path for path in sorted(SOURCES.rglob("*.py")) if path.name not in OTHERS], ids=lambda path: path.name
)
def test_choices_use_nothing_that_differs_between_machines(path):
    found = FOREIGN.search(path.read_text(encoding="utf-8"))
    assert found is None, f"{path.name} uses {found[0]}"
