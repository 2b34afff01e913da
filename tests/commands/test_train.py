"""`knolle train`: a net, its learning curve, and refusals before any training."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from knolle.bots import weights
from knolle.commands import app
from knolle.core.registry import game

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.slow]
"""On one worker, so that the others do not compile the same code again."""


def run(*arguments):
    return CliRunner().invoke(app, ["train", *arguments])


@pytest.mark.parametrize("slug", ["potato-man", "hot-potato"])
def test_it_writes_a_net_and_its_curve(slug: str, tmp_path: Path) -> None:
    out = tmp_path / "new" / "net.npz"
    arguments = (slug, "--players", "2", "--deals", "20", "--hidden", "16", "--seed", "3", "--out", str(out))
    done = run(*arguments)
    assert done.exit_code == 0, done.output
    assert "over greedy" in done.stdout and f":{out}." in done.stdout.replace("\n", "")
    assert weights.read(out, game(slug))[1]["seed"] == 3
    assert out.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
    assert sorted(path.name for path in out.parent.iterdir()) == ["net.npz", "net.svg"]


def test_it_continues_from_a_net_and_keeps_all(tmp_path: Path) -> None:
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    same = ("potato-man", "--players", "3", "--deals", "64")
    assert run(*same, "--hidden", "16", "--out", str(first)).exit_code == 0
    further = ("--from", str(first), "--against", str(first), "--option", "gold=0", "--option", "gold=35", "--keep")
    done = run(*same, *further, "--out", str(second))
    assert done.exit_code == 0, done.output
    about = weights.read(second, game("potato-man"))[1]
    command = "knolle train potato-man --players 3 --deals 64 --seed 1 --hidden 16"
    assert about["command"] == f"{command} --from first.npz --against first.npz --option gold=0 --option gold=35"
    assert (tmp_path / "second-01.npz").exists()


def test_it_says_what_drawing_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knolle.extras.find_spec", lambda name: None)
    done = run("potato-man", "--players", "3", "--deals", "1", "--hidden", "8", "--out", str(tmp_path / "net.npz"))
    assert done.exit_code == 0
    assert "Learning curves need altair and vl-convert" in done.output
    assert not (tmp_path / "net.svg").exists() and (tmp_path / "net.npz").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "--players", "2"], "chess"),
        (["potato-man", "--players", "9"], "players"),
        (["potato-man", "--players", "3", "--hidden", "12"], "multiple of 8"),
        (["potato-man", "--players", "3", "--from", "nowhere.npz"], "no trained net nowhere.npz"),
        (["potato-man", "--players", "3", "--option", "gold"], "key=value"),
        (["potato-man", "--players", "3", "--option", "silver=3"], "silver"),
    ],
)
def test_invalid_arguments_are_refused(arguments: list[str], said: str, tmp_path: Path) -> None:
    done = run(*arguments, "--out", str(tmp_path / "net.npz"))
    assert done.exit_code != 0 and said in done.output
    assert not list(tmp_path.iterdir())


def test_the_file_must_end_in_npz(tmp_path: Path) -> None:
    done = run("potato-man", "--players", "3", "--out", str(tmp_path / "net.txt"))
    assert done.exit_code == 2 and ".npz" in done.output
