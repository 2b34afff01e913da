"""What all games share names none of them: a new game needs no change there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from knolle.core.registry import OURS

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "knolle"
NAMES = [
    name for slug in OURS for name in (slug, slug.replace("-", "_"), slug.replace("-", " ").title().replace(" ", ""))
]
PREFIXES = "pm|co|hp"
"""How the messages of our games begin, after the prefixes of their rules."""
NAMED = re.compile(rf"{'|'.join(NAMES)}|\b(?:rules?-)?(?:{PREFIXES})-[a-z]")
ALLOWED = {
    "core/registry.py": "the list of games",
    "lab/bench.py": "compares with a program in C that knows one game",
    "adapters/bench.py": "the same",
    "commands/bench.py": "the same",
    "web/src/net/views.ts": "names of generated types",
    "web/src/pages/new/pretended.ts": "test data",
    "web/src/table/pretended.svelte.ts": "test data",
}
HELP = re.compile(r"A game, such as potato-man;.*|hot-potato, or another game with simultaneous choices")
"""Examples in the help of commands."""


def python_files() -> list[Path]:
    return [path for path in sorted(SOURCES.rglob("*.py")) if not path.is_relative_to(SOURCES / "games")]


def page_files() -> list[Path]:
    found = [path for ending in ("ts", "svelte") for path in sorted((ROOT / "web" / "src").rglob(f"*.{ending}"))]
    return [path for path in found if not path.name.endswith(".test.ts")]


def python_names(source: str) -> Iterator[str]:
    """Yield the texts, names and imports of a Python source, without comments and docstrings."""
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        for part in body if isinstance(body, list) else []:
            if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
                part.value.value = None
        match node:
            case ast.Constant(value=str(text)) if not HELP.fullmatch(text):
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield name


def page_code(source: str) -> str:
    """Return a source of the page without comments."""
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", source, flags=re.DOTALL)


def names_in(source: str, suffix: str) -> list[str]:
    """Return the names of games in a source."""
    texts = python_names(source) if suffix == ".py" else [page_code(source)]
    return [found[0] for text in texts for found in NAMED.finditer(text)]


def place(path: Path) -> str:
    return path.relative_to(SOURCES if path.is_relative_to(SOURCES) else ROOT).as_posix()


@pytest.mark.parametrize("path", [*python_files(), *page_files()], ids=place)
def test_a_shared_source_names_no_game(path: Path) -> None:
    found = names_in(path.read_text("utf-8"), path.suffix)
    if place(path) in ALLOWED:
        assert found, "no longer needs to be allowed"
    else:
        assert found == []


@pytest.mark.parametrize("path", sorted((SOURCES / "words").rglob("*.ftl")), ids=place)
def test_a_shared_message_selects_no_game(path: Path) -> None:
    assert (
        re.findall(
            rf"\[(?:{'|'.join(OURS)})\]|^(?:{PREFIXES})-.*=|^.*-(?:{'|'.join(OURS)}) =", path.read_text("utf-8"), re.M
        )
        == []
    )


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".py", 'if game.slug == "hot-potato":\n    pass'),
        (".py", "from knolle.games.potato_man import kernel"),
        (".py", 'words.say("rules-pm-draws")'),
        (".svelte", '<p class:tall={game === "hot-potato"}>{t("last")}</p>'),
        (".ts", "// a view\nconst seen = view as CompanerosView;"),
    ],
)
def test_a_name_is_found(suffix: str, source: str) -> None:
    assert names_in(source, suffix)


def test_comments_may_name_games() -> None:
    assert not names_in('"""Such as potato-man."""\nx = 1  # hot-potato', ".py")
    assert not names_in("/** Like companeros. */\nconst x = 1; // hot-potato\n<!-- potato-man -->", ".ts")
