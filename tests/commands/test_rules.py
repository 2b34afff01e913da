"""`knolle rules`."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from typer.testing import CliRunner

from knolle.commands import app, rules
from knolle.core.registry import GAMES, folders

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
LANGUAGES = ("en", "de", "fr", "it")
LABEL = re.compile(r"^- ([A-Z]{2}-\d+) ", re.MULTILINE)
MARKS = {"en": "OUR RULING", "de": "UNSERE AUSLEGUNG", "fr": "NOTRE INTERPRÉTATION", "it": "NOSTRA INTERPRETAZIONE"}


def shown(*words: str, **environment: str) -> str:
    """Return what the command prints, joined into one line."""
    done = CliRunner().invoke(app, ["rules", *words], env={"COLUMNS": "100", "LC_ALL": "C"} | environment)
    assert done.exit_code == 0
    assert all(len(line) <= 100 for line in done.stdout.splitlines())
    return " ".join(done.stdout.replace("▌", "").split())


def rulings(slug: str, language: str) -> int:
    path = folders()[slug] / "words" / f"{language}.ftl"
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    found = [part.id.name for entry in entries if isinstance(entry, ftl.Message) for part in entry.attributes]
    return found.count("ruling")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_is_told_and_every_ruling_marked(slug: str, language: str) -> None:
    text = shown(slug, "--lang", language)
    numbers = LABEL.findall((folders()[slug] / "rules.md").read_text(encoding="utf-8"))
    assert re.findall(r"• ([A-Z]{2}-\d+) ", text) == numbers
    assert text.count(MARKS[language]) == rulings(slug, language) > 0


def test_rulings_stand_out_in_colours() -> None:
    colours = {"FORCE_COLOR": "1", "TERM": "xterm-256color"}
    done = CliRunner().invoke(app, ["rules", "potato-man", "--lang", "en"], env=colours)
    assert re.search(r"\x1b\[1;30;43mOUR RULING", done.stdout)


def test_the_language_is_that_of_the_terminal_or_the_one_asked_for() -> None:
    assert shown("companeros").startswith("Rules of Compañeros")
    assert shown("companeros", LC_ALL="it_CH.UTF-8").startswith("Regole di Compañeros")
    assert shown("companeros", "--lang", "de", LC_ALL="it_CH.UTF-8").startswith("Regeln von Compañeros")
    done = CliRunner().invoke(app, ["rules", "companeros", "--lang", "rm"])
    assert done.exit_code == 1
    assert "[unknown-language]" in done.stderr


def test_examples_stand_beside_their_rules_in_the_notation_of_the_language() -> None:
    text = shown("potato-man", "--lang", "de")
    draw = text.index("A R12 (zieht Ge2) · B G5 (zieht eine Karte)")
    assert text.index("• PM-10 ") < draw < text.index("• PM-11 ")
    assert "A 9 + 14 + 10 = 33" in text
    text = shown("companeros", "--lang", "fr")
    assert "rouge 11 (R6 R5) · bleu 10 (B10) · vert 9 (V7 V2) · jaune 9 (J9)" in text
    text = shown("hot-potato")
    agreed = text.index("A Rambotato (names C) · B Rambotato (names C) · C Couch Potato · D Sweet Potato")
    assert text.index("• HP-13 ") < agreed < text.index("• HP-14 ")
    assert "Round 15 – A 10 · B 10 · C 6" in text


def test_all_encounters_are_listed_with_their_rankings() -> None:
    text = shown("hot-potato", "--lang", "en")
    assert text.count(" > ") == 5 * (12 + 1)  # each of the deck, and one in an example
    assert "Sneaky Slug – Robotato > Sweet Potato > Poteto Potato > Couch Potato > Rambotato > A-peeling Potato" in text


def test_the_authors_are_named() -> None:
    assert "Potato Man is a game by G. Burkhardt and W. Lehmann (2013)." in shown("potato-man")
    assert "Compañeros est un jeu de S. Brückner (2011)." in shown("companeros", "--lang", "fr")
    assert "Hot Potato! ist ein Spiel von T. Roem und A. Drent (2020/21)." in shown("hot-potato", "--lang", "de")


def test_lines_are_not_broken_at_no_break_spaces() -> None:
    done = CliRunner().invoke(app, ["rules", "hot-potato", "--lang", "fr"], env={"COLUMNS": "100"})
    assert "\xa0" in done.stdout and "\ue000" not in done.stdout
    assert not re.search(r"^\W*[;:!?»]", done.stdout, re.MULTILINE)


def test_the_record_page_is_shown_whole() -> None:
    text = shown("record", "--lang", "de")
    for heading in re.findall(r"^#+ (.*)$", (PAGES / "record.md").read_text(encoding="utf-8"), re.MULTILINE):
        assert heading in text


@pytest.mark.parametrize("name", ["bingo", "../../README", "Potato-Man", "", "potato-man.md", "README"])
def test_no_page(name: str) -> None:
    done = CliRunner().invoke(app, ["rules", name])
    assert done.exit_code == 1
    assert "[unknown-page]" in done.stderr
    assert "potato-man, companeros, hot-potato, record" in done.stderr


def test_an_installed_package_has_its_pages_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rules.rules_folder() == PAGES
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "bingo.md").write_text("# Bingo\n", encoding="utf-8")
    monkeypatch.setattr(rules, "PACKAGE", tmp_path)
    assert rules.page_text("bingo") == "# Bingo\n"
