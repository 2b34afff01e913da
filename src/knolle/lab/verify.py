"""Checks many records at once.

A line is read just far enough to play its match again in compiled code. If the record written from that is the same,
byte for byte, the line is valid. Every other line is replayed step by step, which says what is wrong with it, or that
it is only written differently.
"""

import json
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from knolle.core.errors import KnolleError, RecordError
from knolle.core.fair import parse_seed
from knolle.core.game import ALL_BITS
from knolle.core.match import check_entropy
from knolle.core.record import parse, replay
from knolle.core.registry import game as game_of
from knolle.lab.playing import choices_of
from knolle.lab.records import Outline, Setup, tell, writer_of

SEED, ENTROPY, LOG, RESULT = b', "seed": "', b'", "entropy": ', b', "log": [', b'], "result": '
UNREADABLE = (LookupError, TypeError, ValueError, AttributeError, RecursionError, OverflowError)
_FIRST = json.JSONDecoder()


Key = tuple[bytes, str]
"""Equal for matches of one setup: the line up to the seed, and the options in the log."""


def check_lines(lines: Sequence[bytes]) -> list[RecordError | None]:
    """Return for each line what is wrong with the record in it, or None."""
    valid = _quick(lines)
    return [None if k in valid else _slow_check(line) for k, line in enumerate(lines)]


def matches_in(lines: Sequence[bytes]) -> list[tuple[Setup, Outline]]:
    """Return the matches in some lines of records; raise `RecordError` for a line that is not valid."""
    valid = _quick(lines)
    return [valid[k] if k in valid else _slow_match(line) for k, line in enumerate(lines)]


def _slow_check(line: bytes) -> RecordError | None:
    try:
        replay(parse(line))
    except RecordError as error:
        return error
    return None


def _slow_match(line: bytes) -> tuple[Setup, Outline]:
    match = replay(parse(line))
    setup = Setup(match.game, match.names, match.options, match.starter)
    return setup, Outline(match.seed, choices_of(match), match.entropy)


def _quick(lines: Sequence[bytes]) -> dict[int, tuple[Setup, Outline]]:
    """Return the matches of those lines, by number, that are what we would write."""
    groups: dict[Key, list[tuple[int, Outline]]] = defaultdict(list)
    for k, line in enumerate(lines):
        if (read := _read(line)) is not None:
            groups[read[0]].append((k, read[1]))
    found = {}
    for key, group in groups.items():
        with suppress(KnolleError, *UNREADABLE):
            setup = _setup(*key)
            stories = tell(setup, [outline for _, outline in group])
            for (k, outline), story in zip(group, stories, strict=True):
                if story is not None and story.line(setup.head, outline) == lines[k].strip():
                    found[k] = setup, outline
    return found


def _read(line: bytes) -> tuple[Key, Outline] | None:
    """Return the match in a line, or None if it is not written as we write it."""
    head, found, rest = line.partition(SEED)
    entropy, is_there, tail = rest[64:].partition(LOG)
    log, is_whole, _ = tail.rpartition(RESULT)
    if not (found and is_there and is_whole and entropy.startswith(ENTROPY)):
        return None
    try:
        texts = json.loads(entropy[len(ENTROPY) :])
        game = game_of(_slug(head))
        part = game.part("record")
        if part is None or writer_of(game) is None:
            return None
        extra = "" if all(option.recorded for option in game.options) else _extra(game, log)
        seed = parse_seed(rest[:64].decode())
        outline = Outline(seed, part.read_choices(log), check_entropy(texts, len(texts)), is_told=True)
        return ((head, extra), outline) if 0 <= max(outline.choices, default=-1) <= ALL_BITS else None
    except (KnolleError, *UNREADABLE):
        return None


def _slug(head: bytes) -> str:
    return head.partition(b'"game": "')[2].partition(b'"')[0].decode()


def _extra(game: Any, log: bytes) -> str:
    """Return the options that a log holds, as JSON."""
    first, _ = _FIRST.raw_decode(log[: log.index(b"}, {") + 1].decode())
    return json.dumps(game.options_in({"log": [first]}), ensure_ascii=False)


def _setup(head: bytes, extra: str) -> Setup:
    known = json.loads(head + b"}")
    game, names, starter = game_of(known["game"]), tuple(known["players"]), known["starter"]
    hidden = json.loads(extra or "{}")
    if any(not option.recorded and option.name in known["options"] for option in game.options):
        raise ValueError  # a record must not make us open a file
    if any(isinstance(value, str) for value in hidden.values()):
        raise ValueError
    options = game.settle(len(names), known["options"] | hidden)
    game.check_starter(options, starter)
    if not all(isinstance(name, str) for name in names):
        raise TypeError
    return Setup(game, names, options, starter)
