"""Verifiable deals: shuffles fixed by a secret seed and the players' entropy, and the commitment to that seed."""

import hashlib
import re
import reprlib
import secrets
from collections.abc import Sequence
from itertools import count, islice
from typing import Any, Protocol, TypeAlias, TypeVar

from knolle.core.errors import OptionError
from knolle.core.whole import whole

T = TypeVar("T")
FORMAT = "knolle/1"
"""Identifies the record format and the shuffling method."""
WORD = 2**32
Seed: TypeAlias = int | str | bytes
"""What a caller may give as a seed; see `seed_bytes`."""
LARGEST = 10**1000
_HEX = re.compile("[0-9a-fA-F]{64}")


def new_seed() -> bytes:
    """Return 256 fresh secret bits."""
    return secrets.token_bytes(32)


def seed_bytes(seed: Seed) -> bytes:
    """Return the 32 bytes of a seed: a whole number, a text, or exactly as 64 hex digits or 32 bytes.

    A number means its digits as a text. A text S stands for the SHA-256 of "S/0": match 0 of a simulation or arena
    with that seed. Raise `bad-seed` for everything else.

    >>> seed_bytes(7) == seed_bytes("7"), seed_bytes("0" * 64) == bytes(32)
    (True, True)
    """
    number = whole(seed)
    text = seed if number is None else str(number) if abs(number) < LARGEST else None
    if isinstance(text, bytes) and len(text) == 32:
        return text
    if isinstance(text, str) and _HEX.fullmatch(text):
        return bytes.fromhex(text)
    try:
        return hashlib.sha256(text.encode() + b"/0").digest()  # type: ignore[union-attr]
    except (AttributeError, UnicodeEncodeError):
        sentence = f"A seed is a whole number, a text, 64 hex digits or 32 bytes, not {quote(seed)}."
        raise OptionError("bad-seed", sentence, seed=quote(seed)) from None


def seed_text(seed: int | str) -> str:
    """Return the text of a seed of many matches, of which a number is its digits; raise `bad-seed` otherwise.

    >>> seed_text(7), seed_text("seven")
    ('7', 'seven')
    """
    number = whole(seed)
    text = seed if number is None else str(number) if abs(number) < LARGEST else None
    try:
        text.encode()  # type: ignore[union-attr]
    except (AttributeError, UnicodeEncodeError):
        sentence = f"A seed is a whole number or a string that UTF-8 can encode, not {quote(seed)}."
        raise OptionError("bad-seed", sentence, seed=quote(seed)) from None
    return str(text)


def seed_number(seed: int | str) -> int:
    """Return the 64 bits that a generator starts from: a number of up to 19 digits itself, a hash of any other seed.

    >>> seed_number("7"), seed_number("seven") == seed_number("seven") != seed_number("eight")
    (7, True)
    """
    text = seed_text(seed)
    if text.isascii() and text.isdigit() and len(text) < 20:
        return int(text)
    return int.from_bytes(seed_bytes(text)[:8])


def parse_seed(seed: str | bytes) -> bytes:
    """Return the 32 bytes of a seed in its exact form, as records and servers keep it; raise `bad-seed` otherwise.

    >>> parse_seed("00" * 31 + "2A")[-1]
    42
    """
    try:
        raw = seed if isinstance(seed, bytes) else bytes.fromhex(seed)
    except (ValueError, TypeError):
        raw = b""
    if len(raw) != 32 or (isinstance(seed, str) and len(seed) != 64):
        raise OptionError("bad-seed", f"A seed is 64 hex digits, not {quote(seed)}.", seed=quote(seed))
    return raw


class _Line(reprlib.Repr):
    """`repr` with bounded work for any value; hostile ones are deep, endless, or raise when shown."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxlist, self.maxtuple, self.maxdict = 3, 8, 8, 8
        self.maxstring = self.maxother = 80

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if abs(x) < 10**40 else f"<int of {x.bit_length()} bits>"

    def repr_dict(self, x: dict[Any, Any], level: int) -> str:
        if level <= 0:
            return "{...}" if x else "{}"
        pairs = islice(x.items(), self.maxdict)
        pieces = [f"{self.repr1(key, level - 1)}: {self.repr1(value, level - 1)}" for key, value in pairs]
        return "{" + ", ".join(pieces + ["..."] * (len(x) > self.maxdict)) + "}"


_LINE = _Line()


def quote(value: object) -> str:
    """Return a value as a refusal quotes it: at most 80 characters.

    >>> quote({"card": "Y1"}), quote(2**20000)
    ("{'card': 'Y1'}", '<int of 20001 bits>')
    """
    try:
        text = _LINE.repr(value)
    except Exception:
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 80 else text[:77] + "..."


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed, which players see before the first card."""
    return hashlib.sha256(seed).hexdigest()


class Material(Protocol):
    """SHAKE-256 that has absorbed what all shuffles of a match share, so that long entropy is hashed only once."""

    def copy(self) -> "Material": ...
    def update(self, data: bytes, /) -> None: ...
    def digest(self, length: int, /) -> bytes: ...


def _chance_bytes(seed: bytes, entropy: Sequence[str]) -> bytes:
    """Return what every draw of a match begins with."""
    texts = [text.encode("utf-8") for text in entropy]
    return seed + b"".join(len(raw).to_bytes(4, "big") + raw for raw in texts) + f"{FORMAT}:".encode()


def shuffle_material(seed: bytes, entropy: Sequence[str]) -> Material:
    """Return the hash input shared by all shuffles of a match; the shuffle's number follows it."""
    return hashlib.shake_256(_chance_bytes(seed, entropy))


def draw_seat(seed: bytes, entropy: Sequence[str], n: int) -> int:
    """Return one of n seats, drawn as the starting one.

    >>> [draw_seat(bytes(32), [text], 4) for text in ("dice", "wind", "salt")]
    [1, 0, 3]
    """
    digest = hashlib.sha256(_chance_bytes(seed, entropy) + b"starter").digest()
    return int.from_bytes(digest, "big") % n


def shuffle_words(material: Material, k: int, n: int) -> bytes:
    """Return the first n 32-bit words that shuffle k reads."""
    stream = material.copy()
    stream.update(str(k).encode())
    return stream.digest(4 * n)


def shuffle_order(material: Material, k: int, n: int) -> list[int]:
    """Return shuffle k of n items: for each place after it, the item's place before it."""
    order = list(range(n))
    length = n + 8
    words = shuffle_words(material, k, length)
    places = count()
    for i in range(n - 1, 0, -1):
        limit = WORD // (i + 1) * (i + 1)
        drawn = limit
        while drawn >= limit:
            place = next(places)
            if place >= length:
                length *= 2
                words = shuffle_words(material, k, length)
            drawn = int.from_bytes(words[4 * place : 4 * place + 4], "big")
        j = drawn % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def reorder(items: Sequence[T], order: Sequence[int]) -> list[T]:
    """Return the items in the order that a shuffle gave."""
    return [items[place] for place in order]
