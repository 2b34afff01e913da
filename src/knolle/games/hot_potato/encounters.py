"""The encounter deck of Hot Potato! (HP-3): the one that comes with the game, and reading and checking your own."""

import hashlib
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from knolle.core.errors import KnolleError, OptionError
from knolle.core.facts import State
from knolle.core.fair import quote
from knolle.core.options import Options
from knolle.games.hot_potato.notation import POTATOES
from knolle.games.hot_potato.state import FEWEST, MINI_ENCOUNTERS, MOST, STATE

DEFAULT_FILE = Path(__file__).with_name("encounters.toml")
LARGEST_FILE = 2**20
LONGEST_NAME = 60

Encounters = tuple[tuple[str, tuple[str, ...]], ...]
"""A deck: each encounter's name and its ranking, best potato first, in the file's order."""


def deck_error(code: str, sentence: str, **params: Any) -> OptionError:
    """Return the error for an unusable encounter deck."""
    return OptionError(code, sentence, rule="HP-3", option="encounters", **params)


@cache
def default_encounters() -> Encounters:
    """Return the deck that comes with the package."""
    return check_deck(pairs_in(read_file(DEFAULT_FILE), DEFAULT_FILE.name))


def load_encounters(given: Any) -> Encounters | None:
    """Return a deck from a file's path, a list of (name, ranking) or a mapping name → ranking; None is the default."""
    if given is None:
        return None
    if isinstance(given, (str, Path)):
        return check_deck(pairs_in(read_file(given), str(given)))
    if isinstance(given, Mapping):
        return check_deck(list(given.items()))
    if isinstance(given, (list, tuple)) and all(isinstance(c, (list, tuple)) and len(c) == 2 for c in given):
        return check_deck([(name, ranking) for name, ranking in given])
    raise deck_error(
        "bad-encounters",
        f"Encounters are a file, or a list of (name, ranking), not {quote(given)}.",
        value=quote(given),
    )


def read_file(path: str | Path) -> dict[str, Any]:
    """Return the contents of a TOML file of limited size; raise `OptionError` if it cannot be read."""
    name = quote(str(path))
    try:
        if not Path(path).is_file():
            raise FileNotFoundError("there is no such file")
        with Path(path).open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise deck_error("encounters-unreadable", f"{name} cannot be read: {why}.", file=name, why=why) from None
    if len(raw) > LARGEST_FILE:
        why = f"it is larger than {LARGEST_FILE} bytes"
        raise deck_error("encounters-unreadable", f"{name} cannot be read: {why}.", file=name, why=why)
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        why = quote(str(error))
        raise deck_error("encounters-not-toml", f"{name} is not TOML in UTF-8: {why}.", file=name, why=why) from None


def pairs_in(data: dict[str, Any], file: str) -> list[tuple[Any, Any]]:
    """Return the (name, ranking) pairs of a file's [[encounter]] tables."""
    cards = data.get("encounter")
    if set(data) != {"encounter"} or not isinstance(cards, list) or not all(isinstance(c, dict) for c in cards):
        extra = sorted(set(data) - {"encounter"})
        raise deck_error(
            "bad-encounters",
            f"{quote(file)} must hold [[encounter]] tables and nothing else, not {quote(extra or cards)}.",
            file=quote(file),
            value=quote(extra or cards),
        )
    for number, card in enumerate(cards, 1):
        if set(card) != {"name", "ranking"}:
            label = quote(card.get("name", f"number {number}"))
            raise deck_error(
                "bad-encounter-fields",
                f"Encounter {label} must have a name and a ranking and nothing else, not {quote(sorted(card))}.",
                card=label,
                fields=quote(sorted(card)),
            )
    return [(card["name"], card["ranking"]) for card in cards]


def check_deck(pairs: list[tuple[Any, Any]]) -> Encounters:
    """Return the deck; raise `OptionError` unless its cards satisfy HP-3. `check_size` counts them."""
    names: set[str] = set()
    for number, (name, ranking) in enumerate(pairs, 1):
        check_name(name, number)
        if name in names:
            raise deck_error("repeated-encounter", f"Two encounters are called {quote(name)}.", card=name)
        names.add(name)
        check_ranking(name, ranking)
    return tuple((name, tuple(ranking)) for name, ranking in pairs)


