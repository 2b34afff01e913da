"""Shards of one arena run, put together: files that `knolle arena --shard K/N --save FILE` has written.

The files are only read, so a shard may still be running; a line that it has not finished does not count.
"""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from knolle.bots.contract import Budget
from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.registry import game as game_of
from knolle.lab.arena import FORMAT, Arena, Block
from knolle.lab.journal import Form, Shard, decode


def merge(paths: Sequence[Path]) -> tuple[Arena, list[Block]]:
    """Return the run that these files are shards of, and all its blocks; raise `OptionError` for gaps.

    A shard's file says how many deals the run has. Without such a file the run ends with the last deal that is there.
    """
    arena: Arena | None = None
    found: dict[int, Block] = {}
    deals = 0
    for path in paths:
        data = path.read_bytes()
        known = _header(path, data)
        arena = arena or _arena(path, known)
        shard = _shard(path, known)
        deals = max(deals, shard.deals if shard else 0)
        for block in Form(path, arena, shard).read(data)[0]:
            if found.setdefault(block.deal, block) != block:
                sentence = f"Deal {block.deal} of {quote(str(path))} differs from the same deal in another file."
                raise OptionError("shards-differ", sentence, file=str(path), deal=block.deal)
    absent = list(islice((deal for deal in range(max(deals, *found, 0)) if deal not in found), 100))
    if arena is None or absent or not found:
        missing = quote(absent) if absent else "all deals"
        sentence = f"Deals are missing: {missing}. Finish their shards with the same commands, or name their files too."
        raise OptionError("deals-missing", sentence, absent=absent)
    return arena, [found[deal] for deal in sorted(found)]


def _header(path: Path, data: bytes) -> dict[str, Any]:
    """Return the parameters that a file begins with."""
    known = decode(data.partition(b"\n")[0])
    if not isinstance(known, dict) or known.get("format") != FORMAT:
        sentence = f"{quote(str(path))} is not a saved arena run ({FORMAT})."
        raise OptionError("not-an-arena-file", sentence, file=str(path))
    return known


def _arena(path: Path, known: dict[str, Any]) -> Arena:
    try:
        return Arena(
            game_of(known["game"]),
            known["players"],
            known["bots"],
            known["seed"],
            Budget.parse(known["budget"]),
            known["options"],
            known.get("mixed", False),
        )
    except (LookupError, TypeError) as error:
        sentence = f"The first line of {quote(str(path))} lacks a parameter: {error}."
        raise OptionError("bad-arena-file", sentence, file=str(path), line=1) from None


def _shard(path: Path, known: dict[str, Any]) -> Shard | None:
    """Return the part of the run that a file has, or None if it begins with the first deal."""
    if "shard" not in known:
        return None
    text, deals = known["shard"], known.get("deals")
    if not isinstance(text, str) or type(deals) is not int or deals < 0:
        sentence = f"The first line of {quote(str(path))} does not say which part of how many deals it has."
        raise OptionError("bad-arena-file", sentence, file=str(path), line=1)
    return Shard(text, deals)
