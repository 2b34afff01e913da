"""Names that people type: what cannot be seen is removed, and names that look alike get a number."""

import pytest

from knolle.server.errors import RequestError
from knolle.server.table.names import clean, distinguish, skeleton
from server.lookalikes import lookalikes

ALIKE = [
    "An\u200dn",
    "Ann\u034f",
    "Ann\ufe0f",
    "Ann\u2800",
    "\u0410nn",
    "ann",
    "\uff21\uff4e\uff4e",
    "A nn",
    "\u0391nn",
    "\ua4eenn",
    "\u13aann",
    "\u1d00nn",
    "\uab7ann",
]
TOGETHER = [("Tim", "Tirn"), ("Will", "VVill"), ("ARNE", "arne"), ("ꓮꓠꓠꓰ", "Anne")]
BLANK = ["", " ", "\u3164", "\u2800", "\u115f", "\uffa0", "\u200d", "\ufe0f", "\u0301", "\u180e\u3000"]


@pytest.mark.parametrize("name", ALIKE)
def test_a_name_that_looks_like_another_gets_a_number(name: str) -> None:
    assert distinguish(clean(name, 24, "name"), ["Ben", "Ann"]).endswith(" 2")


@pytest.mark.parametrize(
    ("one", "other"), [("Al", "AI"), ("Bob", "B0b"), ("Паша", "Пaшa"), ("ΝΙΚΟΣ", "NIKOΣ"), *TOGETHER]
)
def test_lookalikes_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_all_characters_that_unicode_confuses_with_latin_ones_are_known() -> None:
    pytest.importorskip("confusable_homoglyphs")
    assert [c for c, latin in lookalikes().items() if skeleton(c) != skeleton(latin)] == []


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anne"), ("René", "Rene"), ("Ann", "Ann 2"), ("Ben", "Den")])
def test_names_that_differ_to_the_eye_are_kept(one: str, other: str) -> None:
    assert distinguish(one, [other]) == one


@pytest.mark.parametrize("name", BLANK)
def test_blank_names_are_refused(name: str) -> None:
    with pytest.raises(RequestError) as refused:
        clean(name, 24, "name")
    assert refused.value.code == "bad-name"


def test_a_letter_has_at_most_two_marks() -> None:
    assert clean("Z" + "\u0335" * 24 + "o", 24, "name") == "Z\u0335\u0335o"


@pytest.mark.parametrize("name", ["Ann 👩\u200d🌾", "❤\ufe0f\u200d🔥", "👩🏽\u200d🚀", "Zoë", "Nguyễn", "สมชาย", "陈"])
def test_emoji_and_scripts_are_kept(name: str) -> None:
    assert clean(name, 24, "name") == name
