"""The fair shuffle of the game record: seed and entropy fix every shuffle of a match."""

from collections.abc import Iterator
from hashlib import shake_256
from typing import TypeVar

T = TypeVar("T")


class Shuffler:
    """Shuffles lists one after another, counting them from 0."""

    def __init__(self, seed: bytes, entropy: list[str]) -> None:
        self.seed = seed
        self.entropy = entropy
        self.shuffles_done = 0

    def shuffle(self, items: list[T]) -> list[T]:
        """Return the items in their new order; the given list is not modified."""
        shuffled = list(items)
        words = _words(self._material())
        self.shuffles_done += 1
        for i in range(len(shuffled) - 1, 0, -1):
            j = _below(i + 1, words)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return shuffled

    def _material(self) -> bytes:
        material = self.seed
        for text in self.entropy:
            encoded = text.encode("utf-8")
            material += len(encoded).to_bytes(4, "big") + encoded
        return material + f"knolle/1:{self.shuffles_done}".encode("ascii")


def _words(material: bytes) -> Iterator[int]:
    """Yield the 32-bit big-endian words of SHAKE-256 without end."""
    taken = 0
    length = 64
    while True:
        stream = shake_256(material).digest(4 * length)
        while taken < length:
            yield int.from_bytes(stream[4 * taken : 4 * taken + 4], "big")
            taken += 1
        length *= 2


def _below(n: int, words: Iterator[int]) -> int:
    """Return a number from 0 to n - 1, each equally likely: words that would favour low numbers are rejected."""
    limit = 2**32 // n * n
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % n
