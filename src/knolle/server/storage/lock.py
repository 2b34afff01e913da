"""A lock that keeps a database file to one server; it is released when the process ends, even by a crash."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from knolle.server.storage.errors import StorageError

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(database: Path) -> Callable[[], None]:
    """Lock a database file and return a function that releases it; raise if another server has it.

    The lock's own file is never deleted.
    """
    file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _take(file)
    except OSError:
        os.close(file)
        sentence = (
            f"Another server is using {database}. Stop it first, use another file, or share a PostgreSQL database "
            "between several servers."
        )
        raise StorageError("database-in-use", sentence, database=str(database)) from None
    return lambda: os.close(file)
