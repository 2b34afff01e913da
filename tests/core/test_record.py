"""Records: written, read strictly, and refused at the first event that does not follow from seed and rules."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from knolle.core.errors import RecordError
from knolle.core.record import dump, first_difference, parse, replay
from knolle.core.registry import game
from samples import FIRST, GOLDEN, GOLDEN_IDS, golden_record, match_after

Record = dict[str, Any]


def refusal(record: Any) -> RecordError:
    """Return the error with which a record is refused."""
    line = record if isinstance(record, (str, bytes)) else json.dumps(record)
    with pytest.raises(RecordError) as caught:
        replay(parse(line))
    error = caught.value
    assert error.code
    assert error.sentence.endswith(".")
    return error


# -- valid records ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "number", "line"), GOLDEN, ids=GOLDEN_IDS)
def test_a_golden_record_replays_to_the_same_bytes(slug: str, number: int, line: bytes) -> None:
    match = replay(parse(line))
    assert match.game.slug == slug
    assert match.is_over
    assert dump(match.record()).encode() == line


@pytest.mark.parametrize("slug", FIRST)
def test_the_order_of_keys_does_not_matter(slug: str) -> None:
    record = golden_record(slug)
    backwards = {name: record[name] for name in reversed(record)}
    backwards["log"] = [{name: event[name] for name in reversed(event)} for event in record["log"]]
    backwards["result"] = {name: record["result"][name] for name in reversed(record["result"])}
    assert dump(replay(parse(dump(backwards))).record()).encode() == FIRST[slug]


@pytest.mark.parametrize("slug", FIRST)
def test_a_match_with_any_names_and_entropy_replays(slug: str) -> None:
    match = match_after(slug, 3, 10**6)
    names = ["Zoë", '"\\\n\u2028', "😀"]
    entropy = ["", "salt\x00", "e\u0301"]
    again = type(match)(slug, players=names, seed=match.seed, entropy=entropy)
    rng = random.Random(1)
    while not again.is_over:
        seat = rng.choice(again.to_act)
        again.act(seat, rng.choice(again.legal(seat)))
    line = dump(again.record())
    assert "\n" not in line
    assert dump(replay(parse(line.encode())).record()) == line


def test_whitespace_around_a_line_is_ignored() -> None:
    line = next(iter(FIRST.values()))
    assert parse(b" \t" + line + b"\r\n") == parse(line.decode())


def test_changing_a_record_does_not_change_the_match() -> None:
    match = match_after("potato-man", 3, 10**6)
    record = match.record()
    record["log"].clear()
    assert match.log


# -- lines that are not records --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "not-json"),
        (b"\xff\xfe", "not-utf-8"),
        (b"\xed\xa0\x80", "not-utf-8"),
        (b"\xef\xbb\xbf{}", "byte-order-mark"),
        ("\ud800", "lone-surrogate"),
        (b'["\\ud800"]', "lone-surrogate"),
        (b'["\\u0041", 1e999]', "bad-number"),
        (b"[-1e999]", "bad-number"),
        (b"[" + b"9" * 5000 + b"]", "bad-number"),
        (b"[0." + b"0" * 5000 + b"]", "bad-number"),
        (b"NaN", "not-json"),
        (b"[-Infinity]", "not-json"),
        (b"{} {}", "not-json"),
        (b"{'a': 1}", "not-json"),
        (b"[01]", "not-json"),
        (b'["\x01"]', "not-json"),
        (b'{"a": 1, "b": 2, "a": 1}', "key-twice"),
        (b'[{"a": {"b": 2, "b": 2}}]', "key-twice"),
        (b"[" * 100_000, "too-deep"),
        (b'{"a":' * 100_000, "too-deep"),
        (b"[" + b"[]," * 500_000 + b"[]]", "not-a-record"),
        (b"null", "not-a-record"),
        (b"[]", "not-a-record"),
        (b'"knolle/1"', "not-a-record"),
        (b"{}", "key-missing"),
        (b"\0" * 1000, "not-json"),
    ],
)
def test_lines_that_are_not_records(line: str | bytes, code: str) -> None:
    assert refusal(line).code == code


@pytest.mark.parametrize("depth", [5, 100, 700, 900, 980])
def test_nesting_of_any_depth_is_refused_anywhere(depth: int) -> None:
    nest: Any = []
    for _ in range(depth):
        nest = [nest]
    for slug in FIRST:
        for name in golden_record(slug):
            assert refusal_of_value(golden_record(slug) | {name: nest})
        for k in range(0, len(golden_record(slug)["log"]), 3):
            record = golden_record(slug)
            field = random.Random(k).choice(list(record["log"][k]))
            record["log"][k][field] = nest
            assert refusal_of_value(record).event is not None


def refusal_of_value(record: Record) -> RecordError:
    """Return the error as `refusal` does, for values that Python cannot write as JSON."""
    with pytest.raises(RecordError) as caught:
        replay(record)
    return caught.value


WRONG_VALUES: dict[str, list[Any]] = {
    "format": ["knolle/2", 1, None, ["knolle/1"]],
    "game": [1, None, ["potato-man"], {}],
    "players": ["Ann", 3, None, [1, 2, 3], ["Ann", None, "Ben"], {"0": "Ann"}],
    "options": [None, [], "gold", {"gold": True}, {"gold": 1.0}, {"gold": None}, {"gold": [5]}],
    "starter": [None, "0", True, False, 0.0, [0]],
    "seed": [None, 5, ["00" * 32], True],
    "entropy": [None, "salt", [1], {"0": "salt"}, ["salt", None]],
    "log": [None, {}, "log", 3],
    "result": [None, [], {}, {"totals": []}, {"totals": [1.0], "winners": [0]}, {"totals": [1], "winners": [True]}],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, some in WRONG_VALUES.items() for value in some])
def test_a_value_of_the_wrong_type(name: str, value: Any) -> None:
    error = refusal(golden_record("potato-man") | {name: value})
    assert (error.code, error.params["key"]) == ("bad-value", name)


@pytest.mark.parametrize("slug", FIRST)
def test_a_record_has_exactly_these_keys(slug: str) -> None:
    for name in golden_record(slug):
        record = golden_record(slug)
        del record[name]
        assert refusal(record).code == "key-missing"
        assert refusal(golden_record(slug) | {name.title(): 1}).code == "unknown-key"


# -- headers that do not fit -----------------------------------------------------------------------


@pytest.mark.parametrize("slug", FIRST)
def test_a_record_holds_only_options_that_differ_from_the_defaults(slug: str) -> None:
    for option in game(slug).options:
        record = golden_record(slug)
        default = option.default_for(len(record["players"]))
        record["options"] = {option.name: default if option.recorded else "file.toml"}
        expected = "option-is-default" if option.recorded else "unknown-option"
        assert refusal(record).code == expected


@pytest.mark.parametrize("slug", FIRST)
def test_a_number_written_as_text_is_refused(slug: str) -> None:
    for option in game(slug).options:
        if option.least is not None and option.recorded:
            record = golden_record(slug)
            record["options"] = {option.name: str(option.least + 7)}
            assert refusal(record).code == "option-differs"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 3}, "unknown-option"),
        ({"seed": "00" * 32}, "unknown-option"),
        ({"self": 1}, "unknown-option"),
        ({"two_player_colours": 3}, "unknown-option"),
        ({"": 1}, "unknown-option"),
        ({"gold": -1}, "bad-option-value"),
        ({"rounds": 0}, "bad-option-value"),
        ({"variant": "no-green"}, "bad-option-value"),
        ({"gold": 10**30}, "bad-option-value"),
    ],
)
def test_pm24_options_of_a_record(options: dict[str, Any], code: str) -> None:
    assert refusal(golden_record("potato-man") | {"options": options}).code == code


@pytest.mark.parametrize("slug", FIRST)
def test_headers_that_no_match_can_have(slug: str) -> None:
    record = golden_record(slug)
    n = len(record["players"])
    for change, code in [
        ({"game": "bingo"}, "unknown-game"),
        ({"game": slug.upper()}, "unknown-game"),
        ({"players": ["Ann"]}, "bad-player-count"),
        ({"players": ["Ann"] * 5000}, "bad-player-count"),
        ({"starter": -1}, "bad-starter"),
        ({"starter": n}, "bad-starter"),
        ({"starter": 2**64}, "bad-starter"),
        ({"seed": record["seed"].upper()}, "bad-seed"),
        ({"seed": record["seed"][:-1]}, "bad-seed"),
        ({"seed": " " + record["seed"][:-1]}, "bad-seed"),
        ({"entropy": ["salt"] * (n + 1)}, "bad-entropy"),
    ]:
        error = refusal(record | change)
        assert (error.code, error.event) == (code, None)


@pytest.mark.parametrize("slug", FIRST)
def test_work_is_bounded_by_the_log_whatever_the_header_claims(slug: str) -> None:
    for option in game(slug).options:
        if option.least is not None and option.recorded:
            record = golden_record(slug)
            record["options"] = {option.name: option.most}
            assert refusal(record).event is not None


@pytest.mark.parametrize("slug", FIRST)
def test_seed_and_entropy_fix_the_deal(slug: str) -> None:
    record = golden_record(slug)
    other = ("1" if record["seed"][0] == "0" else "0") + record["seed"][1:]
    assert refusal(record | {"seed": other}).event == 0
    assert refusal(record | {"entropy": [*record["entropy"], ""]}).event == 0


# -- logs that do not follow -----------------------------------------------------------------------


@pytest.mark.parametrize("slug", FIRST)
def test_a_log_cut_short_is_refused_where_it_ends(slug: str) -> None:
    record = golden_record(slug)
    log = record["log"]
    for length in range(len(log)):
        error = refusal_of_value(record | {"log": log[:length]})
        assert error.event == length
        assert length == 0 or error.code == "events-missing"


@pytest.mark.parametrize("slug", FIRST)
def test_events_after_the_end_are_refused(slug: str) -> None:
    record = golden_record(slug)
    n = len(record["log"])
    record["log"] += [record["log"][-1]] * 3
    error = refusal(record)
    assert (error.code, error.event) == ("events-surplus", n)


@pytest.mark.parametrize("slug", FIRST)
def test_an_event_left_out_or_doubled_is_refused_there_or_later(slug: str) -> None:
    log = golden_record(slug)["log"]
    for k in range(len(log)):
        for changed in (log[:k] + log[k + 1 :], log[: k + 1] + log[k:]):
            error = refusal_of_value(golden_record(slug) | {"log": changed})
            assert error.event is not None
            assert k <= error.event <= len(changed)


def as_other_type(value: Any) -> Any:
    """Return a value that Python calls equal, or that looks alike, but differs in JSON."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return bool(value) if value in (0, 1) else float(value)
    if value is None:
        return "null"
    return [value]


