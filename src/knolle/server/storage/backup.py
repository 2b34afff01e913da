"""Backups of a database, made while a server keeps writing. They need no lock."""

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
    """Write a consistent copy of a SQLite database."""
    if not database.is_file():
        raise backup_error(f"there is no database {database}")
    with replacement(target, force) as copy:
        try:
            # not read-only: if nobody has the database open, reading its write-ahead log needs write access
            with (
                closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=rw", uri=True)) as source,
                closing(sqlite3.connect(copy)) as destination,
            ):
                if not source.execute("SELECT 1 FROM sqlite_master WHERE name = 'knolle_version'").fetchone():
                    raise backup_error(f"{database} is not a Knolle database")
                source.backup(destination)
        except sqlite3.Error as error:
            raise backup_error(f"SQLite says: {error}") from error


def dump_postgres(url: str, target: Path, *, force: bool = False) -> None:
    """Write a dump of a PostgreSQL database, in the format that pg_restore reads."""
    if shutil.which("pg_dump") is None:
        raise backup_error(
            "pg_dump is not installed. Install PostgreSQL's client programs, or run "
            "`pg_dump --format=custom` on a machine that has them"
        )
    place, password = without_password(url)
    with replacement(target, force) as copy:
        command = ["pg_dump", "--format=custom", f"--file={copy}", f"--dbname={place}"]
        # everybody on the machine can read a command line, but not the environment
        environment = os.environ | ({"PGPASSWORD": password} if password else {})
        done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode != 0:
            raise backup_error(f"pg_dump says: {' '.join(done.stderr.split())}")


@contextmanager
def replacement(target: Path, force: bool) -> Iterator[Path]:
    """Yield a new file beside the target, readable by its owner only; replace the target once it is synced to disk."""
    if target.is_dir():
        raise backup_error(f"{target} is a folder; name a file")
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
        raise backup_error(f"{target}: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)


def refuse_existing(target: Path, force: bool) -> None:
    """Raise if the target exists, so that an older backup is not overwritten by accident."""
    if target.exists() and not force:
        raise backup_error(f"{target} already exists; name another file, or use --force")


def sync(path: Path) -> None:
    """Wait until a file, or a folder's list of files, is synced to disk."""
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def backup_error(reason: str) -> StorageError:
    """Return the error for a backup that failed."""
    return StorageError("backup-failed", f"No backup was made: {reason}.", reason=reason)
