"""The catalogue: the same messages in every language, all valid, none missing and none unused."""

import ast
import re
import runpy
import tomllib
from collections import Counter
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from knolle.core.registry import OURS
from knolle.words.catalogue import files
from words.catalogue import (
    FILES,
    GAMES,
    LANGUAGES,
    ROOT,
    SHARED,
    Texts,
    Variables,
    all_ids,
    bundle,
    ids,
    path_of,
    patterns,
    text_of,
)

WEB = ROOT / "web" / "src"
NUMBERS = (0, 1, 2, 5)
"""Values for variables used as selectors: together they reach every plural form of the four languages."""


# -- validity ---------------------------------------------------------------------------------------


def test_every_language_has_every_file() -> None:
    for language in LANGUAGES:
        assert sorted(files(language)) == sorted(path_of(language, file) for file in FILES)


def test_there_are_no_other_languages() -> None:
    assert {path.parent.name for path in SHARED.glob("*/*.ftl")} == set(LANGUAGES)
    assert {path.stem for path in GAMES.glob("*/words/*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language: str, file: str) -> None:
    text = text_of(language, file)
    junk = [entry.content for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_defined_twice(language: str) -> None:
    counted = Counter(key.removesuffix(" (again)") for file in FILES for key in ids(language, file))
    assert [key for key, n in counted.items() if n > 1] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_and_variables(language: str, file: str) -> None:
    assert ids(language, file) == ids("en", file)


def samples(pattern: ftl.Pattern, language: str) -> list[dict[str, str | int]]:
    """Return arguments that reach every form: numbers and selector keys, a text for other variables."""
    variables = Variables(pattern, language)
    values: list[list[str | int]] = []
    for name in variables.all:
        keys = sorted(variables.keys.get(name, ()))
        values.append([*NUMBERS, *(int(key) if key.isdigit() else key for key in keys)] if keys else ["words"])
    return [dict(zip(variables.all, chosen, strict=True)) for chosen in product(*values)]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str, file: str) -> None:
    for key, pattern in patterns(language, file).items():
        if key.startswith("-"):
            continue
        name, _, attribute = key.partition(".")
        message = bundle(language).get_message(name)
        said = message.attributes[attribute] if attribute else message.value
        for arguments in samples(pattern, language):
            text, errors = bundle(language).format_pattern(said, arguments)
            assert not errors, f"{key} with {arguments}: {errors}"
            assert text.strip() and "  " not in text and text == text.strip(), f"{key}: {text!r}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str, file: str) -> None:
    assert [key for key, pattern in patterns(language, file).items() if "'" in Texts(pattern).text] == []


# -- usage ------------------------------------------------------------------------------------------

WORD = r"[a-z0-9]+(?:-[a-z0-9]+)*"
LITERAL = re.compile(rf"""["'`]({WORD}(?:\.{WORD})?)["'`]""")
TEMPLATE = re.compile(r"`([a-z0-9-]+-(?:\$\{[^`{}]*\}[a-z0-9-]*)+)`")
ATTRIBUTE = re.compile(rf"\}}\.({WORD})`")
FIRST_ARGUMENT = re.compile(r"\b(?:t|format)\(([^,()]*(?:\([^()]*\)[^,()]*)*)")
CHOSEN = re.compile(rf"""(?:^|(?<!\?)[?:])\s*["'`]({WORD}(?:\.{WORD})?)["'`]""")
HOLE = re.compile(r"\$\{[^{}]*\}")
BY_GAME = re.compile(rf"""\bown(?:_id|Id)\(\s*"({WORD})\"""")


@cache
def pages() -> dict[Path, str]:
    """Return the sources of the page, without its tests."""
    found = [path for ending in ("ts", "svelte") for folder in (WEB, GAMES) for path in folder.rglob(f"*.{ending}")]
    return {path: path.read_text(encoding="utf-8") for path in found if not path.name.endswith(".test.ts")}


def python_texts() -> tuple[set[str], set[str]]:
    """Return the string literals in the Python sources, and f-strings with a literal prefix, as templates."""
    literal, composed = set(), set()
    for path in (ROOT / "src" / "knolle").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literal.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else "${}" for part in node.values]
                composed.add("".join(parts))
    return literal, {text for text in composed if TEMPLATE.fullmatch(f"`{text}`")}


def family(template: str, known: set[str]) -> set[str]:
    """Return the ids that a template can become. A suffix that several of them share does not count as part of a hole:
    the template itself must have it.

    >>> sorted(family("option-${name}", {"option-gold", "option-gold-help", "option-tie", "option-tie-help"}))
    ['option-gold', 'option-tie']
    """
    shape = re.compile(WORD.join(re.escape(part) for part in HOLE.split(template)))
    found = {key for key in known if shape.fullmatch(key)}
    longer = [(key, key[len(other) :]) for key in found for other in found if key.startswith(f"{other}-")]
    endings = Counter(ending for _, ending in longer)
    return found - {key for key, ending in longer if endings[ending] > 1}


def test_a_game_s_own_version_takes_the_variables_of_the_shared_message() -> None:
    variables = {key: names for file in FILES for key, names in ids("en", file).items()}
    own = {key: shared for key, shared in own_ids().items() if key in variables}
    assert own.keys() >= {"score-unit-potato-man", "last-hot-potato"}
    assert {key: variables[key] for key in own} == {key: variables[shared] for key, shared in own.items()}


def messages() -> set[str]:
    return {key for key in all_ids() if "." not in key}


def lesson_texts() -> set[str]:
    """Return the messages of lessons."""
    scripts = [tomllib.loads(path.read_text(encoding="utf-8")) for path in GAMES.glob("*/lesson.toml")]
    return {step["say"] for script in scripts for step in script["steps"]}


def rules_texts() -> set[str]:
    """Return the ids in rules.toml of the games: short forms, headings, columns, pictures and examples."""
    found: set[str] = set()
    for path in (ROOT / "src" / "knolle" / "games").glob("*/rules.toml"):
        found |= set(re.findall(rf'"({WORD})"', path.read_text(encoding="utf-8")))
    return found


def own_ids() -> dict[str, str]:
    """Return the messages that a game may have in place of a shared one, each with the shared one."""
    python = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "knolle").rglob("*.py")]
    asked = {key for text in [*python, *pages().values()] for key in BY_GAME.findall(text)}
    return {f"{key}-{slug}": key for key in asked for slug in OURS}


