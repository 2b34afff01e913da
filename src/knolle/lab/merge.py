"""Shards of one arena run, put together: files that `knolle arena --shard K/N --save FILE` has written."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from knolle.bots.contract import Budget
from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.registry import game as game_of
from knolle.lab.arena import FORMAT, Arena, Block
from knolle.lab.journal import Journal, decode


def merge(paths: Sequence[Path]) -> tuple[Arena, list[Block]]:
    """Return the run that these files are shards of, and its blocks from deal 0 on; raise `OptionError` for gaps."""
    arena = arena_in(paths[0])
    found: dict[int, Block] = {}
    for path in paths:
        with Journal(path, arena, first_deal(path)) as journal:
            for block in journal.blocks:
                if found.setdefault(block.deal, block) != block:
                    sentence = f"Deal {block.deal} of {quote(str(path))} differs from the same deal in another file."
                    raise OptionError("shards-differ", sentence, file=str(path), deal=block.deal)
    absent = [deal for deal in range(max(found, default=-1) + 1) if deal not in found]
    if absent or not found:
        deals = quote(absent) if absent else "all deals"
        sentence = f"Deals are missing: {deals}. Finish their shards with the same commands, or name their files too."
        raise OptionError("deals-missing", sentence, absent=absent[:100])
    return arena, [found[deal] for deal in sorted(found)]


def arena_in(path: Path) -> Arena:
    """Return the arena whose parameters a file begins with."""
    known = _line(path, 0)
    if not isinstance(known, dict) or known.get("format") != FORMAT:
        sentence = f"{quote(str(path))} is not a saved arena run ({FORMAT})."
        raise OptionError("not-an-arena-file", sentence, file=str(path))
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


def first_deal(path: Path) -> int:
    """Return the deal that a file begins with."""
    block = _line(path, 1)
    deal = block.get("deal") if isinstance(block, dict) else None
    return deal if type(deal) is int else 0


def _line(path: Path, number: int) -> Any:
    with path.open("rb") as file:
        return decode(next(islice(file, number, None), b""))
