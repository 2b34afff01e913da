"""Shuffles exactly as docs/rules/record.md defines them; commitments; seeds; quoted values."""

import hashlib
import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from knolle.core.errors import OptionError
from knolle.core.fair import (
    commitment,
    new_seed,
    parse_seed,
    quote,
    reorder,
    seed_bytes,
    shuffle_material,
    shuffle_order,
)
from knolle.core.match import Match
from knolle.lab.simulate import match_seed
from reference.shuffles import Shuffler
from samples import golden_file

TEXTS = st.lists(st.text(max_size=20), max_size=4)
SEEDS = st.binary(min_size=32, max_size=32)


def by_the_letter(seed: bytes, entropy: Sequence[str], k: int, n: int) -> tuple[list[int], int]:
    """Return the shuffle as the page defines it, and the number of words it rejected."""
    material = seed
    for text in entropy:
        material += len(text.encode()).to_bytes(4, "big") + text.encode()
    stream = hashlib.shake_256(material + f"knolle/1:{k}".encode("ascii")).digest(4 * (n + 100))
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]
    items, rejected = list(range(n)), 0
    for i in range(n - 1, 0, -1):
        while (word := words.pop(0)) >= 2**32 // (i + 1) * (i + 1):
            rejected += 1
        j = word % (i + 1)
        items[i], items[j] = items[j], items[i]
    return items, rejected


@given(SEEDS, TEXTS, st.integers(0, 2000), st.integers(0, 80))
def test_shuffles_follow_the_page(seed: bytes, entropy: list[str], k: int, n: int) -> None:
    order = shuffle_order(shuffle_material(seed, entropy), k, n)
    assert order == by_the_letter(seed, entropy, k, n)[0]
    assert sorted(order) == list(range(n))


@given(SEEDS, TEXTS)
def test_shuffles_are_numbered_like_the_referees(seed: bytes, entropy: list[str]) -> None:
    material, referee = shuffle_material(seed, entropy), Shuffler(seed, entropy)
    for k, n in enumerate([52, 0, 1, 3, 2, 60]):
        assert reorder(range(n), shuffle_order(material, k, n)) == referee.shuffle(list(range(n)))


def test_the_golden_seed_rejects_a_word() -> None:
    record = json.loads(golden_file("potato-man").read_bytes().splitlines()[-1])
    seed = bytes.fromhex(record["seed"])
    assert seed.hex() == "31bada".zfill(64)
    order, rejected = by_the_letter(seed, record["entropy"], 0, 52)
    assert rejected == 1
    assert shuffle_order(shuffle_material(seed, record["entropy"]), 0, 52) == order


class Rejecting:
    """A stream whose first words are all rejected, so that more and more must be read."""

    def copy(self) -> "Rejecting":
        return self

    def update(self, data: bytes, /) -> None: ...

    def digest(self, length: int, /) -> bytes:
        return (b"\xff\xff\xff\xff" * 100 + b"\0\0\0\1" * 1000)[:length]


def test_any_number_of_words_may_be_rejected() -> None:
    assert shuffle_order(Rejecting(), 0, 3) == [0, 2, 1]


@given(TEXTS, TEXTS)
def test_entropy_with_different_boundaries_differs(one: list[str], other: list[str]) -> None:
    seed = bytes(32)
    same = shuffle_order(shuffle_material(seed, one), 0, 52) == shuffle_order(shuffle_material(seed, other), 0, 52)
    assert same == (one == other)


def test_entropy_is_not_normalised() -> None:
    orders = [
        shuffle_order(shuffle_material(bytes(32), texts), 0, 52)
        for texts in (["\u00e9"], ["e\u0301"], ["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""])
    ]
    assert all(one != other for one, other in pairwise(orders))


def test_the_commitment_is_the_hash_of_the_raw_seed() -> None:
    seed = new_seed()
    assert len(seed) == 32
    assert seed != new_seed()
    match = Match("potato-man", players=2, seed=seed)
    assert match.commitment == commitment(seed) == hashlib.sha256(seed).hexdigest()


@pytest.mark.parametrize(
    "seed",
    [
        "",
        "00",
        "0" * 63,
        "0" * 65,
        "g" * 64,
        " " + "0" * 63,
        "00 " * 21 + "0",
        "０" * 64,
        b"",
        bytes(31),
        5,
        None,
        ["00"],
    ],
)
def test_invalid_seeds(seed: Any) -> None:
    with pytest.raises(OptionError) as caught:
        parse_seed(seed)
    assert caught.value.code == "bad-seed"


@pytest.mark.parametrize("seed", [None, 1.5, True, [7], b"", bytes(31), "\ud800", 10**2000])
def test_values_that_no_seed_is_made_from(seed: Any) -> None:
    with pytest.raises(OptionError) as caught:
        seed_bytes(seed)
    assert caught.value.code == "bad-seed"


def test_numbers_and_texts_are_seeds() -> None:
    """A text is match 0 of a simulation with that seed, and a number is its digits."""
    first = match_seed("7", 0)
    assert first == seed_bytes(7) == seed_bytes("7") == seed_bytes(np.uint8(7))
    assert Match("potato-man", players=3, seed=7).seed == first != Match("potato-man", players=3, seed=8).seed
    assert seed_bytes("0A" * 32) == seed_bytes(bytes([10] * 32)) == bytes([10] * 32)


def test_a_seed_in_capitals_is_the_same_seed() -> None:
    assert parse_seed("AB" * 32) == parse_seed("ab" * 32) == bytes([0xAB] * 32)


class Unshowable:
    def __repr__(self) -> str:
        raise RuntimeError("no")


@given(
    st.recursive(
        st.none() | st.integers() | st.text() | st.binary() | st.floats() | st.builds(Unshowable),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner) | st.tuples(inner),
    )
)
def test_any_value_is_quoted_in_one_line(value: object) -> None:
    text = quote(value)
    assert len(text) <= 80
    assert text.isprintable()


def test_small_values_are_quoted_like_repr() -> None:
    for value in [5, "R5", None, True, ["R5", 3], {"type": "play", "seat": 1, "card": "R5"}, (1,), 1.5]:
        assert quote(value) == repr(value)


def test_endless_values_are_quoted_quickly() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    endless: list[Any] = []
    endless.append(endless)
    for value in (deep, endless, "x" * 10**7, [0] * 10**7, 10**5000, -(10**5000), dict.fromkeys(range(1000), deep)):
        assert len(quote(value)) <= 80
    while deep:  # otherwise Python would free it by recursion
        deep = deep[0]
