"""`knolle calibrate`: measures the judge of hints and reviews on fresh matches."""

from typing import Annotated

import typer

from knolle.commands.arguments import GameSlug, Players


def calibrate(
    game: GameSlug,
    players: Players,
    matches: Annotated[int, typer.Option(min=2, help="Matches between masters, for the chances to win.")] = 200,
    each: Annotated[int, typer.Option(min=1, help="Positions judged per match.")] = 8,
    truth: Annotated[
        int, typer.Option(min=0, help="Positions judged again with 50 times the budget, for the errors.")
    ] = 0,
    reviews: Annotated[
        int, typer.Option(min=0, help="Matches between mediums that are reviewed twice, for the mistakes.")
    ] = 0,
    seed: Annotated[str, typer.Option(help="Any text; with another one, other matches are played.")] = "1",
) -> None:
    """Check chances to win against outcomes, and on request errors against long thought and one review with another."""
    from knolle.commands.warm import ready, ready_to_think
    from knolle.core.registry import game as game_of
    from knolle.lab import calibration

    chosen = game_of(game)
    ready()
    ready_to_think(chosen, ["master", "medium"])
    found = calibration.positions(chosen, players, ["master"] * players, matches, each, seed)
    judged = calibration.judge_all(found, 1)
    slope = calibration.slope_of(found, judged)
    typer.echo(f"{chosen.name}, {players} players, {matches} matches of seed {seed}, {slope.n} positions")
    typer.echo("chance told   came true   positions")
    for told, won, n in calibration.tenths(found, judged):
        typer.echo(f"{100 * told:9.1f} %   {100 * won:7.1f} %   {n:9}")
    typer.echo(f"slope of the odds: {slope.slope:.2f} ± {slope.error:.2f} (1 if chances come true)")
    if truth:
        some = found[:: max(1, len(found) // truth)][:truth]
        share = calibration.coverage(calibration.judge_all(some, 2), calibration.judge_all(some, 3, calibration.TRUTH))
        typer.echo(f"points within two standard errors of the truth: {100 * share:.1f} % ({len(some)} positions)")
    if reviews:
        real = calibration.positions(chosen, players, ["medium"] * players, reviews, 10**6, f"{seed}/reviews")
        first, second = (calibration.flags(real, calibration.judge_all(real, rng)) for rng in (4, 5))
        share = calibration.jaccard(first, second)
        typer.echo(f"mistakes in two reviews: {len(first)} and {len(second)} of {len(real)}, Jaccard index {share:.2f}")
