"""The file of an arena run: a header with its parameters, then one block per line, appended once played."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.lab.arena import FORMAT, Arena, Block
from knolle.lab.spread import shard_of

_block = msgspec.json.Decoder(Block).decode


@dataclass(frozen=True)
class Shard:
    """A part of a run of so many deals, such as `3/16`."""

    text: str
    deals: int

    @property
    def part(self) -> range:
        """The deals of the shard; raise `bad-shard` if there is no such part."""
        return shard_of(self.text, self.deals)

    def parameters(self) -> dict[str, Any]:
        """Return what the header of the shard's file has on top of the run's parameters."""
        return {"shard": self.text, "deals": self.deals}


class Form:
    """What the file of a run, or of a shard of it, must look like. Reads the text of such a file."""

    def __init__(self, path: Path, arena: Arena, shard: Shard | None = None) -> None:
        self.path = path
        self._first = shard.part.start if shard else 0
        self._keeps_choices = arena.keep_choices
        self._players = arena.players
        self.header = msgspec.json.encode(arena.parameters() | (shard.parameters() if shard else {}))

    def read(self, data: bytes) -> tuple[list[Block], int]:
        """Return the blocks of a file and the length of what is whole; its last line may be torn."""
        first, *lines = data.split(b"\n")
        self._check_header(first)
        torn = lines.pop() if lines else b""
        return [self._block(number, line) for number, line in enumerate(lines, 2)], len(data) - len(torn)

    def _check_header(self, line: bytes) -> None:
        there = decode(line)
        if not isinstance(there, dict) or there.get("format") != FORMAT:
            raise OptionError(
                "not-an-arena-file",
                f"{quote(str(self.path))} is not an arena run ({FORMAT}); choose another file.",
                file=str(self.path),
            )
        here = decode(self.header)
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


class Journal:
    """Blocks on disk. Opening reads what an earlier run with the same parameters left; other files are refused."""

    def __init__(self, path: Path, arena: Arena, shard: Shard | None = None) -> None:
        self.path, self._form = path, Form(path, arena, shard)
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
        data, head = self._file.read(), self._form.header + b"\n"
        if head.startswith(data):  # new, or torn in its first line
            self._file.truncate(0)
            self._file.write(head)
            self._file.flush()
            return []
        blocks, whole = self._form.read(data)
        self._file.truncate(whole)
        return blocks


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
