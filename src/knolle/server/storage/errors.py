"""What a storage refuses, and how it fails."""

import sqlite3

from knolle.core.errors import KnolleError


class StorageError(KnolleError):
    """The database failed, is in use, is too new, or is not to be had under that URL."""


def failed(error: Exception) -> StorageError:
    """What whoever asked is told when the database could not do it. The cause is for the log."""
    # errors about a value, class 22 of PostgreSQL, quote it
    state = getattr(error, "sqlstate", None) or "22"
    is_quotable = isinstance(error, sqlite3.Error | OSError) or not state.startswith("22")
    reason = (str(error).splitlines() or [""])[0] if is_quotable else ""
    reason = reason.strip().rstrip(".") or type(error).__name__
    failure = StorageError("storage-failed", f"The database failed: {reason}. Please try again.", reason=reason)
    failure.__cause__ = error
    return failure


def closed() -> StorageError:
    """What is told when a storage is used that is not open."""
    return StorageError("storage-failed", "The database is not open.", reason="not open")
