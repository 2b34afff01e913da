"""The whole command line, in separate processes: start-up time, exit codes, stdout and stderr."""

import os
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.testing import CliRunner

from knolle.commands import app
from samples import golden_file

pytestmark = pytest.mark.slow

SOURCE = Path(__file__).parents[2] / "src"
GOLDEN = str(golden_file("potato-man"))
KNOLLE = [sys.executable, "-m", "knolle"]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(SOURCE), "NO_COLOR": "1", "COLUMNS": "100"}


def knolle(*words: str, **settings: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*KNOLLE, *words], capture_output=True, text=True, timeout=120, env=ENVIRONMENT, **settings)


def test_help_is_fast_and_names_every_command() -> None:
    times = []
    for _ in range(3):
        before = os.times()
        done = knolle("--help")
        spent = os.times()
        times.append(spent.children_user + spent.children_system - before.children_user - before.children_system)
    assert done.returncode == 0
    assert done.stderr == ""
    for command in ("games", "rules", "simulate", "arena", "verify", "replay", "bench", "warm"):
        assert f" {command} " in done.stdout
    assert min(times) < 1.5  # CPU time; 0.2 s on an idle machine


@pytest.mark.parametrize(
    ("words", "strangers"),
    [
        (["--help"], ("numpy", "numba", "knolle.core.match")),
        (["games"], ("numba",)),
        (["rules", "potato-man"], ("numpy",)),
    ],
)
def test_a_command_imports_only_what_it_needs(words: list[str], strangers: tuple[str, ...]) -> None:
    code = f"""
import sys
from knolle.commands import app
try:
    app({words!r})
except SystemExit:
    pass
print([name for name in {strangers!r} if name in sys.modules], file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=ENVIRONMENT, timeout=60)
    assert done.stdout
    assert done.stderr.strip() == "[]"


def test_refusals_are_one_line_on_stderr() -> None:
    done = knolle("rules", "bingo")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("knolle: There is no rules page 'bingo'")
    assert done.stderr.endswith("[unknown-page]\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("words", [["bingo"], ["games", "--bingo"], ["verify"], ["replay", GOLDEN, "--match", "0"]])
def test_wrong_usage_is_exit_code_2(words: list[str]) -> None:
    done = knolle(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


def test_a_closed_pipe_prints_no_error() -> None:
    with subprocess.Popen(
        [*KNOLLE, "replay", GOLDEN], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_is_one_line_on_stderr() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*KNOLLE, "games"], stdout=full, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, timeout=60
        )
    assert done.returncode == 1
    assert done.stderr.startswith("knolle: ")
    assert done.stderr.count("\n") == 1


def test_an_interruption_is_quiet() -> None:
    with subprocess.Popen(
        [*KNOLLE, "verify", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        assert b"[key-missing]" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert process.stderr.read() == b""


def test_characters_the_terminal_lacks_are_shown_as_escapes() -> None:
    done = subprocess.run(
        [*KNOLLE, "rules", "record"],
        capture_output=True,
        env=ENVIRONMENT | {"PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert done.returncode == 0
    assert b"\\u2026" in done.stdout or b"..." in done.stdout


def test_verify_reads_standard_input() -> None:
    done = knolle("verify", "-", input=Path(GOLDEN).read_text(encoding="utf-8"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "11 records are valid\n", "")


def test_the_version_is_shown() -> None:
    assert CliRunner().invoke(app, ["--version"]).stdout == f"knolle {version('knolle')}\n"
