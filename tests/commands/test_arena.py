"""`knolle arena`."""

import base64
import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import stub_bots
from knolle import extras
from knolle.commands import app
from knolle.commands import arena as command
from knolle.lab.arena import Arena

TESTS = Path(__file__).parents[1]
QUICK = ["--option", "rounds=1", "--budget", "20sims"]


@pytest.fixture(autouse=True)
def _stubs() -> Iterator[None]:
    with stub_bots.registered():
        yield


def arena(*words: str | Path, bots: str = "dice,lowest,highest", deals: int = 4) -> Result:
    given = ["potato-man", "--players", "3", "--bots", bots, "--deals", str(deals), *map(str, words), *QUICK]
    return CliRunner(env={"COLUMNS": "100"}).invoke(app, ["arena", *given])


def data(*words: str | Path, **settings: Any) -> dict[str, Any]:
    done = arena(*words, "--format", "json", **settings)
    assert done.exit_code == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# -- reports ---------------------------------------------------------------------------------------


def test_the_table_has_a_row_per_bot_and_a_row_per_pair() -> None:
    done = arena(bots="greedy,random,random", deals=12)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Potato Man, 3 players, rounds 1" in done.stdout
    assert "Sacks are per match" in done.stdout and "points" not in done.stdout
    assert "12 deals of seed '1', each in 3 rotations, 20sims per choice" in done.stdout
    rows = [line.split() for line in done.stdout.splitlines() if line.startswith((" greedy ", " random "))]
    assert [row[0] for row in rows] == ["greedy", "random", "greedy", "greedy", "random"]
    assert "Nash average" in done.stdout and "α-rank" in done.stdout
    figures = data(bots="greedy,random,random", deals=12)["standings"][0]
    assert rows[0][1:4] == [f"{figures['points']['mean']:.2f}", "±", f"{figures['points']['error']:.2f}"]
    assert rows[2][1] == "random"


def test_json_is_complete_and_reproducible() -> None:
    found = data("--seed", "spring", bots="pimc:own,greedy,greedy", deals=5)
    assert found == data("--seed", "spring", bots="pimc:own,greedy,greedy", deals=5)
    assert found["format"] == "knolle-arena/1"
    assert (found["seed"], found["budget"], found["options"]) == ("spring", "20sims", {"rounds": 1})
    assert (found["deals"], found["matches"], found["fair_share"]) == (5, 15, pytest.approx(1 / 3))
    pimc, greedy = found["standings"]
    assert (pimc["bot"], pimc["seats"], greedy["seats"]) == ("pimc:own", 1, 2)
    assert pimc["share_of_wins"]["mean"] + 2 * greedy["share_of_wins"]["mean"] == pytest.approx(1)
    assert set(pimc["difference"]) == {"mean", "error", "p"}
    assert pimc["rating"]["sigma"] > 0
    assert [pair["bots"] for pair in found["pairs"]] == [["pimc:own", "greedy"]]


def test_json_of_one_deal_has_no_nan() -> None:
    found = data(deals=1)
    assert found["standings"][0]["points"]["error"] is None
    assert found["pairs"][0]["points"]["p"] is None


