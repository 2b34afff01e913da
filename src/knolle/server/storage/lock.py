"""One server a file: a lock that ends with its process, however that ends."""

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
    """Be the one server of a database file, or refuse; what is given back lets go. The lock's own file stays."""
    file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _take(file)
    except OSError:
        os.close(file)
        sentence = (
            f"Another server is using {database}. Stop it first, give this one another file, or let several servers "
            "share a PostgreSQL database."
        )
        raise StorageError("database-in-use", sentence, database=str(database)) from None
    return lambda: os.close(file)
