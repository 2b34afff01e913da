"""Errors of a storage."""

import sqlite3

from knolle.core.errors import KnolleError


class StorageError(KnolleError):
    """The database failed, is in use, is too new, or cannot be opened at that URL."""


def storage_failure(error: Exception) -> StorageError:
    """Return the error for a failure of the database; its cause is for the log only."""
    # PostgreSQL's errors about a value (class 22) quote the value
    state = getattr(error, "sqlstate", None) or "22"
    is_quotable = isinstance(error, sqlite3.Error | OSError) or not state.startswith("22")
    reason = (str(error).splitlines() or [""])[0] if is_quotable else ""
    reason = reason.strip().rstrip(".") or type(error).__name__
    failure = StorageError("storage-failed", f"The database failed: {reason}. Please try again.", reason=reason)
    failure.__cause__ = error
    return failure


def storage_closed() -> StorageError:
    """Return the error for using a storage that is not open."""
    return StorageError("storage-failed", "The database is not open.", reason="not open")