def test_html_needs_no_network_and_no_scripts(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    done = arena("--format", "html", "--out", out, bots="dice:<b>,lowest,highest")
    assert done.exit_code == 0, done.stderr
    assert " lowest " in done.stdout
    page = out.read_text(encoding="utf-8")
    assert len(page) < 300_000
    assert "http" not in page and "<script" not in page
    assert "<b>" not in page and "dice:&lt;b&gt;" in page
    plots = [base64.b64decode(plot).decode() for plot in re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', page)]
    assert len(plots) == 4
    for plot in plots:
        texts = {element.text for element in ElementTree.fromstring(plot).iter() if element.text}
        assert {"dice:<b>", "lowest", "highest"} <= texts
        assert "http" not in plot.replace("http://www.w3.org/", "")
    assert "knolle arena potato-man --players 3 --bots " in page


@pytest.mark.parametrize("bots", ["lowest,lowest,lowest", "lowest,highest,dice"])
def test_html_of_one_deal_or_one_bot(bots: str) -> None:
    done = arena("--format", "html", bots=bots, deals=1)
    assert done.exit_code == 0, done.exception
    assert done.stdout.endswith("</html>\n")


def test_out_replaces_what_was_in_the_file(tmp_path: Path) -> None:
    out = tmp_path / "report"
    for form in ("json", "table", "json"):
        out.write_text("before " * 1000, encoding="utf-8")
        done = arena("--format", form, "--out", out)
        assert done.exit_code == 0
        assert "before" not in out.read_text(encoding="utf-8")
        assert (" lowest " in done.stdout) == (form == "json")
    assert json.loads(out.read_text(encoding="utf-8")) == data()


# -- continuing a run ------------------------------------------------------------------------------


def test_a_longer_run_continues_and_gives_the_same_numbers(tmp_path: Path) -> None:
    save = tmp_path / "run.jsonl"
    data("--save", save, deals=3)
    done = arena("--save", save, deals=7)
    assert done.stderr == f"knolle: {save} already has 3 of 7 deals.\n"
    assert data("--save", save, deals=7) == data(deals=7)
    assert data("--save", save, deals=3) == data(deals=3)


def test_an_interruption_reports_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Arena.blocks

    def interrupted(self: Arena, first: int, end: int, **_: Any) -> Iterator[Any]:
        yield from played(self, first, 3)
        raise KeyboardInterrupt

    save = tmp_path / "run.jsonl"
    with monkeypatch.context() as patch:
        patch.setattr(Arena, "blocks", interrupted)
        done = arena("--save", save, "--format", "json", deals=6)
    assert done.exit_code == 130
    assert done.stderr == "knolle: Stopped after 3 of 6 deals; the same command continues from there.\n"
    found = json.loads(done.stdout)
    assert (found["deals"], found["deals_asked"]) == (3, 6)
    assert found["standings"] == data(deals=3)["standings"]
    assert data("--save", save, deals=6) == data(deals=6)


def test_ctrl_c_in_a_separate_process(tmp_path: Path) -> None:
    code = "from knolle.bots import registry; import stub_bots; registry.BOTS.update(stub_bots.STUBS); "
    code += "from knolle.commands import main; main()"
    save = tmp_path / "run.jsonl"
    words = [
        "arena",
        "potato-man",
        "--players",
        "3",
        "--bots",
        "slow,slow,lowest",
        "--deals",
        "2000",
        "--save",
        str(save),
    ]
    environment = os.environ | {"PYTHONPATH": f"{TESTS.parent / 'src'}{os.pathsep}{TESTS}", "COLUMNS": "100"}
    with subprocess.Popen(
        [sys.executable, "-c", code, *words, *QUICK],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    ) as process:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and (not save.exists() or save.read_bytes().count(b"\n") < 4):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        output, complaints = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in complaints
    n = save.read_bytes().count(b"\n") - 1
    assert 3 <= n < 2000
    assert f"Stopped after {n} of 2000 deals" in complaints
    assert f"{n} of 2000 deals" in output and " slow " in output


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--bots", "best,lowest,lowest"], "unknown-bot"),
        (["--bots", "lowest"], "bad-bot-count"),
        (["--bots", "lowest,lowest,lowest,lowest"], "bad-bot-count"),
        (["--budget", "10"], "bad-budget"),
        (["--budget", "0ms"], "bad-budget"),
        (["--budget", "1.5sims"], "bad-budget"),
        (["--option", "rounds"], "bad-option"),
        (["--option", "rounds=0"], "bad-option-value"),
        (["--players", "9"], "bad-player-count"),
        (["--save", "/"], "file-failed"),
        (["--out", "/nowhere/report.html"], "file-failed"),
        (["--save", "same", "--out", "./same"], "same-file"),
    ],
)
def test_refusals_are_one_line_on_stderr(words: list[str], code: str) -> None:
    given = ["arena", "potato-man", "--players", "3", "--bots", "lowest,lowest,lowest", "--deals", "2", *words]
    done = CliRunner().invoke(app, given)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.startswith("knolle: ") and done.stderr.endswith(f"[{code}]\n")
    assert done.stderr.count("\n") == 1


def test_an_unknown_game_or_format_is_refused() -> None:
    assert CliRunner().invoke(app, ["arena", "bingo", "--players", "3", "--bots", "a,b,c"]).exit_code == 1
    assert arena("--format", "pdf").exit_code == 2
    assert arena(deals=0).exit_code == 2


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    save = tmp_path / "run.jsonl"
    data("--save", save)
    done = arena("--save", save, "--seed", "2")
    assert done.exit_code == 1
    assert "seed '1', not '2'" in done.stderr and done.stderr.endswith("[other-arena]\n")


def without(monkeypatch: pytest.MonkeyPatch, *packages: str) -> None:
    found = extras.find_spec

    def find_spec(name: str) -> ModuleSpec | None:
        return None if name in packages else found(name)

    monkeypatch.setattr(extras, "find_spec", find_spec)


def test_without_altair_html_is_refused_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "altair", "vl_convert")
    monkeypatch.setattr(command, "run", lambda *_: pytest.fail("played"))
    done = arena("--format", "html")
    assert done.exit_code == 1
    assert "HTML reports need altair and vl-convert, not installed here: pip install 'knolle[lab]'" in done.stderr


def test_without_openskill_only_the_ratings_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "openskill")
    done = arena()
    assert done.exit_code == 0
    assert " lowest " in done.stdout
    assert done.stderr.startswith("knolle: Ratings need openskill, not installed here: pip install 'knolle[lab]'")
    assert data()["standings"][0]["rating"] is None
    assert arena("--format", "html").stdout.count("<img") == 3
