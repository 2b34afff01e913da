"""The rules pages have every numbered rule in every language, with its rulings marked, and correct examples."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from knolle import Match
from knolle.core.registry import GAMES, folders
from knolle.core.registry import game as knolle_game
from words.catalogue import text_of

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ["en", "de", "fr", "it"]
FILES = ["rules.ftl", *(game.replace("-", "_") for game in GAMES)]
LINE = re.compile(r"^- ([A-Z]{2}-\d+)\s(.*?)(?=^- |^#|\Z)", re.MULTILINE | re.DOTALL)
ARRANGED = [slug for slug, folder in folders().items() if (folder / "rules.toml").is_file()]
"""The games that arrange their rules in rules.toml."""
DEVELOPERS = re.compile(r"\b[a-z-]+=\w|`")


def page(game: str) -> str:
    return (ROOT / "src/knolle/games" / file_of(game) / "rules.md").read_text(encoding="utf-8")


def printed(game: str) -> dict[str, str]:
    """Return the numbered rules of a game from its rules.md."""
    return dict(LINE.findall(page(game)))


def toml(game: str, file: str = "rules") -> dict[str, Any]:
    path = ROOT / "src/knolle/games" / game.replace("-", "_") / f"{file}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def figures(game: str) -> list[dict[str, Any]]:
    book = toml(game)
    return [*book.get("pictures", []), *book["examples"]]


def file_of(game: str) -> str:
    return game.replace("-", "_")


def messages(language: str, file: str) -> dict[str, ast.Message]:
    """Return the messages of the rules pages that a file holds."""
    resource = FluentParser().parse(text_of(language, file))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    every = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    found = [entry for entry in every if entry.id.name.startswith(("rule-", "rules-"))]
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
    rules = sorted(set(re.findall(r"[A-Z]{2}-\d+", spoken(message))))
    return [*(attribute.id.name for attribute in message.attributes), str(spoken(message).count("\n")), *rules]


# -- the rules ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ARRANGED)
def test_the_page_lists_every_rule_once_and_in_order(game: str) -> None:
    rules = list(printed(game))
    assert len(rules) >= 16
    assert [rule for section in toml(game)["sections"] for rule in section["rules"]] == rules
    assert all(rule.startswith(f"{toml(game)['prefix']}-") for rule in rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_text_and_its_ruling(game: str, language: str) -> None:
    found = messages(language, file_of(game))
    rules = printed(game)
    assert {name for name in found if name.startswith("rule-")} == {f"rule-{rule.lower()}" for rule in rules}
    for rule, original in rules.items():
        message = found[f"rule-{rule.lower()}"]
        assert len(text(message.value)) > 15, rule
        marked = ["ruling"] if "ruling*" in original.lower() else []
        assert [attribute.id.name for attribute in message.attributes] == marked, rule


def test_what_is_not_in_the_printed_rules_is_marked() -> None:
    ours = {rule for game in GAMES for rule, words in printed(game).items() if "ruling*" in words.lower()}
    assert ours >= {"PM-10", "PM-21", "PM-22", "PM-23", "CO-1", "CO-8", "CO-9", "CO-16"}
    assert ours >= {"HP-2", "HP-10", "HP-13", "HP-14", "HP-17"}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_called_as_the_table_calls_them(language: str, file: str) -> None:
    for name, message in messages(language, file).items():
        assert not DEVELOPERS.search(spoken(message)), name


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
    english, other = messages("en", file_of(game)), messages(language, file_of(game))
    for name, message in english.items():
        assert numbers(other[name]) == numbers(message), name


@pytest.mark.parametrize("file", FILES)
def test_french_punctuation_has_its_no_break_spaces(file: str) -> None:
    for name, message in messages("fr", file).items():
        assert not re.search(r"[ \u202f][;:!?»]|«[ \u202f]", spoken(message)), name


@pytest.mark.parametrize("game", ARRANGED)
def test_every_message_the_page_lists_exists(game: str) -> None:
    named = set(re.findall(r'"(rules-[a-z-]+)"', str(toml(game)).replace("'", '"')))
    known = {name for file in ("rules.ftl", file_of(game)) for name in messages("en", file)}
    assert len(named) > 20 and named <= known


# -- the examples ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ARRANGED)
def test_an_example_stands_beside_a_rule_and_says_what_comes_of_it(game: str) -> None:
    found = messages("en", file_of(game))
    for figure in figures(game):
        assert figure["rule"] in printed(game)
        assert "-picture-" in figure["words"] or found[figure["words"]].attributes[0].id.name == "result"
    told = [figure["words"] for figure in figures(game)]
    assert len(set(told)) == len(told)
    assert set(told) == {name for name in found if re.search("-(case|picture)-", name)}


def best(cards: list[str]) -> str:
    """PM-13, PM-14."""
    is_evil = any(card in ("R16", "R17", "R18") for card in cards)
    heroes = [card for card in cards if card in ("Y1", "Y2", "Y3")]
    if is_evil and heroes:
        return heroes[0]
    return max(reversed(cards), key=lambda card: int(card[1:]))


def test_the_tricks_of_potato_man_are_right() -> None:
    least, most = {"R": 5, "B": 4, "G": 3, "Y": 1}, {"R": 18, "B": 16, "G": 14, "Y": 13}
    rows = [row for figure in figures("potato-man") for row in figure["rows"]]
    for cards in (row["cards"] for row in rows if "cards" in row):
        assert all(least[card[0]] <= int(card[1:]) <= most[card[0]] for card in cards)
        assert len(set(cards)) == len(cards)
    won = [row for row in rows if "cards" in row and "winner" in row]
    assert len(won) >= 6
    for row in won:
        assert best(row["cards"]) == row["winner"]
        assert len(row["players"]) == len(row["cards"])
    (tie,) = [row for row in rows if "scores" in row]
    totals = [sum(numbers) for numbers in tie["scores"]]
    leaders = [k for k, total in enumerate(totals) if total == max(totals)]
    assert len(leaders) > 1
    assert max(leaders, key=lambda k: max(tie["scores"][k])) == "ABC".index(tie["winner"])


def test_the_sack_cards_of_potato_man_are_right() -> None:
    rows = [row for figure in figures("potato-man") for row in figure["rows"] if "sacks" in row]
    facts = Match("potato-man", players=4).view(None).facts()
    assert rows[0]["sacks"] == facts["sacks_left"] and len(rows) > 1
    assert [dict(zip(row["sacks"], row["worths"], strict=True)) for row in rows] == [facts["worths"]] * len(rows)


def test_the_example_of_companeros_is_the_worked_case() -> None:
    case = page("companeros").split("## Worked case")[1]
    (trick, values), (display,) = (
        figure["rows"]
        for figure in figures("companeros")
        if figure["words"] in ("rules-co-case-ranking", "rules-co-case-stop")
    )
    assert ", ".join(trick["cards"]) in case
    assert sorted(card for group in values["groups"] for card in group) == sorted(trick["cards"])
    assert " ".join(card for group in display["groups"] for card in group) in case


def test_the_potato_that_wins_is_the_best_that_lies_there() -> None:
    deck = {card["name"]: card["ranking"] for card in toml("hot-potato", "encounters")["encounter"]}
    assert len(deck) == 12
    rows = [row for figure in figures("hot-potato") for row in figure["rows"] if "played" in row]
    for row in rows:
        lying = [potato for potatoes in row["played"] for potato in potatoes]
        assert row["winner"] in lying
        if "encounter" in row:
            assert next(potato for potato in deck[row["encounter"]] if potato in lying) == row["winner"]
        if "named" in row:  # HP-13: users agree, or it goes to the middle; only those who did not play it are named
            named = {name for name in row["named"] if name}
            assert row["hot"] == (named.pop() if len(named) == 1 else "")
        if set(lying) == {"rambo"}:
            assert "named" not in row and row["hot"] == ""


@pytest.mark.parametrize("name", ARRANGED)
def test_a_game_knows_the_numbers_and_sections_of_its_rules(name: str) -> None:
    facts = knolle_game(name).as_dict()
    assert facts["prefix"] == toml(name)["prefix"]
    assert [rule for section in facts["sections"] for rule in section["rules"]] == list(printed(name))
