"""Records of matches (docs/rules/record.md): writing, reading, and checking by replay against seed and rules.

For any bytes, `parse` and `replay` either succeed or raise a `RecordError`; events are numbered from 0. The work grows
only with the length of the record, whatever its header claims.
"""

import json
import math
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from knolle.core.errors import KnolleError, RecordError
from knolle.core.fair import FORMAT, parse_seed, quote
from knolle.core.game import Game
from knolle.core.match import Match
from knolle.core.moments import Event
from knolle.core.registry import game as game_of

Record = dict[str, Any]
LARGE, LEAST_PART = 2**20, 12
"""The fewest characters per list or object in a long line; millions of empty ones would fill the memory."""
MOST_DIGITS = 40
"""The most characters in a number; reading millions of digits would take hours."""
UNREADABLE = (LookupError, TypeError, ValueError, AttributeError, RecursionError)
"""The errors that a game may raise when it reads a damaged log."""


def dump(record: Record) -> str:
    """Return a record as one line of JSON, without a line break."""
    return json.dumps(record, ensure_ascii=False, allow_nan=False)


# -- reading ---------------------------------------------------------------------------------------


def parse(line: str | bytes) -> Record:
    """Return the record in a line of JSON, well-formed but not yet checked against the rules."""
    text = _text(line)
    if len(text) > LARGE and text.count("[") + text.count("{") > len(text) // LEAST_PART:
        raise RecordError("not-a-record", "The line has more lists and objects than a record of its length can have.")
    try:
        record = _DECODER.decode(text)
        if "\\u" in text:
            dump(record).encode("utf-8")  # an escape may encode half a surrogate pair
    except json.JSONDecodeError as error:
        where = f"{error.msg} at character {error.pos + 1} of {len(text)}"
        raise RecordError("not-json", f"The line is not JSON: {where}.", at=error.pos) from None
    except UnicodeEncodeError:
        raise RecordError("lone-surrogate", "A string in the record contains half a surrogate pair.") from None
    except (RecursionError, MemoryError):
        raise RecordError("too-deep", "The line is nested more deeply than any record.") from None
    check_shape(record)
    found: Record = record
    return found


def _text(line: str | bytes) -> str:
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        text.encode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("not-utf-8", f"The line is not UTF-8: {error.reason} at byte {error.start + 1}.") from None
    except UnicodeEncodeError:
        raise RecordError("lone-surrogate", "The line contains half a surrogate pair.") from None
    if text.startswith("\ufeff"):
        raise RecordError("byte-order-mark", "The line begins with a byte order mark; a record is plain UTF-8.")
    return text


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
        raise RecordError("key-twice", f"The key {quote(twice)} appears twice in one object.", key=quote(twice))
    return found


def _constant(text: str) -> NoReturn:
    raise RecordError("not-json", f"The line is not JSON: {text} is not a number.")


def _short(text: str) -> str:
    if len(text) > MOST_DIGITS:
        raise RecordError("bad-number", f"A record has no numbers of {len(text)} characters.")
    return text


def _fraction(text: str) -> float:
    number = float(_short(text))
    if math.isinf(number):
        raise RecordError("bad-number", f"{text} is not a number that a record can contain.")
    return number


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object,
    parse_constant=_constant,
    parse_int=lambda text: int(_short(text)),
    parse_float=_fraction,
)


def _is_list_of(kind: type, value: object) -> bool:
    return type(value) is list and all(type(item) is kind for item in value)


def _are_options(value: object) -> bool:
    return type(value) is dict and all(type(k) is str and type(v) in (str, int) for k, v in value.items())


def _is_result(value: object) -> bool:
    if type(value) is not dict or set(value) != {"totals", "winners"}:
        return False
    return all(_is_list_of(int, numbers) for numbers in value.values())


