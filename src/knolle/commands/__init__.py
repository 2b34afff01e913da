"""The `knolle` command. Each command imports what it needs when it runs, so that `--help` answers at once."""

import typer

app = typer.Typer(
    name="knolle",
    help="A card table for three potato games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.command()
def warm() -> None:
    """Compile whatever is not yet in the cache."""


@app.command()
def games() -> None:
    """The games, their players and options."""
    from knolle.core.registry import games

    for game in games():
        typer.echo(f"{game.slug}: {game.name}, {game.players[0]} to {game.players[-1]} players")


def main() -> None:
    """Run the command line."""
    app()
