"""`knolle.read`: a file of records as tables of matches, deals and plays. Needs polars and pyarrow (extra `data`)."""

from collections.abc import Iterator
from itertools import groupby, islice
from os import PathLike, fspath
from pathlib import Path
from typing import TYPE_CHECKING

from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.extras import need
from knolle.lab.files import open_packed

if TYPE_CHECKING:
    import polars as pl
    import pyarrow as pa

BATCH = 1024


class Records:
    """Records in memory. `arrow` has one row per match, in which deals and plays are lists."""

    def __init__(self, arrow: "pa.Table") -> None:
        self.arrow = arrow

    def __len__(self) -> int:
        return len(self.arrow)

    def __repr__(self) -> str:
        return f"<{len(self)} records>"

    @property
    def matches(self) -> "pl.DataFrame":
        """One row per match: number, game, players, options (JSON), starter, seed, entropy, totals, winners."""
        return self._frame(*(name for name in self.arrow.column_names if name not in ("deals", "plays")))

    @property
    def deals(self) -> "pl.DataFrame":
        """One row per shuffle: match, deal, plays before it, points until the next (by seat), event (JSON)."""
        return _with_numbers(_rows(self._frame("deals"), "deals"), "deal").select(
            "match", "deal", "plays", "points", "event"
        )

    @property
    def plays(self) -> "pl.DataFrame":
        """One row per choice of a seat: match, play, step, deal, seat, player, action, text, legal (mask).

        Choices made together have the same step.
        """
        import polars as pl

        plays = _with_numbers(_rows(self._frame("plays"), "plays"), "play")
        deals = self.deals.select("match", "deal", play="plays")
        names = (
            self._frame("players")
            .explode("players")
            .with_columns(pl.int_range(pl.len()).over("match").cast(pl.UInt8).alias("seat"))
        )
        found = plays.join_asof(deals, on="play", by="match", check_sortedness=False)
        found = found.join(names.rename({"players": "player"}), on=["match", "seat"], how="left", maintain_order="left")
        return found.select("match", "play", "step", "deal", "seat", "player", "action", "text", "legal")

    def _frame(self, *columns: str) -> "pl.DataFrame":
        import polars as pl

        frame = pl.from_arrow(self.arrow.select(list(columns)))
        assert isinstance(frame, pl.DataFrame)
        return frame.with_row_index("match")


def _rows(frame: "pl.DataFrame", column: str) -> "pl.DataFrame":
    return frame.explode(column).unnest(column)


def _with_numbers(frame: "pl.DataFrame", name: str) -> "pl.DataFrame":
    """Return a frame with each match's rows numbered from 0."""
    import polars as pl

    return frame.with_columns(pl.int_range(pl.len(), dtype=pl.UInt32).over("match").alias(name))


def read(file: str | PathLike[str]) -> Records:
    """Read a file of records (.jsonl, .jsonl.zst or .parquet). Lines are checked; a table is taken as it is.

    Raise `RecordError` for a line that is no valid record. `knolle verify` checks tables.
    """
    need("Tables of records", "polars", "pyarrow", extra="data")
    import pyarrow as pa

    from knolle.lab.tables import SCHEMA, open_table

    name = fspath(file)
    if name.endswith(".parquet"):
        return Records(open_table(name).read())
    return Records(pa.concat_tables([SCHEMA.empty_table(), *_tables(name)]))


def _tables(name: str) -> "Iterator[pa.Table]":
    from knolle.lab.tables import TableWriter
    from knolle.lab.verify import matches_in

    lines = _lines(name)
    while batch := list(islice(lines, BATCH)):
        found = matches_in(batch)
        for _, group in groupby(found, lambda pair: pair[0].key):
            pairs = list(group)
            yield TableWriter.encode(pairs[0][0], [played for _, played in pairs])


def _lines(name: str) -> Iterator[bytes]:
    """Yield the lines of a file that are not blank."""
    try:
        with open_packed(name) if name.endswith(".zst") else Path(name).open("rb") as file:
            yield from (line for line in file if line.strip())
    except OSError as error:
        reason = error.strerror or str(error)
        raise OptionError("unreadable-file", f"{quote(name)}: {reason}.", file=name, reason=reason) from None
