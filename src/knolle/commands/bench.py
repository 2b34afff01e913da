"""`knolle bench`: how fast random play is inside compiled code."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from knolle.commands.progress import progress


def bench(
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file.")] = None,
    slices: Annotated[int, typer.Option(min=1, help="Slices a case; the quickest counts.")] = 40,
) -> None:
    """Measure random play: decisions and deals a second, every game and player count, one thread and two, beside C."""
    from knolle.lab import bench as lab

    with progress("measuring", slices) as bar:
        cases, c_case = lab.run(slices, bar.advance)
    show(cases, c_case)
    if json_file is not None:
        json_file.write_text(json.dumps([case.as_dict() for case in cases], indent=1) + "\n", encoding="utf-8")


def show(cases: list[Any], c_case: Any) -> None:
    """A row a case, and how it compares."""
    from rich.console import Console
    from rich.table import Table

    base = next(case for case in cases if (case.game, case.players, case.threads) == ("potato-man", 4, 1))
    alone = {(case.game, case.players): case for case in cases if case.threads == 1}
    table = Table(title="Random play with dealing, by CPU clock, the quickest of several slices")
    for column in ("game", "players", "threads", "ns", "decisions/s", "deals/s", "compared"):
        table.add_column(column, justify="left" if column in ("game", "compared") else "right", no_wrap=True)
    for case in cases:
        if case.threads == 2:
            compared = f"{alone[case.game, case.players].cpu_ns / case.cpu_ns:.2f} × one thread"
        elif case is base and c_case is not None:
            compared = f"{case.cpu_ns / c_case.cpu_ns:.2f} × C's time"
        else:
            compared = f"{case.cpu_ns / base.cpu_ns:.2f} × Potato Man 4"
        row = case.as_dict()
        decisions, deals = (f"{row[f'{what}_per_second'] / 1e6:.1f} M" for what in ("plays", "deals"))
        table.add_row(case.game, str(case.players), str(case.threads), f"{case.cpu_ns:.2f}", decisions, deals, compared)
    console = Console()
    console.print(table)
    console.print("ns: nanoseconds a decision. Compared: time of one thread, speed of two.")
    if c_case is None:
        console.print("No C compiler here: nothing to compare with.")
    else:
        console.print(f"potato.c: {c_case.cpu_ns:.2f} ns a decision, {1e3 / c_case.cpu_ns:.1f} M decisions/s")
