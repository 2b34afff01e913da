"""`knolle bench`: measures simulation, search, thinking, and play driven from Python."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from knolle.commands.progress import progress


def bench(
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file.")] = None,
    slices: Annotated[int, typer.Option(min=1, help="Slices per case; the fastest counts.")] = 40,
) -> None:
    """Measure simulation with one and two threads, search, a master's choices, and play driven from Python."""
    from knolle.commands.warm import ready, ready_to_think
    from knolle.core.registry import games
    from knolle.lab import bench as lab
    from knolle.lab import bench_search

    if json_file is not None:
        json_file.open("a").close()  # fail before the work if it cannot be written
    ready()
    for game in games():
        ready_to_think(game, ["master"])
    with progress("measuring", slices) as bar:
        cases, c_case = lab.run(slices, bar.advance)
    show(cases, c_case)
    show_rest(slices / 40)
    with progress("searching", slices) as bar:
        searches, rival = bench_search.run(games(), slices, bar.advance)
    show_searches(searches, rival)
    thinking = show_thinking(max(10 * slices, 20))
    driven = show_drivers(slices)
    if json_file is not None:
        figures = {
            "simulate": [case.as_dict() for case in cases],
            "search": [case.as_dict() for case in (*searches, *([rival] if rival else []))],
            "think": [case.as_dict() for case in thinking],
            "drive": [case.as_dict() for case in driven],
        }
        json_file.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def show_rest(share: float) -> None:
    """Measure checked matches and a whole simulation; `share` scales how much of each."""
    from rich.console import Console

    from knolle.core.registry import games
    from knolle.lab import bench as lab

    console = Console()
    console.print("\nWhole checked matches with records, per second of CPU time:")
    for game in games():
        rates = (f"{n} players {lab.checked_rate(game, n, 0.5 * share):,.0f}" for n in game.players)
        console.print(f"  {game.name}: {', '.join(rates)}")
    matches = max(int(100_000 * share), 1000)
    console.print(f"{matches:,} random matches of Potato Man with four: {lab.simulation_time(matches):.2f} s")


def show(cases: list[Any], c_case: Any) -> None:
    """Print a row per game and number of players: one thread, two threads, and how they compare."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    measured = {(case.game, case.players, case.threads): case for case in cases}
    base = measured["potato-man", 4, 1]
    table = Table(title="Simulation of random matches with fair shuffles, the fastest of several slices", box=SIMPLE)
    for column in ("game", "n", "ns", "choices/s", "matches/s", "2 threads"):
        table.add_column(column, justify="left" if column == "game" else "right", no_wrap=True)
    for one in (case for case in cases if case.threads == 1):
        two = measured[one.game, one.players, 2]
        row = one.as_dict()
        table.add_row(
            one.game,
            str(one.players),
            f"{one.cpu_ns:.1f}",
            f"{row['choices_per_second'] / 1e6:.2f} M",
            f"{row['matches_per_second']:,.0f}",
            f"{one.wall_ns / two.wall_ns:.2f} ×",
        )
    console = Console()
    console.print(table)
    console.print(
        "n: players; ns: nanoseconds of CPU time per choice; choices made together count as one. 2 threads: how much "
        "faster they are than one by the wall clock, which needs two idle cores."
    )
    if c_case is None:
        console.print("potato.c could not be compiled, so there is nothing to compare with.")
    else:
        ratio = base.cpu_ns / c_case.cpu_ns
        console.print(
            f"potato.c, random play of Potato Man with four and nothing else, takes {c_case.cpu_ns:.1f} ns: "
            f"the simulation, with fair shuffles, takes {ratio:.1f} times that."
        )


def show_searches(searches: list[Any], rival: Any) -> None:
    """Print the simulations per second of every game's search, and how the first compares with OpenSpiel's."""
    from rich.console import Console

    from knolle.core.registry import game
    from knolle.extras import missing_text

    console = Console()
    console.print("\nSimulations per second on one core, at the start of a deal:")
    for case in searches:
        console.print(f"  {game(case.game).name}, {case.players} players, {case.search}: {case.rate:,.0f}")
    if rival is None:
        console.print(missing_text("Comparisons with OpenSpiel", ["open_spiel"], "research"), markup=False)
        return
    first = searches[0]
    console.print(
        f"OpenSpiel's own in C++, on Hearts with random rollouts: {rival.rate:,.0f}. "
        f"{game(first.game).name} with {first.search} does {first.rate / rival.rate:.1f} times that."
    )


def show_thinking(choices: int) -> list[Any]:
    """Print and return the CPU time of a master's choices at tables."""
    from rich.console import Console

    from knolle.core.registry import game, games
    from knolle.lab import bench_thinking

    console = Console()
    with progress("thinking", 2 * len(games())) as bar:
        cases = bench_thinking.run(games(), choices, bar.advance)
    budget = bench_thinking.TABLE.milliseconds
    console.print(f"\nCPU milliseconds of a master's choice, of {budget:g} allowed: mean, and 95 of 100 stay below:")
    for case in cases:
        console.print(f"  {game(case.game).name}, {case.players} players: {case.mean:.1f}, {case.p95:.1f}")
    return cases


def show_drivers(slices: int) -> list[Any]:
    """Print and return the decisions per second when driven from Python: batches, adapters, OpenSpiel's Hearts."""
    from rich.console import Console

    from knolle.adapters import bench as adapters
    from knolle.extras import missing, missing_text

    console = Console()
    with progress("driving", slices) as bar:
        driven = adapters.run(slices, bar.advance)
    console.print("\nDecisions per second on one core, random play driven from Python, Potato Man with four:")
    for case in driven:
        console.print(f"  {case.name}: {case.rate:,.0f}")
    for n in (2048, 4096, 16384):
        console.print(
            f"Two threads step a batch of {n:,} {adapters.gain_of_threads(n, slices):.2f} times as fast as one."
        )
    if absent := missing(*adapters.PACKAGES):
        console.print(missing_text("The other ways to drive it", absent, "research"), markup=False)
    return driven