def check_size(deck: Encounters, is_mini: bool) -> None:
    """Raise `OptionError` if there are too few or too many encounters (HP-3, HP-21)."""
    rule, fewest = ("HP-21", MINI_ENCOUNTERS) if is_mini else ("HP-3", FEWEST)
    if fewest <= len(deck) <= MOST:
        return
    is_short = len(deck) < fewest
    names = quote(", ".join(sorted(name for name, _ in deck)))
    limit = f"{rule} requires {fewest} or more" if is_short else f"this program takes at most {MOST}"
    raise deck_error(
        "too-few-encounters" if is_short else "too-many-encounters",
        f"The deck has {len(deck)} encounters ({names}); {limit}.",
        n=len(deck),
        least=fewest,
        most=MOST,
    )


def encounters_of(options: Options) -> Encounters:
    """Return the deck of a match: its own, or the one that comes with the package (HP-3, HP-21)."""
    own: Encounters | None = options["encounters"]
    if own is not None:
        return own
    return default_encounters()[: MINI_ENCOUNTERS if options["deck"] == "mini" else None]


def check_name(name: Any, number: int) -> None:
    """Raise `OptionError` unless the name is printable and fits in a line."""
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise deck_error(
            "bad-encounter-name",
            f"Encounter number {number} needs a name of 1 to {LONGEST_NAME} printable characters, not {quote(name)}.",
            card=quote(name),
            number=number,
        )


def check_ranking(name: str, ranking: Any) -> None:
    """Raise `OptionError` if a ranking misses, repeats or invents a potato."""
    is_list = isinstance(ranking, (list, tuple)) and all(isinstance(potato, str) for potato in ranking)
    given = list(ranking) if is_list else []
    invented = [potato for potato in given if potato not in POTATOES] if is_list else [ranking]
    faults = {
        "misses": [potato for potato in POTATOES if potato not in given],
        "repeats": [potato for potato in POTATOES if given.count(potato) > 1],
        "invents": [quote(potato) for potato in invented[: len(POTATOES)]],
    }
    if any(faults.values()):
        what = ", ".join(f"{fault} {' and '.join(potatoes)}" for fault, potatoes in faults.items() if potatoes)
        raise deck_error(
            "bad-ranking",
            f"Encounter {quote(name)} must rank {', '.join(POTATOES)}, each once; it {what}.",
            card=name,
            allowed=list(POTATOES),
            **faults,
        )


# -- the names, which travel with a state ----------------------------------------------------------

NAMES = "encounters"


@lru_cache(256)
def state_type(names: tuple[str, ...]) -> np.dtype[Any]:
    """Return the type of states with these encounters: the record of compiled code, with the names in its metadata.

    A state made from another has its type, and pickle keeps it, so a state can be read in every process.
    """
    return STATE if names == default_names() else np.dtype(STATE, metadata={NAMES: names})


@cache
def default_names() -> tuple[str, ...]:
    """Return the names of the encounters that come with the game."""
    return tuple(name for name, _ in default_encounters())


@lru_cache(256)
def fingerprint(names: tuple[str, ...]) -> int:
    """Return the number that stands for these names in a record, so that states with other names differ."""
    return int.from_bytes(hashlib.sha256("\0".join(names).encode()).digest()[:8], "big")


def names_of(state: State) -> tuple[str, ...]:
    """Return the names of a state's encounters; raise `unknown-encounters` if its record has lost them."""
    metadata: Mapping[str, Any] = state.dtype.metadata or {}
    names: tuple[str, ...] = metadata.get(NAMES) or default_names()
    key = int(state["names"][0])
    if key != fingerprint(names):
        sentence = "The names of these encounters are not in the state's type; pickle keeps them, np.save does not."
        raise KnolleError("unknown-encounters", sentence, names=key)
    return names
