"""The file of an arena run: a header with its parameters, then one block per line, appended once played."""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.lab.arena import FORMAT, Arena, Block

_block = msgspec.json.Decoder(Block).decode


class Journal:
    """Blocks on disk. Opening reads what an earlier run with the same parameters left; other files are refused.

    The file of a shard begins with the deal `first`.
    """

    def __init__(self, path: Path, arena: Arena, first: int = 0) -> None:
        self.path, self._first = path, first
        self._keeps_choices = arena.keep_choices
        self._players = arena.players
        self._header = msgspec.json.encode(arena.parameters())
        self._file = path.open("a+b")
        try:
            self.blocks = self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def append(self, block: Block) -> None:
        """Append a block and flush."""
        self._file.write(msgspec.json.encode(block) + b"\n")
        self._file.flush()

    def _read(self) -> list[Block]:
        self._file.seek(0)
        data = self._file.read()
        if (self._header + b"\n").startswith(data):  # new, or torn in its first line
            self._file.truncate(0)
            self._file.write(self._header + b"\n")
            self._file.flush()
            return []
        first, *lines = data.split(b"\n")
        self._check_header(first)
        torn = lines.pop()
        blocks = [self._block(number, line) for number, line in enumerate(lines, 2)]
        self._file.truncate(len(data) - len(torn))
        return blocks

    def _check_header(self, line: bytes) -> None:
        there = decode(line)
        if not isinstance(there, dict) or there.get("format") != FORMAT:
            raise OptionError(
                "not-an-arena-file",
                f"{quote(str(self.path))} is not an arena run ({FORMAT}); choose another file.",
                file=str(self.path),
            )
        here = decode(self._header)
        differing = [name for name in here | there if here.get(name) != there.get(name)]
        if differing:
            unlike = "; ".join(_unlike(there, here))
            sentence = f"{quote(str(self.path))} is a run with {unlike}. Use the same parameters or another file."
            raise OptionError("other-arena", sentence, file=str(self.path), differing=differing)

    def _block(self, number: int, line: bytes) -> Block:
        deal = self._first + number - 2
        try:
            block = _block(line)
        except (msgspec.MsgspecError, ValueError):
            block = None
        if block is None or block.deal != deal or not self._is_whole(block):
            raise OptionError(
                "bad-arena-file",
                f"Line {number} of {quote(str(self.path))} should be deal {deal} of this run but is {quote(line)}.",
                file=str(self.path),
                line=number,
            )
        if self._keeps_choices and not block.choices:
            sentence = f"{quote(str(self.path))} was saved without --records and lacks the choices; use another file."
            raise OptionError("no-choices", sentence, file=str(self.path))
        return block

    def _is_whole(self, block: Block) -> bool:
        n = self._players
        return (
            len(block.totals) == len(block.winners) == n
            and all(len(row) == n for row in block.totals)
            and all(row and set(row) <= set(range(n)) for row in block.winners)
        )


def decode(line: bytes) -> Any:
    """Return the JSON in a line, or None if it is not JSON."""
    try:
        return msgspec.json.decode(line)
    except (msgspec.MsgspecError, ValueError):
        return None


def _unlike(there: dict[str, Any], here: dict[str, Any]) -> Iterator[str]:
    """Yield what differs between the parameters of two runs, bot by bot in the fingerprints."""
    for name in here | there:
        theirs, ours = there.get(name), here.get(name)
        if isinstance(theirs, dict) and isinstance(ours, dict):
            yield from (f"{name} {one}" for one in _unlike(theirs, ours))
        elif theirs != ours:
            yield f"{name} {quote(theirs)}, not {quote(ours)}"
