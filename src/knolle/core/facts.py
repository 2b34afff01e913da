"""Public facts in parts, each a function of a few record fields, so that only changed parts are recomputed."""

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
"""The facts last sent: for each part, the field values it was computed from and the facts themselves."""

ABSENT = object()


def nothing_told() -> Told:
    """Return an empty memory of facts, as before anything is sent."""
    return defaultdict(lambda: (None, {}))


def fields(state: State) -> dict[str, Any]:
    """Return a record's fields by name: arrays of bytes as `bytes`, other arrays as tuples.

    All fields are unpacked at once, because reading them one by one from numpy is slow.
    """
    layout, places = _layout_of(state.dtype)
    values = layout.unpack(state.tobytes())
    return {name: values[place] for name, place in places.items()}


@cache
def _layout_of(kind: np.dtype[Any]) -> tuple[Struct, dict[str, Any]]:
    """Return the memory layout of such records, and the index or slice of each field in the unpacked values."""
    layout, places, at = "=", {}, 0
    for name in kind.names or ():
        field = kind[name]
        code, n = {1: "B", 2: "H", 4: "I", 8: "Q"}[field.base.itemsize], math.prod(field.shape)
        is_bytes = field.shape and code == "B"
        layout += f"{n}s" if is_bytes else f"{n}{code}"
        places[name] = slice(at, at + n) if field.shape and not is_bytes else at
        at += 1 if is_bytes else n
    return Struct(layout), places


def _picker(places: list[Any]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that picks a part's values, always as a tuple (`itemgetter` of one place gives no tuple)."""
    if len(places) == 1:
        return lambda values: (values[places[0]],)
    return itemgetter(*places)


def reader(kind: np.dtype[Any], names: str) -> Callable[[State], tuple[Any, ...]]:
    """Return a function that reads these fields of such a record, as `fields` does."""
    layout, places = _layout_of(kind)
    pick = _picker([places[name] for name in names.split()])
    return lambda state: pick(layout.unpack(state.tobytes()))


class Sheet:
    """The public facts of a game: each part is a function of the fields named with it and of nothing else."""

    def __init__(self, kind: np.dtype[Any], *parts: tuple[str, Callable[..., Facts]]) -> None:
        layout, places = _layout_of(kind)
        self._unpack = layout.unpack
        self._parts = [(_picker([places[name] for name in names.split()]), tell) for names, tell in parts]

    def facts(self, view: State) -> Facts:
        """Return all public facts."""
        values = self._unpack(view.tobytes())
        found: Facts = {}
        for pick, tell in self._parts:
            found |= tell(*pick(values))
        return found

    def changes(self, view: State, told: Told) -> Facts:
        """Return the facts that differ from `told`, and update `told`."""
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
    """Return the fields that have changed; a field that has disappeared is None."""
    changed: Facts = {}
    note_changes(before, now, changed)
    return changed


def note_changes(before: Facts, now: Facts, changed: Facts) -> None:
    """Add the fields that differ between `before` and `now` to `changed`; one that has disappeared becomes None."""
    for name, value in now.items():
        old = before.get(name, ABSENT)
        if old is not value and old != value:
            changed[name] = value
    if not before.keys() <= now.keys():
        changed |= dict.fromkeys(name for name in before if name not in now)
