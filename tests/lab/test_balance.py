"""The balance lab: the same deals, correct rates and errors, all formats; datasets that can be checked."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner, Result

import knolle
from knolle.bots.contract import Budget
from knolle.commands import app
from knolle.lab.balance import Balance, Deal, parse_vary
from knolle.lab.balance_report import BalanceReport
from knolle.lab.journal import Journal
from knolle.lab.simulate import Simulation, match_seed

LAB = ["lab", "potato-man", "--players", "3", "--bots", "greedy", "--deals", "20"]


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], env={"COLUMNS": "160"})


def balance(**more: object) -> Balance:
    settings = {"bots": ["greedy"] * 3, "deals": 20, "vary": {"gold": [5, 35]}} | more
    return Balance(knolle.game("potato-man"), 3, **settings)  # type: ignore[arg-type]


def test_measures_are_those_of_the_simulation() -> None:
    low, high = balance().settings(lambda n: None)
    (chunk,) = Simulation(knolle.game("potato-man"), 3, 20, "1", ["greedy"], {"gold": 35}).chunks()
    for seat in range(3):
        assert high.values(f"points, seat {seat}").tolist() == chunk.totals[:, seat].tolist()
    margins = np.sort(chunk.totals.astype(int), axis=1)
    assert high.values("margin").tolist() == (margins[:, 2] - margins[:, 1]).tolist()
    assert low.values("rounds").tolist() == [3] * 20
    for setting in (low, high):
        rates = setting.rates()
        assert sum(rate.share.mean for rate in rates["round ends"].values()) == pytest.approx(1)
        assert sum(rate.share.mean for rate in rates["sack card"].values()) == pytest.approx(1)
        tricks = sum(round(rate.share.mean * rate.n) for rate in rates["card wins its trick"].values())
        assert tricks == rates["sack card"]["red"].n


def test_numbers_of_any_kind_are_reported() -> None:
    number: Any = np.int64
    told = Balance(knolle.game("potato-man"), number(3), ["random"] * 3, 2, number(7))
    report = BalanceReport(told, told.settings(lambda n: None))
    assert json.loads(json.dumps(report.as_dict()))["players"] == 3 and "--seed 7 " in report.command


def test_settings_are_played_deal_by_deal() -> None:
    """So that after an interruption all settings have the same deals."""
    played: list[int] = []
    coming = balance(bots=["easy"] * 3, options={"rounds": 1}, budget=Budget(simulations=5)).play(played.append)
    first = next(coming)
    assert len(first.samples) == 2 and sum(played) < 20
    coming.close()


def cut_short(monkeypatch: pytest.MonkeyPatch, deals: int) -> None:
    """Interrupt a run once it has played so many deals."""
    play = Balance.play

    def interrupted(self: Balance, *given: Any) -> Iterator[Any]:
        yield from islice(play(self, *given), deals)
        raise KeyboardInterrupt

    monkeypatch.setattr(Balance, "play", interrupted)


def test_an_interruption_reports_the_deals_that_all_settings_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "r.json"
    cut_short(monkeypatch, 7)
    done = run(*LAB, "--vary", "gold=5,35", "--out", file)
    assert done.exit_code == 130
    assert done.stderr == "knolle: Stopped after 7 of 20 deals; with --save FILE the same command could continue.\n"
    assert "7 of 20 deals of seed '1'" in done.stdout
    monkeypatch.undo()
    told, seven = (
        json.loads(file.read_text()),
        BalanceReport(balance(deals=7), balance(deals=7).settings(lambda n: None)),
    )
    assert (told["deals"], told["deals_asked"]) == (7, 20)
    assert [s["measures"] for s in told["settings"]] == [s["measures"] for s in seven.as_dict()["settings"]]


# -- the file --------------------------------------------------------------------------------------

MIXED = [*LAB, "--bots", "greedy,pimc,random", "--budget", "2sims", "--option", "rounds=1", "--vary", "gold=5,35"]


def test_a_run_that_continues_equals_a_whole_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking bots are played four deals at a time; here no interruption comes after such a group."""
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    reports = [tmp_path / "whole.json", tmp_path / "parts.json"]
    words = [*MIXED, "--deals", "9"]
    plain = run(*words, "--save", whole, "--out", reports[0])
    with monkeypatch.context() as patch:
        cut_short(patch, 3)
        done = run(*words, "--save", parts, "--out", reports[1])
    assert done.exit_code == 130
    assert done.stderr == "knolle: Stopped after 3 of 9 deals; the same command continues from there.\n"
    with monkeypatch.context() as patch:
        cut_short(patch, 2)
        done = run(*words, "--save", parts, "--out", reports[1])
    assert "already has 3 of 9 deals" in done.stderr and "Stopped after 5 of 9 deals" in done.stderr
    done = run(*words, "--save", parts, "--out", reports[1])
    assert (done.exit_code, done.stdout) == (0, plain.stdout)
    assert parts.read_bytes() == whole.read_bytes()
    assert reports[1].read_bytes() == reports[0].read_bytes()
    unsaved = tmp_path / "unsaved.json"
    run(*words, "--out", unsaved)
    assert unsaved.read_bytes() == reports[0].read_bytes()


