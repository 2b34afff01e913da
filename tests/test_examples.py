"""The examples for researchers run as their docstrings say, but for a shorter time."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from knolle.bots.registry import bot
from knolle.commands import app
from knolle.core.errors import OptionError

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments]
    # several PyTorch threads that wait for each other next to other tests take three times as long as one
    environment = os.environ | {"OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_agent_learns_on_a_batch() -> None:
    told = run("torch_agent.py", "--updates", "5", "--matches", "32").splitlines()
    assert len(told) == 6
    leads = [float(line.split(": ")[1].split()[0]) for line in told]
    assert leads[-1] > leads[0] + 0.3, "it is better than at the start"
    assert len((EXAMPLES / "torch_agent.py").read_text(encoding="utf-8").splitlines()) < 100


@pytest.mark.long
def test_maskable_ppo_learns() -> None:
    """After 45 seconds of CPU time it wins more against random players than at random, by four standard errors."""
    told = run("ppo.py", "--game", "potato-man", "--players", "3", "--opponents", "random", "--seconds", "45")
    before, after = (tuple(map(float, figures)) for figures in re.findall(r": ([\d.]+) ± ([\d.]+)", told))
    assert after[0] - before[0] > 4 * (before[1] ** 2 + after[1] ** 2) ** 0.5, told


def test_a_users_own_bot_plays_in_the_arena() -> None:
    careful = f"{EXAMPLES / 'careful.py'}:Careful"
    asked = ["arena", "potato-man", "--players", "3", "--bots", f"{careful},random,random", "--deals", "20"]
    done = CliRunner().invoke(app, [*asked, "--format", "json", "--option", "rounds=1"])
    assert done.exit_code == 0, done.output
    standings = json.loads(done.stdout)["standings"]
    assert standings[0]["bot"] == careful
    assert standings[0]["difference"]["mean"] > 0


@pytest.mark.parametrize("name", ["nowhere.py:Bot", f"{EXAMPLES / 'careful.py'}:Careless", "careful.py"])
def test_a_bot_that_does_not_exist(name: str) -> None:
    with pytest.raises(OptionError) as refusal:
        bot(name)
    assert refusal.value.code == "unknown-bot"


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ("class Bot(:", "bad-bot-file", "SyntaxError"),
        ("import nowhere_at_all", "bad-bot-file", "nowhere_at_all"),
        ("class Bot: pass", "unknown-bot", "choose"),
        ("class Bot:\n    def choose(self): pass\n    def __init__(self, a, b): pass", "bad-bot-settings", "TypeError"),
    ],
)
def test_a_bot_that_cannot_be_created_says_why(text: str, code: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(OptionError, match=told) as refusal:
        bot(f"{file}:Bot:setting")
    assert refusal.value.code == code


def test_records_are_analysed(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    asked = ["simulate", "potato-man", "--players", "4", "--matches", "20", "--records", str(file)]
    assert CliRunner().invoke(app, asked).exit_code == 0
    told = run("records.py", str(file))
    records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    tricks = [event["card"] for record in records for event in record["log"] if event["type"] == "trick"]
    for colour in "RBGY":
        n = sum(card[0] == colour for card in tricks)
        row = next(line for line in told.splitlines() if line.startswith(f"│ {colour} "))
        assert row.replace("│", "┆").split("┆")[2].strip() == str(n)
