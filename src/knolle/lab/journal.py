"""The file of a run: a header with the run's parameters, then one block per line, appended once played."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.lab.spread import shard_of


class Block(Protocol):
    """What a run has to say about one deal."""

    @property
    def deal(self) -> int: ...


class Kind(NamedTuple):
    """A kind of run, and the codes with which a file is refused that has none, another one or a damaged one."""

    name: str
    foreign: str
    other: str
    damaged: str


B = TypeVar("B", bound=Block)
Kept = TypeVar("Kept", bound=Block, covariant=True)


class Run(Protocol[Kept]):
    """What a journal asks a run."""

    @property
    def kind(self) -> Kind: ...

    def parameters(self) -> dict[str, Any]:
        """Return everything that decides the results, ready for JSON; `format` names the kind of file."""

    def read(self, line: bytes, path: Path) -> Kept | None:
        """Return the block in a line, None if no block of this run can look like it; raise if it lacks something."""


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


class Form(Generic[B]):
    """What the file of a run, or of a shard of it, must look like. Reads the text of such a file."""

    def __init__(self, path: Path, run: Run[B], shard: Shard | None = None) -> None:
        self.path, self.run = path, run
        self._first = shard.part.start if shard else 0
        self.header = msgspec.json.encode(run.parameters() | (shard.parameters() if shard else {}))

    def read(self, data: bytes) -> tuple[list[B], int]:
        """Return the blocks of a file and the length of what is whole; its last line may be torn."""
        first, *lines = data.split(b"\n")
        self._check_header(first)
        torn = lines.pop() if lines else b""
        return [self._block(number, line) for number, line in enumerate(lines, 2)], len(data) - len(torn)

    def _check_header(self, line: bytes) -> None:
        here, there = decode(self.header), decode(line)
        if not isinstance(there, dict) or there.get("format") != here["format"]:
            raise OptionError(
                self.run.kind.foreign,
                f"{quote(str(self.path))} is not {self.run.kind.name} ({here['format']}); choose another file.",
                file=str(self.path),
            )
        differing = [name for name in here | there if here.get(name) != there.get(name)]
        if differing:
            unlike = "; ".join(_unlike(there, here))
            sentence = f"{quote(str(self.path))} is a run with {unlike}. Use the same parameters or another file."
            raise OptionError(self.run.kind.other, sentence, file=str(self.path), differing=differing)

    def _block(self, number: int, line: bytes) -> B:
        deal = self._first + number - 2
        block = self.run.read(line, self.path)
        if block is None or block.deal != deal:
            raise OptionError(
                self.run.kind.damaged,
                f"Line {number} of {quote(str(self.path))} should be deal {deal} of this run but is {quote(line)}.",
                file=str(self.path),
                line=number,
            )
        return block


class Journal(Generic[B]):
    """Blocks on disk. Opening reads what an earlier run with the same parameters left; other files are refused."""

    def __init__(self, path: Path, run: Run[B], shard: Shard | None = None) -> None:
        self.path, self._form = path, Form(path, run, shard)
        self._file = path.open("a+b")
        try:
            self.blocks = self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Journal[B]":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def append(self, block: B) -> None:
        """Append a block and flush."""
        self._file.write(msgspec.json.encode(block) + b"\n")
        self._file.flush()

    def _read(self) -> list[B]:
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


def reader(kind: Any) -> Callable[[bytes], Any]:
    """Return a function that reads a line of JSON as this type; it returns None for anything else. Call this at import.

    >>> reader(list[int])(b"[1, 2]"), reader(list[int])(b"[1, ")
    ([1, 2], None)
    """
    decoder = msgspec.json.Decoder(kind)

    def read(line: bytes) -> Any:
        try:
            return decoder.decode(line)
        except (msgspec.MsgspecError, ValueError):
            return None

    return read


decode = reader(Any)


def _unlike(there: dict[str, Any], here: dict[str, Any]) -> Iterator[str]:
    """Yield what differs between the parameters of two runs, bot by bot in the fingerprints."""
    for name in here | there:
        theirs, ours = there.get(name), here.get(name)
        if isinstance(theirs, dict) and isinstance(ours, dict):
            yield from (f"{name} {one}" for one in _unlike(theirs, ours))
        elif theirs != ours:
            yield f"{name} {quote(theirs)}, not {quote(ours)}"
