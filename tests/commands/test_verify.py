"""`knolle verify`."""

import io
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from knolle.commands import app, lines
from knolle.commands.progress import Bar, progress
from knolle.core.registry import GAMES
from samples import FIRST, GOLDEN, golden_file


def verify(*files: str | Path, stdin: bytes = b"") -> Result:
    return CliRunner().invoke(app, ["verify", *map(str, files)], input=stdin)


def damage(slug: str, event: int) -> bytes:
    record = json.loads(FIRST[slug])
    record["log"][event]["note"] = 1
    return json.dumps(record).encode()


def test_golden_files_are_valid() -> None:
    done = verify(*(golden_file(slug) for slug in GAMES))
    assert (done.exit_code, done.stdout, done.stderr) == (0, f"{len(GOLDEN)} records are valid\n", "")


@pytest.mark.parametrize("slug", GAMES)
def test_file_line_and_event_are_named_and_the_rest_is_checked(slug: str, tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    file.write_bytes(b"\n".join([FIRST[slug], damage(slug, 2), b"", b"{", FIRST[slug], damage(slug, 0)]))
    done = verify(file)
    assert done.exit_code == 1
    first, second, third, last = done.stdout.splitlines()
    assert first.startswith(f"{file}:2: event 2: ")
    assert first.endswith("['note'] is 1 in the record but absent by the rules. [event-differs]")
    assert second.startswith(f"{file}:4: The line is not JSON")
    assert third.startswith(f"{file}:6: event 0: ")
    assert last == "3 of 5 records are not valid. Events are counted from 0."
    assert "are valid" not in done.stdout


def test_complaints_about_one_file_are_capped(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    one.write_bytes(b"{}\n" * 50)
    other.write_bytes(b"[]\n" * 2)
    done = verify(one, other)
    told = done.stdout.splitlines()
    assert len([line for line in told if line.startswith(f"{one}:")]) == 22
    assert f"{one}: and 30 more" in told
    assert len([line for line in told if line.startswith(f"{other}:")]) == 3
    assert told[-2].startswith(f"{other}: no valid line; a file of records has one JSON object per line")
    assert told[-1].startswith("52 of 52 records are not valid")


@pytest.mark.parametrize("content", [b"", b"\n\n  \n"])
def test_an_empty_file_contains_no_record(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_bytes(content)
    done = verify(file)
    assert done.exit_code == 1
    assert done.stderr == f"knolle: {file} contains no record. [no-record]\n"


def test_unreadable_files_do_not_stop_the_others(tmp_path: Path) -> None:
    secret = tmp_path / "secret.jsonl"
    secret.write_bytes(b"")
    secret.chmod(0)
    done = verify(tmp_path / "none.jsonl", tmp_path, golden_file("potato-man"))
    assert done.exit_code == 1
    assert done.stderr.splitlines() == [
        f"knolle: {tmp_path}/none.jsonl: No such file or directory. [unreadable-file]",
        f"knolle: {tmp_path}: Is a directory. [unreadable-file]",
    ]
    assert done.stdout == "11 records are valid; 2 of 3 files could not be checked.\n"
    if os.geteuid() != 0:  # root may read everything
        assert "Permission denied" in verify(secret).stderr


def test_an_overlong_line_is_skipped_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST", 20_000)
    monkeypatch.setattr(lines, "PIECE", 1000)
    file = tmp_path / "long.jsonl"
    good = FIRST["potato-man"]
    file.write_bytes(good + b"\n" + b"x" * 123_456 + b"\n" + good + b"\n" + b" " * 20_000 + b"\n" + b"y" * 20_001)
    done = verify(file)
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [
        f"{file}:2: A line of 123457 bytes is longer than any record. [line-too-long]",
        f"{file}:5: A line of 20001 bytes is longer than any record. [line-too-long]",
        "2 of 4 records are not valid. Events are counted from 0.",
    ]


@given(st.binary(max_size=300))
def test_random_bytes_never_crash_it(raw: bytes) -> None:
    done = verify("-", stdin=raw)
    assert done.exit_code == 1
    assert done.exception is None or isinstance(done.exception, SystemExit)


def test_a_record_cannot_control_the_terminal(tmp_path: Path) -> None:
    record = json.loads(FIRST["potato-man"])
    record["game"] = "\x1b[2J\x07bingo"
    record["log"][0]["\x1b]0;title\x07" + "x" * 10**5] = 1
    file = tmp_path / "bad.jsonl"
    file.write_text(json.dumps(record) + "\n" + json.dumps(record | {"game": "potato-man"}), encoding="utf-8")
    done = verify(file)
    assert done.stdout.replace("\n", "").isprintable()
    assert len(done.stdout) < 2000


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("terminal", "is_drawn"), [(Terminal(), True), (io.StringIO(), False)])
def test_a_bar_is_drawn_only_on_a_terminal_and_after_a_second(
    terminal: io.StringIO, is_drawn: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress("checking", 100, is_count=False) as bar:
        drawn: list[Any] = []
        for _ in range(4):
            bar.advance(20)
            drawn.append(bar.drawn is not None)
            clock[0] += 0.4
        bar.say("a complaint")
    assert drawn == [False, False, False, is_drawn]
    assert isinstance(bar, Bar)
    assert ("checking" in terminal.getvalue()) == is_drawn
    assert capsys.readouterr().out == "a complaint\n"