@pytest.mark.parametrize("slug", FIRST)
def test_types_are_exact(slug: str) -> None:
    n = len(golden_record(slug)["log"])
    for k in range(n):
        for field in golden_record(slug)["log"][k]:
            record = golden_record(slug)
            record["log"][k][field] = as_other_type(record["log"][k][field])
            assert refusal(record).event == k
    for field in ("totals", "winners"):
        record = golden_record(slug)
        record["result"][field] = [float(number) for number in record["result"][field]]
        assert refusal(record).code == "bad-value"


@pytest.mark.parametrize("slug", FIRST)
def test_fields_are_exact(slug: str) -> None:
    for k in range(len(golden_record(slug)["log"])):
        record = golden_record(slug)
        record["log"][k]["note"] = None
        assert refusal(record).event == k
        for field in golden_record(slug)["log"][k]:
            record = golden_record(slug)
            del record["log"][k][field]
            assert refusal(record).event == k


def test_of_choices_made_together_the_event_that_cannot_be_read_is_named() -> None:
    lines = [line for slug, _, line in GOLDEN if slug == "hot-potato"]
    places = [
        (line, k)
        for line in lines
        for k, event in enumerate(json.loads(line)["log"])
        if event["type"] == "extra" and json.loads(line)["log"][k - 1]["type"] == "extra"
    ]
    assert places
    for line, k in places:
        record = json.loads(line)
        record["log"][k] = {"type": "extra"}
        error = refusal(record)
        assert (error.code, error.event) == ("event-differs", k) and "the record says {'type': 'extra'}" in str(error)


