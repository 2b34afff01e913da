"""Deals that can be checked: shuffles fixed by a secret seed and the players' entropy, and the commitment to them."""

import hashlib
import secrets
from collections.abc import Sequence
from itertools import count
from typing import TypeVar

from knolle.core.errors import OptionError

T = TypeVar("T")
WORD = 2**32


def new_seed() -> bytes:
    """256 fresh secret bits."""
    return secrets.token_bytes(32)


def parse_seed(seed: str | bytes) -> bytes:
    """The 32 bytes of a seed given as 64 hex digits (or as the bytes themselves).

    >>> parse_seed("00" * 31 + "2A")[-1]
    42
    """
    try:
        raw = seed if isinstance(seed, bytes) else bytes.fromhex(seed)
    except (ValueError, TypeError):
        raw = b""
    if len(raw) != 32 or (isinstance(seed, str) and len(seed) != 64):
        raise OptionError("bad-seed", f"A seed is 64 hex digits, not {shown(seed)}.", seed=shown(seed))
    return raw


def shown(value: object) -> str:
    """A value as a refusal quotes it: never longer than a line."""
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def commitment(seed: bytes) -> str:
    """What is shown to the players before the first card: SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


def shuffle_material(seed: bytes, entropy: Sequence[str]) -> bytes:
    """What all shuffles of a match have in common; the shuffle's number follows it."""
    parts = [seed]
    for text in entropy:
        raw = text.encode("utf-8")
        parts += [len(raw).to_bytes(4, "big"), raw]
    return b"".join(parts) + b"knolle/1:"


def shuffle_words(material: bytes, k: int, n: int) -> bytes:
    """The first n 32-bit words that shuffle k reads."""
    return hashlib.shake_256(material + str(k).encode()).digest(4 * n)


def shuffle_order(material: bytes, k: int, n: int) -> list[int]:
    """Shuffle k of n items: the item (by its place before) at each place after."""
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


def shuffled(items: Sequence[T], order: Sequence[int]) -> list[T]:
    """The items in the order that a shuffle gave."""
    return [items[place] for place in order]
