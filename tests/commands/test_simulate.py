"""`knolle simulate`: the table at the end, valid records, refusals in one line."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from knolle.commands import app
from knolle.lab.simulate import match_seed


def simulate(*words: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *words], env={"COLUMNS": "100"})


def test_the_same_matches_with_and_without_records(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    words = ["potato-man", "--players", "3", "--matches", "5", "--seed", "7", "--bots", "greedy,random,random"]
    plain, kept = simulate(*words), simulate(*words, "--records", str(file))
    assert (plain.exit_code, kept.exit_code) == (0, 0)
    assert plain.stdout == kept.stdout
    assert "5 matches" in plain.stdout and "mean sacks" in plain.stdout and plain.stdout.count(" ± ") == 7
    lines = file.read_bytes().split(b"\n")
    assert lines.pop() == b"" and len(lines) == 5
    assert all(match_seed("7", i).hex().encode() in line for i, line in enumerate(lines))
    assert CliRunner().invoke(app, ["verify", str(file)]).stdout == "5 records are valid\n"


def test_options_reach_the_match(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    options = ["--option", "gold=35", "--option", "rounds=1"]
    assert simulate("potato-man", "--players", "4", "--matches", "1", *options, "--records", str(file)).exit_code == 0
    assert b'"options": {"gold": 35, "rounds": 1}' in file.read_bytes()


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["bingo", "--players", "3"], "unknown-game"),
        (["potato-man", "--players", "9"], "bad-player-count"),
        (["potato-man", "--players", "3", "--bots", "best"], "unknown-bot"),
        (["potato-man", "--players", "3", "--bots", "random,random"], "bad-bot-count"),
        (["potato-man", "--players", "3", "--option", "gold"], "bad-option"),
        (["potato-man", "--players", "3", "--option", "gold=x"], "bad-option-value"),
        (["potato-man", "--players", "3", "--seed", "\udcff"], "bad-seed"),
        (["potato-man", "--players", "3", "--records", "no/such/folder/x.jsonl"], "file-failed"),
    ],
)
def test_a_refusal_is_one_line_on_stderr(words: list[str], code: str) -> None:
    done = simulate(*words)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1 and done.stderr.endswith(f"[{code}]\n")
