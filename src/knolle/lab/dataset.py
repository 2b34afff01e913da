"""Datasets for imitation learning: positions from matches between bots, judged by a teacher. Needs the extra `data`.

A row can be checked: its match follows from seed and choices, and the teacher's values from the position if its budget
is a number of simulations.
"""

import json
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from threading import Event
from types import TracebackType
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from knolle.bots.contract import ActionValue, Budget
from knolle.core.game import MAX_ACTIONS
from knolle.core.view import View
from knolle.lab.fingerprint import fingerprint
from knolle.lab.minds import Minds
from knolle.lab.playing import StoppedError, generator
from knolle.lab.records import Outline
from knolle.lab.simulate import Simulation, match_seed
from knolle.lab.spread import Executor, spread
from knolle.lab.tables import options_text

FORMAT = "knolle-positions/1"
GROUP = 10_000
"""The fewest rows in a group of a file; a reader decodes a group at a time."""
FLOATS = pa.float32()
SCHEMA = pa.schema(
    [
        ("match", pa.uint32()),
        ("seed", pa.string()),
        ("step", pa.uint32()),
        ("seat", pa.uint8()),
        ("row", pa.list_(pa.int16())),
        ("legal", pa.list_(pa.bool_(), MAX_ACTIONS)),
        ("action", pa.uint8()),
        ("points", pa.list_(FLOATS, MAX_ACTIONS)),
        ("points_error", pa.list_(FLOATS, MAX_ACTIONS)),
        ("chance", pa.list_(FLOATS, MAX_ACTIONS)),
        ("gained", FLOATS),
        ("won", FLOATS),
    ]
)
"""The columns: what the seat saw (`row`, as `game.encode` gives it) and might do (`legal`, by action), what it did, the
teacher's value of each action (points above the others' mean with their error, chance to win; NaN if illegal), and how
the match ended for the seat (points above the others' mean, share of the win)."""


@dataclass(frozen=True)
class Dataset:
    """Positions from the matches of a simulation. Of each match a share of the choices is taken, at random."""

    simulation: Simulation
    teacher: str
    budget: Budget
    share: float = 1.0
    minds: Minds = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "minds", Minds([self.teacher]))

    @cached_property
    def schema(self) -> pa.Schema:
        """The columns, and everything that the dataset follows from: texts, numbers as digits, the rest as JSON."""
        made = self.simulation
        encoding = made.game.encoding(made.players)
        names = dict.fromkeys([*made.bot_names, self.teacher])
        about = {
            "format": FORMAT,
            "knolle": version("knolle"),
            "game": made.game.slug,
            "players": str(made.players),
            "options": options_text(made.setup),
            "bots": json.dumps(made.bot_names),
            "teacher": self.teacher,
            "fingerprints": json.dumps({name: fingerprint(name, made.game) for name in names}),
            "budget": self.budget.text,
            "share": str(self.share),
            "seed": made.seed,
            "row_size": str(encoding.size),
            "encoding": str(encoding.version),
        }
        return SCHEMA.with_metadata(about)

    def tables(self, executor: Executor | None = None, part: range | None = None) -> Generator[pa.Table]:
        """Yield the rows of one match after the other, of all or of a part of them."""
        chosen = range(self.simulation.matches) if part is None else part
        yield from spread(self.match, chosen, executor=executor)

    def match(self, number: int, stop: Event | None = None) -> pa.Table:
        """Play a match and return the rows of its positions."""
        made = self.simulation
        seed = match_seed(made.seed, number)
        match = made.setup.match(Outline(seed, ()))
        minds, teacher, rows = [made.minds[name] for name in made.bot_names], self.minds[self.teacher], []
        while not match.is_over:
            step = len(match.choices)
            for seat in match.to_act:
                if stop is not None and stop.is_set():
                    raise StoppedError
                view, rng = match.view(seat), generator(seed, 0, seat, step)
                mind = minds[seat]
                action = mind.choose(match.view(seat, recalls=mind.recalls), rng, made.budget)
                if len(view.legal) > 1 and generator(seed, 1, seat, step) < self.share * 2**64:
                    values = teacher.evaluate(match.view(seat, recalls=teacher.recalls), self.budget, rng)
                    rows.append({"step": step, "seat": seat, "action": action, **_row(view, values)})
                match.act(seat, action)
        ends = _ends(match.result)
        told = [{"match": number, "seed": seed.hex(), **row, **ends[row["seat"]]} for row in rows]
        return pa.Table.from_pylist(told, self.schema)


def _row(view: View, values: list[ActionValue]) -> dict[str, Any]:
    """Return what the seat saw and might do, and the teacher's values."""
    assert view.seat is not None
    mask = np.zeros(MAX_ACTIONS, bool)
    mask[list(view.legal)] = True
    return {
        "row": view.game.encode(view.state, view.seat),
        "legal": mask,
        "points": _by_action(values, "points"),
        "points_error": _by_action(values, "points_error"),
        "chance": _by_action(values, "chance"),
    }


def _by_action(values: list[ActionValue], name: str) -> Any:
    found = np.full(MAX_ACTIONS, np.nan, np.float32)
    for value in values:
        found[value.action] = getattr(value, name)
    return found


def _ends(result: dict[str, list[int]]) -> list[dict[str, float]]:
    totals, winners = result["totals"], result["winners"]
    n = len(totals)
    return [
        {"gained": mine - (sum(totals) - mine) / (n - 1), "won": (seat in winners) / len(winners)}
        for seat, mine in enumerate(totals)
    ]


class PositionWriter:
    """Writes positions to a Parquet file, in groups of at least GROUP rows, of which the last may have fewer."""

    def __init__(self, path: Path, schema: pa.Schema) -> None:
        self._file = pq.ParquetWriter(path, schema, compression="zstd")
        self._waiting: list[pa.Table] = []
        self.n_rows = 0

    def __enter__(self) -> "PositionWriter":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._flush()
        self._file.close()

    def write(self, table: pa.Table) -> None:
        """Add the rows of a match."""
        self._waiting.append(table)
        self.n_rows += len(table)
        if sum(map(len, self._waiting)) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting:
            rows = pa.concat_tables(waiting)
            self._file.write_table(rows, row_group_size=max(len(rows), 1))
