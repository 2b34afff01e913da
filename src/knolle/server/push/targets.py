"""Where notices may be sent to. A client names the address, so it must not lead into the server's own network."""

import re
from collections.abc import Collection
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from knolle.server.errors import RequestError

MOST_ADDRESS = 1000
_HOST = re.compile(r"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]")
_PRIVATE = ("localhost", "local", "internal", "lan", "home", "test", "example", "invalid", "onion", "arpa")
"""Last parts of names that no public host has."""


def checked_address(url: str, allowed: Collection[str] = ()) -> str:
    """Return the address of a push service if notices may be sent there; raise `bad-push-address` if not.

    It has to be https at the usual port of a public name, or at an allowed origin.

    >>> checked_address("https://push.services.example.org/wpush/v2/abc")
    'https://push.services.example.org/wpush/v2/abc'
    """
    is_plain = len(url) <= MOST_ADDRESS and url.isascii() and url.isprintable() and " " not in url
    if is_plain and (origin_of(url) in allowed or _is_public(url)):
        return url
    raise RequestError("bad-push-address", "Notices are sent only to https addresses of public push services.")


def origin_of(url: str) -> str:
    """Return scheme, host and port of an address; empty if it has none."""
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""
    except ValueError:
        return ""


def _is_public(url: str) -> bool:
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        return False
    is_plain = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc and not parts.fragment
    return is_plain and len(host) <= 253 and bool(_HOST.fullmatch(host)) and host.rsplit(".", 1)[-1] not in _PRIVATE


def is_public_ip(text: str) -> bool:
    """Return whether an IP address is one of the public internet.

    >>> [is_public_ip(text) for text in ("93.184.215.14", "10.0.0.1", "::1", "::ffff:127.0.0.1", "169.254.169.254")]
    [True, False, False, False, False]
    """
    address = ip_address(text)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_global and not address.is_multicast
