"""Records as a table: one row per match, in which deals and plays are lists. Needs pyarrow (extra `data`).

A row has all that its match follows from (game, players, options, starter, seed, entropy, plays), so it can be checked.
"""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from knolle.core.errors import KnolleError, OptionError, RecordError
from knolle.core.fair import FORMAT, parse_seed, quote
from knolle.core.game import Game
from knolle.core.match import check_entropy
from knolle.core.registry import game as game_of
from knolle.lab.records import Outline, Setup, Story, tell

UNREADABLE = (LookupError, TypeError, ValueError, AttributeError, OverflowError, pa.ArrowException)
NUMBERS = pa.list_(pa.uint32())
DEALS = pa.struct([("plays", pa.uint32()), ("points", NUMBERS), ("event", pa.string())])
PLAYS = pa.struct(
    [("step", pa.uint32()), ("seat", pa.uint8()), ("action", pa.uint8()), ("text", pa.string()), ("legal", pa.uint64())]
)
SCHEMA = pa.schema(
    [
        ("format", pa.string()),
        ("game", pa.string()),
        ("players", pa.list_(pa.string())),
        ("options", pa.string()),
        ("starter", pa.uint8()),
        ("seed", pa.string()),
        ("entropy", pa.list_(pa.string())),
        ("totals", NUMBERS),
        ("winners", pa.list_(pa.uint8())),
        ("deals", pa.list_(DEALS)),
        ("plays", pa.list_(PLAYS)),
    ]
)
"""The columns. `options` is JSON. A deal says how many plays came before it, the points that each seat gained until the
next, and its event as JSON. A play has the number of the choice it was part of, the seat, the action as number and as
text, and the mask of legal actions."""


class TableWriter:
    """Writes rows to a Parquet file, one group per chunk."""

    def __init__(self, path: Path) -> None:
        self._file = pq.ParquetWriter(path, SCHEMA, compression="zstd")

    def __enter__(self) -> "TableWriter":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    @staticmethod
    def encode(setup: Setup, matches: list[Outline]) -> pa.Table:
        """Return the rows of these matches."""
        told = tell(setup, matches, with_plays=True)
        pairs = [(played, story) for played, story in zip(matches, told, strict=True) if story]
        return rows(setup, [played for played, _ in pairs], [story for _, story in pairs])

    def write(self, content: pa.Table) -> None:
        """Add rows to the file."""
        if len(content):
            self._file.write_table(content, row_group_size=len(content))


def rows(setup: Setup, matches: Sequence[Outline], stories: Sequence[Story]) -> pa.Table:
    """Return a row for each match."""
    n = len(matches)
    columns = [
        _same(FORMAT, n, pa.string()),
        _same(setup.game.slug, n, pa.string()),
        _same(list(setup.names), n, pa.list_(pa.string())),
        _same(options_text(setup), n, pa.string()),
        _same(setup.starter, n, pa.uint8()),
        pa.array([played.seed.hex() for played in matches], pa.string()),
        pa.array([list(played.entropy) for played in matches], pa.list_(pa.string())),
        pa.array([story.totals for story in stories], NUMBERS),
        pa.array([story.winners for story in stories], pa.list_(pa.uint8())),
        _deals(stories),
        _plays(setup.game, stories),
    ]
    return pa.Table.from_arrays(columns, schema=SCHEMA)


def options_text(setup: Setup) -> str:
    """Return all options that differ from their defaults as JSON, those that a record keeps in its log included."""
    n, told = len(setup.names), dict(setup.options.changed)
    plain = setup.game.start(setup.game.settle(n, told), setup.starter)
    if plain.tobytes() != setup.start.tobytes():  # an option that the log tells differs from its default
        told |= {option.name: setup.options[option.name] for option in setup.game.options if not option.recorded}
    return json.dumps(told, ensure_ascii=False)


def _same(value: Any, n: int, kind: pa.DataType) -> pa.Array:
    return pa.array([value] * n, kind)


def _lists(lengths: Sequence[int], values: pa.Array, kind: pa.DataType) -> pa.Array:
    offsets = np.cumsum([0, *lengths], dtype=np.int32)
    return pa.ListArray.from_arrays(pa.array(offsets), values, type=pa.list_(kind))


def _deals(stories: Sequence[Story]) -> pa.Array:
    before = [deal.n_plays for story in stories for deal in story.deals]
    points = [gain for story in stories for gain in _gains(story)]
    events = [deal.event.decode() for story in stories for deal in story.deals]
    fields = [pa.array(before, pa.uint32()), pa.array(points, NUMBERS), pa.array(events, pa.string())]
    return _lists([len(s.deals) for s in stories], pa.StructArray.from_arrays(fields, fields=list(DEALS)), DEALS)


def _gains(story: Story) -> list[list[int]]:
    """Return the points that each seat gained from one deal to the next."""
    totals = [deal.totals for deal in story.deals] + [story.totals]
    return [[b - a for a, b in zip(*pair, strict=True)] for pair in pairwise(totals)]


def _plays(game: Game, stories: Sequence[Story]) -> pa.Array:
    plays = np.concatenate([story.plays for story in stories]) if stories else np.zeros(0, "u1")
    if not stories:
        return pa.array([], pa.list_(PLAYS))
    texts, firsts = _texts(game)
    numbers = (firsts[plays["kind"]] + plays["action"]).astype(np.int16)
    fields = [pa.array(np.ascontiguousarray(plays[name])) for name in ("step", "seat", "action")]
    fields.append(pa.DictionaryArray.from_arrays(pa.array(numbers), texts).dictionary_decode())
    fields.append(pa.array(np.ascontiguousarray(plays["legal"])))
    lengths = [len(story.plays) for story in stories]
    return _lists(lengths, pa.StructArray.from_arrays(fields, fields=list(PLAYS)), PLAYS)


