"""Every message follows its language's typography: spaces, ellipses and quotation marks."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from words.catalogue import FILES, LANGUAGES, patterns, text_of

NO_BREAK = "\u00a0"
NARROW = "\u202f"
THING = "\ufffc"
"""Stands for a variable or another message in a text."""
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»"}
EVERY_QUOTE = '"“”„‟‘‚«»‹›'
NAMES = ("Hot Potato!",)
"""Names that contain a punctuation mark."""
TIGHT = re.compile(rf"(?<![{NO_BREAK}{NARROW};:!?])[;:!?]|(?<![{NO_BREAK}{NARROW}])»|«(?![{NO_BREAK}{NARROW}])")
LOOSE = re.compile(r"\w\s+[;:!?]|„\s|«\s|\s»")
NO_SENTENCE = re.compile(r"\w+://\S*|\d:\d")
"""Addresses and times, in which a colon is not punctuation."""


class Runs(Visitor):
    """The texts of a pattern: its own, and one per variant of its selectors."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.found: list[str] = []
        self.visit(pattern)

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        self.found.append("".join(one.value if isinstance(one, ftl.TextElement) else THING for one in node.elements))
        self.generic_visit(node)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.found.append(node.value)


def runs(language: str, file: str) -> Iterator[tuple[str, str]]:
    for key, pattern in patterns(language, file).items():
        for text in Runs(pattern).found:
            yield key, text


def bare(text: str) -> str:
    """Return a text without marks that are not punctuation."""
    for name in NAMES:
        text = text.replace(name, name.rstrip("!"))
    return NO_SENTENCE.sub("", text)


def marks_fit(text: str, own: str) -> bool:
    """Return whether all quotation marks are the language's own and balanced."""
    marks = "".join(mark for mark in text if mark in EVERY_QUOTE)
    return marks == own * (len(marks) // 2)


def ellipses_fit(text: str, language: str) -> bool:
    """Return whether ellipses are one character, in German after a no-break space where they end a text."""
    if "..." in text or "……" in text:
        return False
    return language != "de" or not re.search(rf"[^{NO_BREAK}]…$", text) or text.endswith(f"{THING}…")


@pytest.mark.parametrize("file", FILES)
def test_french_has_no_break_spaces(file: str) -> None:
    assert [(key, text) for key, text in runs("fr", file) if TIGHT.search(bare(text))] == []


@pytest.mark.parametrize("file", [file for file in FILES if not file.startswith("rules-")])
def test_french_has_one_kind_of_no_break_space(file: str) -> None:
    assert [(key, text) for key, text in runs("fr", file) if NARROW in text] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_other_languages_have_no_space_before_punctuation(language: str, file: str) -> None:
    assert [(key, text) for key, text in runs(language, file) if LOOSE.search(text)] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_is_one_character(language: str, file: str) -> None:
    assert [(key, text) for key, text in runs(language, file) if not ellipses_fit(text, language)] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str, file: str) -> None:
    assert [(key, text) for key, text in runs(language, file) if not marks_fit(text, QUOTES[language])] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_superfluous_spaces(language: str, file: str) -> None:
    doubled = re.compile(rf"[ {NO_BREAK}{NARROW}]{{2}}|\t")
    assert [(key, text) for key, text in runs(language, file) if doubled.search(text)] == []
    lines = text_of(language, file).split("\n")
    assert [line for line in lines if line != line.rstrip()] == []


@pytest.mark.parametrize(
    ("text", "is_right"),
    [
        (f"Qui commence{NO_BREAK}?", True),
        (f"«{NO_BREAK}Tes tables{NO_BREAK}»", True),
        ("Hot Potato! appartient à son éditeur.", True),
        ("à 12:30, voir https://knolle.example/?a=b", True),
        ("Qui commence ?", False),
        ("Qui commence?", False),
        (f"{THING}: la suite", False),
        ("« Tes tables »", False),
    ],
)
def test_the_rules_for_french(text: str, is_right: bool) -> None:
    assert (TIGHT.search(bare(text)) is None) is is_right
