"""Reads the catalogue for tests."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from knolle.core.registry import game

ROOT = Path(__file__).parents[2]
SHARED = ROOT / "src" / "knolle" / "words"
GAMES = ROOT / "src" / "knolle" / "games"
LANGUAGES = ("en", "de", "fr", "it")
FILES = sorted(
    {path.name for path in SHARED.glob("*/*.ftl")} | {path.parts[-3] for path in GAMES.glob("*/words/*.ftl")}
)
"""The names of the shared files, and of the games' folders."""
Ids = dict[str, frozenset[str]]
"""Ids, attributes as `id.attribute`, with the variables of each."""


def path_of(language: str, file: str) -> Path:
    """Return a shared file, or the one of a game."""
    return SHARED / language / file if file.endswith(".ftl") else GAMES / file / "words" / f"{language}.ftl"


def text_of(language: str, file: str) -> str:
    return path_of(language, file).read_text(encoding="utf-8")


class Variables(Visitor):
    """The variables of a pattern and of the messages it refers to: all of them, and the keys of selectors."""

    def __init__(self, pattern: ftl.Pattern, language: str) -> None:
        self.all: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.language = language
        self.visit(pattern)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        key = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        found = [patterns(self.language, file)[key] for file in FILES if key in patterns(self.language, file)]
        for pattern in found:
            self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.all.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


class Texts(Visitor):
    """The text of a pattern without its variables and selectors; for one game only, if one is named."""

    def __init__(self, pattern: ftl.Pattern, game: str | None = None) -> None:
        self.parts: list[str] = []
        self.game = game
        self.visit(pattern)

    @property
    def text(self) -> str:
        return "".join(self.parts)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.parts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        is_by_part = isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == "part"
        if self.game is None or not is_by_part:
            self.generic_visit(node)
            return
        part = game(self.game).part_word
        own = [one for one in node.variants if isinstance(one.key, ftl.Identifier) and one.key.name == part]
        for variant in own or [one for one in node.variants if one.default]:
            self.visit(variant.value)


@cache
def patterns(language: str, file: str) -> dict[str, ftl.Pattern]:
    """Return the patterns of a file by id; a duplicate is marked with "(again)"."""
    found: dict[str, ftl.Pattern] = {}
    resource = FluentParser().parse(text_of(language, file))
    for entry in resource.body:
        if isinstance(entry, ftl.Message | ftl.Term):
            name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            parts = {name: entry.value} | {f"{name}.{part.id.name}": part.value for part in entry.attributes}
            for key, pattern in parts.items():
                if pattern is not None:
                    found[key if key not in found else f"{key} (again)"] = pattern
    return found


@cache
def ids(language: str, file: str) -> Ids:
    return {key: frozenset(Variables(pattern, language).all) for key, pattern in patterns(language, file).items()}


def all_ids() -> set[str]:
    return {key for file in FILES for key in ids("en", file)}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(FluentResource(text_of(language, file)))
    return made
