"""What the terminal keeps in the user's data folder: matches to be played on, records, and who one is at a server.

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
from knolle.server.names import MOST_NAME, clean
from knolle.server.storage.errors import StorageError
from knolle.server.storage.lock import lock
from knolle.terminal.called import called

_MATCH = re.compile(r"\d{8}-\d{6}-(?P<game>[a-z-]+)-[0-9a-f]{6}\.db")
BESIDE = ("", "-wal", "-shm", ".lock")
"""The files of a match in SQLite: its name with each of these behind it."""


def folder(name: str) -> Path:
    """A folder of the terminal's own, which is made if it is not there."""
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
    """The file for a new match."""
    return folder("matches") / f"{datetime.now():%Y%m%d-%H%M%S}-{game}-{secrets.token_hex(3)}.db"


def newest_match(game: str | None = None) -> Path:
    """The file of the match that was played last and has not been put away, of one game or of any."""
    named = [(path, _MATCH.fullmatch(path.name)) for path in folder("matches").iterdir()]
    found = [path for path, name in named if name and game in (None, name["game"])]
    busy = 0
    for path in sorted(found, key=_changed, reverse=True):
        if _is_free(path):
            return path
        busy += 1
    of = "" if game is None else f" of {game}"
    told = f"; {busy} being played in another terminal" if busy else ""
    sentence = f"There is no unfinished match{of} to go on with{told}. Begin one: {called('play', game or 'GAME')}"
    raise KnolleError("nothing-to-resume", sentence, game=game, busy=busy)


def game_in(path: Path) -> str:
    """The game that the file of a match is of, by its name."""
    found = _MATCH.fullmatch(path.name)
    assert found is not None
    return found["game"]


def _changed(path: Path) -> float:
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
    """Remove the file of a match whose record is kept."""
    for ending in BESIDE:
        Path(f"{path}{ending}").unlink(missing_ok=True)


# -- records ---------------------------------------------------------------------------------------


def keep_record(game: str, record: str) -> Path:
    """Write a record into a new file; where it is."""
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
    """The name to go by: the one asked for, or that of the account here, or another."""
    if asked is not None:
        return clean(asked, MOST_NAME, "name")
    with suppress(OSError, KeyError, KnolleError):
        return clean(getpass.getuser()[:MOST_NAME], MOST_NAME, "name").capitalize()
    return otherwise


class Guest:
    """Who one is at a server: a name there, and the token that the server knows it by."""

    def __init__(self, path: Path, name: str, token: str | None) -> None:
        self.name = name
        self.token = token
        self._path = path

    def keep(self, token: str) -> None:
        """Remember the token for the next time, for its owner's eyes only."""
        self.token = token
        file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(file, "w", encoding="utf-8") as opened:
            json.dump({"name": self.name, "token": token}, opened)


def guest_of(server: str, name: str | None, otherwise: str) -> Guest:
    """The guest of that name at a server; without a name the one who was there last. New ones are called `otherwise`.

    Two names are two guests, so that two people can play from one machine.
    """
    place = folder("guests") / re.sub(r"[^A-Za-z0-9.]+", "-", server)
    place.mkdir(exist_ok=True, mode=0o700)
    if name is None and (known := sorted(place.glob("*.json"), key=_changed)):
        path = known[-1]
    else:
        path = place / f"{hashlib.sha256((name or otherwise).encode()).hexdigest()[:16]}.json"
    with suppress(OSError, ValueError, KeyError, TypeError):
        told = json.loads(path.read_text(encoding="utf-8"))
        return Guest(path, told["name"], told["token"])
    return Guest(path, name or otherwise, None)
