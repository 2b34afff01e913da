"""QR codes of this server's addresses, for opening a page on a phone."""

from io import BytesIO
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

from knolle.server.asgi import Scope
from knolle.server.errors import RequestError

SVG = "image/svg+xml"
QUIET_ZONE = 4
MOST_HOST = 255


def svg(address: str) -> bytes:
    """Return a scalable QR code, dark on white whatever the page's colours."""
    picture = BytesIO()
    segno.make(address, micro=False, error="m").save(
        picture,
        kind="svg",
        border=QUIET_ZONE,
        dark="#000",
        light="#fff",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        omitsize=True,
    )
    return picture.getvalue()


def home_of(scope: Scope, share: str | None) -> str:
    """Return the base URL for links given to others: `share` if the request came by a loopback name, else its host."""
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    if share is not None and is_loopback(host):
        return share.rstrip("/")
    if not 0 < len(host) <= MOST_HOST:
        raise RequestError("bad-host", f"The request needs a Host header of 1 to {MOST_HOST} characters.")
    return f"{scope['scheme']}://{host}"


def is_loopback(host: str) -> bool:
    """Return whether a host name, with or without a port, means this machine.

    >>> [is_loopback(name) for name in ("localhost:8000", "127.0.0.1", "[::1]:80", "192.168.1.5:8000", "")]
    [True, True, True, False, False]
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or name.endswith(".localhost") or ip_address(name).is_loopback
    except ValueError:
        return False
