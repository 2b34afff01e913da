"""URLs of databases: which database one means, and how it is shown without its password."""

import os
import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

from knolle.server.storage.errors import StorageError

HIDDEN = "***"


def default_database() -> str:
    """Return KNOLLE_DATABASE, or a file in the user's data folder, which is created if necessary."""
    if named := os.environ.get("KNOLLE_DATABASE"):
        return named
    file = _file_in_data_folder()
    file.parent.mkdir(parents=True, exist_ok=True)
    return str(file)


def _file_in_data_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("knolle", appauthor=False) / "knolle.db"


def place_of(url: str | None, *, creates: bool = True) -> Path | str:
    """Return the path of a SQLite database or the URL of a PostgreSQL database; raise if it is neither.

    By default that is a file in the data folder, which is created too, unless the caller only looks.
    """
    if url is None and not creates and not os.environ.get("KNOLLE_DATABASE"):
        return _file_in_data_folder()
    url = default_database() if url is None else url
    scheme, colon, rest = url.partition(":")
    if not colon or not re.fullmatch(r"[A-Za-z][A-Za-z0-9+.-]+", scheme):  # a single letter is a Windows drive
        return checked_file(url, url)
    if scheme == "sqlite" and rest.startswith("///") and not {"?", "#"} & set(rest):
        return checked_file(rest[3:], url)
    if scheme in ("postgresql", "postgres") and rest.startswith("//") and has_good_port(url):
        return url
    raise bad_database(url)


def checked_file(path: str, url: str) -> Path:
    """Return the path of a file that exists or can be created; raise if its folder does not exist."""
    file = Path(path).expanduser()
    if not path or file.is_dir() or not file.parent.is_dir():
        raise bad_database(url)
    return file


def has_good_port(url: str) -> bool:
    """Return whether a URL can be parsed and its port, if given, is a valid number."""
    try:
        return urlsplit(url).port != 0
    except ValueError:
        return False


def bad_database(url: str) -> StorageError:
    """Return the error for a URL that names no database."""
    sentence = (
        f"{shown_url(url)!r} does not name a database. Use a file in an existing folder (games.db, "
        "sqlite:///games.db, sqlite:////srv/games.db) or postgresql://user:password@host:5432/name."
    )
    return StorageError("bad-database", sentence, database=shown_url(url))


def shown_url(url: str) -> str:
    """Return a URL with its password hidden, even if the URL is malformed.

    >>> shown_url("postgresql://ann:secret@db.example/knolle")
    'postgresql://ann:***@db.example/knolle'
    """
    scheme, slashes, rest = url.partition("://")
    if not slashes:
        scheme, slashes, rest = "", "", url
    user, at, place = rest.rpartition("@")
    if at and ":" in user:
        user = f"{user.partition(':')[0]}:{HIDDEN}"
    elif not at and slashes:
        place = re.sub(r"^([^/?#:]*):(?!\d*(?:[/?#]|$))[^/?#]*", rf"\1:{HIDDEN}", place)
    place = re.sub(r"(?i)(password=)[^&\s]*", rf"\1{HIDDEN}", place)
    return f"{scheme}{slashes}{user}{at}{place}"


def without_password(url: str) -> tuple[str, str]:
    """Split a PostgreSQL URL into the URL without its password, and the password."""
    given = urlsplit(url)
    password = unquote(given.password or "")
    if password:
        user = given.netloc.rpartition("@")[0]
        url = url.replace(f"//{user}@", f"//{user.partition(':')[0]}@", 1)
    if named := re.search(r"(?<=[?&])password=([^&]*)&?", url):
        password = unquote(named[1])
        url = url[: named.start()] + url[named.end() :]
    return url, password