SHAPE: dict[str, tuple[Callable[[Any], bool], str]] = {
    "format": (lambda value: type(value) is str and value == FORMAT, f'"{FORMAT}"'),
    "game": (lambda value: type(value) is str, "a string"),
    "players": (lambda value: _is_list_of(str, value), "a list of strings"),
    "options": (_are_options, "an object of strings and whole numbers"),
    "starter": (lambda value: type(value) is int, "a whole number"),
    "seed": (lambda value: type(value) is str, "a string"),
    "entropy": (lambda value: _is_list_of(str, value), "a list of strings"),
    "log": (lambda value: type(value) is list, "a list of events"),
    "result": (_is_result, "an object with totals and winners, lists of whole numbers"),
}


def check_shape(record: object) -> None:
    """Raise `RecordError` unless the value has exactly the keys of a record, with values of the right types."""
    if type(record) is not dict:
        raise RecordError("not-a-record", f"A record is a JSON object, not {quote(record)}.")
    for name, (fits, words) in SHAPE.items():
        if name not in record:
            raise RecordError("key-missing", f"The record has no {name}.", key=name)
        if not fits(record[name]):
            raise RecordError("bad-value", f"{name} must be {words}, not {quote(record[name])}.", key=name)
    for name in record:
        if name not in SHAPE:
            raise RecordError("unknown-key", f"A record has no key {quote(name)}.", key=quote(name))
    for k, event in enumerate(record["log"]):
        if type(event) is not dict or type(event.get("type")) is not str:
            raise RecordError("bad-event", f"An event is an object with a type, not {quote(event)}.", event=k)


# -- checking --------------------------------------------------------------------------------------


def replay(record: Record) -> Match:
    """Play a record again and return its match; raise `RecordError` at the first event that breaks seed or rules."""
    check_shape(record)
    log: list[Event] = record["log"]
    match = _start_match(record)
    _compare(log, match.log, 0)
    while match.to_act:
        first, choices = len(match.log), _choices(match, log)
        for seat, choice in choices.items():
            try:
                match.act(seat, choice)
            except KnolleError as error:
                place = _place(log[first : first + len(choices)], seat) + first
                raise _record_error(error, place, f"The record says {quote(log[place])}, but: ") from None
        _compare(log, match.log, first)
    n, more = len(match.log), len(log) - len(match.log)
    if more:
        raise RecordError("events-surplus", f"The match is over after {n} events; the record has {more} more.", event=n)
    _same("result", record["result"], match.result, "result-differs")
    return match


def _start_match(record: Record) -> Match:
    """Return the match before its first choice."""
    try:
        game = game_of(record["game"])
        _check_options(game, record)
        match = Match(
            game,
            players=record["players"],
            seed=parse_seed(record["seed"]),
            entropy=record["entropy"],
            starter=record["starter"],
            **record["options"],
            **_options_in_log(game, record),
        )
    except RecordError:
        raise
    except KnolleError as error:
        raise _record_error(error) from None
    if record["seed"] != match.seed.hex():
        said = record["seed"]
        raise RecordError("bad-seed", f"A record's seed is written in lower case, not {said}.", seed=said)
    return match


def _check_options(game: Game, record: Record) -> None:
    """Raise `RecordError` unless every option may appear in records, is valid and differs from its default."""
    said = record["options"]
    known = [option.name for option in game.options if option.recorded]
    for name in said:
        if name not in known:
            sentence = f"A record of {game.name} has no option {quote(name)}; the options are {', '.join(known)}."
            raise RecordError("unknown-option", sentence, rule=game.options_rule, option=quote(name), allowed=known)
    settled = game.settle(len(record["players"]), said)
    for name in said:
        if name not in settled.changed:
            sentence = f"{name}={quote(said[name])} is the default; a record holds only options that differ from it."
            raise RecordError("option-is-default", sentence, option=name)
    _same("options", said, dict(settled.changed), "option-differs")


