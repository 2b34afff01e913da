"""What the server keeps: guests, tables, and of every table the list of its entries. `open_storage` takes a URL."""

from pathlib import Path

from knolle.server.storage.contract import End, Entry, Guest, Line, Storage, TableRow
from knolle.server.storage.errors import StorageError
from knolle.server.storage.urls import default_database, place_of, shown_url

__all__ = [
    "End",
    "Entry",
    "Guest",
    "Line",
    "Storage",
    "StorageError",
    "TableRow",
    "default_database",
    "open_storage",
    "shown_url",
]


def open_storage(url: str | None = None) -> Storage:
    """The storage that a URL or a path names, still to be opened; without one the user's own (`default_database`)."""
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
            "PostgreSQL needs asyncpg, not installed here: pip install 'knolle[postgres]' "
            "(in a checkout: .venv/bin/pip install -e '.[postgres]')."
        )
        raise StorageError("extra-missing", sentence, extra="postgres", packages=["asyncpg"]) from None
    return PostgresStorage(place)
