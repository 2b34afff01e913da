"""Which database a URL means, and that passwords are never shown."""

from pathlib import Path

import pytest

from knolle.server.storage import StorageError, default_database, open_storage, shown_url
from knolle.server.storage.postgres import PostgresStorage
from knolle.server.storage.sqlite import SqliteStorage
from knolle.server.storage.urls import without_password


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("games.db", "games.db"),
        ("sqlite:///games.db", "games.db"),
        ("sqlite:////srv/games.db", "/srv/games.db"),
        ("/srv/games.db", "/srv/games.db"),
        ("~/games.db", "HOME/games.db"),
        ("sqlite:///~/games.db", "HOME/games.db"),
        ("a b?#%20.db", "a b?#%20.db"),
    ],
)
def test_files(url: str, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    storage = open_storage(url)
    assert isinstance(storage, SqliteStorage)
    assert storage.path == Path(path.replace("HOME", str(tmp_path)))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("url", ["postgresql://", "postgres://ann@host/knolle", "postgresql:///knolle?host=/run/pg"])
def test_servers(url: str) -> None:
    assert isinstance(open_storage(url), PostgresStorage)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "/",
        "none/games.db",
        "sqlite:games.db",
        "sqlite://games.db",
        "sqlite:///",
        "sqlite:///games.db?mode=ro",
        "sqlite://",
        "mysql://ann:secret@host/knolle",
        "postgresql:ann:secret@host",
        "postgresql://ann:secret@host:port/knolle",
        "postgresql://ann:secret",
        "postgresql://[ann:secret@host/knolle",
    ],
)
def test_an_invalid_url_is_refused_with_examples(url: str) -> None:
    with pytest.raises(StorageError) as caught:
        open_storage(url)
    assert caught.value.code == "bad-database"
    assert "sqlite:///games.db" in caught.value.sentence and "postgresql://user" in caught.value.sentence
    assert "secret" not in str(caught.value.as_dict())


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("games.db", "games.db"),
        ("sqlite:////srv/a:b.db", "sqlite:////srv/a:b.db"),
        ("postgresql://host:5432/knolle", "postgresql://host:5432/knolle"),
        ("postgresql://ann@host/knolle", "postgresql://ann@host/knolle"),
        ("postgresql://ann:secret@host/knolle", "postgresql://ann:***@host/knolle"),
        ("postgresql://ann:se/cr@et?@host:1/knolle", "postgresql://ann:***@host:1/knolle"),
        ("postgresql://host/knolle?user=a&password=secret&x=1", "postgresql://host/knolle?user=a&password=***&x=1"),
        ("postgresql://host/knolle?sslpassword=secret", "postgresql://host/knolle?sslpassword=***"),
        ("postgresql://ann:secret", "postgresql://ann:***"),
        ("postgresql:ann:secret@host", "postgresql:***@host"),
    ],
)
def test_passwords_are_not_shown(url: str, shown: str) -> None:
    assert shown_url(url) == shown


@pytest.mark.parametrize(
    ("url", "parts"),
    [
        ("postgresql://host/db", ("postgresql://host/db", "")),
        ("postgresql:///db?host=/run/pg", ("postgresql:///db?host=/run/pg", "")),
        ("postgresql://ann:@/db?host=/run/pg", ("postgresql://ann:@/db?host=/run/pg", "")),
        ("postgresql://ann:s%40c@host:1/db", ("postgresql://ann@host:1/db", "s@c")),
        ("postgresql://ann@host/db?password=s%40c&x=1", ("postgresql://ann@host/db?x=1", "s@c")),
    ],
)
def test_passwords_stay_out_of_command_lines(url: str, parts: tuple[str, str]) -> None:
    assert without_password(url) == parts


def test_the_default_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KNOLLE_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Path(default_database()).name == "knolle.db"
    storage = open_storage(None)
    assert isinstance(storage, SqliteStorage)
    assert storage.path.parent.is_dir() and storage.path.is_relative_to(tmp_path)
    monkeypatch.setenv("KNOLLE_DATABASE", "postgresql://host/knolle")
    assert default_database() == "postgresql://host/knolle"
    assert isinstance(open_storage(None), PostgresStorage)
