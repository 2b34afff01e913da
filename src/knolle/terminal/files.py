"""Files in the user's data folder: unfinished matches, records, and the user's identities at servers.

`KNOLLE_DATA` names another folder.
"""

import getpass
import hashlib
import json
import os
import re
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from knolle.core.errors import KnolleError
from knolle.server.storage.errors import StorageError
from knolle.server.storage.lock import lock
from knolle.server.table.names import MOST_NAME, clean
from knolle.terminal.command_line import command_line

_MATCH = re.compile(r"\d{8}-\d{6}-(?P<game>[a-z0-9-]+)-[0-9a-f]{6}\.db")
MOST_TABLES = 40
"""Tables at one server whose deals a guest keeps."""
BESIDE = ("", "-wal", "-shm", ".lock")
"""Suffixes of the files of a match in SQLite."""


def folder(name: str) -> Path:
    """Return a folder inside the data folder; create it if necessary."""
    if named := os.environ.get("KNOLLE_DATA"):
        home = Path(named).expanduser()
    else:
        from platformdirs import user_data_path

        home = user_data_path("knolle", appauthor=False)
    path = home / name
    path.mkdir(parents=True, exist_ok=True, mode=0o700)
    return path


# -- matches ---------------------------------------------------------------------------------------


def new_match(game: str) -> Path:
    """Return the path for a new match."""
    return folder("matches") / f"{datetime.now():%Y%m%d-%H%M%S}-{game}-{secrets.token_hex(3)}.db"


def newest_match(game: str | None = None) -> Path:
    """Return the file of the latest unfinished match, of one game or of any; raise if there is none."""
    named = [(path, _MATCH.fullmatch(path.name)) for path in folder("matches").iterdir()]
    found = [path for path, name in named if name and game in (None, name["game"])]
    busy = 0
    for path in sorted(found, key=_modified_at, reverse=True):
        if _is_free(path):
            return path
        busy += 1
    of = "" if game is None else f" of {game}"
    busy_note = f" ({busy} in use in another terminal)" if busy else ""
    sentence = (
        f"There is no unfinished match{of} to resume{busy_note}. Start one: {command_line('play', game or 'GAME')}"
    )
    raise KnolleError("nothing-to-resume", sentence, game=game, busy=busy)


def game_in(path: Path) -> str:
    """Return the game of a match, from the name of its file."""
    found = _MATCH.fullmatch(path.name)
    assert found is not None
    return found["game"]


def _modified_at(path: Path) -> float:
    times = [path.stat().st_mtime]
    with suppress(OSError):
        times.append(Path(f"{path}-wal").stat().st_mtime)
    return max(times)


def _is_free(path: Path) -> bool:
    try:
        lock(path)()
    except StorageError:
        return False
    return True


def put_away(path: Path) -> None:
    """Delete the files of a match whose record is saved."""
    for ending in BESIDE:
        Path(f"{path}{ending}").unlink(missing_ok=True)


# -- records ---------------------------------------------------------------------------------------


def keep_record(game: str, record: str) -> Path:
    """Write a record to a new file; return its path."""
    wanted = folder("records") / f"{datetime.now():%Y-%m-%d-%H%M}-{game}"
    number = 1
    while True:
        path = wanted.with_name(f"{wanted.name}{'' if number == 1 else f'-{number}'}.jsonl")
        try:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(record + "\n")
        except FileExistsError:
            number += 1
        else:
            return path


# -- names and guests ------------------------------------------------------------------------------


def own_name(asked: str | None, otherwise: str) -> str:
    """Return the player's name: the one asked for, or the account's, or else `otherwise`."""
    if asked is not None:
        return clean(asked, MOST_NAME, "name")
    with suppress(OSError, KeyError, KnolleError):
        return clean(getpass.getuser()[:MOST_NAME], MOST_NAME, "name").capitalize()
    return otherwise


class Identity:
    """The user's identity at a server: a name, and the token by which the server knows them."""

    def __init__(self, path: Path, name: str, token: str | None) -> None:
        self.name = name
        self.token = token
        self._path = path

    def keep(self, token: str) -> None:
        """Save the token for next time, in a file readable only by its owner."""
        self.token = token
        _write_private(self._path, json.dumps({"name": self.name, "token": token}).encode())

    def deals(self, key: str) -> Path:
        """Return the file for what is known of the deals at the table with this key; it may not exist."""
        return self._path.with_suffix("") / f"{key}.json"


def keep_deals(path: Path, data: bytes) -> None:
    """Write such a file, and delete those of the tables that were left longest ago."""
    path.parent.mkdir(exist_ok=True, mode=0o700)
    _write_private(path, data)
    for oldest in sorted(path.parent.glob("*.json"), key=_modified_at, reverse=True)[MOST_TABLES:]:
        oldest.unlink(missing_ok=True)


def _write_private(path: Path, data: bytes) -> None:
    """Write a file that only its owner can read, whole or not at all."""
    new = path.with_suffix(".new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(data)
    new.replace(path)


def guest_of(server: str, name: str | None, otherwise: str) -> Identity:
    """Return the guest of that name at a server; without a name the latest one, or a new one named `otherwise`.

    Two names are two guests, so that two people can play on one machine.
    """
    place = folder("guests") / re.sub(r"[^A-Za-z0-9.]+", "-", server)
    place.mkdir(exist_ok=True, mode=0o700)
    if name is None and (known := sorted(place.glob("*.json"), key=_modified_at)):
        path = known[-1]
    else:
        path = place / f"{hashlib.sha256((name or otherwise).encode()).hexdigest()[:16]}.json"
    with suppress(OSError, ValueError, KeyError, TypeError):
        data = json.loads(path.read_text(encoding="utf-8"))
        return Identity(path, data["name"], data["token"])
    return Identity(path, name or otherwise, None)
