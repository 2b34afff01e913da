"""The catalogue: the same messages in every language, all of them sound, none missing and none that nobody uses."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "knolle" / "locales"
WEB = ROOT / "web" / "src"
LANGUAGES = ("en", "de", "fr", "it")
FILES = sorted({path.name for path in LOCALES.glob("*/*.ftl")})
NUMBERS = (0, 1, 2, 5)
"""Values for variables that decide on a form: between them they reach every plural of the four languages."""

Ids = dict[str, frozenset[str]]
"""Ids, with an attribute after a full stop, and the variables of each."""


class Variables(Visitor):
    """The variables of a pattern: all of them, and those that select a form."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.all: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.all.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def patterns(language: str, file: str) -> dict[str, ftl.Pattern]:
    """The patterns of a file by id; a second one under the same id is kept apart."""
    found: dict[str, ftl.Pattern] = {}
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ftl.Message | ftl.Term):
            name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            parts = {name: entry.value} | {f"{name}.{part.id.name}": part.value for part in entry.attributes}
            for id, pattern in parts.items():
                if pattern is not None:
                    found[id if id not in found else f"{id} (again)"] = pattern
    return found


def ids(language: str, file: str) -> Ids:
    return {id: frozenset(Variables(pattern).all) for id, pattern in patterns(language, file).items()}


def all_ids() -> set[str]:
    return {id for file in FILES for id in ids("en", file)}


# -- sound ------------------------------------------------------------------------------------------


def test_every_language_has_every_file() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES


def test_no_other_languages() -> None:
    assert sorted(path.name for path in LOCALES.iterdir() if path.is_dir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_junk(language: str, file: str) -> None:
    text = (LOCALES / language / file).read_text(encoding="utf-8")
    junk = [entry.content for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_twice(language: str) -> None:
    counted = Counter(id.removesuffix(" (again)") for file in FILES for id in ids(language, file))
    assert [id for id, n in counted.items() if n > 1] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_messages_and_variables(language: str, file: str) -> None:
    assert ids(language, file) == ids("en", file)


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(FluentResource((LOCALES / language / file).read_text(encoding="utf-8")))
    return made


def samples(pattern: ftl.Pattern) -> list[dict[str, str | int]]:
    """Arguments that reach every form: numbers and the keys of its selectors, words for the rest."""
    variables = Variables(pattern)
    keys = {key for found in variables.keys.values() for key in found}
    values = [*NUMBERS, *(int(key) if key.isdigit() else key for key in sorted(keys))]
    return [{name: value if name in variables.keys else "words" for name in variables.all} for value in values]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, file: str) -> None:
    for id, pattern in patterns(language, file).items():
        if id.startswith("-"):
            continue
        name, _, attribute = id.partition(".")
        message = bundle(language).get_message(name)
        said = message.attributes[attribute] if attribute else message.value
        for arguments in samples(pattern):
            text, errors = bundle(language).format_pattern(said, arguments)
            assert not errors, f"{id} with {arguments}: {errors}"
            assert text.strip() and "  " not in text and text == text.strip(), f"{id}: {text!r}"


# -- used -------------------------------------------------------------------------------------------

WORD = r"[a-z0-9]+(?:-[a-z0-9]+)*"
LITERAL = re.compile(rf"""["'`]({WORD}(?:\.{WORD})?)["'`]""")
SAID = re.compile(rf"""\bt\(\s*["'`]({WORD}(?:\.{WORD})?)["'`]""")
TEMPLATE = re.compile(r"`([a-z0-9-]+-(?:\$\{[^`{}]*\}[a-z0-9.-]*)+)`")
HOLE = re.compile(r"\$\{[^{}]*\}")


def pages() -> dict[Path, str]:
    """The sources of the page, without its tests."""
    found = [path for ending in ("ts", "svelte") for path in WEB.rglob(f"*.{ending}")]
    return {path: path.read_text(encoding="utf-8") for path in found if not path.name.endswith(".test.ts")}


def python_texts() -> tuple[set[str], set[str]]:
    """The literal texts in the Python sources, and those composed after a literal beginning, as templates."""
    literal, composed = set(), set()
    for path in (ROOT / "src" / "knolle").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literal.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else "${}" for part in node.values]
                composed.add("".join(map(str, parts)))
    return literal, {text for text in composed if TEMPLATE.fullmatch(f"`{text}`")}


def family(template: str) -> re.Pattern[str]:
    """The ids that a template can become.

    >>> bool(family("option-${name}-help").fullmatch("option-gold-help"))
    True
    """
    return re.compile(WORD.join(re.escape(part) for part in HOLE.split(template)))


needs_page = pytest.mark.skipif(not WEB.is_dir(), reason="the page's sources are not in this tree")


@needs_page
def test_every_message_is_used() -> None:
    literal, composed = python_texts()
    for text in pages().values():
        literal |= set(LITERAL.findall(text))
        composed |= set(TEMPLATE.findall(text))
    families = [family(template) for template in composed]
    unused = {id for id in all_ids() - literal if not any(found.fullmatch(id) for found in families)}
    referred = set(re.findall(rf"\{{ (-?{WORD}(?:\.{WORD})?)", "".join(path.read_text("utf-8") for path in LOCALES.glob("en/*"))))
    assert sorted(unused - referred) == []


@needs_page
def test_every_message_asked_for_is_there() -> None:
    asked = {id: path.name for path, text in pages().items() for id in SAID.findall(text)}
    assert {id: name for id, name in asked.items() if id not in all_ids()} == {}


@needs_page
def test_every_composed_message_is_there() -> None:
    said = re.compile(r"\bt\(\s*" + TEMPLATE.pattern)
    for path, text in pages().items():
        for template in said.findall(text):
            assert any(family(template).fullmatch(id) for id in all_ids()), f"{path.name}: {template}"


# -- the cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["potato_man", "companeros"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_game_differ(language: str, game: str) -> None:
    from importlib import import_module

    colours = import_module(f"knolle.games.{game}.notation").COLOURS
    letters = [bundle(language).get_message(f"letter-{colour}").value for colour in colours]
    assert len(set(letters)) == len(colours)
