"""Errors of a storage."""

import logging
import sqlite3
import time

from knolle.core.errors import KnolleError

LOG = logging.getLogger("knolle.server")
PAUSE = 10.0
MOST_REASONS = 100


class StorageError(KnolleError):
    """The database failed, is in use, is too new, or cannot be opened at that URL."""


def storage_failure(error: Exception) -> StorageError:
    """Return the error for a failure of the database; its cause is for the log only."""
    # PostgreSQL's errors about a value (class 22) quote the value
    state = getattr(error, "sqlstate", None) or "22"
    is_quotable = isinstance(error, sqlite3.Error | OSError) or not state.startswith("22")
    text = error.strerror or "" if isinstance(error, OSError) else str(error)  # without the path
    reason = (text.splitlines() or [""])[0] if is_quotable else ""
    reason = reason.strip().rstrip(".") or type(error).__name__
    failure = StorageError("storage-failed", f"The database failed: {reason}. Please try again.", reason=reason)
    failure.__cause__ = error
    _log(reason)
    return failure


_logged: dict[str, float] = {}


def _log(reason: str) -> None:
    """Log a failure, each reason at most once in `PAUSE` seconds: a broken disk fails with every move."""
    now = time.monotonic()
    if now - _logged.get(reason, -PAUSE) < PAUSE:
        return
    if len(_logged) > MOST_REASONS:
        _logged.clear()
    _logged[reason] = now
    LOG.error("storage failed", extra={"reason": reason})


def not_open() -> StorageError:
    """Return the error for using a storage that is not open."""
    return StorageError("storage-failed", "The database is not open.", reason="not open")
