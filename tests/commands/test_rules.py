"""`knolle rules`."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from knolle.commands import app, rules
from knolle.core.registry import GAMES

PAGES = Path(__file__).parents[2] / "docs" / "rules"
LABEL = re.compile(r"^- ([A-Z]{2}-\d+) ", re.MULTILINE)


@pytest.mark.parametrize("slug", [*GAMES, "record"])
def test_a_page_is_shown_in_full(slug: str) -> None:
    done = CliRunner().invoke(app, ["rules", slug], env={"COLUMNS": "100"})
    assert done.exit_code == 0
    page = (PAGES / f"{slug}.md").read_text(encoding="utf-8")
    shown = " ".join(done.stdout.split())
    for label in LABEL.findall(page):
        assert f"• {label} " in shown
    for heading in re.findall(r"^#+ (.*)$", page, re.MULTILINE):
        assert heading in shown
    assert all(len(line) <= 100 for line in done.stdout.splitlines())


@pytest.mark.parametrize("slug", GAMES)
def test_every_ruling_is_marked(slug: str) -> None:
    page = (PAGES / f"{slug}.md").read_text(encoding="utf-8")
    plain = CliRunner().invoke(app, ["rules", slug]).stdout
    assert plain.count("RULING") == len(re.findall(r"\*ruling\*", page, re.IGNORECASE)) > 0
    coloured = CliRunner().invoke(app, ["rules", slug], env={"FORCE_COLOR": "1", "TERM": "xterm-256color"}).stdout
    assert re.search(r"\x1b\[1;30;43mRULING", coloured)


@pytest.mark.parametrize("name", ["bingo", "../../README", "Potato-Man", "", "potato-man.md"])
def test_an_unknown_page_is_refused(name: str) -> None:
    done = CliRunner().invoke(app, ["rules", name])
    assert done.exit_code == 1
    assert "[unknown-page]" in done.stderr
    assert "potato-man, record" in done.stderr


def test_an_installed_package_has_its_pages_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rules.rules_folder() == PAGES
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "bingo.md").write_text("# Bingo\n", encoding="utf-8")
    monkeypatch.setattr(rules, "PACKAGE", tmp_path)
    assert rules.page_text("bingo") == "# Bingo\n"
