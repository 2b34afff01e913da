"""The server's storage: guests, tables and their journals. `open_storage` takes a URL."""

from pathlib import Path

from knolle.server.storage.contract import End, Entry, Guest, LobbyRow, Storage, TableRow
from knolle.server.storage.errors import StorageError
from knolle.server.storage.urls import default_database, place_of, shown_url

__all__ = [
    "End",
    "Entry",
    "Guest",
    "LobbyRow",
    "Storage",
    "StorageError",
    "TableRow",
    "default_database",
    "open_storage",
    "shown_url",
]


def open_storage(url: str | None = None) -> Storage:
    """Return the storage for a URL or path, by default `default_database`; the caller still has to open it."""
    place = place_of(url)
    if isinstance(place, Path):
        from knolle.server.storage.sqlite import SqliteStorage

        return SqliteStorage(place)
    try:
        from knolle.server.storage.postgres import PostgresStorage
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        sentence = (
            "PostgreSQL needs asyncpg, which is not installed: pip install 'knolle[postgres]' "
            "(in a checkout: .venv/bin/pip install -e '.[postgres]')."
        )
        raise StorageError("extra-missing", sentence, extra="postgres", packages=["asyncpg"]) from None
    return PostgresStorage(place)
