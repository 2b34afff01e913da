"""A user's script passes `mypy --strict` and runs; wrong calls of the library are found."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import knolle
from knolle.commands import app

SCRIPT = Path(__file__).with_name("users_script.py")
SOURCES = str(Path(knolle.__file__).parents[1])
WRONG = """
import knolle
match = knolle.Match("potato-man", players=3, seed=1.5)
match.act("0", 1)
knolle.batch("potato-man", "8")
knolle.bot("greedy").choose(match, rng=1, budget=100)
knolle.read(7)
knolle.macth
"""


def run(*command: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": SOURCES, "OMP_NUM_THREADS": "1"}
    return subprocess.run([sys.executable, *command], cwd=cwd, env=environment, capture_output=True, text=True)


@pytest.mark.long
def test_a_users_script_passes_mypy_strict(tmp_path: Path) -> None:
    """mypy runs elsewhere and without our settings, so it takes the package as it does an installed one."""
    (tmp_path / "right.py").write_text(SCRIPT.read_text("utf-8"), "utf-8")
    (tmp_path / "wrong.py").write_text(WRONG, "utf-8")
    done = run("-m", "mypy", "--strict", "--config-file=", "right.py", "wrong.py", cwd=tmp_path)
    found = re.findall(r"^(\w+)\.py:(\d+): error: .*\[([a-z-]+)\]$", done.stdout, re.MULTILINE)
    assert {file for file, _, _ in found} == {"wrong"}, done.stdout
    assert {int(line) for _, line, _ in found} == set(range(3, 9)), done.stdout
    assert {kind for _, _, kind in found} == {"arg-type", "attr-defined"}, done.stdout


@pytest.mark.slow
def test_a_users_script_runs(tmp_path: Path) -> None:
    file = tmp_path / "matches.parquet"
    asked = ["simulate", "potato-man", "--players", "3", "--matches", "5", "--records", str(file)]
    assert CliRunner().invoke(app, asked).exit_code == 0
    done = run("-W", "error", str(SCRIPT), str(file), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(knolle.__version__)
