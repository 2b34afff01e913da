"""`knolle dataset`: positions with a teacher's values, for imitation learning."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

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
from knolle.commands.progress import progress
from knolle.core.errors import OptionError


def dataset(
    game: GameSlug,
    players: Players,
    out: Annotated[Path, typer.Option(help="Write the positions to this file (.parquet).")],
    matches: Matches = 100,
    seed: MatchSeed = "1",
    bots: Annotated[str, typer.Option(help="Who plays: a bot for each seat, or one for all.")] = "greedy",
    teacher: Annotated[str, typer.Option(help="The bot that judges every action of a position.")] = "master",
    budget: Annotated[str, typer.Option(help="Thinking per position, such as 10ms, 1s or 500sims.")] = "200sims",
    share: Annotated[float, typer.Option(min=0.0, max=1.0, help="The share of choices to take, at random.")] = 1.0,
    option: GameOptions = [],  # noqa: B006
    shard: Annotated[
        str | None, typer.Option(help="Write only a part of the matches, such as 3/16: the third of sixteen.")
    ] = None,
    cluster: Cluster = None,
) -> None:
    """Write positions of matches between bots: what the seat saw, what it might do, and a teacher's values."""
    from knolle.bots.contract import Budget
    from knolle.commands.warm import ready, ready_to_think
    from knolle.core.registry import game as game_of
    from knolle.extras import need
    from knolle.lab.cluster import workers
    from knolle.lab.simulate import Simulation
    from knolle.lab.spread import shard_of

    need("Datasets", "pyarrow", extra="data")
    from knolle.lab.dataset import Dataset, PositionWriter

    if out.suffix != ".parquet":
        raise OptionError("bad-dataset-file", f"A dataset is a .parquet file, not {out.name!r}.", file=str(out))
    seated, thinking = parse_names(bots), Budget.parse(budget)
    simulation = Simulation(game_of(game), players, matches, seed, seated, parse_options(option), budget=thinking)
    made = Dataset(simulation, teacher, thinking, share)
    part = shard_of(shard, matches) if shard else range(matches)
    ready()
    ready_to_think(simulation.game, [*seated, teacher])
    n, file = 0, PositionWriter(out, made.schema)
    try:
        with (
            file,
            workers(cluster, [*seated, teacher], simulation.game) as executor,
            progress("matches", len(part)) as bar,
            closing(made.tables(executor, part)) as coming,
        ):
            for table in coming:
                file.write(table)
                n += 1
                bar.advance()
    except KeyboardInterrupt:
        complain(f"Stopped after {n} of {len(part)} matches; their {file.n_rows} positions are in {plain(str(out))}.")
        raise
    complain(f"{file.n_rows} positions of {len(part)} matches are in {plain(str(out))}.")
