"""`knolle serve`, and `knolle` without a command: runs a server for friends at home, or a hosted one."""

import sys
from contextlib import ExitStack
from enum import StrEnum
from typing import Annotated
from urllib.parse import urlsplit

import typer

from knolle.core.errors import OptionError


class LogFormat(StrEnum):
    """The formats of the log."""

    json = "json"
    text = "text"


class LogLevel(StrEnum):
    """The lowest level that is logged."""

    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


def serve(
    host: Annotated[
        str | None,
        typer.Option(envvar="KNOLLE_HOST", help="Address to listen on. Default: 127.0.0.1, for this machine only."),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            envvar="KNOLLE_PORT", min=0, max=65535, help="Port to listen on. Default: 8282, or the next free one."
        ),
    ] = None,
    share: Annotated[
        bool,
        typer.Option(
            "--share/--local",
            envvar="KNOLLE_SHARE",
            help="Listen on the local network too, and show that address with a QR code.",
        ),
    ] = False,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="KNOLLE_DATABASE",
            help="A file, or postgresql://…. Default: a file in your data folder.",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            min=1, max=64, envvar="KNOLLE_WORKERS", help="Number of processes; more than one needs PostgreSQL."
        ),
    ] = 1,
    no_open: Annotated[
        bool, typer.Option("--no-open", envvar="KNOLLE_NO_OPEN", help="Do not open the browser.")
    ] = False,
    origin: Annotated[
        list[str],
        typer.Option(envvar="KNOLLE_ORIGIN", help="Let pages of this origin use the server too; may be repeated."),
    ] = [],  # noqa: B006
    trust_proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES",
            envvar="KNOLLE_TRUST_PROXY",
            help="Trust X-Forwarded-For and -Proto from proxies at these addresses, e.g. 127.0.0.1,10.0.0.0/8.",
        ),
    ] = "",
    push_origin: Annotated[
        list[str],
        typer.Option(
            envvar="KNOLLE_PUSH_ORIGIN",
            help="Let notices go to a push service at this origin, besides public ones; may be repeated.",
        ),
    ] = [],  # noqa: B006
    metrics_open: Annotated[
        bool, typer.Option("--metrics-open", envvar="KNOLLE_METRICS_OPEN", help="Show /metrics to everybody.")
    ] = False,
    guests_per_hour: Annotated[
        int, typer.Option(min=0, envvar="KNOLLE_GUESTS_PER_HOUR", help="New guests per address; 0 for no limit.")
    ] = 240,
    requests_per_second: Annotated[
        int, typer.Option(min=0, envvar="KNOLLE_REQUESTS_PER_SECOND", help="Requests per address; 0 for no limit.")
    ] = 30,
    log_format: Annotated[
        LogFormat | None,
        typer.Option(envvar="KNOLLE_LOG_FORMAT", help="Default: text on a terminal, else json."),
    ] = None,
    log_level: Annotated[
        LogLevel | None,
        typer.Option(envvar="KNOLLE_LOG_LEVEL", help="Default: warning on a terminal, else info."),
    ] = None,
) -> None:
    """Serve tables to browsers and programs until Ctrl-C. `knolle` without a command is `knolle serve --share`."""
    from knolle.bots.warmup import compiler
    from knolle.commands.welcome import Welcome
    from knolle.server.limits import Limits
    from knolle.server.process.addresses import DEFAULT_PORT, LOOPBACK, listen, port_of, private_address, url
    from knolle.server.process.running import ServerSettings, run

    check_database(database, workers)
    origins = frozenset(map(checked_origin, origin))
    at_home = private_address() if share and host is None else None
    hosts = [host or LOOPBACK] if at_home is None else [LOOPBACK, at_home]
    sockets = listen(hosts, port)
    found = port_of(sockets)
    shared = None if at_home is None else url(at_home, found)
    is_terminal = sys.stderr is not None and sys.stderr.isatty()
    serving = ServerSettings(
        database=database,
        workers=workers,
        origins=origins,
        push_origins=frozenset(map(checked_origin, push_origin)),
        trusted=trust_proxy,
        limits=Limits(guests_per_hour or None, requests_per_second or None),
        metrics_open=metrics_open,
        share=shared,
        log_format=log_format or ("text" if is_terminal else "json"),
        log_level=log_level or ("warning" if is_terminal else "info"),
        compiler=compiler(),
    )
    taken = DEFAULT_PORT if port is None and found != DEFAULT_PORT else None
    welcome = Welcome(url(hosts[0], found), shared, database, taken, is_shared=share, is_opened=not no_open)
    with ExitStack() as listening:
        for one in sockets:  # closed also if the server does not start
            listening.enter_context(one)
        run(serving, sockets, welcome.say)


def check_database(database: str | None, workers: int) -> None:
    """Raise if there are several workers and the database is not PostgreSQL."""
    from knolle.server.storage.urls import place_of

    if workers > 1 and not isinstance(place_of(database), str):
        sentence = "Several workers need PostgreSQL: --database postgresql://user:password@host/name."
        raise OptionError("workers-need-postgres", sentence, workers=workers)


def checked_origin(text: str) -> str:
    """Return an origin as browsers send it; raise if it is not one.

    >>> checked_origin("HTTPS://Cards.Example/")
    'https://cards.example'
    """
    parts = urlsplit(text.strip().lower())
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        sentence = f"An origin must look like https://cards.example, not {text!r}."
        raise OptionError("bad-origin", sentence, origin=text)
    return f"{parts.scheme}://{parts.netloc}"
