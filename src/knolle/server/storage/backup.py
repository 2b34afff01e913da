"""Copies of a database while a server goes on writing. They need no lock."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from knolle.server.storage.errors import StorageError
from knolle.server.storage.urls import without_password


def copy_sqlite(database: Path, target: Path, *, force: bool = False) -> None:
    """A copy of a SQLite database as it is at one moment."""
    if not database.is_file():
        raise not_made(f"there is no database {database}")
    with replacing(target, force) as copy:
        try:
            # not read-only: where nobody has the database open, its log can only be read by whoever may write
            with (
                closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=rw", uri=True)) as source,
                closing(sqlite3.connect(copy)) as destination,
            ):
                if not source.execute("SELECT 1 FROM sqlite_master WHERE name = 'knolle_version'").fetchone():
                    raise not_made(f"{database} is no database of Knolle")
                source.backup(destination)
        except sqlite3.Error as error:
            raise not_made(f"SQLite says: {error}") from error


def dump_postgres(url: str, target: Path, *, force: bool = False) -> None:
    """A dump of a PostgreSQL database, as pg_restore reads it."""
    if shutil.which("pg_dump") is None:
        raise not_made(
            "pg_dump is not installed here. Install PostgreSQL's client programs, or run "
            "`pg_dump --format=custom` where they are"
        )
    place, password = without_password(url)
    with replacing(target, force) as copy:
        command = ["pg_dump", "--format=custom", f"--file={copy}", f"--dbname={place}"]
        # a command line can be read by everybody on the machine, an environment cannot
        environment = os.environ | ({"PGPASSWORD": password} if password else {})
        done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode != 0:
            raise not_made(f"pg_dump says: {' '.join(done.stderr.split())}")


@contextmanager
def replacing(target: Path, force: bool) -> Iterator[Path]:
    """A file beside the target, for its owner's eyes only; it takes the target's place when it is whole and on disk."""
    if target.is_dir():
        raise not_made(f"{target} is a folder; name a file")
    refuse_existing(target, force)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield part
        sync(part)
        refuse_existing(target, force)
        os.replace(part, target)
        if os.name != "nt":
            sync(target.parent)
    except OSError as error:
        raise not_made(f"{target}: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)


def refuse_existing(target: Path, force: bool) -> None:
    """An older backup is not lost by a slip."""
    if target.exists() and not force:
        raise not_made(f"{target} is there already; name another file, or use --force")


def sync(path: Path) -> None:
    """Wait until a file, or a folder's list of files, is on disk."""
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def not_made(reason: str) -> StorageError:
    """What is told when there is no backup."""
    return StorageError("backup-failed", f"No backup was made: {reason}.", reason=reason)
