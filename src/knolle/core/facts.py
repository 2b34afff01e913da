"""Open facts in parts, each read from a few fields of a record: told again, only a part whose fields have changed is
worked out anew."""

import math
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from struct import Struct
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

State: TypeAlias = npt.NDArray[np.void]
Facts: TypeAlias = dict[str, Any]
Told: TypeAlias = defaultdict[Any, tuple[Any, Facts]]
"""Facts told before: a part's, with the values that they were worked out from."""


def nothing_told() -> Told:
    """How telling begins."""
    return defaultdict(lambda: (None, {}))


def fields(state: State) -> dict[str, Any]:
    """The fields of a record by name, all at once: one by one numpy takes its time. Arrays of bytes are `bytes`, others
    tuples."""
    layout, places = _reading(state.dtype)
    values = layout.unpack(state.tobytes())
    return {name: values[place] for name, place in places.items()}


@cache
def _reading(kind: np.dtype[Any]) -> tuple[Struct, dict[str, Any]]:
    """How records of a kind are read: how they lie in memory, and which numbers are whose."""
    layout, places, at = "=", {}, 0
    for name in kind.names or ():
        field = kind[name]
        code, n = {1: "B", 2: "H", 4: "I", 8: "Q"}[field.base.itemsize], math.prod(field.shape)
        is_bytes = field.shape and code == "B"
        layout += f"{n}s" if is_bytes else f"{n}{code}"
        places[name] = slice(at, at + n) if field.shape and not is_bytes else at
        at += 1 if is_bytes else n
    return Struct(layout), places


def _picking(places: list[Any]) -> Callable[[Any], tuple[Any, ...]]:
    """Takes a part's values; always a tuple, which `itemgetter` of one place would not give."""
    if len(places) == 1:
        return lambda values: (values[places[0]],)
    return itemgetter(*places)


class Sheet:
    """The open facts of a game: each part is a function of the fields named with it, and of nothing else."""

    def __init__(self, kind: np.dtype[Any], *parts: tuple[str, Callable[..., Facts]]) -> None:
        layout, places = _reading(kind)
        self._unpack = layout.unpack
        self._parts = [(_picking([places[name] for name in names.split()]), tell) for names, tell in parts]

    def facts(self, view: State) -> Facts:
        """All of them."""
        values = self._unpack(view.tobytes())
        found: Facts = {}
        for pick, tell in self._parts:
            found |= tell(*pick(values))
        return found

    def changes(self, view: State, told: Told) -> Facts:
        """Those that are different from what was told, which is brought up to date."""
        values = self._unpack(view.tobytes())
        changed: Facts = {}
        for pick, tell in self._parts:
            key = pick(values)
            known, before = told[tell]
            if key != known:
                now = tell(*key)
                note_changes(before, now, changed)
                told[tell] = key, now
        return changed


def changes(before: Facts, now: Facts) -> Facts:
    """The fields that are different now; one that is gone has null."""
    changed: Facts = {}
    note_changes(before, now, changed)
    return changed


def note_changes(before: Facts, now: Facts, changed: Facts) -> None:
    """Add the fields that are different now to others that have changed."""
    n_kept = 0
    for name, value in now.items():
        if name not in before:
            changed[name] = value
        else:
            n_kept += 1
            if before[name] != value:
                changed[name] = value
    if n_kept < len(before):
        changed |= dict.fromkeys(before.keys() - now.keys())
