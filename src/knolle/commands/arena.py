"""`knolle arena`: compares bots on duplicate deals."""

import json
from contextlib import ExitStack, closing
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from knolle.commands.guard import INTERRUPTED, complain, plain
from knolle.commands.progress import progress
from knolle.commands.simulate import parse_options
from knolle.core.errors import OptionError

if TYPE_CHECKING:
    from rich.console import Console

    from knolle.lab.arena import Arena, Block
    from knolle.lab.journal import Journal
    from knolle.lab.report import Report

FILE_WIDTH = 100


class Format(StrEnum):
    """The formats of a report."""

    table = "table"
    json = "json"
    html = "html"


def arena(
    game: Annotated[str, typer.Argument(help="A game, such as potato-man; `knolle games` lists them.")],
    players: Annotated[int, typer.Option(help="Number of players.")],
    bots: Annotated[str, typer.Option(help="A bot for each seat, such as pimc,greedy,greedy; settings follow colons.")],
    deals: Annotated[int, typer.Option(min=1, help="Number of deals; each is played once per rotation.")] = 100,
    seed: Annotated[str, typer.Option(help='Any text; deal i has the seed SHA-256("SEED/i").')] = "1",
    budget: Annotated[str, typer.Option(help="Thinking per choice, such as 10ms, 1s or 500sims.")] = "10ms",
    option: Annotated[list[str], typer.Option(help="An option of the game as key=value; may be repeated.")] = [],  # noqa: B006
    save: Annotated[
        Path | None,
        typer.Option(help="Save every deal to this file; running the same command later continues from it."),
    ] = None,
    format: Annotated[Format, typer.Option(help="Format of the report.")] = Format.table,
    out: Annotated[Path | None, typer.Option(help="Write the report to this file; the table is shown as well.")] = None,
) -> None:
    """Let bots play duplicate deals: the same shuffles, with every bot in every seat. Ctrl-C reports what is done."""
    from knolle.bots.contract import Budget
    from knolle.commands.warm import ready, ready_to_think
    from knolle.core.registry import game as game_of
    from knolle.extras import need
    from knolle.lab.arena import Arena
    from knolle.lab.journal import Journal
    from knolle.lab.report import Report

    table = Arena(
        game_of(game),
        players,
        [name.strip() for name in bots.split(",")],
        seed,
        Budget.parse(budget),
        parse_options(option),
    )
    if format is Format.html:
        need("HTML reports", "altair", "vl_convert")
    if out and save and out.resolve() == save.resolve():
        raise OptionError(
            "same-file", "The report (--out) and the saved deals (--save) need different files.", file=str(out)
        )
    ready()
    ready_to_think(table.game, table.bots)
    with ExitStack() as stack:
        journal = stack.enter_context(Journal(save, table)) if save else None
        file = stack.enter_context(out.open("a", encoding="utf-8")) if out else None  # fail before hours of play
        blocks, is_whole = run(table, deals, journal)
        if blocks:
            show(Report(table, blocks, deals), format, file)
    if not is_whole:
        complain(stop_message(len(blocks), deals, save))
        raise typer.Exit(INTERRUPTED)


def run(table: "Arena", deals: int, journal: "Journal | None") -> "tuple[list[Block], bool]":
    """Play the deals that the journal lacks; return all blocks, and whether the run was not interrupted."""
    blocks = journal.blocks[:deals] if journal else []
    if journal and blocks:
        complain(f"{plain(str(journal.path))} already has {len(blocks)} of {deals} deals.")
    with progress("deals", deals) as bar:
        bar.advance(len(blocks))
        try:
            with closing(table.blocks(len(blocks), deals)) as coming:
                for block in coming:
                    if journal:
                        journal.append(block)
                    blocks.append(block)
                    bar.advance()
        except KeyboardInterrupt:
            return blocks, False
    return blocks, True


def stop_message(n: int, deals: int, save: Path | None) -> str:
    """Return the message after an interruption."""
    rest = "the same command continues from there" if save else "with --save FILE the same command could continue"
    return f"Stopped after {n} of {deals} deals; {rest}."


def show(report: "Report", format: Format, file: TextIO | None) -> None:
    """Print the report, or write it to the file and print the table unless the file has it."""
    from rich.console import Console

    if file is not None:
        file.truncate(0)
    if format is Format.table:
        print_tables(report, Console(file=file, width=FILE_WIDTH if file else None))
        return
    text = format_report(report, format)
    if file is None:
        typer.echo(text, nl=False)
        return
    file.write(text)
    print_tables(report, Console())


def format_report(report: "Report", format: Format) -> str:
    """Return the report as JSON or HTML."""
    if format is Format.json:
        return json.dumps(report.as_dict(), ensure_ascii=False, indent=1) + "\n"
    from knolle.lab.page import page

    return page(report)


def print_tables(report: "Report", console: "Console") -> None:
    """Print a table with a row per bot and one with a row per pair."""
    from rich.box import SIMPLE
    from rich.table import Table

    from knolle.extras import missing, missing_text

    console.print(report.heading, style="bold", highlight=False)
    console.print(report.extent, highlight=False)
    for titles, rows in ((report.standing_titles, report.standing_cells()), (report.pair_titles, report.pair_cells())):
        if not rows:
            continue
        table = Table(box=SIMPLE, padding=(0, 1, 0, 0))
        for title in titles:
            table.add_column(title, justify="left" if title in ("bot", "against") else "right")
        for cells in rows:
            table.add_row(*cells)
        console.print(table)
    console.print(report.legend, highlight=False)
    if absent := missing("openskill"):
        complain(missing_text("Ratings", absent))