@cache
def _texts(game: Game) -> tuple[pa.Array, Any]:
    """Return all actions as text, and for each kind of choice the place of its action 0."""
    part = game.part("record")
    assert part is not None
    lengths = [len(texts) for texts in part.ACTION_TEXTS]
    return pa.array([text for texts in part.ACTION_TEXTS for text in texts]), np.cumsum([0, *lengths])


# -- reading and checking --------------------------------------------------------------------------


def open_table(name: str) -> pq.ParquetFile:
    """Open a table of records; raise `OptionError` if it is none."""
    try:
        file = pq.ParquetFile(name)
    except (OSError, pa.ArrowException) as error:
        reason = getattr(error, "strerror", None) or str(error).partition("\n")[0]
        raise OptionError("unreadable-file", f"{quote(name)}: {reason}.", file=name, reason=reason) from None
    absent = [column for column in SCHEMA.names if column not in file.schema_arrow.names]
    if absent:
        sentence = f"{quote(name)} is not a table of records: it has no column {', '.join(absent)}."
        raise OptionError("not-a-record-table", sentence, file=name, absent=absent)
    return file


def groups(name: str) -> Iterator[tuple[str, int, int, int]]:
    """Yield the jobs of checking a file, a group of rows each: file, group, number of its first row, size in bytes."""
    file, first = open_table(name), 1
    for k in range(file.num_row_groups):
        group = file.metadata.row_group(k)
        yield name, k, first, group.total_byte_size
        first += group.num_rows


def check_group(job: tuple[str, int, int, int], stop: object = None) -> tuple[int, list[RecordError | None], int]:
    """Return the number of a group's first row, what is wrong with each row, and the size of the group."""
    name, group, first, size = job
    return first, check_rows(open_table(name).read_row_group(group).select(SCHEMA.names)), size


def check_rows(table: pa.Table) -> list[RecordError | None]:
    """Return for each row what is wrong with it, or None."""
    try:
        same = table.schema.equals(SCHEMA) and table.equals(_again(table))
    except (KnolleError, *UNREADABLE):
        same = False
    if same or len(table) == 1:
        return [None] * len(table) if same else [_trouble(table)]
    half = len(table) // 2
    return check_rows(table.slice(0, half)) + check_rows(table.slice(half))


def _trouble(row: pa.Table) -> RecordError:
    try:
        due = _again(row)
    except KnolleError as error:
        return RecordError(error.code, error.sentence, rule=error.rule)
    except UNREADABLE as error:
        return RecordError("bad-row", f"The row does not describe a match: {error}.")
    column = next((name for name in SCHEMA.names if not row[name].equals(due[name])), "plays")
    return RecordError("row-differs", f"{column} is not what the rules and the seed give.", column=column)


def _again(table: pa.Table) -> pa.Table:
    """Return the rows that the same matches have by the rules."""
    parts, first = [], 0
    for setup, matches in matches_in(table):
        told = tell(setup, matches, with_plays=True)
        if bad := [k for k, story in enumerate(told) if story is None]:
            raise RecordError("bad-plays", f"Row {first + bad[0]} has plays that the rules do not allow.")
        parts.append(rows(setup, matches, [story for story in told if story]))
        first += len(matches)
    return pa.concat_tables(parts).combine_chunks()


def matches_in(table: pa.Table) -> Iterator[tuple[Setup, list[Outline]]]:
    """Yield the matches in a table, neighbours of one setup together."""
    heads = table.select(["game", "players", "options", "starter"]).to_pylist()
    seeds, entropies = table["seed"].to_pylist(), table["entropy"].to_pylist()
    choices = _choices(table)
    for _, numbers in groupby(range(len(table)), lambda k: heads[k]):
        here = list(numbers)
        setup = _setup(heads[here[0]])
        n = len(setup.names)
        yield setup, [Outline(parse_seed(seeds[k]), choices[k], check_entropy(entropies[k], n)) for k in here]


def _setup(head: dict[str, Any]) -> Setup:
    game, names = game_of(head["game"]), tuple(head["players"])
    given = json.loads(head["options"])
    if any(not option.recorded and isinstance(given.get(option.name), str) for option in game.options):
        raise RecordError("bad-row", "A row must not name a file.")
    options = game.settle(len(names), given)
    game.check_starter(options, head["starter"])
    return Setup(game, names, options, head["starter"])


def _choices(table: pa.Table) -> list[Any]:
    """Return the packed choices of each row."""
    column = table["plays"].combine_chunks()
    plays, lengths = column.flatten(), pc.list_value_length(column).to_numpy()
    step, seat, action = (plays.field(name).to_numpy().astype(np.uint64) for name in ("step", "seat", "action"))
    ends = np.cumsum(lengths)
    packed = action << (seat << np.uint64(3))
    found = []
    for first, end in zip(ends - lengths, ends, strict=True):
        starts = np.flatnonzero(np.diff(step[first:end], prepend=step[first] + 1))
        found.append(np.bitwise_or.reduceat(packed[first:end], starts))
    return found
