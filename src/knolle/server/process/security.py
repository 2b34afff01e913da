"""Checks before every request: security headers, allowed origins, maximum sizes and rate limits."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from knolle.server.errors import RequestError
from knolle.server.http.refusals import refused
from knolle.server.rooms.client import Bucket
from knolle.server.rooms.socket import Receive, Scope, Send, is_own_origin, reject

App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_BODY, MOST_DIGITS = 16 * 1024, 12
BURST_SECONDS = 8.0
"""Seconds' worth of requests that may come at once: a page loads its parts together."""
MOST_ADDRESSES = 10_000
"""Addresses whose requests are counted; the least recently seen is dropped first."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_OWN = ("script-src", "style-src", "img-src", "font-src", "connect-src", "media-src", "manifest-src", "worker-src")
POLICY = "; ".join(
    [
        "default-src 'none'",
        *(f"{kind} 'self'" for kind in _OWN),
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # links are secret
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]


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


def address_of(scope: Scope) -> str:
    """Return the address a request comes from; for IPv6 the /64 network, because a household has all of it.

    >>> address_of({"client": ("2001:db8:1:2:3::4", 50000)}), address_of({"client": ("::ffff:10.0.0.1", 50000)})
    ('2001:db8:1:2::/64', '10.0.0.1')
    """
    host: str = scope["client"][0] if scope.get("client") else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))


def is_from_here(scope: Scope) -> bool:
    """Return whether a request comes from this machine itself, not through a proxy on it."""
    names = {name for name, _ in scope["headers"]}
    if names & {b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"}:
        return False
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped.is_loopback
    return address.is_loopback


def too_large() -> RequestError:
    """Return the error for a body that is too long."""
    sentence = f"A request body may have at most {MOST_BODY} bytes."
    return RequestError("body-too-large", sentence, status=413, most=MOST_BODY)


def too_often(sentence: str, seconds: int) -> RequestError:
    """Return the error for a client that exceeds its rate limit."""
    return RequestError("too-often", f"{sentence} Wait a moment.", status=429, seconds=seconds)


class Defended:
    """Middleware that checks every request. Sockets pass it only once, when they open."""

    def __init__(self, app: App, limits: Limits, origins: frozenset[str]) -> None:
        self.app = app
        self.origins = origins
        rate = limits.requests_a_second
        self._requests = None if rate is None else Buckets(rate, BURST_SECONDS * rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, with_headers(send))

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._count(scope)
            self._check(scope)
        except RequestError as error:
            await refused(error)(scope, receive, send)
            return
        await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._count(scope)
        except RequestError as error:
            await receive()  # websocket.connect
            await reject(send, error)
            return
        await self.app(scope, receive, send)

    def _count(self, scope: Scope) -> None:
        if self._requests is not None and not self._requests.take(address_of(scope)):
            raise too_often("Too many requests from your address.", 1)

    def _check(self, scope: Scope) -> None:
        if scope["method"] not in SAFE_METHODS and not is_own_origin(scope["headers"], self.origins):
            raise RequestError("bad-origin", "Only this server's own pages may request this.", status=403)
        length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        if len(length) > MOST_DIGITS or not length.isdigit() or int(length) > MOST_BODY:
            raise too_large()


def with_headers(send: Send) -> Send:
    """Return a `send` that adds the security headers a response does not have yet."""

    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            has = {name for name, _ in headers}
            message["headers"] = headers + [header for header in HEADERS if header[0] not in has]
        await send(message)

    return sending
