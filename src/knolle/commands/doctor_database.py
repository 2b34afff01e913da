"""What `knolle doctor` finds out about the database, without changing it."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from knolle.commands.doctor import Finding, compare_clocks
from knolle.core.errors import KnolleError

LEAST_FREE = 200 * 1024 * 1024
PATIENCE = 5.0
MARK = "written by knolle doctor"


def look_at_database(database: str | None) -> Iterator[Finding]:
    """Tell whether the database can be read, and how much room its disk has."""
    from knolle.server.storage.urls import place_of

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
        yield from look_at_postgres(place)


def look_at_file(path: Path) -> Finding:
    """Tell whether a SQLite database is sound and can be written."""
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


def look_at_postgres(url: str) -> Iterator[Finding]:
    """Tell whether a PostgreSQL database can be written and read, and whether its clock agrees with this machine's."""
    from knolle.server.storage.urls import shown_url

    shown = shown_url(url)
    try:
        clock = asyncio.run(try_out(url))
    except ImportError:
        yield Finding("database", f"{shown} needs the package asyncpg.", "Install knolle[postgres].")
    except Exception as error:  # asyncpg raises many kinds
        remedy = "Check the URL, that PostgreSQL runs, and what its user may do."
        yield Finding("database", f"{shown} failed: {str(error) or type(error).__name__}.", remedy)
    else:
        yield Finding("database", f"{shown} can be written and read.")
        yield compare_clocks(clock, "database")


async def try_out(url: str) -> float:
    """Create a table, write to it and to the server's own, and take all of it back; return what the clock says."""
    import asyncpg

    from knolle.server.storage.queries import TOUCH

    connection = await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)
    try:
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute("CREATE TABLE knolle_doctor (said text)")
        await connection.execute("INSERT INTO knolle_doctor VALUES ($1)", MARK)
        if await connection.fetchval("SELECT said FROM knolle_doctor") != MARK:
            raise OSError("it does not return what was written")
        if await connection.fetchval("SELECT to_regclass('knolle_version') IS NOT NULL"):
            await connection.execute(TOUCH)
        await transaction.rollback()
        return float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
    finally:
        connection.terminate()
