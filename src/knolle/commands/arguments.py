"""Arguments that several commands take, each with its help, and how their texts are read."""

from typing import Annotated, Any

import typer

from knolle.core.errors import OptionError

GameSlug = Annotated[str, typer.Argument(help="A game, such as potato-man; `knolle games` lists them.")]
Players = Annotated[int, typer.Option(help="Number of players.")]
GameOptions = Annotated[list[str], typer.Option(help="An option of the game as key=value; may be repeated.")]
Matches = Annotated[int, typer.Option(min=1, help="Number of matches.")]
MatchSeed = Annotated[str, typer.Option(help='Any text; match i has the seed SHA-256("SEED/i").')]
DealSeed = Annotated[str, typer.Option(help='Any text; deal i has the seed SHA-256("SEED/i").')]
Thinking = Annotated[str, typer.Option(help="Thinking per choice, such as 10ms, 1s or 500sims.")]
Cluster = Annotated[
    str | None, typer.Option(help="Run on a Ray cluster: its address, or local for one of this machine.")
]


def parse_options(texts: list[str]) -> dict[str, Any]:
    """Return options given as key=value; raise `OptionError` for anything else, and for a key that is given twice."""
    given: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("bad-option", f"An option must be key=value, not {text!r}.", option=text)
        if name in given:
            raise OptionError("option-twice", f"The option {name} is given twice.", option=name)
        given[name] = value
    return given


def parse_names(text: str) -> list[str]:
    """Return names separated by commas.

    >>> parse_names("master, hard:bold")
    ['master', 'hard:bold']
    """
    return [name.strip() for name in text.split(",")]