def _options_in_log(game: Game, record: Record) -> dict[str, Any]:
    try:
        found = game.options_in(record)
        if any(isinstance(value, str) for value in found.values()):
            raise TypeError
        game.settle(len(record["players"]), record["options"] | found)
    except KnolleError as error:
        raise _record_error(error, 0) from None
    except UNREADABLE:
        said = quote(record["log"][:1])
        raise RecordError("bad-event", f"The log does not begin like one of {game.name}: {said}.", event=0) from None
    return found


def _choices(match: Match, log: Sequence[Event]) -> dict[int, Any]:
    """Return the choices due now, read from the log's events after those of the match."""
    first, acting = len(match.log), match.to_act
    is_short = first >= len(log)
    try:
        choices = match.game.choices_in(match.state, log, first)
        if set(choices) == set(acting):
            return choices
    except IndexError:
        is_short = first + len(acting) > len(log)
    except UNREADABLE:
        pass
    who = " and ".join(f"seat {seat}" for seat in acting)
    if is_short:
        sentence = f"The log ends after {len(log)} events, where the choice of {who} is due."
        raise RecordError("events-missing", sentence, event=len(log))
    place = _unreadable(match, log)
    sentence = f"The choice of {who} is due here; the record says {quote(log[place])}."
    raise RecordError("event-differs", sentence, event=place)


def _unreadable(match: Match, log: Sequence[Event]) -> int:
    """Return the index of the first event due now from which the game cannot read a choice."""
    first = len(match.log)
    for place in range(first, first + len(match.to_act)):
        try:
            match.game.choices_in(match.state, log[: place + 1], first)
        except IndexError:  # readable so far
            continue
        except UNREADABLE:
            return place
    return first


def _place(events: Sequence[Event], seat: int) -> int:
    """Return the index of the event that holds a seat's choice, or 0 if one event holds them all."""
    places = (k for k, event in enumerate(events) if first_difference(event.get("seat"), seat) is None)
    return next(places, 0)


def _record_error(error: KnolleError, event: int | None = None, lead: str = "") -> RecordError:
    refused = RecordError(error.code, lead + error.sentence, event=event, rule=error.rule)
    refused.params = error.params
    return refused


def _compare(log: Sequence[Event], due: Sequence[Event], first: int) -> None:
    """Raise `RecordError` unless the log matches the due events from index `first` on."""
    for k in range(first, len(due)):
        if k >= len(log):
            sentence = f"The log ends after {k} events, where the rules have {quote(due[k])}."
            raise RecordError("events-missing", sentence, event=k)
        _same(due[k]["type"], log[k], due[k], "event-differs", event=k)


def _same(what: str, said: Any, due: Any, code: str, *, event: int | None = None) -> None:
    difference = first_difference(said, due)
    if difference is not None:
        path, here, there = difference
        sentence = f"{what}{path} is {_part(here)} in the record but {_part(there)} by the rules."
        raise RecordError(code, sentence, event=event, path=what + path, record=_part(here), rules=_part(there))


NOTHING = object()


def _part(value: object) -> str:
    return "absent" if value is NOTHING else quote(value)


def first_difference(said: Any, due: Any, path: str = "") -> tuple[str, Any, Any] | None:
    """Return the path and both values of the first difference, types included, or None; key order is ignored.

    >>> first_difference({"seat": True, "card": "R5"}, {"card": "R5", "seat": 1})
    ('.seat', True, 1)
    """
    if type(said) is not type(due):
        return path, said, due
    if type(due) is dict:
        for key in due:
            if found := first_difference(said.get(key, NOTHING), due[key], f"{path}.{key}"):
                return found
        return next(((f"{path}[{quote(key)}]", said[key], NOTHING) for key in said if key not in due), None)
    if type(due) is list and len(said) == len(due):
        pairs = enumerate(zip(said, due, strict=True))
        return next((found for k, (a, b) in pairs if (found := first_difference(a, b, f"{path}[{k}]"))), None)
    return None if said == due else (path, said, due)