def used() -> set[str]:
    """Return all ids named by the page, the Python sources, the lessons, the rules of the games or other messages."""
    literal, composed = python_texts()
    literal |= lesson_texts() | rules_texts()
    attributes: set[str] = set()
    for text in pages().values():
        literal |= set(LITERAL.findall(text))
        composed |= set(TEMPLATE.findall(text))
        attributes |= set(ATTRIBUTE.findall(text))
    named = literal | {key for template in composed for key in family(template, messages())}
    for file in FILES:
        named |= set(re.findall(rf"\{{ (-?{WORD}(?:\.{WORD})?)", text_of("en", file)))
    named |= set(own_ids())
    parts = {key: key.split(".") for key in all_ids() if "." in key}
    return named | {key for key, (name, attribute) in parts.items() if name in named and attribute in attributes}


needs_page = pytest.mark.skipif(not WEB.is_dir(), reason="the page's sources are not in this tree")


@needs_page
def test_every_message_is_used() -> None:
    assert sorted(all_ids() - used()) == []


@needs_page
def test_every_message_the_page_names_exists() -> None:
    asked = {
        key: path.name
        for path, text in pages().items()
        for argument in FIRST_ARGUMENT.findall(text)
        for key in CHOSEN.findall(argument)
    }
    assert {key: name for key, name in asked.items() if key not in all_ids()} == {}


