"""Reads files of records line by line, and formats complaints about lines."""

import os
import stat
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, BinaryIO, NamedTuple

from knolle.commands.guard import plain
from knolle.core.errors import OptionError, RecordError

LONGEST = 32 * 2**20
"""Maximum bytes in a line, enough for ten thousand rounds; longer ones are skipped in pieces, never held in memory."""
PIECE = 2**20


class Line(NamedTuple):
    """One line of a file; `data` is None if it is too long."""

    number: int
    data: bytes | None
    size: int

    @property
    def is_blank(self) -> bool:
        return self.data is not None and not self.data.strip()


def lines(name: str) -> Iterator[Line]:
    """Yield the lines of a file (`-` is standard input), numbered from 1; none is read beyond `LONGEST` bytes."""
    try:
        with _open(name) as stream:
            number = 0
            while data := stream.readline(LONGEST + 1):
                number += 1
                if len(data) <= LONGEST or data.endswith(b"\n"):
                    yield Line(number, data, len(data))
                else:
                    yield Line(number, None, len(data) + _skip_line(stream))
    except OSError as error:
        reason = error.strerror or str(error)
        raise OptionError("unreadable-file", f"{plain(name)}: {reason}.", file=name, reason=reason) from None


def _open(name: str) -> AbstractContextManager[BinaryIO]:
    if name.endswith(".zst"):
        from knolle.lab.files import open_packed

        return open_packed(name)
    if name != "-":
        return open(name, "rb")
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return nullcontext(sys.stdin.buffer)


def _skip_line(stream: BinaryIO) -> int:
    """Skip the rest of a line in pieces; return its length."""
    size = 0
    while piece := stream.readline(PIECE):
        size += len(piece)
        if piece.endswith(b"\n"):
            break
    return size


def records(name: str) -> Iterator[Line]:
    """Yield the lines of a file that are not blank."""
    return (line for line in lines(name) if not line.is_blank)


def read_record(line: Line) -> dict[str, Any]:
    """Parse the record in a line; raise RecordError if it is not one."""
    from knolle.core.record import parse

    if line.data is None:
        raise too_long(line)
    return parse(line.data)


def too_long(line: Line) -> RecordError:
    """Return the error for a line that was not read."""
    return RecordError("line-too-long", f"A line of {line.size} bytes is longer than any record.")


def size_of(names: Sequence[str]) -> int | None:
    """Return the total size of the files in bytes, or None if it is unknown."""
    total = 0
    for name in names:
        try:
            facts = os.stat(name)
        except OSError:
            return None
        if name == "-" or name.endswith(".zst") or not stat.S_ISREG(facts.st_mode):
            return None
        total += facts.st_size
    return total


def complaint(name: str, number: int, error: RecordError) -> str:
    """Return a one-line complaint: file, line, event, reason, code."""
    event = "" if error.event is None else f" event {error.event}:"
    return plain(f"{name}:{number}:{event} {error} [{error.code}]")
