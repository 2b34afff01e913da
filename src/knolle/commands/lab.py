"""`knolle lab`: what options do to a game, on the same deals."""

import json
from contextlib import closing
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
from knolle.commands.progress import progress
from knolle.core.errors import OptionError

if TYPE_CHECKING:
    from knolle.lab.balance import Balance, Setting
    from knolle.lab.balance_report import BalanceReport
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
    from knolle.lab.simulate import seat_bots

    seated = seat_bots(parse_names(bots), players)
    given, varied = parse_options(option), parse_vary(vary)
    balance = Balance(game_of(game), players, seated, deals, seed, Budget.parse(budget), given, varied)
    check_files(out)
    ready()
    ready_to_think(balance.game, seated)
    with workers(cluster, seated, balance.game) as executor:
        settings, is_whole = run(balance, executor)
    n = len(settings[0].samples)
    if n >= LEAST_DEALS:
        report = BalanceReport(balance, settings)
        for path in out:
            path.write_text(format_report(report, path.suffix), encoding="utf-8")
        print_tables(report)
    if not is_whole:
        complain(f"Stopped after {n} of {deals} deals, each played in all settings.")
        raise typer.Exit(INTERRUPTED)


def run(balance: "Balance", executor: "Executor | None") -> "tuple[list[Setting], bool]":
    """Play the deals; return the settings with their measures, and whether the run was not interrupted."""
    from knolle.lab.balance import add_deal

    settings = balance.blank_settings()
    with progress("matches", balance.deals * balance.rotations * len(settings)) as bar:
        try:
            with closing(balance.play(bar.advance, executor)) as coming:
                for deal in coming:
                    add_deal(settings, deal)
        except KeyboardInterrupt:
            n = min(len(setting.samples) for setting in settings)
            for setting in settings:  # it may have come while a deal was added
                del setting.samples[n:]
            return settings, False
    return settings, True


def check_files(out: list[Path]) -> None:
    """Raise `OptionError` for a file that cannot be written, before hours of play."""
    from knolle.extras import need

    for path in out:
        if path.suffix not in KINDS:
            sentence = f"A report is written to .html, .json or .csv, not {path.name!r}."
            raise OptionError("bad-report-file", sentence, file=str(path), allowed=list(KINDS))
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
