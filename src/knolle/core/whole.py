"""Whole numbers of any kind: Python's, numpy's, a tensor with one."""

from operator import index
from typing import Any


def whole(value: Any) -> int | None:
    """Return a whole number of any kind as an int, and None for everything else; truth values are not numbers.

    >>> import numpy as np
    >>> whole(np.int64(3)), whole(3.0), whole(True)
    (3, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None