def test_a_saved_run_is_reported_without_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "run.jsonl"
    first = run(*LAB, "--vary", "gold=5,35", "--save", file)
    kept = file.read_bytes()
    monkeypatch.setattr(Simulation, "chunk", lambda *_: pytest.fail("played"))
    again = run(*LAB, "--vary", "gold=5,35", "--save", file)
    assert (again.exit_code, again.stdout) == (0, first.stdout)
    fewer = run(*LAB, "--vary", "gold=5,35", "--deals", "8", "--save", file)
    assert "8 deals of seed '1'" in fewer.stdout
    assert file.read_bytes() == kept


def saved(path: Path, told: Balance) -> list[Deal]:
    with Journal(path, told) as journal:
        for deal in told.play(lambda n: None, None, len(journal.blocks)):
            journal.append(deal)
    with Journal(path, told) as journal:
        return journal.blocks


@pytest.mark.parametrize("slug", ["potato-man", "companeros", "hot-potato"])
def test_a_file_gives_back_what_was_measured(slug: str, tmp_path: Path) -> None:
    told = Balance(knolle.game(slug), 3, ["greedy", "random", "random"], 4)
    assert saved(tmp_path / "run.jsonl", told) == list(told.play(lambda n: None))


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    whole = saved(file, balance(deals=3))
    data = file.read_bytes()
    ends = [place for place, byte in enumerate(data) if byte == 10]
    for cut in [0, 1, 40, ends[0], ends[0] + 1, ends[1] + 9, ends[2], len(data) - 2]:
        file.write_bytes(data[:cut])
        with Journal(file, balance(deals=3)) as journal:
            assert journal.blocks == whole[: max(0, sum(end < cut for end in ends) - 1)]
        assert saved(file, balance(deals=3)) == whole
        assert file.read_bytes() == data


OTHERS: dict[str, tuple[dict[str, Any], str]] = {
    "seed": ({"seed": "t"}, "seed '1', not 't'"),
    "bots": ({"bots": ["greedy", "greedy", "random"]}, "bots ['greedy', 'greedy', 'greedy'], not"),
    "options": ({"options": {"rounds": 1}}, "options rounds None, not 1"),
    "vary": ({"vary": {"gold": [35, 5]}}, "vary gold [5, 35], not [35, 5]"),
    "budget": ({"budget": Budget(simulations=3)}, "budget '10ms', not '3sims'"),
}


