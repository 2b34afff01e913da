"""Files of records: lines of JSON (.jsonl), the same compressed (.jsonl.zst), or a table (.parquet).

A writer has two halves: `encode` turns matches into content, wherever they were played; `write` adds content to the
file, in order. Compression needs zstandard, tables need pyarrow; both come with the extra `data`.
"""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Protocol

from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.extras import need
from knolle.lab.records import Outline, Setup, tell

STDOUT = Path("-")
WINDOW = 2**27
"""Maximum bytes of memory for unpacking."""
KINDS = (".jsonl", ".jsonl.zst", ".parquet")


class Writer(Protocol):
    """Writes records to a file."""

    def encode(self, setup: Setup, matches: list[Outline]) -> Any: ...
    def write(self, content: Any) -> None: ...


def kind_of(path: Path) -> str:
    """Return the kind of a file by its name; raise `bad-records-file` if it is none of ours."""
    name = path.name.lower()
    if path == STDOUT or path.is_char_device() or path.is_fifo():
        return ".jsonl"
    for kind in KINDS:
        if name.endswith(kind) and name != kind:
            return kind
    sentence = f"A file of records ends in {', '.join(KINDS[:-1])} or {KINDS[-1]}; {quote(path.name)} does not."
    raise OptionError("bad-records-file", sentence, file=str(path), allowed=list(KINDS))


def need_kind(path: Path) -> str:
    """Return the kind of a file; raise `OptionError` unless the packages that it needs are installed."""
    kind = kind_of(path)
    if kind == ".jsonl.zst":
        need("Compressed records", "zstandard", extra="data")
    if kind == ".parquet":
        need("Tables of records", "pyarrow", extra="data")
    return kind


@contextmanager
def open_writer(path: Path) -> Iterator[Writer]:
    """Open a file for records; what was written is whole, however the block is left."""
    kind = need_kind(path)
    if kind == ".parquet":
        from knolle.lab.tables import TableWriter

        with TableWriter(path) as table:
            yield table
    elif path == STDOUT:
        yield LineWriter(sys.stdout.buffer)
    else:
        with path.open("wb") as file, _stream(file, kind) as stream:
            yield LineWriter(stream)


@contextmanager
def _stream(file: BinaryIO, kind: str) -> Iterator[BinaryIO]:
    if kind != ".jsonl.zst":
        yield file
        return
    import zstandard

    with zstandard.ZstdCompressor(level=3).stream_writer(file, closefd=False) as stream:
        yield stream


class LineWriter:
    """Records as lines of JSON."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    @staticmethod
    def encode(setup: Setup, matches: list[Outline]) -> bytes:
        """Return the lines of these matches."""
        head, told = setup.head, tell(setup, matches)
        lines = [story.line(head, played) for story, played in zip(told, matches, strict=True) if story]
        return b"\n".join([*lines, b""])

    def write(self, content: bytes) -> None:
        """Add lines to the file."""
        self._file.write(content)


@contextmanager
def open_packed(name: str) -> Iterator[BinaryIO]:
    """Open a compressed file for reading; raise `OSError` if it is damaged."""
    need("Compressed records", "zstandard", extra="data")
    import zstandard

    with open(name, "rb") as file:
        stream = zstandard.ZstdDecompressor(max_window_size=WINDOW).stream_reader(file, read_across_frames=True)
        try:
            yield io.BufferedReader(stream, 2**20)
        except zstandard.ZstdError as error:
            raise OSError(0, str(error)) from None
