"""Records damaged at random: refused, or consistent with the rules and an independent referee."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from knolle.core.errors import RecordError
from knolle.core.match import Match
from knolle.core.record import dump, parse, replay
from reference.record import replay as referee
from samples import GOLDEN

SMALL = sorted((line for _, _, line in GOLDEN), key=len)[: 2 * len({slug for slug, _, _ in GOLDEN})]
LINES = st.sampled_from([line for _, _, line in GOLDEN])

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=8),
    st.sampled_from(["R5", "Y1", "to 0", "use", "decline", "rambo", "red", "play", "deal", "knolle/1", "potato-man"]),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def outcome(line: str | bytes) -> Match | None:
    """Return the match of a line, or None if it is refused with a proper error."""
    try:
        return replay(parse(line))
    except RecordError as refused:
        error = refused
    assert error.code
    assert error.sentence
    assert error.event is None or error.event >= 0
    json.dumps(error.as_dict())
    return None


def some_key(data: st.DataObject, home: Any) -> Any:
    keys = range(len(home)) if isinstance(home, list) else list(home)
    return keys[data.draw(st.integers(0, len(keys) - 1))]


def mutate(data: st.DataObject, record: Any) -> None:
    """Damage a record in one place."""
    home, key = record, some_key(data, record)
    while isinstance(home[key], (list, dict)) and home[key] and data.draw(st.integers(0, 4)):
        home = home[key]
        key = some_key(data, home)
    action = data.draw(st.sampled_from(["drop", "change", "double", "rename", "swap"]))
    if action == "drop":
        del home[key]
    elif action == "double" and isinstance(home, list):
        home.insert(key, home[key])
    elif action == "rename" and isinstance(home, dict):
        home[data.draw(st.text(max_size=6))] = home.pop(key)
    elif action == "swap":
        other = some_key(data, home)
        home[key], home[other] = home[other], home[key]
    else:
        home[key] = data.draw(VALUES)


@given(st.data())
def test_a_damaged_record_is_refused_or_consistent(data: st.DataObject) -> None:
    record = json.loads(data.draw(LINES))
    for _ in range(data.draw(st.integers(1, 3))):
        if record:
            mutate(data, record)
    text = json.dumps(record)
    match = outcome(text)
    if match is not None:
        assert json.dumps(match.record(), sort_keys=True) == json.dumps(record, sort_keys=True)
        judged = referee(record)
        assert (judged.log, judged.result()) == (match.log, match.result)


@given(st.data())
def test_damaged_bytes_are_refused_or_consistent(data: st.DataObject) -> None:
    line = bytearray(data.draw(LINES))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(line) - 1))
        action = data.draw(st.sampled_from(["set", "cut", "insert", "delete"]))
        if action == "set":
            line[place] = data.draw(st.integers(0, 255))
        elif action == "cut":
            del line[place + 1 :]
        elif action == "insert":
            line[place:place] = data.draw(st.binary(max_size=6))
        else:
            del line[place : place + data.draw(st.integers(1, 40))]
        line = line or bytearray(b" ")
    match = outcome(bytes(line))
    if match is not None:
        assert json.dumps(match.record(), sort_keys=True) == json.dumps(json.loads(line), sort_keys=True)


@given(st.one_of(st.binary(), st.text(), VALUES.map(json.dumps), st.binary().map(lambda raw: b'{"log": ' + raw)))
def test_anything_else_is_refused(line: str | bytes) -> None:
    assert outcome(line) is None


@given(st.dictionaries(st.sampled_from(list(json.loads(SMALL[0]))), VALUES, min_size=1))
def test_a_random_header_is_refused_or_consistent(changes: dict[str, Any]) -> None:
    for line in SMALL:
        record = json.loads(line) | changes
        match = outcome(json.dumps(record))
        if match is not None:
            assert json.loads(dump(match.record())) == record
