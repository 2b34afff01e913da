"""`knolle doctor`: checks what a server needs on this machine, and how its public address is served."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from knolle.commands.guard import plain
from knolle.core.errors import KnolleError

MOST_SKEW = 5.0
"""Seconds by which the clock may differ from that of the proxy or the database."""


@dataclass(frozen=True)
class Finding:
    """What a check found; `remedy` says what to do about a problem."""

    subject: str
    said: str
    remedy: str = ""


Check: TypeAlias = tuple[str, Callable[[], Iterator[Finding]]]
"""What is checked, and the function that does it."""


def doctor(
    url: Annotated[
        str | None, typer.Argument(metavar="[URL]", help="The server's public address, behind its proxy.")
    ] = None,
    host: Annotated[str, typer.Option(envvar="KNOLLE_HOST", help="The address the server listens on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="KNOLLE_PORT", min=1, max=65535, help="The server's port.")] = 8282,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The database. Default: KNOLLE_DATABASE, or the one in your data folder."),
    ] = None,
) -> None:
    """Check port, database, disk, clock and compiled code; with a URL, also the proxy and https. Changes nothing.

    The exit code is 1 if something needs to be done.
    """
    from knolle.commands.doctor_database import look_at_database
    from knolle.commands.doctor_proxy import look_at_proxy

    checks: list[Check] = [
        ("port", lambda: look_at_port(host, port)),
        ("database", lambda: look_at_database(database)),
        ("clock", look_at_clock),
        ("code", look_at_code),
    ]
    if url is not None:
        checks.append(("proxy", lambda: look_at_proxy(url)))
    is_well = True
    for one in examine(checks):
        typer.echo(f"{'to do' if one.remedy else 'ok':6}{one.subject:10}{plain(one.said)}")
        if one.remedy:
            typer.echo(f"{'':16}{plain(one.remedy)}")
            is_well = False
    if not is_well:
        raise typer.Exit(1)


def examine(checks: Iterable[Check]) -> Iterator[Finding]:
    """Yield what the checks find; one that cannot be carried out is a finding, too, and the next ones follow."""
    for subject, look in checks:
        try:
            yield from look()
        except (OSError, ValueError) as error:
            reason = str(error) or type(error).__name__
            yield Finding(subject, f"This could not be checked: {reason}.", "Remove the cause, then check again.")


def look_at_port(host: str, port: int) -> Iterator[Finding]:
    """Tell whether the port is free, or a Knolle server has it."""
    from knolle.commands.doctor_proxy import try_to_ask
    from knolle.server.process.addresses import listen, url

    try:
        for one in listen([host], port):
            one.close()
    except KnolleError as error:
        if error.code == "port-taken" and (answer := try_to_ask(url(host, port), "/healthz")):
            if answer.status == 200:
                yield Finding("port", f"A Knolle server is running on port {port}.")
            else:
                yield Finding(
                    "port", f"The server on port {port} is not healthy: {answer.sentence}", "Look at its log."
                )
        else:
            yield Finding("port", error.sentence, "Stop the other program, or set KNOLLE_PORT.")
    else:
        yield Finding("port", f"Port {port} is free; no server is running there.")


def compare_clocks(theirs: float, whose: str) -> Finding:
    """Tell how much this machine's clock differs from another one, which showed this time just now."""
    skew = abs(theirs - time.time())
    remedy = "" if skew <= MOST_SKEW else "Turn on time synchronisation on both machines."
    return Finding("clock", f"It differs from the {whose}'s by {skew:.0f} s.", remedy)


def look_at_clock() -> Iterator[Finding]:
    """Tell whether the clock is older than this program."""
    is_wrong = time.time() < Path(__file__).stat().st_mtime
    remedy = "Turn on time synchronisation (timedatectl set-ntp true)." if is_wrong else ""
    yield Finding("clock", f"This machine says {time.strftime('%Y-%m-%d %H:%M:%S %Z')}.", remedy)


def look_at_code() -> Iterator[Finding]:
    """Tell which games and bots are not compiled yet."""
    from knolle.bots.warmup import STAGES, is_compiled
    from knolle.core.registry import games

    missing = [game.slug for game in games() if not all(is_compiled(game, stage) for stage in STAGES)]
    if missing:
        said = f"Not compiled yet: {', '.join(missing)}."
        yield Finding("code", said, "Run knolle warm --bots as the server's user, with its KNOLLE_CACHE.")
    else:
        yield Finding("code", "All games and bots are compiled.")
