"""The formatter of messages. The page's formatter is held to the same file."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from knolle.core.typed import converter
from knolle.words.catalogue import Words
from knolle.words.said import Value
from knolle.words.sentence import Reader, word
from locales.catalogue import LANGUAGES

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))
"""Values with the language, the sense and the chair of a reader, and the text that the reader is given."""


class Holder(msgspec.Struct):
    """A value of a message."""

    value: Value


decode = converter(Holder)


@pytest.mark.parametrize("case", CASES, ids=[f"{k}-{case['language']}" for k, case in enumerate(CASES)])
def test_a_value_is_put_into_words(case: dict[str, Any]) -> None:
    reader = Reader(Words(case["language"]), case["names"], case["seat"], case["sense"])
    assert str(word(decode({"value": case["value"]}).value, reader)) == case["text"]


def tags(value: Any) -> set[str]:
    """Return the kinds of values in a value."""
    if isinstance(value, dict):
        return set().union(*map(tags, value.values()))
    if not isinstance(value, list):
        return {type(value).__name__}
    inner = value[2] if value[0] == "say" else value[1] if value[0] == "list" else []
    found = {value[0]} if value and isinstance(value[0], str) else set()
    return found.union(*(tags(one) for one in (inner.values() if isinstance(inner, dict) else inner)))


def test_the_cases_have_every_kind_of_value_in_every_language_and_sense() -> None:
    found: set[str] = set().union(*(tags(case["value"]) for case in CASES))
    assert found >= {"str", "int", "say", "seat", "who", "score", "card", "num", "list"}
    assert {case["language"] for case in CASES} == set(LANGUAGES)
    assert {case["sense"] for case in CASES} == {"eye", "ear"}
