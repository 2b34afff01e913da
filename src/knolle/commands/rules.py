"""`knolle rules`: shows a rules page, with its rulings marked."""

import re
from pathlib import Path
from typing import Annotated

import typer

PACKAGE = Path(__file__).resolve().parents[1]
WIDEST = 100
RULING = re.compile(r"\*ruling\*", re.IGNORECASE)
RULE_NUMBER = re.compile(r"^- ([A-Z]{2}-\d+)", re.MULTILINE)
LIST_NUMBER = re.compile(r"^(\d+)\. ", re.MULTILINE)


def rules(
    page: Annotated[str, typer.Argument(metavar="GAME", help="A game, or `record` for the format of records.")],
) -> None:
    """Show the numbered rules of a game; a RULING settles what the printed rules leave open."""
    from rich.console import Console
    from rich.markdown import Markdown
    from rich.theme import Theme

    text = page_text(page)
    console = Console(theme=Theme({"markdown.em": "bold black on yellow", "markdown.code": "bold cyan"}))
    console.print(Markdown(marked(text), hyperlinks=False), width=min(console.width, WIDEST))


def marked(text: str) -> str:
    """Return a page with its numbers in bold and its rulings in capitals, which stand out even without colours."""
    text = RULE_NUMBER.sub(r"- **\1**", RULING.sub("*RULING*", text))
    return LIST_NUMBER.sub(r"- **\1:** ", text)


def page_text(name: str) -> str:
    """Return the text of a rules page; raise if there is none of that name."""
    from knolle.core.errors import OptionError
    from knolle.core.fair import shown

    pages = {path.stem: path for path in sorted(rules_folder().glob("*.md")) if path.stem != "README"}
    if name not in pages:
        sentence = f"There is no rules page {shown(name)}; the pages are {', '.join(pages)}."
        raise OptionError("unknown-page", sentence, page=shown(name), allowed=list(pages))
    return pages[name].read_text(encoding="utf-8")


def rules_folder() -> Path:
    """Return the folder of the rules pages: inside the installed package, or in docs of a checkout."""
    installed = PACKAGE / "rules"
    return installed if installed.is_dir() else PACKAGE.parents[1] / "docs" / "rules"