@needs_page
def test_every_composed_message_exists() -> None:
    said = re.compile(r"\b(?:t|format)\(\s*" + TEMPLATE.pattern)
    asked = {template: path.name for path, text in pages().items() for template in said.findall(text)}
    assert {template: name for template, name in asked.items() if not family(template, messages())} == {}


@needs_page
def test_the_compiler_is_told_the_ids_and_variables_of_the_catalogue() -> None:
    page = runpy.run_path(str(ROOT / "web" / "messages.py"))
    shipped = {key: text for path in page["files"]() for key, text in page["patterns"](path.read_text("utf-8")).items()}
    known = {key: names for file in FILES if "terminal" not in file for key, names in ids("en", file).items()}
    assert {key: page["variables"](key, shipped) for key in shipped} == known


SPEAKING = ("games", "server", "terminal", "words")
"""The packages that say messages; what commands print is English."""


def said(node: ast.Call) -> ast.expr | None:
    """Return the argument of a call that names a message: `words.say(id, …)`, `Said(id, …)`."""
    is_said = isinstance(node.func, ast.Name) and node.func.id == "Said"
    is_say = isinstance(node.func, ast.Attribute) and node.func.attr == "say"
    return node.args[0] if (is_said or is_say) and node.args else None


def messages_in_code() -> list[tuple[str, set[str] | None, str]]:
    """Return the messages that Python names, as templates if composed, each with its variables (None if they are not
    written there) and its place."""
    found = []
    for path in [path for name in SPEAKING for path in (ROOT / "src" / "knolle" / name).rglob("*.py")]:
        calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
        for call in calls:
            place = f"{path.name}:{call.lineno}"
            found += [(text, given(call), place) for text in templates(said(call))]
    return found


def templates(node: ast.expr | None) -> list[str]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "own_id":
        return templates(node.args[0])
    if isinstance(node, ast.IfExp):
        return templates(node.body) + templates(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else "${}" for part in node.values)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def given(call: ast.Call) -> set[str] | None:
    """Return the variables that a call passes; None if they come from elsewhere."""
    if isinstance(call.func, ast.Attribute):
        names = {keyword.arg for keyword in call.keywords}
        return None if None in names else {str(name) for name in names}
    args = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
    if not isinstance(args, ast.Dict) or not all(isinstance(key, ast.Constant) for key in args.keys):
        return None
    return {str(key.value) for key in args.keys if isinstance(key, ast.Constant)}


def test_every_message_that_python_names_exists() -> None:
    known = all_ids()
    assert len(messages_in_code()) > 100
    assert {
        text: place
        for text, _, place in messages_in_code()
        if not (family(text, known) if "$" in text else text in known)
    } == {}


def test_python_gives_every_message_its_variables() -> None:
    variables = {key: names for file in FILES for key, names in ids("en", file).items()}
    for text, names, place in messages_in_code():
        if names is not None and text in variables:
            assert variables[text] <= names, f"{place} {text}"


# -- the cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["potato_man", "companeros"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_colour_letters_of_a_game_differ(language: str, game: str) -> None:
    colours = import_module(f"knolle.games.{game}.notation").COLOURS
    letters = [bundle(language).get_message(f"letter-{colour}").value for colour in colours]
    assert len(set(letters)) == len(colours)


# -- the sections of a game's file ------------------------------------------------------------------

LATER = {"Rules": ("rule-", "rules-"), "Lesson": ("lesson-",)}
"""The sections that the page loads when they are opened, and how their ids begin."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [file for file in FILES if not file.endswith(".ftl")])
def test_the_long_texts_of_a_game_stand_in_their_sections(game: str, language: str) -> None:
    """The page loads a game's sections, see web/words.ts; in the wrong one a message comes too early or not at all."""
    section = ""
    for entry in FluentParser().parse(text_of(language, game)).body:
        if isinstance(entry, ftl.GroupComment):
            section = entry.content or ""
        elif isinstance(entry, ftl.Message):
            long = [name for name, beginnings in LATER.items() if entry.id.name.startswith(beginnings)]
            assert [section] == (long or [section]) and (long or section not in LATER), entry.id.name
