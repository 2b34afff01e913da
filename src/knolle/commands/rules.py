"""`knolle rules`: prints the rules of a game, with the rulings marked."""

import os
from pathlib import Path
from typing import Annotated

import typer

PACKAGE = Path(__file__).resolve().parents[1]
WIDEST = 100
STYLES = {"markdown.em": "bold black on yellow", "markdown.code": "bold cyan", "markdown.block_quote": "default"}
TIED = "\ue000"
"""Replaces no-break spaces while rich breaks lines, because rich would break lines there."""


def rules(
    page: Annotated[
        str, typer.Argument(metavar="GAME", help="A game, or `record` for the format of records, in English.")
    ],
    lang: Annotated[str | None, typer.Option(help="de, en, fr or it. Default: your terminal's language.")] = None,
) -> None:
    """Show the numbered rules of a game with examples; a RULING settles what the printed rules leave open."""
    from rich.console import Console
    from rich.markdown import Markdown
    from rich.theme import Theme

    text = page_text(page, lang).replace("\xa0", TIED)
    console = Console(theme=Theme(STYLES))
    with console.capture() as captured:
        console.print(Markdown(text, hyperlinks=False), width=min(console.width, WIDEST))
    print(captured.get().replace(TIED, "\xa0"), end="")


def page_text(name: str, lang: str | None = None) -> str:
    """Return the rules of a game in a language, or a page of docs/rules in English; raise if there is none."""
    from knolle.core.errors import OptionError
    from knolle.core.fair import quote
    from knolle.terminal.rulebook import rulebook, rulebooks
    from knolle.words.catalogue import Words, choose_language

    words = Words(choose_language(lang, os.environ))
    games = rulebooks()
    if name in games:
        return rulebook(name, words)
    pages = {path.stem: path for path in sorted(rules_folder().glob("*.md"))}
    others = [page for page in pages if page != "README"]
    if name not in others:
        known = ", ".join([*games, *others])
        sentence = f"There is no rules page {quote(name)}; the pages are {known}."
        raise OptionError("unknown-page", sentence, page=quote(name), allowed=[*games, *others])
    return pages[name].read_text(encoding="utf-8")


def rules_folder() -> Path:
    """Return the folder of the pages that concern all games: inside the installed package, or in docs of a checkout."""
    installed = PACKAGE / "rules"
    return installed if installed.is_dir() else PACKAGE.parents[1] / "docs" / "rules"
