"""`knolle train`: trains a net by self-play."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from knolle.commands.guard import INTERRUPTED, complain, plain
from knolle.commands.progress import progress

if TYPE_CHECKING:
    from knolle.lab.course import Course

STEPS = 1000


def train(
    game: Annotated[str, typer.Argument(help="A game, such as potato-man; `knolle games` lists them.")],
    players: Annotated[int, typer.Option(help="Number of players.")],
    out: Annotated[Path, typer.Option(help="File for the net (.npz); its learning curve is written next to it.")],
    minutes: Annotated[float, typer.Option(min=0.01, help="CPU minutes to train for.")] = 30.0,
    deals: Annotated[
        int | None, typer.Option(min=1, help="Train on about this many deals instead, for a bit-identical result.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Determines the initial weights and all deals.")] = 1,
    hidden: Annotated[int | None, typer.Option(help="Size of the hidden layer, a multiple of 8.")] = None,
) -> None:
    """Train a net by self-play. Ctrl-C keeps a checkpoint; the same command continues from there."""
    from knolle.commands.warm import ready, ready_to_learn
    from knolle.core.registry import game as game_of
    from knolle.lab.course import Course
    from knolle.lab.learners import learner_for

    if out.suffix != ".npz":
        raise typer.BadParameter("the file's name must end in .npz", param_hint="--out")
    chosen = game_of(game)
    chosen.settle(players, {})
    out.parent.mkdir(parents=True, exist_ok=True)
    ready()
    learner = learner_for(chosen, players, seed, hidden)
    ready_to_learn(learner)
    course = Course(learner, out, minutes, deals)
    if course.resume():
        complain(f"Continuing from {plain(str(course.checkpoint))}, {course.done:.0%} done.")
    try:
        learn(course)
    except KeyboardInterrupt:
        complain(f"Stopped at {course.done:.0%}; the same command continues from the last checkpoint.")
        raise typer.Exit(INTERRUPTED) from None
    draw_curve(course)


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
