"""`knolle doctor`: checks what a server needs on this machine, and how its public address is served."""

import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from knolle.commands.guard import plain
from knolle.core.errors import KnolleError

LEAST_FREE = 200 * 1024 * 1024
MOST_SKEW = 5.0
"""Seconds by which the clock may differ from that of the proxy."""


@dataclass(frozen=True)
class Finding:
    """What a check found; `remedy` says what to do about a problem."""

    subject: str
    said: str
    remedy: str = ""


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
    from knolle.commands.doctoring import look_at_proxy

    checks: list[Callable[[], Iterator[Finding]]] = [
        lambda: look_at_port(host, port),
        lambda: look_at_database(database),
        lambda: look_at_clock(),
        lambda: look_at_code(),
    ]
    if url is not None:
        checks.append(lambda: look_at_proxy(url))
    found = [finding for check in checks for finding in check()]
    for one in found:
        typer.echo(f"{'to do' if one.remedy else 'ok':6}{one.subject:10}{plain(one.said)}")
        if one.remedy:
            typer.echo(f"{'':16}{plain(one.remedy)}")
    if any(one.remedy for one in found):
        raise typer.Exit(1)


def look_at_port(host: str, port: int) -> Iterator[Finding]:
    """Tell whether the port is free, or a Knolle server has it."""
    from knolle.commands.doctoring import try_to_ask
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


def look_at_database(database: str | None) -> Iterator[Finding]:
    """Tell whether the database can be read, and how much room its disk has."""
    from knolle.server.storage.urls import place_of, shown_url

    try:
        place = place_of(database, creates=False)
    except KnolleError as error:
        yield Finding("database", error.sentence, "Set KNOLLE_DATABASE.")
        return
    if isinstance(place, Path):
        yield look_at_file(place)
        folder = next(folder for folder in place.resolve().parents if folder.exists())
        free = shutil.disk_usage(folder).free
        remedy = "" if free >= LEAST_FREE else "Make room: a server stops storing moves when the disk is full."
        yield Finding("disk", f"{free // 2**20:,} MB are free beside the database.", remedy)
    else:
        reason = reason_against(place)
        remedy = "Check the URL, that PostgreSQL runs, and that this machine may connect." if reason else ""
        yield Finding("database", f"{shown_url(place)} {f'failed: {reason}' if reason else 'answers'}.", remedy)


def look_at_file(path: Path) -> Finding:
    """Tell whether a SQLite database is sound and can be written."""
    import os

    if not path.exists():
        return Finding("database", f"{path} does not exist; the server will create it.")
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        return Finding("database", f"{path} cannot be written.", "Give the file and its folder to the server's user.")
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        answer = str(error)
    remedy = "" if answer == "ok" else "Stop the server, keep a copy of the file, and restore a backup."
    return Finding("database", f"{path} {'is sound' if answer == 'ok' else f'is damaged: {answer}'}.", remedy)


def reason_against(url: str) -> str | None:
    """Return why a PostgreSQL database cannot be used; None if it answers."""
    import asyncio

    async def connect() -> None:
        import asyncpg

        connection = await asyncpg.connect(url, timeout=5)
        await connection.execute("SELECT 1")
        await connection.close()

    try:
        asyncio.run(connect())
    except ImportError:
        return "the package asyncpg is missing; install knolle[postgres]"
    except Exception as error:  # asyncpg raises many kinds
        return str(error) or type(error).__name__
    return None


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
