"""The rules pages have every numbered rule in every language, with its rulings marked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src/knolle/locales"
CONTENTS = (ROOT / "web/src/pages/rules/contents.ts").read_text(encoding="utf-8")
LANGUAGES = ["en", "de", "fr", "it"]
GAMES = ["potato-man", "companeros", "hot-potato"]
FILES = ["rules", *(f"rules-{game}" for game in GAMES)]
LINE = re.compile(r"^- ((?:PM|CO|HP)-\d+)\s(.*?)(?=^- |^#|\Z)", re.MULTILINE | re.DOTALL)


def printed(game: str) -> dict[str, str]:
    """Return the numbered rules of a game from docs/rules."""
    return dict(LINE.findall((ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")))


def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def text(pattern: ast.Pattern | None) -> str:
    assert pattern
    return "".join(part.value if isinstance(part, ast.TextElement) else "{}" for part in pattern.elements)


def spoken(message: ast.Message) -> str:
    """Return the text of a message, including its attributes."""
    return "\n".join([text(message.value), *(text(attribute.value) for attribute in message.attributes)])


def numbers(message: ast.Message) -> set[int]:
    """Return the numbers above 5 in a message: smaller ones are words in some languages ("zu zweit")."""
    return {int(number) for number in re.findall(r"\d+", spoken(message)) if int(number) > 5}


def shape(message: ast.Message) -> list[str]:
    """Return what must be the same in every language: attributes, number of lines, and the rules named."""
    rules = sorted(set(re.findall(r"(?:PM|CO|HP)-\d+", spoken(message))))
    return [*(attribute.id.name for attribute in message.attributes), str(spoken(message).count("\n")), *rules]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_every_rule_once_and_in_order(game: str) -> None:
    rules = list(printed(game))
    assert len(rules) >= 16
    assert re.findall(rf'"({rules[0][:2]}-\d+)"', CONTENTS) == rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_text_and_its_ruling(game: str, language: str) -> None:
    found = messages(language, f"rules-{game}")
    rules = printed(game)
    assert {name for name in found if name.startswith("rule-")} == {f"rule-{rule.lower()}" for rule in rules}
    for rule, original in rules.items():
        message = found[f"rule-{rule.lower()}"]
        assert len(text(message.value)) > 15, rule
        marked = ["ruling"] if "ruling*" in original.lower() else []
        assert [attribute.id.name for attribute in message.attributes] == marked, rule


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_structure(file: str, language: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    for name, message in english.items():
        assert shape(other[name]) == shape(message), name
        assert spoken(other[name]) != spoken(message) or len(spoken(message)) < 10, name


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_has_the_same_numbers_in_every_language(game: str, language: str) -> None:
    english, other = messages("en", f"rules-{game}"), messages(language, f"rules-{game}")
    for name, message in english.items():
        assert numbers(other[name]) == numbers(message), name


def test_every_message_the_page_lists_exists() -> None:
    named = set(re.findall(r'"(rules-[a-z-]+)"', CONTENTS))
    known = {name for file in FILES for name in messages("en", file)}
    assert named and named <= known
