"""`knolle train`: trains a net by self-play."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from knolle.commands.arguments import Cluster, GameSlug, Players, parse_options
from knolle.commands.guard import INTERRUPTED, complain, plain
from knolle.commands.progress import progress

if TYPE_CHECKING:
    from knolle.core.game import Game
    from knolle.lab.course import Course, Learner
    from knolle.lab.spread import Executor

STEPS = 1000


def train(
    game: GameSlug,
    players: Players,
    out: Annotated[Path, typer.Option(help="File for the net (.npz); its learning curve is written next to it.")],
    minutes: Annotated[float, typer.Option(min=0.01, help="CPU minutes to train for.")] = 30.0,
    deals: Annotated[
        int | None, typer.Option(min=1, help="Train on about this many deals instead, for a bit-identical result.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Any text; it determines the initial weights and all deals.")] = "1",
    hidden: Annotated[int | None, typer.Option(help="Size of the hidden layer, a multiple of 8.")] = None,
    start: Annotated[Path | None, typer.Option("--from", help="Start from this trained net.")] = None,
    against: Annotated[
        list[Path],
        typer.Option(help="A trained net that plays along at some seats; may be repeated."),
    ] = [],  # noqa: B006
    option: Annotated[
        list[str], typer.Option(help="An option as key=value; if a key is repeated, its values are mixed.")
    ] = [],  # noqa: B006
    keep: Annotated[bool, typer.Option("--keep", help="Save a net at every point of the learning curve.")] = False,
    cluster: Cluster = None,
) -> None:
    """Train a net by self-play on all cores. Ctrl-C keeps a checkpoint; the same command continues from there."""
    from knolle.commands.warm import ready, ready_to_learn
    from knolle.core.registry import game as game_of
    from knolle.lab.cluster import workers
    from knolle.lab.course import Course

    if out.suffix != ".npz":
        raise typer.BadParameter("the file's name must end in .npz", param_hint="--out")
    chosen = game_of(game)
    chosen.settle(players, {})
    out.parent.mkdir(parents=True, exist_ok=True)
    ready()
    learner = learner_of(chosen, players, seed, hidden, start, against, values_of(option))
    ready_to_learn(learner)
    flags = flags_of(start, against, option)
    course = Course(learner, out, minutes, deals, flags=flags, keeps=keep)
    if course.resume():
        complain(f"Continuing from {plain(str(course.checkpoint))}, {course.done:.0%} done.")
    try:
        with workers(cluster, (), chosen) as executor:
            spread_over(learner, executor)
            learn(course)
    except KeyboardInterrupt:
        complain(f"Stopped at {course.done:.0%}; the same command continues from the last checkpoint.")
        raise typer.Exit(INTERRUPTED) from None
    draw_curve(course)


def spread_over(learner: "Learner", executor: "Executor | None") -> None:
    """Have a learner use an executor, if there is one; raise `not-spread` if it learns match by match."""
    from knolle.core.errors import OptionError
    from knolle.lab.train import Training

    if executor is None:
        return
    if not isinstance(learner, Training):
        sentence = f"The net of {learner.game.name} learns match by match, on one core; leave --cluster out."
        raise OptionError("not-spread", sentence)
    learner.executor = executor


def values_of(texts: list[str]) -> dict[str, list[str]]:
    """Return the values of every option; a key may be repeated."""
    values: dict[str, list[str]] = {}
    for text in texts:
        for name, value in parse_options([text]).items():
            values.setdefault(name, []).append(value)
    return values


def flags_of(start: Path | None, against: list[Path], option: list[str]) -> str:
    """Return the flags that decide what is learnt, besides budget, seed and size; files by their names alone."""
    flags = [("from", start.name)] if start else []
    flags += [("against", file.name) for file in against]
    flags += [("option", text) for text in option]
    return " ".join(f"--{flag} {value}" for flag, value in flags)


def learner_of(
    game: "Game",
    players: int,
    seed: int | str,
    hidden: int | None,
    start: Path | None,
    against: list[Path],
    options: dict[str, list[str]],
) -> "Learner":
    """Return the learner with the nets that it starts from and plays against."""
    from knolle.bots.weights import net_file, read
    from knolle.lab.learners import learner_for

    nets = [read(net_file(game, players, path), game) for path in (*([start] if start else []), *against)]
    size = hidden or (nets[0][1].get("hidden") if nets else None)
    learner = learner_for(game, players, seed, size, options)
    for i, (flat, _) in enumerate(nets):
        if start and i == 0:
            learner.start_from(flat)
        else:
            learner.add_rival(flat)
    return learner


def learn(course: "Course") -> None:
    """Run the course, with a bar and a line for every point of the learning curve."""
    from knolle.bots.instances import is_solved

    n_shown = len(course.points)
    with progress("learning", STEPS, is_count=False) as bar:
        for done in course.run():
            bar.advance(int(done * STEPS) - bar.done)
            for point in course.points[n_shown:]:
                bar.say(
                    f"{done:4.0%}  {point.deals:>10,} deals  {point.minutes:6.2f} min  error {point.error:.4f}  "
                    f"over greedy {point.lead:+.2f} ± {point.lead_error:.2f} per deal"
                )
            n_shown = len(course.points)
    kind = "solver" if is_solved(course.learner.game) else "net"
    typer.echo(f"Wrote {plain(str(course.out))}: in knolle arena this is the bot {kind}:{plain(str(course.out))}.")


def draw_curve(course: "Course") -> None:
    """Draw the learning curve next to the net, or say which packages are missing."""
    from knolle.extras import missing, missing_text

    if absent := missing("altair", "vl_convert"):
        complain(missing_text("Learning curves", absent))
        return
    from knolle.lab.curve import draw

    about = course.about()
    path = course.out.with_suffix(".svg")
    game = course.learner.game
    draw(course.points, f"{game.name}, {about['players']} players, seed {about['seed']}", game.unit, path)
    typer.echo(f"Wrote {plain(str(path))}.")
