"""`knolle simulate`: many matches between bots."""

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any

import typer

from knolle.commands.progress import progress


def simulate(
    game: Annotated[str, typer.Argument(help="potato-man, companeros or hot-potato")],
    players: Annotated[int, typer.Option(help="Number of players.")],
    matches: Annotated[int, typer.Option(min=1, help="Number of matches.")] = 1000,
    seed: Annotated[str, typer.Option(help='Any text; match i has the seed SHA-256("SEED/i").')] = "1",
    bots: Annotated[str, typer.Option(help="A bot a seat, or one for all: random, greedy.")] = "random",
    option: Annotated[list[str], typer.Option(help="An option of the game as key=value; may be repeated.")] = [],  # noqa: B006
    records: Annotated[Path | None, typer.Option(help="Write every match to this file, a record a line.")] = None,
) -> None:
    """Play many matches between bots and print what each seat reached."""
    from knolle.core.record import dump
    from knolle.core.registry import game as game_of
    from knolle.lab.simulate import Simulation, Summary

    simulation = Simulation(
        game_of(game), players, matches, seed, bots.split(","), parse_options(option), records is not None
    )
    summary = Summary(players)
    with ExitStack() as stack:
        bar = stack.enter_context(progress("matches", matches))
        file = stack.enter_context(records.open("w", encoding="utf-8", newline="\n")) if records else None
        for chunk in simulation.chunks():
            summary.add(chunk)
            if file is None:
                bar.advance(len(chunk.won))
                continue
            for i, choices in enumerate(chunk.choices, chunk.first):
                file.write(dump(simulation.record(i, choices)) + "\n")
                bar.advance()
    show(summary, bots.split(","))


def parse_options(texts: list[str]) -> dict[str, Any]:
    """Options given as key=value."""
    from knolle.core.errors import OptionError

    given = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("bad-option", f"An option is given as key=value, not {text!r}.", option=text)
        given[name] = value
    return given


def show(summary: Any, bots: list[str]) -> None:
    """The table of results, a row a seat."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{summary.n} matches")
    for column in ("seat", "bot", "mean points", "share of wins"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat in range(summary.players):
        points, points_error, share, share_error = summary.row(seat)
        bot = bots[seat] if len(bots) > 1 else bots[0]
        table.add_row(
            str(seat), bot, f"{points:.3f} ± {points_error:.3f}", f"{100 * share:.2f} ± {100 * share_error:.2f} %"
        )
    Console().print(table)
