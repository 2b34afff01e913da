"""The `knolle` command line. Each command is a module here and imports what it needs only when it runs, so that
`--help` is fast."""

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from knolle.commands import (
    arena,
    backup,
    bench,
    calibrate,
    dataset,
    doctor,
    exploit,
    games,
    grade,
    join,
    lab,
    new_game,
    play,
    replay,
    rules,
    serve,
    simulate,
    train,
    verify,
    warm,
)
from knolle.commands.guard import guard

ABOUT = "A card table for three potato games. Without a command, start a server for you and your local network."
OWN = ("--help", "--version")


class CommandGroup(TyperGroup):
    """The group of all commands: turns errors into one line and an exit code. The default is `serve --share`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0].startswith("-") and args[0] not in OWN):
            args = ["serve", "--share", *args]
        if args[:2] == ["arena", "merge"]:
            args = ["arena-merge", *args[2:]]
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        with guard():
            return super().invoke(ctx)


app = typer.Typer(
    name="knolle",
    cls=CommandGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
)

for command in (
    play.play,
    join.join,
    serve.serve,
    games.games,
    rules.rules,
    simulate.simulate,
    arena.arena,
    arena.arena_merge,
    calibrate.calibrate,
    lab.lab,
    dataset.dataset,
    exploit.exploit,
    grade.grade,
    train.train,
    verify.verify,
    replay.replay,
    bench.bench,
    warm.warm,
    backup.backup,
    doctor.doctor,
    new_game.new_game,
):
    app.command()(command)


def _version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"knolle {version('knolle')}")
        raise typer.Exit


@app.callback(help=ABOUT)
def knolle(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Handle the options that come before a command."""


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        # show characters that the terminal's encoding lacks as escapes
        getattr(stream, "reconfigure", lambda **_: None)(errors="backslashreplace")
    app(prog_name="knolle")
