"""`knolle games`: lists the games and their options."""

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from knolle.core.game import Game
    from knolle.core.options import Option


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """List the games, their numbers of players and their options."""
    from knolle.core.registry import games as all_games

    found = all_games()
    if as_json:
        import json

        typer.echo(json.dumps([game.as_dict() for game in found], ensure_ascii=False, indent=2))
        return
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for game in found:
        players = f"{game.players[0]} to {game.players[-1]} players ({game.players_rule})"
        console.print(Text.assemble((game.name, "bold"), f" ({game.slug}), {players}"))
        console.print(option_table(game))


def option_table(game: "Game") -> "Table":
    """Return a table with a row per option of a game."""
    from rich.box import SIMPLE
    from rich.table import Table

    table = Table(box=SIMPLE, padding=(0, 1, 0, 0))
    for title in ("option", "allowed", "default", "rule", "meaning"):
        table.add_column(title, no_wrap=title in ("option", "rule"))
    for option in game.options:
        table.add_row(option.name, option.allowed, default_text(option, game.players), option.rule, option.help)
    return table


def default_text(option: "Option", players: range) -> str:
    """Return the default of an option as text."""
    defaults = [option.default_for(n) for n in players]
    if defaults == list(players):
        return "number of players"
    return "built in" if option.load is not None else " / ".join(str(value) for value in dict.fromkeys(defaults))
