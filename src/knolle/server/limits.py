"""Limits on what a client may send: token buckets, sizes, and the errors that say so."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Protocol

from knolle.server.asgi import Scope, address_of, provider_of
from knolle.server.errors import RequestError

MOST_BODY = 16 * 1024
MOST_COOKIES = 4096
MOST_ADDRESSES = 10_000
"""Addresses whose requests are counted; the least recently seen is dropped first."""
WIDE = 4
HOUSEHOLD = 8
"""As much as so many guests may do over sockets is allowed to all guests of one address together."""


class Purse(Protocol):
    """What a client may use up."""

    def take(self, n: float = 1.0) -> bool:
        """Take n tokens; return whether that was possible."""


class Bucket:
    """A token bucket: holds up to `most` tokens and refills at `rate` tokens per second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, time.monotonic()

    def take(self, n: float = 1.0) -> bool:
        """Take n tokens; return False if there are fewer. A full bucket gives more than it holds, and refills later."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < min(n, self._most):
            return False
        self._left -= n
        return True


class SharedBucket:
    """A guest's bucket, and that of their address, which they share with others."""

    __slots__ = ("_address", "_own")

    def __init__(self, own: Bucket, address: Bucket) -> None:
        self._own, self._address = own, address

    def take(self, n: float = 1.0) -> bool:
        """Take n tokens from both; return False if either has fewer."""
        return self._own.take(n) and self._address.take(n)


@dataclass(frozen=True)
class Limits:
    """Rate limits per address; None for no limit."""

    guests_an_hour: int | None = None
    requests_a_second: float | None = None


class Buckets:
    """One token bucket per key, such as a guest or an address, for the `MOST_ADDRESSES` most recent keys."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, who: object, n: float = 1.0) -> bool:
        """Take n tokens from a key's bucket; return False if there are fewer."""
        return self.of(who).take(n)

    def of(self, who: object) -> Bucket:
        """Return a key's bucket."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._most)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket


class AddressBuckets:
    """One token bucket per address; for IPv6 also one, `WIDE` times as large, per /48 network."""

    def __init__(self, rate: float, most: float) -> None:
        self._addresses, self._providers = Buckets(rate, most), Buckets(WIDE * rate, WIDE * most)

    def take(self, scope: Scope, n: float = 1.0) -> bool:
        """Take n tokens for a request's address; return False if there are fewer."""
        provider = provider_of(scope)
        return self._addresses.take(address_of(scope), n) and (provider is None or self._providers.take(provider, n))


def check_cookies(scope: Scope) -> None:
    """Raise if the cookies of a request are longer than any that this server sets."""
    if sum(len(value) for name, value in scope["headers"] if name == b"cookie") > MOST_COOKIES:
        sentence = f"The cookies of a request may have at most {MOST_COOKIES} bytes; clear those of this site."
        raise RequestError("cookies-too-large", sentence, status=431, most=MOST_COOKIES)


def too_large() -> RequestError:
    """Return the error for a body that is too long."""
    sentence = f"A request body may have at most {MOST_BODY} bytes."
    return RequestError("body-too-large", sentence, status=413, most=MOST_BODY)


def too_often(sentence: str, seconds: int) -> RequestError:
    """Return the error for a client that exceeds its rate limit."""
    return RequestError("too-often", f"{sentence} Wait a moment.", status=429, seconds=seconds)
