"""`knolle lab`: what options do to a game, on the same deals."""

import json
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
    from knolle.lab.balance import Balance, Deal, Setting
    from knolle.lab.balance_report import BalanceReport
    from knolle.lab.journal import Journal
    from knolle.lab.spread import Executor

LEAST_DEALS = 2
"""Fewer deals have no errors."""
KINDS = (".html", ".json", ".csv")


def lab(
    game: GameSlug,
    players: Players,
    bots: Annotated[
        str, typer.Option(help="A bot for all seats, or one for each; those sit in every seat.")
    ] = "greedy",
    deals: Annotated[int, typer.Option(min=LEAST_DEALS, help="Number of deals; each is a whole match.")] = 1000,
    seed: DealSeed = "1",
    budget: Thinking = "10ms",
    vary: Annotated[
        list[str], typer.Option(help="Compare values of an option, such as gold=5,35; may be repeated.")
    ] = [],  # noqa: B006
    option: GameOptions = [],  # noqa: B006
    save: Annotated[
        Path | None,
        typer.Option(help="Save every deal to this file; running the same command later continues from it."),
    ] = None,
    out: Annotated[
        list[Path], typer.Option(help="Write the report to this file (.html, .json or .csv); may be repeated.")
    ] = [],  # noqa: B006
    cluster: Cluster = None,
) -> None:
    """Play the same deals with each setting of the options and report how the game changes.

    Ctrl-C reports on the deals that were played in all settings.
    """
    from knolle.bots.contract import Budget
    from knolle.commands.warm import ready, ready_to_think
    from knolle.core.registry import game as game_of
    from knolle.lab.balance import Balance, parse_vary
    from knolle.lab.balance_report import BalanceReport
    from knolle.lab.cluster import workers
    from knolle.lab.journal import Journal
    from knolle.lab.simulate import seat_bots

    seated = seat_bots(parse_names(bots), players)
    given, varied = parse_options(option), parse_vary(vary)
    balance = Balance(game_of(game), players, seated, deals, seed, Budget.parse(budget), given, varied)
    check_files(out, save)
    ready()
    ready_to_think(balance.game, seated)
    with ExitStack() as stack:
        journal = stack.enter_context(Journal(save, balance)) if save else None
        executor = stack.enter_context(workers(cluster, seated, balance.game))
        settings, is_whole = run(balance, journal, executor)
    n = len(settings[0].samples)
    if n >= LEAST_DEALS:
        report = BalanceReport(balance, settings)
        for path in out:
            path.write_text(format_report(report, path.suffix), encoding="utf-8")
        print_tables(report)
    if not is_whole:
        complain(stop_message(n, deals, save))
        raise typer.Exit(INTERRUPTED)


def run(
    balance: "Balance", journal: "Journal[Deal] | None", executor: "Executor | None"
) -> "tuple[list[Setting], bool]":
    """Play the deals that the journal lacks; return the settings with their measures, and whether nothing interrupted.

    After an interruption all settings have the same deals.
    """
    from knolle.lab.balance import add_deal

    settings, known = balance.blank_settings(), journal.blocks[: balance.deals] if journal else []
    if journal and known:
        complain(start_message(len(known), balance.deals, journal.path))
    per_deal = balance.rotations * len(settings)
    with progress("matches", balance.deals * per_deal) as bar:
        for deal in known:
            add_deal(settings, deal)
        bar.advance(len(known) * per_deal)
        try:
            with closing(balance.play(bar.advance, executor, len(known))) as coming:
                for deal in coming:
                    if journal:
                        journal.append(deal)
                    add_deal(settings, deal)
        except KeyboardInterrupt:
            n = min(len(setting.samples) for setting in settings)
            for setting in settings:  # it may have come while a deal was added
                del setting.samples[n:]
            return settings, False
    return settings, True


def check_files(out: list[Path], save: Path | None) -> None:
    """Raise `OptionError` for a file that cannot be written, before hours of play."""
    from knolle.extras import need

    for path in out:
        if path.suffix not in KINDS:
            sentence = f"A report is written to .html, .json or .csv, not {path.name!r}."
            raise OptionError("bad-report-file", sentence, file=str(path), allowed=list(KINDS))
        if save and path.resolve() == save.resolve():
            sentence = "The report (--out) and the saved deals (--save) need different files."
            raise OptionError("same-file", sentence, file=str(path))
        if path.suffix == ".html":
            need("HTML reports", "altair", "vl_convert")
        path.open("a").close()


def format_report(report: "BalanceReport", kind: str) -> str:
    """Return the report in the format of a file."""
    if kind == ".json":
        return json.dumps(report.as_dict(), ensure_ascii=False, indent=1) + "\n"
    if kind == ".csv":
        return report.as_csv()
    from knolle.lab.balance_page import page

    return page(report)


def print_tables(report: "BalanceReport") -> None:
    """Print the measures and what was counted."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(report.heading, style="bold", highlight=False)
    console.print(report.extent, highlight=False)
    names = [setting.name for setting in report.settings]
    tables = [(report.titles, report.cells())]
    tables += [([question, *names], report.rate_cells(question)) for question in report.questions]
    for titles, rows in tables:
        table = Table(box=SIMPLE, padding=(0, 1, 0, 0))
        for place, title in enumerate(titles):
            table.add_column(title, justify="right" if place else "left")
        for cells in rows:
            table.add_row(*cells)
        console.print(table)
    console.print(report.legend, highlight=False)