def test_a_difference_names_the_place_and_both_values() -> None:
    record = golden_record("potato-man")
    record["log"][0]["hands"][1][4] = "R5"
    error = refusal(record)
    assert (error.code, error.event) == ("event-differs", 0)
    assert error.params == {"path": "deal.hands[1][4]", "record": "'R5'", "rules": "'Y9'"}
    assert error.sentence == "deal.hands[1][4] is 'R5' in the record but 'Y9' by the rules."


def test_an_illegal_choice_is_refused_with_its_rule() -> None:
    record = golden_record("potato-man")
    record["log"][3]["card"] = "B7"  # the card that was led
    error = refusal(record)
    assert (error.code, error.event, error.rule) == ("card-not-in-hand", 3, "PM-6")


@pytest.mark.parametrize(
    "change",
    [
        lambda result: result["totals"].__setitem__(0, result["totals"][0] + 1),
        lambda result: result["totals"].append(0),
        lambda result: result["winners"].append(result["winners"][0]),
        lambda result: result["winners"].clear(),
        lambda result: result["totals"].pop(),
    ],
)
@pytest.mark.parametrize("slug", FIRST)
def test_the_result_must_agree(slug: str, change: Callable[[Any], None]) -> None:
    record = golden_record(slug)
    change(record["result"])
    assert refusal(record).code == "result-differs"


def test_first_difference_is_exact() -> None:
    assert first_difference({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}) is None
    for said, due in [
        (1, True),
        (1, 1.0),
        ("1", 1),
        (None, 0),
        ([1], (1,)),
        ([1], [1, 2]),
        ({}, {"a": None}),
        ([], {}),
    ]:
        assert first_difference([said], [due]) is not None
        assert first_difference({"x": due}, {"x": said}) is not None