@pytest.mark.parametrize("name", OTHERS)
def test_another_run_is_refused_and_left_alone(name: str, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    saved(file, balance(deals=2))
    before = file.read_bytes()
    given, unlike = OTHERS[name]
    with pytest.raises(knolle.OptionError) as error:
        Journal(file, balance(**given))
    assert error.value.code == "other-lab" and name in error.value.params["differing"]
    assert unlike in error.value.sentence
    assert file.read_bytes() == before


def test_a_bot_whose_file_has_changed_is_refused(tmp_path: Path) -> None:
    bot, file = tmp_path / "mine.py", tmp_path / "run.jsonl"
    text = "from knolle.bots.contract import Bot\n\nclass Mine(Bot):\n    name = 'mine'\n"
    text += "    def choose(self, view, rng, budget):\n        return view.legal[0]\n"
    text += "    def evaluate(self, view, budget, rng=0):\n        return []\n"
    bot.write_text(text)
    words = [*LAB, "--bots", f"{bot}:Mine", "--option", "rounds=1", "--deals", "2", "--save", file]
    assert run(*words).exit_code == 0
    bot.write_text(text.replace("[0]", "[-1]"))
    assert "is a run with fingerprints" in run(*words).stderr


def test_options_in_other_words_are_the_same_run() -> None:
    texts = balance(vary={"gold": ["5", "35"]}, options={"rounds": "3"}, seed=1)
    assert texts.parameters() == balance(seed="1").parameters()


def test_an_arena_and_a_lab_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    saved(file, balance(deals=2))
    words = ["arena", "potato-man", "--players", "3", "--bots", "greedy,greedy,greedy", "--save", file]
    assert "is not an arena run (knolle-arena/1)" in run(*words).stderr
    file.unlink()
    run(*words, "--deals", "2")
    refused = run(*LAB, "--save", file).stderr
    assert "is not a run of the lab (knolle-lab/1)" in refused and refused.endswith("[not-a-lab-file]\n")


@pytest.mark.parametrize("line", [b"", b"nonsense", b'{"deal":1}', b'{"deal":1,"samples":[[]]}', b"the line before"])
def test_a_damaged_line_is_named(line: bytes, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    saved(file, balance(deals=3))
    lines = file.read_bytes().split(b"\n")
    lines[2] = lines[1] if line == b"the line before" else line
    file.write_bytes(b"\n".join(lines))
    with pytest.raises(knolle.OptionError, match=r"Line 3 of .* should be deal 1") as error:
        Journal(file, balance(deals=3))
    assert error.value.code == "bad-lab-file"


# -- bots, games, reports --------------------------------------------------------------------------


def test_different_bots_sit_in_every_seat() -> None:
    told = balance(bots=["greedy", "random", "random"], vary={})
    assert told.rotations == 3
    (setting,) = told.settings(lambda n: None)
    assert [len(deal) for deal in setting.samples] == [3] * 20


@pytest.mark.parametrize("slug", ["companeros", "hot-potato"])
def test_the_other_games_have_cases_too(slug: str) -> None:
    (setting,) = Balance(knolle.game(slug), 3, ["random"] * 3, 5).settings(lambda n: None)
    for cases in setting.rates().values():
        assert all(0 <= rate.share.mean <= 1 for rate in cases.values())
    assert len(setting.rates()) >= 3


def test_the_report_in_all_formats(tmp_path: Path) -> None:
    files = [tmp_path / f"r{kind}" for kind in (".html", ".json", ".csv")]
    done = run(*LAB, "--vary", "gold=5,35", *(word for file in files for word in ("--out", file)))
    assert done.exit_code == 0 and "gold=35" in done.stdout and "round ends" in done.stdout
    page, data, rows = (file.read_text() for file in files)
    assert page.count("data:image/svg+xml") >= 9 and "http" not in page.replace("http://www.w3.org", "")
    told = json.loads(data)
    assert [setting["name"] for setting in told["settings"]] == ["gold=5", "gold=35"]
    assert told["settings"][1]["measures"]["points"]["difference"][0] > 10
    assert rows.startswith("setting,question,case,mean,error\ngold=5,,points,")
    again = BalanceReport(balance(), balance().settings(lambda n: None))
    assert again.as_dict()["settings"] == [s | {"options": {"gold": s["options"]["gold"]}} for s in told["settings"]]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--vary", "gold"], "bad-vary"),
        (["--vary", "gold=5,"], "bad-vary"),
        (["--vary", "gold=5,x"], "bad-option-value"),
        (["--vary", "gold=5,6", "--option", "gold=7"], "option-twice"),
        (["--out", "report.txt"], "bad-report-file"),
        (["--out", "same.json", "--save", "./same.json"], "same-file"),
        (["--save", "/"], "file-failed"),
        (["--bots", "nobody"], "unknown-bot"),
    ],
)
def test_refusals(words: list[str], code: str) -> None:
    done = run(*LAB, *words)
    assert done.exit_code == 1 and done.stderr.endswith(f"[{code}]\n") and done.stderr.count("\n") == 1


def test_options_to_vary_are_read_in_order() -> None:
    assert parse_vary(["gold=5, 35", "rounds=1"]) == {"gold": ["5", "35"], "rounds": ["1"]}


def test_a_dataset_has_what_the_seat_saw_and_the_teachers_values(tmp_path: Path) -> None:
    import polars as pl

    from knolle.bots.contract import Budget
    from knolle.bots.registry import bot
    from knolle.lab.playing import generator

    file = tmp_path / "d.parquet"
    words = ["dataset", "potato-man", "--players", "3", "--matches", "2", "--option", "rounds=1", "--teacher", "pimc"]
    assert run(*words, "--budget", "5sims", "--out", file).exit_code == 0
    rows = pl.read_parquet(file)
    first = file.read_bytes()
    assert run(*words, "--budget", "5sims", "--out", file).exit_code == 0 and file.read_bytes() == first
    match = knolle.Match("potato-man", players=3, seed=match_seed("1", 0), rounds=1)
    row = rows.row(0, named=True)
    view = match.view(0)
    assert (row["match"], row["step"], row["seat"], row["seed"]) == (0, 0, 0, match.seed.hex())
    assert row["row"] == match.game.encode(view.state, 0).tolist()
    assert [action for action, may in enumerate(row["legal"]) if may] == list(view.legal)
    valued = [action for action, value in enumerate(row["points"]) if value == value]
    assert valued == list(view.legal) and row["action"] in valued
    values = bot("pimc").evaluate(view, Budget(simulations=5), generator(match.seed, 0, 0, 0))
    for name in ("points", "points_error", "chance"):
        assert [row[name][value.action] for value in values] == pytest.approx(
            [getattr(value, name) for value in values]
        )
    assert rows["won"].sum() > 0
    assert "[bad-dataset-file]" in run(*words, "--out", tmp_path / "d.npz").stderr
