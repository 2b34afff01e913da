"""Text in compiled code: pieces of text, numbered in a table, are copied into a buffer of bytes.

A table is made in Python and passed to compiled code as an argument, so that it may depend on a match.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from knolle.compiled.decorators import inner, uint64

Table = tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]
U0, U10 = uint64(0), uint64(10)
COMMA, SPACE, OPEN, CLOSE, ZERO = (ord(sign) for sign in ", []0")


def table(texts: Iterable[str]) -> Table:
    """Return texts as one array of UTF-8 bytes and the places where they begin; text k ends where k + 1 begins."""
    raw = [text.encode() for text in texts]
    ends = np.cumsum([0, *map(len, raw)], dtype=np.int64)
    return np.frombuffer(b"".join(raw), np.uint8), ends


@inner
def put(out, at, words, k):
    """Write text k of a table at place `at`; return the place after it."""
    raw, ends = words
    for place in range(ends[k], ends[k + uint64(1)]):
        out[at] = raw[place]
        at += 1
    return at


@inner
def put_number(out, at, number):
    """Write a whole number in decimal."""
    end = at + 1
    rest = number // U10
    while rest:
        end += 1
        rest //= U10
    for place in range(end - 1, at - 1, -1):
        out[place] = ZERO + number % U10
        number //= U10
    return end


@inner
def put_comma(out, at):
    """Write a comma and a space."""
    out[at] = COMMA
    out[at + 1] = SPACE
    return at + 2


@inner
def open_list(out, at):
    """Begin a JSON list; its items are written with a comma after each, which `close_list` takes back."""
    out[at] = OPEN
    return at + 1


@inner
def close_list(out, at):
    """End a JSON list."""
    end = at if out[at - 1] == OPEN else at - 2
    out[end] = CLOSE
    return end + 1


@inner
def put_numbers(out, at, numbers, n):
    """Write the first n numbers of an array as a JSON list."""
    at = open_list(out, at)
    for k in range(n):
        at = put_comma(out, put_number(out, at, uint64(numbers[k])))
    return close_list(out, at)


@inner
def put_words(out, at, words, base, numbers, first, last):
    """Write the texts `base + numbers[k]` of a table, for k from `first` to `last` (excluded), as a JSON list."""
    at = open_list(out, at)
    for k in range(first, last):
        at = put_comma(out, put(out, at, words, base + uint64(numbers[k])))
    return close_list(out, at)


@inner
def put_lists(out, at, words, base, numbers, first, size, n):
    """Write the texts from `first` on as a JSON list of n lists of `size` each."""
    at = open_list(out, at)
    for k in range(n):
        begin = first + uint64(k) * size
        at = put_comma(out, put_words(out, at, words, base, numbers, begin, begin + size))
    return close_list(out, at)
