"""Messages are formatted as cases.json says; the page's formatter is held to the same file."""

import json

import msgspec
import pytest

from knolle.words.catalogue import Words
from knolle.words.said import Value
from knolle.words.sentence import Reader, word
from words.cases import FILE, build_cases

CASES = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_values_are_formatted_as_in_the_file(language: str) -> None:
    words = Words(language)
    for case in CASES:
        if case["language"] == language:
            value = msgspec.convert(case["value"], Value)
            text = str(word(value, Reader(words, case["names"], case["seat"], case["sense"])))
            assert text == case["text"], case


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == build_cases()
