"""`knolle arena`: compares bots on duplicate deals."""

import json
from contextlib import ExitStack, closing
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from knolle.commands.arguments import (
    Cluster,
    DealSeed,
    GameOptions,
    GameSlug,
    Players,
    Thinking,
    parse_names,
    parse_options,
)
from knolle.commands.guard import INTERRUPTED, complain
from knolle.commands.progress import progress, start_message, stop_message
from knolle.core.errors import OptionError

if TYPE_CHECKING:
    from rich.console import Console

    from knolle.lab.arena import Arena, Block
    from knolle.lab.journal import Journal
    from knolle.lab.report import Report
    from knolle.lab.spread import Executor

FILE_WIDTH = 100


class Format(StrEnum):
    """The formats of a report."""

    table = "table"
    json = "json"
    html = "html"


def arena(
    game: GameSlug,
    players: Players,
    bots: Annotated[str, typer.Option(help="A bot for each seat, such as pimc,greedy,greedy; settings follow colons.")],
    deals: Annotated[int, typer.Option(min=1, help="Number of deals; each is played once per rotation.")] = 100,
    seed: DealSeed = "1",
    budget: Thinking = "10ms",
    option: GameOptions = [],  # noqa: B006
    mixed: Annotated[
        bool, typer.Option("--mixed", help="Draw the bots of every deal, and their order, from those named.")
    ] = False,
    save: Annotated[
        Path | None,
        typer.Option(help="Save every deal to this file; running the same command later continues from it."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Write every match to this file: .jsonl, .jsonl.zst or .parquet.")
    ] = None,
    shard: Annotated[
        str | None,
        typer.Option(help="Play only a part of the deals, such as 3/16; `knolle arena merge` joins the saved files."),
    ] = None,
    cluster: Cluster = None,
    format: Annotated[Format, typer.Option(help="Format of the report.")] = Format.table,
    out: Annotated[Path | None, typer.Option(help="Write the report to this file; the table is shown as well.")] = None,
) -> None:
    """Let bots play duplicate deals: the same shuffles, with every bot in every seat. Ctrl-C reports what is done."""
    from knolle.bots.contract import Budget
    from knolle.commands.warm import ready, ready_to_think
    from knolle.core.registry import game as game_of
    from knolle.lab.arena import Arena
    from knolle.lab.cluster import workers
    from knolle.lab.journal import Journal, Shard
    from knolle.lab.report import Report

    table = Arena(
        game_of(game),
        players,
        parse_names(bots),
        seed,
        Budget.parse(budget),
        parse_options(option),
        mixed,
        records is not None,
    )
    piece = Shard(shard, deals) if shard else None
    part = piece.part if piece else range(deals)
    check_files(format, out, save, records)
    ready()
    ready_to_think(table.game, table.bots)
    with ExitStack() as stack:
        journal = stack.enter_context(Journal(save, table, piece)) if save else None
        file = stack.enter_context(out.open("a", encoding="utf-8")) if out else None  # fail before hours of play
        executor = stack.enter_context(workers(cluster, table.bots, table.game))
        blocks, is_whole = run(table, part, journal, executor)
        if records is not None:
            write_records(table, blocks, records)
        if blocks:
            show(Report(table, blocks, len(part)), format, file)
    if not is_whole:
        complain(stop_message(len(blocks), len(part), save))
        raise typer.Exit(INTERRUPTED)


def check_files(format: Format, out: Path | None, save: Path | None, records: Path | None) -> None:
    """Raise `OptionError` if a file cannot be written, or a package for it is missing, before hours of play."""
    from knolle.extras import need
    from knolle.lab.files import need_kind

    if format is Format.html:
        need("HTML reports", "altair", "vl_convert")
    if records is not None:
        need_kind(records)
    if out and save and out.resolve() == save.resolve():
        sentence = "The report (--out) and the saved deals (--save) need different files."
        raise OptionError("same-file", sentence, file=str(out))


def run(
    table: "Arena", part: range, journal: "Journal[Block] | None", executor: "Executor | None"
) -> "tuple[list[Block], bool]":
    """Play the deals that the journal lacks; return all blocks, and whether the run was not interrupted."""
    blocks = journal.blocks[: len(part)] if journal else []
    if journal and blocks:
        complain(start_message(len(blocks), len(part), journal.path))
    with progress("deals", len(part)) as bar:
        bar.advance(len(blocks))
        try:
            with closing(table.blocks(part.start + len(blocks), part.stop, executor=executor)) as coming:
                for block in coming:
                    if journal:
                        journal.append(block)
                    blocks.append(block)
                    bar.advance()
        except KeyboardInterrupt:
            return blocks, False
    return blocks, True


def write_records(table: "Arena", blocks: "list[Block]", records: Path) -> None:
    """Write the records of all matches, deal by deal; players are named after their bots."""
    from knolle.lab.files import open_writer

    with open_writer(records) as writer:
        for block in blocks:
            for rotation in range(table.players):
                writer.write(writer.encode(table.setup(block, rotation), [table.outline(block, rotation)]))


def arena_merge(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Files saved by `knolle arena --shard`.")],
    save: Annotated[Path | None, typer.Option(help="Save all deals to this file, as one run would have.")] = None,
    format: Annotated[Format, typer.Option(help="Format of the report.")] = Format.table,
    out: Annotated[Path | None, typer.Option(help="Write the report to this file; the table is shown as well.")] = None,
) -> None:
    """Join the shards of an arena run and report on all of them. Also written `knolle arena merge`."""
    from knolle.lab.journal import Journal
    from knolle.lab.merge import merge
    from knolle.lab.report import Report

    table, blocks = merge(files)
    complain(f"Merged the deals 0 to {blocks[-1].deal} from {len(files)} {'file' if len(files) == 1 else 'files'}.")
    with ExitStack() as stack:
        if save is not None:
            journal = stack.enter_context(Journal(save, table))
            for block in blocks[len(journal.blocks) :]:
                journal.append(block)
        file = stack.enter_context(out.open("a", encoding="utf-8")) if out else None
        show(Report(table, blocks, len(blocks)), format, file)


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
    tables = (
        (report.standing_titles, report.standing_cells()),
        (report.pair_titles, report.pair_cells()),
        (report.place_titles, report.place_cells()),
    )
    for titles, rows in tables:
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
