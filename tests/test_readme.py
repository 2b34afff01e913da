"""The documents are true: the README's session and commands, links, examples in docstrings."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import knolle
from knolle.commands import app

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
TEMPLATES = {"knolle.compiled.calls", "knolle.lab.batching", "knolle.lab.bulk", "knolle.lab.searching"}
MODULES = [m.name for m in pkgutil.walk_packages(knolle.__path__, "knolle.") if m.name not in TEMPLATES]


def test_readme_session() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 6 and not failed


def test_readme_has_every_command() -> None:
    told = re.findall(r"^\| `\./knolle ([\w-]+)", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(command.callback.__name__.replace("_", "-") for command in app.registered_commands)


def test_the_tour() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/tour.md"), module_relative=False)
    assert tried >= 30 and not failed


@pytest.mark.parametrize("page", ["research", "search", "exact"])
def test_code_in_the_pages_for_researchers_runs(page: str) -> None:
    blocks = re.findall(
        r"^```python\n(.*?)^```", (ROOT / f"docs/{page}.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    names: dict[str, object] = {}
    for code in blocks:
        exec(code, names)
    assert blocks


def anchors(page: Path) -> list[str]:
    """Return the names by which a page's headings are linked to."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        if not link.startswith("https:"):
            path, _, anchor = link.partition("#")
            target = page.parent / path if path else page
            assert target.exists() and (not anchor or anchor in anchors(target)), link


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert not failed
