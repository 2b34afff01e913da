"""`knolle backup`: copies the database, even while a server uses it."""

from pathlib import Path
from typing import Annotated

import typer

from knolle.commands.guard import plain


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.", show_default=False)],
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The database. Default: KNOLLE_DATABASE, or the one in your data folder."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace FILE if it exists.")] = False,
) -> None:
    """Copy the database, even while a server is writing to it.

    The copy of a SQLite database is a database itself; to restore it, stop the server and put the copy in place of the
    original. The copy of a PostgreSQL database is a dump for pg_restore.
    """
    from knolle.server.storage.backup import copy_sqlite, dump_postgres
    from knolle.server.storage.urls import place_of

    place = place_of(database)
    if isinstance(place, Path):
        copy_sqlite(place, file, force=force)
    else:
        dump_postgres(place, file, force=force)
    typer.echo(f"Wrote {plain(str(file))}, {file.stat().st_size:,} bytes.")
