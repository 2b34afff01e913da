"""Conversion of plain data to typed structs, safe from any thread.

msgspec analyses a type when it first meets it and does not guard that work against a second thread, which can crash the
process. So every type is analysed here while its module is imported, and nothing else in this package calls
`msgspec.convert` or passes `type=` to `msgspec.json.decode`.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def converter(kind: type[T], *, strict: bool = True) -> Callable[[Any], T]:
    """Analyse `kind` now and return the function that converts to it. Call this at import.

    >>> converter(list[int])([1, 2])
    [1, 2]
    """
    msgspec.json.Decoder(kind)

    def convert(data: Any) -> T:
        return msgspec.convert(data, kind, strict=strict)

    return convert
