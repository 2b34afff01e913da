"""`knolle backup`: a copy of the database while a server uses it."""

from pathlib import Path
from typing import Annotated

import typer

from knolle.commands.guard import plain


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.", show_default=False)],
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The database; else KNOLLE_DATABASE or the one in your data folder."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace FILE if it is there.")] = False,
) -> None:
    """Copy the database, also while a server is writing to it.

    The copy of a SQLite database is a database; to go back to it, stop the server and put it in the old one's place. Of
    a PostgreSQL database it is a dump for pg_restore.
    """
    from knolle.server.storage.backup import copy_sqlite, dump_postgres
    from knolle.server.storage.urls import place_of

    place = place_of(database)
    if isinstance(place, Path):
        copy_sqlite(place, file, force=force)
    else:
        dump_postgres(place, file, force=force)
    typer.echo(f"Wrote {plain(str(file))}, {file.stat().st_size:,} bytes.")
