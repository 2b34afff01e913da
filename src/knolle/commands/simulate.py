"""`knolle simulate`: plays many matches between bots."""

import sys
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO

import typer

from knolle.commands.guard import complain, plain
from knolle.commands.progress import Bar, progress

if TYPE_CHECKING:
    from knolle.lab.simulate import Simulation, Summary


def simulate(
    game: Annotated[str, typer.Argument(help="A game, such as potato-man; `knolle games` lists them.")],
    players: Annotated[int, typer.Option(help="Number of players.")],
    matches: Annotated[int, typer.Option(min=1, help="Number of matches.")] = 1000,
    seed: Annotated[str, typer.Option(help='Any text; match i has the seed SHA-256("SEED/i").')] = "1",
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all: random, greedy.")] = "random",
    option: Annotated[list[str], typer.Option(help="An option of the game as key=value; may be repeated.")] = [],  # noqa: B006
    records: Annotated[
        Path | None, typer.Option(help="Write every match to this file, one record per line; - is stdout.")
    ] = None,
) -> None:
    """Play many matches between bots and print each seat's points and wins."""
    from knolle.commands.warm import ready
    from knolle.core.registry import game as game_of
    from knolle.lab.simulate import Simulation, Summary

    seated = [name.strip() for name in bots.split(",")]
    simulation = Simulation(game_of(game), players, matches, seed, seated, parse_options(option), records is not None)
    ready()
    summary = Summary(players)
    title = f"{simulation.game.name}, seed {plain(seed)}"
    try:
        with ExitStack() as stack:
            bar = stack.enter_context(progress("matches", matches))
            run(simulation, summary, bar, stack.enter_context(open_records(records)))
    except KeyboardInterrupt:
        show(summary, seated, title, simulation.game.unit, err=True)
        complain(f"stopped after {summary.n} of {matches} matches")
        raise
    show(summary, seated, title, simulation.game.unit, err=records == STDOUT)


STDOUT = Path("-")


def open_records(records: Path | None) -> AbstractContextManager[TextIO | None]:
    """Return the file for the records; `-` is standard output."""
    if records is None or records == STDOUT:
        return nullcontext(sys.stdout if records else None)
    return records.open("w", encoding="utf-8", newline="\n")


def run(simulation: "Simulation", summary: "Summary", bar: Bar, file: TextIO | None) -> None:
    """Play all matches, add them to the summary, and write their records if there is a file."""
    from knolle.core.record import dump

    for chunk in simulation.chunks():
        for i, choices in enumerate(chunk.choices, chunk.first):
            assert file is not None
            file.write(dump(simulation.record(i, choices)) + "\n")
            bar.advance()
        summary.add(chunk)
        bar.advance(0 if file else len(chunk.won))


def parse_options(texts: list[str]) -> dict[str, Any]:
    """Parse options given as key=value."""
    from knolle.core.errors import OptionError

    given: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("bad-option", f"An option must be key=value, not {text!r}.", option=text)
        if name in given:
            raise OptionError("option-twice", f"The option {name} is given twice.", option=name)
        given[name] = value
    return given


def show(summary: "Summary", bots: list[str], title: str, unit: str, *, err: bool = False) -> None:
    """Print the results, with a row per seat."""
    from rich.console import Console
    from rich.table import Table

    if not summary.n:
        return
    matches = "1 match" if summary.n == 1 else f"{summary.n} matches"
    table = Table(title=f"{title}: {matches}", caption="± one standard error" if summary.n > 1 else None)
    for column in ("seat", "bot", f"mean {unit}", "share of wins"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat in range(summary.players):
        points, points_error, share, share_error = summary.row(seat)
        bot = bots[seat] if len(bots) > 1 else bots[0]
        if summary.n > 1:
            table.add_row(
                str(seat), bot, f"{points:.3f} ± {points_error:.3f}", f"{100 * share:.2f} ± {100 * share_error:.2f} %"
            )
        else:
            table.add_row(str(seat), bot, f"{points:.0f}", f"{100 * share:.0f} %")
    Console(stderr=err).print(table)
