"""Limits on what a client may send: token buckets, sizes, and the errors that say so."""

import time
from collections import OrderedDict
from dataclasses import dataclass

from knolle.server.errors import RequestError

MOST_BODY = 16 * 1024
MOST_ADDRESSES = 10_000
"""Addresses whose requests are counted; the least recently seen is dropped first."""


class Bucket:
    """A token bucket: holds up to `most` tokens and refills at `rate` tokens per second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, time.monotonic()

    def take(self) -> bool:
        """Take one token; return False if there is none."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


@dataclass(frozen=True)
class Limits:
    """Rate limits per address; None for no limit."""

    guests_an_hour: int | None = None
    requests_a_second: float | None = None


class Buckets:
    """One token bucket per key, for the `MOST_ADDRESSES` most recent keys."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, who: object) -> bool:
        """Take a token from a key's bucket; return False if there is none."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._most)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take()


def too_large() -> RequestError:
    """Return the error for a body that is too long."""
    sentence = f"A request body may have at most {MOST_BODY} bytes."
    return RequestError("body-too-large", sentence, status=413, most=MOST_BODY)


def too_often(sentence: str, seconds: int) -> RequestError:
    """Return the error for a client that exceeds its rate limit."""
    return RequestError("too-often", f"{sentence} Wait a moment.", status=429, seconds=seconds)
