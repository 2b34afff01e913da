"""ASGI: its types, and what both sockets and HTTP need to know about a request."""

from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from knolle.core.errors import KnolleError
from knolle.server.errors import RequestError
from knolle.server.json import encode
from knolle.server.telling import refusal_facts

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
_FORWARDING = frozenset({b"forwarded", b"via", b"true-client-ip", b"x-real-ip", b"x-client-ip", b"client-ip"})
_FORWARDING_PREFIXES = (b"x-forwarded-", b"x-original-", b"cf-", b"fastly-")


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


def provider_of(scope: Scope) -> str | None:
    """Return the /48 network of an IPv6 address, of which a provider may give one customer all; None for IPv4.

    >>> provider_of({"client": ("2001:db8:1:2:3::4", 50000)}), provider_of({"client": ("10.0.0.1", 50000)})
    ('2001:db8:1::/48', None)
    """
    address = address_of(scope)
    return str(IPv6Network(address).supernet(new_prefix=48)) if address.endswith("/64") else None


def is_from_here(scope: Scope) -> bool:
    """Return whether a request comes from a program on this machine, not through a proxy on it.

    A proxy adds a header about the visitor, keeps the visitor's `Host`, or, with nginx's defaults, speaks HTTP/1.0.
    """
    headers = dict(scope["headers"])
    if any(name in _FORWARDING or name.startswith(_FORWARDING_PREFIXES) for name in headers):
        return False
    if scope.get("http_version") == "1.0" or not _is_loopback_name(headers.get(b"host", b"")):
        return False
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped.is_loopback
    return address.is_loopback


def _is_loopback_name(host: bytes) -> bool:
    try:
        name = urlsplit("//" + host.decode("latin-1")).hostname or ""
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def is_own_origin(headers: list[tuple[bytes, bytes]], allowed: frozenset[str]) -> bool:
    """Return whether a request comes from an allowed page, or from a program that sends no Origin header."""
    named = dict(headers)
    origin = named.get(b"origin")
    if origin is None:
        return True
    text = origin.decode("latin-1").lower()
    try:
        return text in allowed or urlsplit(text).netloc == named.get(b"host", b"").decode("latin-1").lower()
    except ValueError:  # such as "http://["
        return False


def is_from_another_site(headers: list[tuple[bytes, bytes]], allowed: frozenset[str]) -> bool:
    """Return whether a browser says that a page of another site has caused the request."""
    named = dict(headers)
    if named.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin"):
        return False
    return named.get(b"origin", b"").decode("latin-1").lower() not in allowed


async def reject(send: Send, error: KnolleError) -> None:
    """Refuse to open the socket, with an HTTP response."""
    status = error.status if isinstance(error, RequestError) else 503
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": encode(refusal_facts(error))})
