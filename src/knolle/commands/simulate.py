"""`knolle simulate`: plays many matches between bots."""

from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from knolle.commands.arguments import (
    Cluster,
    GameOptions,
    GameSlug,
    Matches,
    MatchSeed,
    Players,
    parse_names,
    parse_options,
)
from knolle.commands.guard import complain, plain
from knolle.commands.progress import Bar, progress

if TYPE_CHECKING:
    from knolle.lab.simulate import Simulation, Summary
    from knolle.lab.spread import Executor


def simulate(
    game: GameSlug,
    players: Players,
    matches: Matches = 1000,
    seed: MatchSeed = "1",
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all.")] = "random",
    option: GameOptions = [],  # noqa: B006
    budget: Annotated[
        str, typer.Option(help="Thinking per choice of other bots, such as 10ms, 1s or 500sims.")
    ] = "10ms",
    records: Annotated[
        Path | None,
        typer.Option(help="Write every match to this file: .jsonl, .jsonl.zst or .parquet; - is lines on stdout."),
    ] = None,
    shard: Annotated[
        str | None, typer.Option(help="Play only a part of the matches, such as 3/16: the third of sixteen.")
    ] = None,
    cluster: Cluster = None,
) -> None:
    """Play many matches between bots and print each seat's points and wins."""
    from knolle.bots.contract import Budget
    from knolle.commands.warm import ready, ready_to_think
    from knolle.core.registry import game as game_of
    from knolle.lab.cluster import workers
    from knolle.lab.files import STDOUT, need_kind
    from knolle.lab.simulate import Simulation, Summary
    from knolle.lab.spread import shard_of

    seated, given = parse_names(bots), parse_options(option)
    simulation = Simulation(
        game_of(game), players, matches, seed, seated, given, records is not None, Budget.parse(budget)
    )
    part = shard_of(shard, matches) if shard else range(matches)
    if records is not None:
        need_kind(records)
    ready()
    ready_to_think(simulation.game, seated)
    summary = Summary(players)
    title = f"{simulation.game.name}, seed {plain(seed)}"
    try:
        with workers(cluster, seated, simulation.game) as executor, progress("matches", len(part)) as bar:
            run(simulation, part, summary, bar, records, executor)
    except KeyboardInterrupt:
        show(summary, seated, title, simulation.game.unit, err=True)
        complain(f"stopped after {summary.n} of {len(part)} matches")
        raise
    show(summary, seated, title, simulation.game.unit, err=records == STDOUT)


def run(
    simulation: "Simulation",
    part: range,
    summary: "Summary",
    bar: Bar,
    records: Path | None,
    executor: "Executor | None",
) -> None:
    """Play the matches of a part, add them to the summary, and write their records if there is a file."""
    from knolle.lab.files import open_writer

    with ExitStack() as stack:
        writer = stack.enter_context(open_writer(records)) if records else None
        encode = writer.encode if writer else None
        coming = simulation.chunks(part=part, encode=encode, executor=executor)
        for chunk in stack.enter_context(closing(coming)):
            if writer is not None:
                writer.write(chunk.content)
            summary.add(chunk)
            bar.advance(len(chunk.won))


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
