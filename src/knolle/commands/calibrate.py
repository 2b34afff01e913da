"""`knolle calibrate`: measures the judge of hints and reviews on fresh matches."""

from typing import TYPE_CHECKING, Annotated

import typer

from knolle.commands.arguments import GameSlug, Players

if TYPE_CHECKING:
    from knolle.lab.calibration import Position


def calibrate(
    game: GameSlug,
    players: Players,
    matches: Annotated[int, typer.Option(min=2, help="Matches between masters, for the chances to win.")] = 200,
    each: Annotated[int, typer.Option(min=1, help="Positions judged per match.")] = 8,
    truth: Annotated[
        int, typer.Option(min=0, help="Positions judged again with 50 times the budget, for the errors.")
    ] = 40,
    reviews: Annotated[
        int, typer.Option(min=0, help="Matches between mediums that are reviewed twice, for the mistakes.")
    ] = 10,
    seed: Annotated[str, typer.Option(help="Any text; with another one, other matches are played.")] = "1",
) -> None:
    """Check chances to win against outcomes, errors against long thought, and one review with another."""
    from knolle.commands.warm import ready, ready_to_think
    from knolle.core.registry import game as game_of
    from knolle.lab import calibration

    chosen = game_of(game)
    chosen.settle(players, {})
    ready()
    ready_to_think(chosen, ["master", "medium"])
    found = calibration.positions(chosen, players, ["master"] * players, matches, each, seed)
    typer.echo(f"{chosen.name}, {players} players, {matches} matches of seed {seed}, {len(found)} positions")
    _print_chances(found)
    if truth:
        _print_coverage(found[:: max(1, len(found) // truth)][:truth])
    if reviews:
        _print_mistakes(calibration.positions(chosen, players, ["medium"] * players, reviews, 10**6, f"{seed}/reviews"))


def _print_chances(found: "list[Position]") -> None:
    from knolle.bots.judge import slope_of as correction_of
    from knolle.lab.calibration import judge_all, slope_of, tenths

    judged = judge_all(found, 1)
    typer.echo("chance told   came true   positions")
    for told, won, n in tenths(found, judged):
        typer.echo(f"{100 * told:9.1f} %   {100 * won:7.1f} %   {n:9}")
    slope = slope_of(found, judged)
    typer.echo(
        f"slope of the odds: {slope.value:.2f} ± {slope.error:.2f} (1 if chances come true), "
        f"after the judge's correction by {correction_of(found[0].view):g}"
    )


def _print_coverage(some: "list[Position]") -> None:
    from knolle.lab.calibration import TRUTH, coverage, judge_all

    share = coverage(judge_all(some, 2), judge_all(some, 3, TRUTH))
    typer.echo(
        f"points within two standard errors of the truth: {100 * share.value:.1f} ± {100 * share.error:.1f} % "
        f"({len(some)} positions)"
    )


def _print_mistakes(real: "list[Position]") -> None:
    from knolle.lab.calibration import flags, jaccard, judge_all

    first, second = (flags(real, judge_all(real, rng)) for rng in (4, 5))
    index = jaccard([one.match for one in real], first, second)
    typer.echo(
        f"mistakes in two reviews: {len(first)} and {len(second)} of {len(real)}, "
        f"Jaccard index {index.value:.2f} ± {index.error:.2f}"
    )
