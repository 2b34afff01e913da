"""`knolle grade`: measures what a bot's choices lose against play to the end of the deal."""

from typing import Annotated

import typer

from knolle.commands.arguments import MatchSeed, Players
from knolle.commands.progress import progress


def grade(
    game: Annotated[str, typer.Argument(help="A game whose net plays deals to the end.")],
    players: Players,
    bot: Annotated[str, typer.Option(help="The bot whose choices are graded.")] = "master",
    choices: Annotated[int, typer.Option(min=2, help="Number of choices to grade.")] = 200,
    budget: Annotated[str, typer.Option(help="The bot's thinking per choice, such as 10ms or 500sims.")] = "10ms",
    limit: Annotated[float, typer.Option(min=0.0, help="Count the choices that lose more points than this.")] = 0.5,
    seed: MatchSeed = "1",
) -> None:
    """Grade choices of a bot: try them against the best others in many worlds, played to the end by the net."""
    from knolle.bots.contract import Budget
    from knolle.commands.warm import ready, ready_to_think
    from knolle.core.registry import game as game_of
    from knolle.lab.grading import Grading, summary

    chosen = game_of(game)
    ready()
    ready_to_think(chosen, [bot])
    grading = Grading(chosen, players, bot, Budget.parse(budget), seed, limit=limit)
    grades = []
    with progress("choices", choices) as bar:
        for found in grading.grades(choices):
            grades.append(found)
            bar.advance()
    figures = summary(grades, limit)
    typer.echo(
        f"{bot} ({budget}), {chosen.name} with {players}: {100 * figures['share']:.1f} ± "
        f"{100 * figures['share_error']:.1f} % of {figures['choices']} choices lose more than {limit:g}; "
        f"a choice loses {figures['mean']:.3f} ± {figures['mean_error']:.3f} on average, "
        f"{figures['greatest']:.1f} at most."
    )
