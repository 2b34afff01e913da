"""The trained nets: a game has a small file per player count in its folder; users can train others.

A file holds the weights and their provenance: seed, deals, minutes, date, strength measured at the end.
"""

import io
import json
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO, Literal

import numpy as np

from knolle.bots.instances import features_of, is_solved
from knolle.bots.net import Net, Weights, n_weights, parts
from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.game import Game


@dataclass(frozen=True)
class OwnFile:
    """A user's own file as it was when a bot was made from it."""

    name: str
    content: bytes = field(repr=False)

    def open(self, mode: Literal["rb"]) -> BinaryIO:
        """Return the content as a file, as `Path.open` does."""
        return io.BytesIO(self.content)


File = Path | OwnFile


@dataclass(frozen=True)
class NetFile:
    """A net and the metadata in its file."""

    net: Net
    about: dict[str, Any]


def path_of(game: Game, players: int) -> Path:
    """Return the path of the net that comes with the game."""
    return game.folder / "nets" / f"{players}.npz"


def save(path: Path, flat: Weights, about: dict[str, Any]) -> None:
    """Write a net, in half precision: no choice depends on a thousandth."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez_compressed(file, weights=flat.astype(np.float16), about=np.array(json.dumps(about)))


def read(path: File, game: Game) -> tuple[Weights, dict[str, Any]]:
    """Return the weights in a file, flat, and its metadata; raise `no-weights` or `bad-weights`."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            flat, about = kept["weights"].astype(np.float32), json.loads(str(kept["about"]))
    except FileNotFoundError:
        raise OptionError("no-weights", f"There is no trained net {path.name} for {game.name}.") from None
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise OptionError("bad-weights", f"{path.name} is not a trained net's file: {error}.") from None
    return flat, about if isinstance(about, dict) else {}


def other_shape(path: File, game: Game) -> OptionError:
    """Return the error for a net that does not match the inputs of the game's nets."""
    return OptionError(
        "bad-weights", f"{path.name} has a different shape from the nets of {game.name}: train it again."
    )


def net_file(game: Game, players: int, own: File | None) -> File:
    """Return the file of the net for a table: the user's own, which must be made for such a table, or the package's."""
    if own is None:
        return path_of(game, players)
    about = read(own, game)[1]
    if (about.get("game"), about.get("players")) != (game.slug, players):
        raise OptionError(
            "bad-weights",
            f"{quote(own.name)} was trained for {about.get('game')} with {about.get('players')} players, "
            f"not for {game.slug} with {players}.",
        )
    return own


def split_file(settings: Sequence[str]) -> tuple[Path | None, list[str]]:
    """Return the net file among a bot's settings, or None, and the other settings."""
    for file in settings:
        if file.endswith(".npz"):
            return Path(file), [setting for setting in settings if setting is not file]
    return None, list(settings)


def own_file(path: Path | None) -> OwnFile | None:
    """Return a user's own net, if it has one, as its file is now; raise `no-weights` if there is no such file."""
    if path is None:
        return None
    try:
        return OwnFile(path.name, path.read_bytes())
    except OSError as error:
        raise OptionError("no-weights", f"There is no trained net {quote(str(path))}: {error.strerror}.") from None


def load(path: File, game: Game) -> NetFile:
    """Return the net in a file that judges actions; raise `bad-weights` if its shape does not fit."""
    features = features_of(game)
    flat, about = read(path, game)
    hidden = about.get("hidden", 0)
    if features is None or is_solved(game) or flat.size != n_weights(features.N_INPUTS, features.N_DENSE, hidden):
        raise other_shape(path, game)
    return NetFile(parts(flat, features.N_INPUTS, features.N_DENSE, hidden), about)


@cache
def weights(game: Game, players: int, own: File | None = None) -> NetFile:
    """Return the net for a game and player count: the package's, or the user's own."""
    return load(net_file(game, players, own), game)
