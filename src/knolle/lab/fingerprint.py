"""Fingerprints of bots: equal only if everything that makes up a bot is equal."""

import hashlib
from importlib.metadata import version

from knolle.bots.registry import bot, files_of
from knolle.core.game import Game

NETLESS = ("random", "greedy", "pimc", "ismcts")
LENGTH = 12


def fingerprint(name: str, game: Game) -> str:
    """Return a short hash of a bot: its name and version, the files it is made of, and the nets of the game.

    For our own bots that are not files, Knolle's version stands for the code.
    """
    files = files_of([name])
    seen = hashlib.sha256(f"{name}\0{bot(name).version}\0".encode())
    if not any(file.suffix == ".py" for file in files):
        seen.update(version("knolle").encode())
        if name.partition(":")[0] not in NETLESS and (game.folder / "nets").is_dir():
            files += sorted(path for path in (game.folder / "nets").iterdir() if path.is_file())
    for file in files:
        seen.update(file.name.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return seen.hexdigest()[:LENGTH]
