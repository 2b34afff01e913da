"""Checks before every request: security headers, allowed origins, maximum sizes and rate limits."""

from collections.abc import MutableMapping
from typing import Any

from knolle.server.asgi import App, Receive, Scope, Send, is_own_origin, reject
from knolle.server.errors import RequestError
from knolle.server.http.refusals import refusal_response
from knolle.server.limits import MOST_BODY, AddressBuckets, Limits, check_cookies, too_large, too_often

MOST_DIGITS = 12
BURST_SECONDS = 8.0
"""Seconds' worth of requests that may come at once."""
PARTS = "/assets/"
PART_COST = 0.1
"""What a part of the page counts: it loads dozens together, and friends behind one address open it at once."""
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
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
SAFE_HEADERS = [*HEADERS, (b"cross-origin-opener-policy", b"same-origin")]
"""Over https: over http, browsers ignore the last one and log an error."""


class Defence:
    """Middleware that checks every request. Sockets pass it only once, when they open."""

    def __init__(self, app: App, limits: Limits, origins: frozenset[str]) -> None:
        self.app = app
        self.origins = origins
        rate = limits.requests_a_second
        self._requests = None if rate is None else AddressBuckets(rate, BURST_SECONDS * rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, with_headers(send, scope))

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._count(scope)
            self._check(scope)
        except RequestError as error:
            await refusal_response(error)(scope, receive, send)
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
        cost = PART_COST if scope["path"].startswith(PARTS) else 1.0
        if self._requests is not None and not self._requests.take(scope, cost):
            raise too_often("Too many requests from your address.", 1)
        check_cookies(scope)

    def _check(self, scope: Scope) -> None:
        if scope["method"] not in SAFE_METHODS and not is_own_origin(scope["headers"], self.origins):
            raise RequestError("bad-origin", "Only this server's own pages may request this.", status=403)
        length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        if len(length) > MOST_DIGITS or not length.isdigit() or int(length) > MOST_BODY:
            raise too_large()


def with_headers(send: Send, scope: Scope) -> Send:
    """Return a `send` that adds the security headers a response does not have yet."""

    ours = SAFE_HEADERS if scope["scheme"] == "https" else HEADERS

    async def send_with_headers(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            has = {name for name, _ in headers}
            message["headers"] = headers + [header for header in ours if header[0] not in has]
        await send(message)

    return send_with_headers
